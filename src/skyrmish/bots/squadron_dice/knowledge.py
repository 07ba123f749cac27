"""What dice bots know beforehand: who plays which seat, and what a die is worth."""

from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.games.squadron_dice.constants import ACES, KINDS
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS, Rules
from skyrmish.odds.squadron_dice import faces_of, mean_planes

SETS = 16  # of Aces
HELD = 7  # what a Decision die can be at the start of a turn: used, or one of six icons


class DiceKnowledge(Record):
    """The bot on each seat; planes of each kind of die; and, for the solver, its tables."""

    bots: Annotated[list[int], Room(MOST_PILOTS)]
    mean: Annotated[list[float], Room(len(KINDS))]
    raid: Annotated[list[float], Room(SETS * SETS)]  # chance of the first seat to win, by both sets of Aces
    fight: Annotated[list[float], Room(SETS * SETS * HELD * HELD)]  # by Aces flying, and Decision dice held


def learn(rules: Rules, bots: list[int]) -> DiceKnowledge:
    """Knowledge for these seats, without the solver's tables."""
    known = DiceKnowledge()
    known.bots[: len(bots)] = bots
    for kind in range(len(KINDS)):
        if kind >= ACES or KINDS[kind] == "rookie":
            known.mean[kind] = float(mean_planes(faces_of(rules, kind)))
    return known
