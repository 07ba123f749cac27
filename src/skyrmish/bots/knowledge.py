"""What bots know beforehand: who plays which seat, and what a shot is worth."""

from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Rules
from skyrmish.odds.attacks import expected_damage

MOST_ATTACK, MOST_DEFENCE, MOST_REROLLS = 12, 12, 3
RANDOM, GREEDY = range(2)
BOTS = ("random", "greedy")


class Knowledge(Record):
    """Expected damage by Attack dice, Defense dice, and both sides' rerolls; and the bot on each seat."""

    most_attack: int
    most_defence: int
    damage: Annotated[list[float], Room((MOST_ATTACK + 1) * (MOST_DEFENCE + 1) * (MOST_REROLLS + 1) ** 2)]
    bots: Annotated[list[int], Room(MOST_PLANES)]


def learn(rules: Rules, bots: list[int], top_stat: int = 4) -> Knowledge:
    """Knowledge for these seats. Beyond the top stat and some ace dice, a shot is weighed as one with fewer."""
    most_attack, most_defence = min(MOST_ATTACK, top_stat + 2), min(MOST_DEFENCE, top_stat + 1)
    known = Knowledge(most_attack=most_attack, most_defence=most_defence)
    known.bots[: len(bots)] = bots
    rerolls = MOST_REROLLS + 1
    known.damage = [
        expected_damage(rules, attack, defence, mine, theirs)
        for attack in range(most_attack + 1)
        for defence in range(most_defence + 1)
        for mine in range(rerolls)
        for theirs in range(rerolls)
    ]
    return known
