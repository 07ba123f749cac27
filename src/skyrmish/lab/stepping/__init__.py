"""Matches that somebody outside answers for: orders as numbers, what a seat may see as numbers, many steps at once."""
