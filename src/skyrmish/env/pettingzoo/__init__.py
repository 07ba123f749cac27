"""Several agents: the two kinds of environment that PettingZoo knows."""
