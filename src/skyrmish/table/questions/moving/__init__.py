"""The question for a move: every plan that a plane could fly, and what it would have from the end of each."""
