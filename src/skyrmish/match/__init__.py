"""The match: decisions, orders and their notation, events, records, replay, and the referee."""
