"""Balance: every way to share out the stats against every other."""
