"""Editions, modules, options and missions: data, and how it becomes the numbers that the rules read."""
