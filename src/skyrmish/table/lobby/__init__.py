"""The lobby of any table: what can be played, making a match, and taking one up again."""
