"""The levels: what a bot of each kind answers at a glance."""
