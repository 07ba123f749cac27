"""Several orders as one: a whole plan is taken, or nothing of it."""

from collections.abc import Sequence

from skyrmish.engine.records import copied
from skyrmish.engine.refusal import Refusal
from skyrmish.match.dice_sources import SeededDice, TypedDice
from skyrmish.games.squadron_leader.events import Event
from skyrmish.match.match import Match


class OneRefused(Refusal):
    """One of several orders was refused, and so none was taken."""

    def __init__(self, refusal: Refusal, index: int) -> None:
        super().__init__(refusal.reason, refusal.clause)
        self.index = index


def take_all(match: Match, orders: Sequence[str], seat: str | None = None) -> list[Event]:
    """Take the orders one after the other. If one is refused, the match and its dice are as they were.

    A plane that is lost on the way, off the board or near a balloon, has no more to say: the rest of its plan lapses.
    """
    table, events, entries = match.table, len(match.events), len(match.entries)
    dice = match.dice
    stream = copied(dice.stream) if isinstance(dice, SeededDice) else None
    taken = dice.taken if isinstance(dice, TypedDice) else 0
    match.table = copied(table)
    flying = [plane.flying for plane in table.planes[: table.count]]
    for index, order in enumerate(orders):
        if index and has_fallen(match, seat, flying):
            break
        try:
            match.order(order, seat, in_place=True)
        except Refusal as refusal:
            match.table = table
            del match.events[events:], match.entries[entries:]
            if isinstance(dice, SeededDice) and stream is not None:
                dice.stream = stream
            elif isinstance(dice, TypedDice):
                dice.put_back(taken)
            raise OneRefused(refusal, index) from None
    return match.events[events:]


def has_fallen(match: Match, seat: str | None, flying: list[bool]) -> bool:
    """A plane of the seat is no longer among those that flew."""
    for i, was_flying in enumerate(flying):
        plane = match.table.planes[i]
        if was_flying and not plane.flying and seat in (None, match.seating.seats[plane.seat].name):
            return True
    return False
