"""The six liveries of the table: a colour and an emblem each, so that neither stands alone."""

from skyrmish.games.seating import Seating

LIVERIES = ("ember chevron", "cobalt ring", "jade diamond", "plum trefoil", "slate star", "ivory crescent")


def colour_of(seating: Seating, seat: int) -> int:
    """Every seat has its own livery while there are enough; beyond that, every side."""
    return seat if len(seating.seats) <= len(LIVERIES) else seating.side_of_seat(seat)
