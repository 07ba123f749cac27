"""Guarding a host: who calls, how many at a time, and what every request passes through."""
