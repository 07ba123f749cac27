"""A whole game at one keyboard."""
