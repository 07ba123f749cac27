"""Positions that might make a puzzle, drawn at random from a seed."""
