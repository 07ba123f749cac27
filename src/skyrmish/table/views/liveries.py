"""The six liveries of the table: a colour and an emblem each, so that neither stands alone."""

from functools import cache

from skyrmish.games.seating import Seating
from skyrmish.words.catalogue import say

LIVERIES = 6


@cache
def livery_words(colour: int) -> str:
    return say("livery", colour=colour)


def colour_of(seating: Seating, seat: int) -> int:
    """Every seat has its own livery while there are enough; beyond that, every side."""
    return seat if len(seating.seats) <= LIVERIES else seating.side_of_seat(seat)
