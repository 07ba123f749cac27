"""The arena: bots against bots, a cross table, and ratings."""
