"""Missions as data: who flies what from where, who comes back, and what wins (C-4).

Each is one file, here or in a folder of your own; docs/missions.md tells how to write one.
"""
