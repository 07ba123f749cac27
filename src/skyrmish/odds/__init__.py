"""Exact chances, computed and not sampled."""
