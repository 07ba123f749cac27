"""What a place, a plan or a position is worth."""
