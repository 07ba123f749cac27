"""Dogfight and Bombing Raid at the terminal."""
