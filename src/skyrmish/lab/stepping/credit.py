"""Rewards: for the outcome alone, or also for what was gained and lost on the way."""

from typing import Annotated, Any

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.pieces import MOST_PLANES

LEARNER = -1  # in a list of bots: nobody of ours sits there
DENSE = 0.5  # of what fortune changes by, added to the outcome
WON, LOST, DRAWN, REFUSED = 1.0, -1.0, 0.0, -1.0
NOBODY = -1


class Credit(Record):
    """Who wins with whom, and how much of fortune counts on the way."""

    seats: int
    sides: Annotated[list[int], Room(MOST_PLANES)]  # of each seat
    dense: float


def credit_for(seating: Seating, dense: bool) -> Credit:
    seats = len(seating.seats)
    sides = [seating.side_of_seat(seat) for seat in range(seats)]
    return Credit(seats=seats, sides=sides, dense=DENSE if dense else 0.0)


@rule
def credit(credits: Credit, seat: int, value: float, values: Any, is_over: bool, winner: int) -> float:
    """What a seat gets for the step: the outcome, and what its fortune gained since the last one."""
    reward: float = credits.dense * (value - values[seat])
    values[seat] = value
    if is_over and winner != NOBODY:
        reward += WON if winner == credits.sides[seat] else LOST
    return reward


@rule
def forget(credits: Credit, values: Any) -> None:
    """A new match: nobody has gained or lost anything yet."""
    for seat in range(credits.seats):
        values[seat] = 0.0


@rule
def refuse(credits: Credit, seat: int, rewards: Any) -> int:
    """An order that is not legal ends the match, at the cost of whoever gave it; nobody is asked any more."""
    for other in range(credits.seats):
        rewards[other] = REFUSED if other == seat else DRAWN
    return NOBODY
