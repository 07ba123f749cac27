"""What dice bots know beforehand: who plays which seat, and what a die is worth."""

from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.games.squadron_dice.constants import ACES, KINDS
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS, Rules
from skyrmish.odds.squadron_dice import faces_of, mean_planes


class DiceKnowledge(Record):
    """The bot on each seat, and planes of each kind of die."""

    bots: Annotated[list[int], Room(MOST_PILOTS)]
    mean: Annotated[list[float], Room(len(KINDS))]


def learn(rules: Rules, bots: list[int]) -> DiceKnowledge:
    """Knowledge for these seats."""
    known = DiceKnowledge()
    known.bots[: len(bots)] = bots
    for kind in range(len(KINDS)):
        if kind >= ACES or KINDS[kind] == "rookie":
            known.mean[kind] = float(mean_planes(faces_of(rules, kind)))
    return known
