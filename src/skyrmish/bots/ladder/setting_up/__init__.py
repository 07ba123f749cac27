"""How bots set up: their stats, and where they begin."""
