"""Puzzles at a live table: asked, looked at, and answered."""
