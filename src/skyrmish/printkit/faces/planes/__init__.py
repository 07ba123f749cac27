"""Squadron Leader in print, and Space Pirates, which is an edition of it with pieces of its own."""
