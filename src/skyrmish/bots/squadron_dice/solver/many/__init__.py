"""Dogfight among three or four: strong, not perfect."""
