"""The games: rules as small functions, numbers as data."""
