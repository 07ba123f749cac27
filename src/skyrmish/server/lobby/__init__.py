"""The lobby: what can be played, and matches made, found, read and printed for."""
