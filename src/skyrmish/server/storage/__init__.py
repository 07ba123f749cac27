"""Matches on disk: what is acknowledged is written down first."""
