"""For people with the real pieces on the table: what a phone beside the board is asked."""
