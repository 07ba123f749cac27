"""Lessons: a position to play from, goals that the engine checks, and mistakes that a coach answers."""
