"""Perfect play of the dice games for two, from exact tables."""
