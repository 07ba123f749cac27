"""Bots for Dogfight and Bombing Raid: random, greedy, and the solver with its exact tables."""
