"""Exact chances of the dice games, as fractions: squadrons, shots, second rolls."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache

from skyrmish.games.squadron_dice.constants import BLANK, EVADE, EVADE_DIE, HIT, HIT_DIE, REROLL
from skyrmish.games.squadron_dice.pieces import MOST_SIDES_OF_A_DIE, Rules, planes_on

Chances = dict[int, Fraction]  # of a number, or of an icon
Faces = tuple[int, ...]


def faces_of(rules: Rules, kind: int) -> Faces:
    """The icons of one kind of die."""
    start = kind * MOST_SIDES_OF_A_DIE
    return tuple(rules.faces[start : start + rules.sides])


@cache
def icon_chances(faces: Faces) -> Chances:
    """SD-06, B-66  What one throw of a die ends with, its automatic re-roll included."""
    each = Fraction(1, len(faces))
    again = each * faces.count(REROLL)
    chances: Chances = {}
    for icon in faces:
        if icon != REROLL:
            chances[icon] = chances.get(icon, Fraction(0)) + each * (1 + again)
    if again:
        chances[BLANK] = chances.get(BLANK, Fraction(0)) + again * again
    return chances


@cache
def plane_chances(faces: Faces) -> Chances:
    """SD-04, SD-05  The planes that one throw of a die ends with."""
    chances: Chances = {}
    for icon, chance in icon_chances(faces).items():
        chances[planes_on(icon)] = chances.get(planes_on(icon), Fraction(0)) + chance
    return chances


def mean_planes(faces: Faces) -> Fraction:
    return mean(plane_chances(faces))


def mean(chances: Chances) -> Fraction:
    """The expected number."""
    return sum((number * chance for number, chance in chances.items()), Fraction(0))


def summed(parts: Iterable[Chances]) -> Chances:
    """The distribution of a sum."""
    total: Chances = {0: Fraction(1)}
    for part in parts:
        after: Chances = {}
        for number, chance in total.items():
            for more, likely in part.items():
                after[number + more] = after.get(number + more, Fraction(0)) + chance * likely
        total = after
    return dict(sorted(total.items()))


# ---- squadrons ----


def squadron_planes(rules: Rules, kinds: Sequence[int]) -> Chances:
    """SD-DF-02  How many planes a squadron of these dice rolls."""
    return summed(plane_chances(faces_of(rules, kind)) for kind in kinds)


def second_roll(rules: Rules, kinds: Sequence[int], shown: Sequence[int], again: Sequence[int]) -> Chances:
    """SD-BR-03, B-72  Planes after the second roll, if the dice with these numbers (0, 1 …) are rolled again."""
    parts = []
    for die, (kind, icon) in enumerate(zip(kinds, shown, strict=True)):
        fixed = {planes_on(icon): Fraction(1)}
        parts.append(plane_chances(faces_of(rules, kind)) if die in again else fixed)
    return summed(parts)


def beats(mine: Chances, theirs: Chances) -> tuple[Fraction, Fraction, Fraction]:
    """The chances to be higher, equal, and lower."""
    higher = equal = Fraction(0)
    for number, chance in mine.items():
        for other, likely in theirs.items():
            if number > other:
                higher += chance * likely
            elif number == other:
                equal += chance * likely
    return higher, equal, 1 - higher - equal


# ---- shots ----


def icon_count(faces: Faces, icon: int, dice: int) -> Chances:
    """How many of several like dice show an icon."""
    chance = icon_chances(faces).get(icon, Fraction(0))
    return summed([{0: 1 - chance, 1: chance}] * dice)


def hit_chances(rules: Rules, icons: int = 0) -> Chances:
    """SD-DF-04  Hits of a whole roll, with so many icons added."""
    return shifted(icon_count(faces_of(rules, HIT_DIE), HIT, rules.hit_dice), icons)


def evade_chances(rules: Rules, icons: int = 0) -> Chances:
    """SD-DF-04, B-71  Evades of a whole roll, with so many icons added."""
    return shifted(icon_count(faces_of(rules, EVADE_DIE), EVADE, rules.evade_dice), icons)


def shifted(chances: Chances, by: int) -> Chances:
    return {number + by: chance for number, chance in chances.items()}


def shot_down(rules: Rules, hit_icons: int = 0, evade_icons: int = 0) -> Fraction:
    """SD-DF-05  The chance that hits outnumber evades."""
    return beats(hit_chances(rules, hit_icons), evade_chances(rules, evade_icons))[0]
