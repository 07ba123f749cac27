"""Kinds of puzzles: what is asked, what may be answered, and what each answer is worth."""
