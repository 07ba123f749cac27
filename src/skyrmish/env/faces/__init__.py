"""How a game is shown to a learning agent."""
