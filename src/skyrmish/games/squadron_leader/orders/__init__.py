"""What can be said to a plane: how it reads, what is allowed now, why not, and what it does."""
