"""Where planes are and what they have of each other, as people write it."""
