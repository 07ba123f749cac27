"""The dice of a live table: shares from every page, real dice, and seals of what is chosen in secret."""
