"""Bots: they choose an answer from what one seat may see."""
