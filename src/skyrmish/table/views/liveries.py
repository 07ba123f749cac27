"""The six liveries of the table: a colour and an emblem each, so that neither stands alone."""

from skyrmish.games.seating import Seating

LIVERIES = 6


def colour_of(seating: Seating, seat: int) -> int:
    """Every seat has its own livery while there are enough; beyond that, every side."""
    return seat if len(seating.seats) <= LIVERIES else seating.side_of_seat(seat)
