"""The dice as data, options, and the numbers that the rules read."""
