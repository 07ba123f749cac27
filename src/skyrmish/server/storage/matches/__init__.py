"""Matches as they are kept: made, found, read, written and removed."""
