"""Before the first round: stats, who starts, and where planes are placed."""
