"""What lies on the table, in the words of a position file: planes, bombs, and who has whom before the guns."""

from collections.abc import Sequence
from typing import Any

from skyrmish.games.seating import Seating
from skyrmish.games.squadron_leader.constants import BALLOON, KINDS, MOVE
from skyrmish.games.squadron_leader.measuring.measures import Against, measure_planes
from skyrmish.games.squadron_leader.measuring.places import bomb_facts, pose_facts, where_words
from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, stats_of
from skyrmish.games.squadron_leader.rulesets.citing import cited
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.words.catalogue import say

DECIMALS = 6
LOST = ("attack_lost", "defense_lost", "speed_lost")  # fields of a plane, where a critical lowers a stat


def planes_told(rules: Rules, table: Table, seating: Seating) -> list[dict[str, Any]]:
    return [plane_told(rules, table, seating, i) for i in range(table.count)]


def plane_told(rules: Rules, table: Table, seating: Seating, i: int) -> dict[str, Any]:
    """B-84  A plane with all that the next file must say of it, the Ace too."""
    plane = table.planes[i]
    told: dict[str, Any] = {"name": seating.plane_names[i], "seat": seating.seats[plane.seat].name}
    told["kind"] = KINDS[plane.kind]
    if plane.placed:
        told |= pose_facts(rules, plane)
    if plane.assigned and plane.kind != BALLOON:
        told |= stats_of(rules, plane)
    told |= {"altitude": plane.altitude, "aces": plane.aces, "aces_used": plane.aces_used}
    told |= {"ace": plane.ace, "ace_defended": plane.ace_defended, "climbed": plane.climbed}
    told |= {"moved": plane.moved, "attacked": plane.attacked}
    told |= {"shot_down": plane.shot_down, "scored": plane.scored, "alive": plane.flying}
    told |= {field: getattr(plane, field) for field in LOST}
    return told | {"bombs": plane.bombs, "full_health": plane.full, "fell": plane.fell}


def plane_words(rules: Rules, table: Table, i: int, name: str) -> str:
    """How a plane stands, in a few words; stats stay out until all are revealed."""
    plane = table.planes[i]
    facts = {**pose_facts(rules, plane), "altitude": plane.altitude, "health": plane.health} if plane.placed else {}
    where = where_words(facts) if plane.placed else None
    flown = "gone" if not plane.flying else "here" if plane.placed else "unplaced"
    return say("plane-stands", facts, name=name, where=where, state=flown, kind=KINDS[plane.kind])


def bombs_told(rules: Rules, table: Table) -> list[dict[str, Any]]:
    """C-3  The bombs on the board."""
    return [{**bomb_facts(rules, bomb), "round": bomb.round} for bomb in table.bombs[: table.bomb_count]]


def move_told(table: Table) -> dict[str, Any]:
    """What is left of a move that has begun."""
    return {"speed_left": table.move.speed_left} if table.decision == MOVE and table.plane >= 0 else {}


def measures_told(ruleset: Ruleset, rules: Rules, table: Table, names: Sequence[str]) -> list[dict[str, Any]]:
    """Every ordered pair of living planes."""
    here = [i for i in range(table.count) if table.planes[i].flying and table.planes[i].placed]
    return [measure_told(ruleset, rules, table, names, i, j) for i in here for j in here if i != j]


def measure_told(ruleset: Ruleset, rules: Rules, table: Table, names: Sequence[str], i: int, j: int) -> dict[str, Any]:
    a, b = table.planes[i], table.planes[j]
    seen = measure_planes(rules, table, i, j)
    why_not = seen.why_not(lambda clause: cited(ruleset, clause)) or None
    if a.kind == BALLOON:
        why_not = Against("against-balloon", "C-3").with_clause()
    elif not are_enemies(a, b):
        why_not = Against("against-friend", "B-33").with_clause()
    elif b.shot_down:
        why_not = Against("against-shot-down", "B-32").with_clause()
    return {
        "from": names[i],
        "to": names[j],
        "distance": round(seen.distance, DECIMALS),
        "section": seen.section,
        "in_range": seen.in_range,
        "in_arc": seen.in_arc,
        "in_guides": seen.in_guides,
        "why_not": why_not,
    }
