"""Matches of the dice games, answer by answer."""
