"""A table of planes as JSON: its fields, checked one by one, and how it is laid out."""
