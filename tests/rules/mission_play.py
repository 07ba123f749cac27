"""Missions begun and flown, as tests want them."""

from pathlib import Path
from typing import Any

from skyrmish.games.squadron_leader.constants import ATTACKING, MOVING
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import place
from skyrmish.games.squadron_leader.play.setting_up.setup import begin, hand_out
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, mission_seats

SEATS = ("red", "blue")
HERE = Path(__file__).parent / "missions"
APOTHEM = 12.010433922646728


def begun(name: str, **ruleset: Any) -> tuple[Rules, Table]:
    """A mission whose pilots all have 3 of everything, and are about to place."""
    rules = make_rules(Ruleset("second", mission=name, **ruleset))
    table = laid_out(mission_seats(mission_named(name), SEATS))
    begin(table)
    hand_out(rules, table)
    return rules, table


def in_the_air(name: str, *places: tuple[float, float, float], stage: int = MOVING) -> tuple[Rules, Table]:
    """The pieces at these places, with 3 of everything unless the mission says otherwise."""
    rules, table = begun(name)
    for i, (x, y, heading) in enumerate(places):
        plane = table.planes[i]
        if not plane.assigned:
            plane.attack = plane.defense = plane.speed = plane.health = 3
            plane.assigned = True
        plane.full, plane.moved = plane.health, stage == ATTACKING
        place(table, i, x, y, heading)
    table.stage, table.round, table.plane = stage, 1, -1
    call_next(rules, table)
    return rules, table
