"""The Attack Stage: who may shoot, with how many dice, and what comes of it."""
