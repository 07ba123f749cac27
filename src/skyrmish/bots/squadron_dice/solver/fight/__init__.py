"""Dogfight for two, solved."""
