"""Pictures of a table, for who watches an agent learn. They need Pillow."""
