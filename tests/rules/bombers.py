"""Bombers and balloons in the air, as tests want them."""

import math
from typing import Any

from rules.tables import plane_at, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, PLANE
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_hold_fire
from skyrmish.games.squadron_leader.seating import SIZES

RULES = rules_of("bombers-and-balloons", "altitude")
HIT, MISS = 8, 1
APOTHEM = 13 * math.cos(math.pi / 8)


def piece(kind: int, x: float, y: float, heading: float = 0.0, side: int = 0, **fields: Any) -> Plane:
    usual: dict[str, Any] = {"kind": kind, "extra": SIZES[kind] - 1.0}
    if kind == BOMBER:
        usual |= {"speed": 2, "bombs": 3}
    elif kind == BALLOON:
        usual |= {"attack": 0, "defense": 0, "speed": 0, "health": 2}
    return plane_at(x, y, heading, side, **(usual | fields))


def hold_all_fire(table: Table) -> None:
    while waiting_for(table) == "attack":
        answer_hold_fire(RULES, table, table.plane)


def near_a_balloon(health: int = 3, side: int = 1, rules: Rules = RULES) -> Table:
    """A straight takes red from 110 mm to within range 1 of the balloon."""
    return table_of(
        rules, piece(PLANE, 200, 350, health=health), piece(BALLOON, 350, 350, side=side), piece(PLANE, 50, 50, side=1)
    )
