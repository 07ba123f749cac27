"""Matches of planes, step by step."""
