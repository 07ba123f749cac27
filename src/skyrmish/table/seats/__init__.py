"""The seats of a live table: who has them, since when they are waited for, and what they ask of each other."""
