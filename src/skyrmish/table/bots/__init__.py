"""The bots at a live table: for whom they answer, what they advise, and where they think."""
