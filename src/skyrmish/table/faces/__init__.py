"""What a page is shown of a game: the sky for planes, a plain table for every game that has no face of its own."""
