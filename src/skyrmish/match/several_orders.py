"""Several orders as one: a whole plan is taken, or nothing of it."""

from collections.abc import Sequence

from skyrmish.engine.records import copied
from skyrmish.engine.refusal import Refusal
from skyrmish.match.dice_sources import SeededDice, TypedDice
from skyrmish.match.events import Event
from skyrmish.match.match import Match


class OneRefused(Refusal):
    """One of several orders was refused, and so none was taken."""

    def __init__(self, refusal: Refusal, index: int) -> None:
        super().__init__(refusal.reason, refusal.clause)
        self.index = index


def take_all(match: Match, orders: Sequence[str], seat: str | None = None) -> list[Event]:
    """Take the orders one after the other. If one is refused, the match and its dice are as they were."""
    table, events, entries = match.table, len(match.events), len(match.entries)
    dice = match.dice
    stream = copied(dice.stream) if isinstance(dice, SeededDice) else None
    taken = dice.taken if isinstance(dice, TypedDice) else 0
    match.table = copied(table)
    for index, order in enumerate(orders):
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
