"""What is printed of each game; of a game without a face of its own, its rules."""
