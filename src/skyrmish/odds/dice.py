"""Dice before one pilot: what a die can show, how a throw falls, what one more throw of a die makes of it."""

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Literal, NamedTuple

from skyrmish.games.squadron_leader.constants import DOUBLE, NO_CRITICALS
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_critical, is_hit

MISS, HIT, CRITICAL = range(3)  # what a die shows; in defence a hit is a dodge
KINDS = (MISS, HIT, CRITICAL)
TopFace = Literal["hit", "double", "critical"]
TOP_FACE: dict[int, TopFace] = {NO_CRITICALS: "hit", DOUBLE: "double"}
Chances = tuple[int, ...]  # of each amount of damage, counted in equally likely throws


class Hand(NamedTuple):
    """Dice that may still be thrown again, by what they show; then the good ones among those that may not."""

    misses: int
    hits: int
    criticals: int
    fixed_hits: int = 0
    fixed_criticals: int = 0

    @property
    def all_hits(self) -> int:
        return self.hits + self.fixed_hits

    @property
    def all_criticals(self) -> int:
        return self.criticals + self.fixed_criticals


@dataclass(frozen=True)
class Die:
    """How many faces miss, hit, and are critical; and whether one die may be thrown again and again."""

    faces: tuple[int, int, int]
    again: bool = True

    @property
    def sides(self) -> int:
        return sum(self.faces)


def die_of(rules: Rules) -> Die:
    """SL1-ATK-06, SL1-ATK-07, MOD-D6-01, B-36, B-40  The die of a ruleset."""
    shown = [kind_of(rules, face) for face in range(1, rules.die_sides + 1)]
    return Die((shown.count(MISS), shown.count(HIT), shown.count(CRITICAL)), bool(rules.reroll_same_die))


def kind_of(rules: Rules, face: int) -> int:
    """What a face is worth."""
    if is_critical(rules, face):
        return CRITICAL
    return HIT if is_hit(rules, face) else MISS


def top_face(rules: Rules) -> TopFace:
    """B-40  What the highest face is, where it hits."""
    return TOP_FACE.get(rules.criticals, "critical")


@cache
def throws(die: Die, dice: int) -> tuple[tuple[Hand, int], ...]:
    """Every hand that so many dice can show, and how many of all throws show it."""
    misses, hits, criticals = die.faces
    found = []
    for high in range(dice + 1):
        for plain in range(dice + 1 - high):
            low = dice - high - plain
            ways = comb(dice, high) * comb(dice - high, plain) * criticals**high * hits**plain * misses**low
            if ways:
                found.append((Hand(low, plain, high), ways))
    return tuple(found)


@cache
def rerolled(die: Die, hand: Hand, kind: int) -> tuple[tuple[Hand, int], ...]:
    """B-36  The hands after one die that shows this kind is thrown again, each with its number of faces."""
    fresh, fixed = list(hand[:3]), list(hand[3:])
    fresh[kind] -= 1
    found = []
    for new, faces in enumerate(die.faces):
        if faces:
            free, held = fresh.copy(), fixed.copy()
            if die.again:
                free[new] += 1
            elif new != MISS:
                held[new - HIT] += 1
            found.append((Hand(*free, *held), faces))
    return tuple(found)


def mixed(parts: list[tuple[int, Chances]]) -> Chances:
    """Chances of several cases together, each as often as its weight says."""
    total = [0] * max(len(chances) for _, chances in parts)
    for weight, chances in parts:
        for amount, count in enumerate(chances):
            total[amount] += weight * count
    return tuple(total)
