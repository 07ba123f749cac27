"""Dogfight squadrons: every different position roll, and what rerolling some of its dice makes of it."""

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import ACE_COUNT, ACE_SETS, ACES, BLANK, EVADE, ROOKIE
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, planes_on, size_of
from skyrmish.odds.squadron_dice import faces_of, icon_chances

MOST_ROLLS = 4096
MOST_REROLLS = 1 << 15
MOST_OUTCOMES = 1 << 17
ROOKIE_BITS, ACE_BITS = 3, 24  # of a key: how many Rookies show each icon, then each Ace's icon

Die = tuple[int, int]  # kind, icon
Dice = tuple[Die, ...]


class Squads(Record):
    """Position rolls by the Aces that fly, and their rerolls: first those of single dice, then those of blanks."""

    first: Annotated[list[int], Room(ACE_SETS + 1)]
    key: Annotated[list[int], Room(MOST_ROLLS)]
    chance: Annotated[list[float], Room(MOST_ROLLS)]
    planes: Annotated[list[int], Room(MOST_ROLLS)]
    evading: Annotated[list[int], Room(MOST_ROLLS)]  # Aces that show an evade
    any_first: Annotated[list[int], Room(MOST_ROLLS + 1)]
    blanks_first: Annotated[list[int], Room(MOST_ROLLS)]
    kind: Annotated[list[int], Room(MOST_REROLLS)]  # of the die that is rerolled
    icon: Annotated[list[int], Room(MOST_REROLLS)]  # that it shows
    partner: Annotated[list[int], Room(MOST_REROLLS)]  # kind of the second blank die, −1: none
    outcome_first: Annotated[list[int], Room(MOST_REROLLS + 1)]
    outcome: Annotated[list[int], Room(MOST_OUTCOMES)]  # the roll that it becomes
    likely: Annotated[list[float], Room(MOST_OUTCOMES)]


@rule
def key_of(kind: int, icon: int) -> int:
    """What one die adds to the key of a roll."""
    if kind == ROOKIE:
        return 1 << (ROOKIE_BITS * icon)
    return icon << (ACE_BITS + ROOKIE_BITS * (kind - ACES))


@rule
def roll_of(squads: Squads, pilot: Pilot) -> int:
    """The number of the roll that lies before a pilot."""
    key = 0
    for die in range(pilot.count):
        key += key_of(pilot.kinds[die], pilot.shown[die])
    for number in range(squads.first[pilot.flying], squads.first[pilot.flying + 1]):
        if squads.key[number] == key:
            return number
    return -1


def squads_of(rules: Rules, full: int = ACE_SETS - 1) -> Squads:
    """All squadrons in which Aces of ``full`` have taken the place of Rookies."""
    squads = Squads()
    rolls, rerolls, outcomes = 0, 0, 0
    for aces in range(ACE_SETS):
        squads.first[aces] = rolls
        if aces & ~full or size_of(aces) > rules.rookies:
            continue
        kinds = [ROOKIE] * (rules.rookies - size_of(aces)) + [ACES + a for a in range(ACE_COUNT) if (aces >> a) & 1]
        numbers = {dice: rolls + n for n, dice in enumerate(position_rolls(rules, kinds))}
        for dice, chance in position_rolls(rules, kinds).items():
            number = numbers[dice]
            describe(squads, number, dice, chance)
            squads.any_first[number] = rerolls
            for again in (*single_rerolls(dice), None, *blank_rerolls(rules, dice)):
                if again is None:
                    squads.blanks_first[number] = rerolls
                    continue
                squads.kind[rerolls], squads.icon[rerolls] = again[0]
                squads.partner[rerolls] = again[1][0] if len(again) > 1 else -1
                squads.outcome_first[rerolls] = outcomes
                for after, likely in rerolled(rules, dice, again).items():
                    squads.outcome[outcomes], squads.likely[outcomes] = numbers[after], likely
                    outcomes += 1
                rerolls += 1
        rolls += len(numbers)
    squads.first[ACE_SETS] = rolls
    squads.any_first[rolls], squads.outcome_first[rerolls] = rerolls, outcomes
    return squads


def describe(squads: Squads, number: int, dice: Dice, chance: float) -> None:
    squads.key[number] = sum(key_of(kind, icon) for kind, icon in dice)
    squads.chance[number] = chance
    squads.planes[number] = sum(planes_on(icon) for _, icon in dice)
    squads.evading[number] = sum(1 << (kind - ACES) for kind, icon in dice if kind >= ACES and icon == EVADE)


def position_rolls(rules: Rules, kinds: list[int]) -> dict[Dice, float]:
    """SD-DF-02  Every different roll of these dice, with its chance."""
    rolls: dict[Dice, float] = {(): 1.0}
    for kind in kinds:
        after: dict[Dice, float] = {}
        for (dice, chance), (icon, likely) in product(rolls.items(), icon_chances(faces_of(rules, kind)).items()):
            more = tuple(sorted((*dice, (kind, icon))))
            after[more] = after.get(more, 0.0) + chance * float(likely)
        rolls = after
    return rolls


def single_rerolls(dice: Dice) -> list[Dice]:
    """B-64  Any: one die; dice that are alike count once."""
    return [(die,) for die in dict.fromkeys(dice)]


def blank_rerolls(rules: Rules, dice: Dice) -> list[Dice]:
    """B-65  Blanks: one or two blank dice."""
    blanks = Counter(die for die in dice if die[1] == BLANK)
    return [
        again
        for count in range(1, rules.blanks_at_once + 1)
        for again in combinations_with_replacement(sorted(blanks), count)
        if all(again.count(die) <= blanks[die] for die in again)
    ]


def rerolled(rules: Rules, dice: Dice, again: Dice) -> dict[Dice, float]:
    """B-66  What a roll becomes when these of its dice are thrown again."""
    kept = list(dice)
    for die in again:
        kept.remove(die)
    out: dict[Dice, float] = {}
    for thrown, chance in position_rolls(rules, [kind for kind, _ in again]).items():
        after = tuple(sorted((*kept, *thrown)))
        out[after] = out.get(after, 0.0) + chance
    return out
