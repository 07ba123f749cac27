"""Bots of your own, and what they are told."""
