"""What a seat may see of a table of dice, as numbers."""

from typing import Any

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    DECISIONS,
    ICON_KEYS,
    KINDS,
    LETTERS,
    MOST_ROLLED,
    MOST_SQUADRON,
)
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, planes_of
from skyrmish.lab.stepping.dice.numbering import DiceNumbering, seat_from

A_PART = 1.0 / MOST_SQUADRON
MOST_PLANES_SHOWN = 2.0 * (MOST_SQUADRON + 1)
LONG = 100.0  # rounds
ICON_COUNT = len(ICON_KEYS)

OF_THE_TABLE = (*(f"decision-{name or 'none'}" for name in DECISIONS), "round")
OF_A_DIE = tuple(f"shows-{icon}" for icon in ICON_KEYS)
OF_A_PILOT = (
    *("alive", "partner", "hits", "evades", "answers", "passed", "holds-decision-die"),
    *("rookies", "trophies", "dice", "planes", "planes-added", "icons-added"),
    *(f"{what}-{letter}" for what in ("flying", "reserve", "retired") for letter in LETTERS),
    *(f"decision-die-{what}" for what in OF_A_DIE),
    *(f"die-{die}-{what}" for die in range(1, MOST_SQUADRON + 1) for what in ("kind", "locked", *OF_A_DIE)),
    *(f"shot-die-{die}-{what}" for die in range(1, MOST_ROLLED + 1) for what in OF_A_DIE),
)


def names_of_sights(numbers: DiceNumbering) -> list[str]:
    """What each number of a sight is."""
    pilots = [f"pilot-{place}-{what}" for place in range(numbers.pilots) for what in OF_A_PILOT]
    return [*OF_THE_TABLE, *pilots]


@rule
def look(rules: Rules, numbers: DiceNumbering, table: Table, seat: int, sight: Any) -> None:  # noqa: ARG001
    """B-68, B-72  All dice lie open; what somebody has committed to is not among this."""
    for number in range(len(DECISIONS)):
        sight[number] = 1.0 if table.decision == number and not table.over else 0.0
    at = len(DECISIONS)
    sight[at] = min(1.0, table.round / LONG)
    at += 1
    for place in range(numbers.pilots):
        other = seat_from(numbers, seat, place)
        at = see_pilot(table, seat, other, sight, at)
        at = see_squadron(table.pilots[other], sight, at)
        for die in range(MOST_ROLLED):
            rolled = other == table.hitter or other == table.evader
            at = see_icon(table.pilots[other].rolled[die] if rolled else -1, sight, at)


@rule
def see_icon(shown: int, sight: Any, at: int) -> int:
    for icon in range(ICON_COUNT):
        sight[at + icon] = 1.0 if shown == icon else 0.0
    return at + ICON_COUNT


@rule
def see_pilot(table: Table, seat: int, other: int, sight: Any, at: int) -> int:
    pilot = table.pilots[other]
    sight[at] = 1.0 if pilot.alive else 0.0
    sight[at + 1] = 1.0 if pilot.team == table.pilots[seat].team else 0.0
    sight[at + 2] = 1.0 if table.hitter == other else 0.0
    sight[at + 3] = 1.0 if table.evader == other else 0.0
    sight[at + 4] = float((table.waiting >> other) & 1)
    sight[at + 5] = float((table.passed >> other) & 1)
    sight[at + 6] = 1.0 if pilot.holds else 0.0
    sight[at + 7] = A_PART * pilot.rookies
    sight[at + 8] = A_PART * pilot.trophies
    sight[at + 9] = A_PART * pilot.count
    sight[at + 10] = min(1.0, planes_of(pilot) / MOST_PLANES_SHOWN)
    sight[at + 11] = A_PART * pilot.planes
    sight[at + 12] = A_PART * pilot.icons
    at += 13
    for ace in range(ACE_COUNT):
        sight[at + ace] = float((pilot.flying >> ace) & 1)
        sight[at + ACE_COUNT + ace] = float((pilot.reserve >> ace) & 1)
        sight[at + 2 * ACE_COUNT + ace] = float((pilot.retired >> ace) & 1)
    return see_icon(pilot.decision if pilot.holds else -1, sight, at + 3 * ACE_COUNT)


@rule
def see_squadron(pilot: Pilot, sight: Any, at: int) -> int:
    for die in range(MOST_SQUADRON):
        there = die < pilot.count
        sight[at] = (1.0 + pilot.kinds[die]) / len(KINDS) if there else 0.0
        sight[at + 1] = float((pilot.locked >> die) & 1) if there else 0.0
        at = see_icon(pilot.shown[die] if there else -1, sight, at + 2)
    return at
