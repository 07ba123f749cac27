"""Tables for browsers: a lobby to make them in, hosting, and storage; no rules."""
