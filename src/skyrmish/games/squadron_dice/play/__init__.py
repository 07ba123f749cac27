"""The course of a match of dice: the two games, their windows, and what may be decided."""
