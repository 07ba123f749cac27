"""Thinking ahead: what veterans and aces do with the time they have."""
