"""Skyrmish: the digital table for pocket dogfight games."""

__version__ = "0.1.0"
