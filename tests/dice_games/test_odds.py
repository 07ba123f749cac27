"""Exact chances against counting every face."""

from fractions import Fraction
from itertools import product

import pytest

from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.pieces import planes_on
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, make_rules
from skyrmish.odds.squadron_dice import (
    beats,
    faces_of,
    icon_chances,
    mean_planes,
    second_roll,
    shot_down,
    squadron_planes,
)

RULES = make_rules(DiceRuleset("dogfight"))
A, B, E, R = range(w.ACES, w.ACES + 4)


@pytest.mark.parametrize(
    ("hit", "evade", "chance"),
    [
        (0, 0, Fraction(4864, 6561)),
        (0, 1, Fraction(1024, 2187)),
        (0, 2, Fraction(1280, 6561)),
        (0, 3, Fraction(256, 6561)),
        (1, 0, Fraction(5984, 6561)),
    ],
)
def test_at_66_hits_against_evades(hit: int, evade: int, chance: Fraction) -> None:
    """SD-02, SD-03"""
    assert shot_down(RULES, hit, evade) == chance


def test_dice_are_worth_what_the_assumption_says() -> None:
    """B-60"""
    worth = [mean_planes(faces_of(RULES, kind)) for kind in (w.ROOKIE, A, B, E, R)]
    assert worth == [1, Fraction(4, 3), Fraction(7, 6), 1, Fraction(10, 9)]
    assert icon_chances(faces_of(RULES, B))[w.EVADE] == Fraction(7, 36)


def by_hand(kind: int) -> list[tuple[int, Fraction]]:
    """Every face of a die, and every face after a re-roll."""
    faces = faces_of(RULES, kind)
    out = []
    for first in faces:
        if first != w.REROLL:
            out.append((first, Fraction(1, 6)))
        else:
            out += [(w.BLANK if again == w.REROLL else again, Fraction(1, 36)) for again in faces]
    return out


def test_a_squadron_against_counting() -> None:
    kinds = (w.ROOKIE, B, R)
    counted: dict[int, Fraction] = {}
    for dice in product(*(by_hand(kind) for kind in kinds)):
        total, chance = 0, Fraction(1)
        for icon, likely in dice:
            total, chance = total + planes_on(icon), chance * likely
        counted[total] = counted.get(total, Fraction(0)) + chance
    assert squadron_planes(RULES, kinds) == counted
    assert sum(counted.values()) == 1


def test_a_second_roll_keeps_what_is_not_rolled() -> None:
    chances = second_roll(RULES, (w.ROOKIE, A, B), (w.TWO, w.ONE, w.EVADE), [1])
    assert chances == {2: Fraction(1, 6), 3: Fraction(1, 3), 4: Fraction(1, 2)}
    assert beats(chances, {3: Fraction(1)}) == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))
