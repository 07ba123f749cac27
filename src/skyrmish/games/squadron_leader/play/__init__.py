"""The course of a match: what happens in which order, what may be decided, and when it is over."""
