"""A match that was played: its steps, and how the chances went."""
