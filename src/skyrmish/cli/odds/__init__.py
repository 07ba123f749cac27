"""Chances at the command line, as each game has them."""
