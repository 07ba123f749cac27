"""A match as text: reading and writing it, going through it again, keeping it in a file, and checking it."""
