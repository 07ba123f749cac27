"""Hosts that share a database: each knows the others, and brings every page to the one that has its match."""
