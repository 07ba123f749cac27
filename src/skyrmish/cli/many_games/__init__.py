"""The commands that play many games."""
