"""Tables to test on: planes in the middle of a match, orders in the players' words, dice as they shall fall."""

from typing import Any

from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.constants import ATTACKING, DECISIONS, MANNERS, MOVING, TEMPLATES
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, heading_of
from skyrmish.games.squadron_leader.play.decisions import answer_climb, answer_dive, answer_fly
from skyrmish.games.squadron_leader.play.moving.flying import begin_move, end_move
from skyrmish.games.squadron_leader.play.moving.movement import why_not_climb, why_not_dive, why_not_end, why_not_fly
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import place
from skyrmish.games.squadron_leader.play.setting_up.setup import begin
from skyrmish.games.squadron_leader.play.settling import settle
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules


def rules_of(
    *modules: str, options: dict[str, Any] | None = None, width: float = 0.0, height: float = 0.0, top_speed: int = 4
) -> Rules:
    """The first edition with these modules and options."""
    return make_rules(Ruleset(modules=modules, options=options or {}, width=width, height=height), top_speed)


def plane_at(x: float, y: float, heading: float = 0.0, side: int = 0, **fields: Any) -> Plane:
    """A plane in the air: 3 of everything unless told otherwise."""
    usual = {"attack": 3, "defense": 3, "speed": 3, "health": 3, "seat": side}
    plane = Plane(**(usual | fields), side=side, assigned=True, flying=True)
    place(Table(planes=[plane]), 0, x, y, heading)
    return plane


def table_of(rules: Rules, *planes: Plane, stage: int = MOVING, start: int = 0) -> Table:
    """A match in its first round, waiting for whoever is first in this stage."""
    table = Table(count=len(planes), stage=stage, round=1, start=start, acting=start, plane=-1, target=-1, winner=-1)
    table.planes[: len(planes)] = planes
    table.seats = 1 + max(plane.seat for plane in planes)
    table.sides = 1 + max(plane.side for plane in planes)
    for plane in planes:
        plane.moved = stage == ATTACKING
    call_next(rules, table)
    return table


def new_table(sides: int, planes_each: int = 1) -> Table:
    """A match that has not begun: everyone is to assign stats."""
    table = Table(count=sides * planes_each, seats=sides, sides=sides)
    for i in range(table.count):
        table.planes[i].seat = table.planes[i].side = i % sides
    begin(table)
    return table


def pose(plane: Plane) -> tuple[float, float, float]:
    return plane.x, plane.y, heading_of(plane)


def waiting_for(table: Table) -> str:
    """The decision the table waits for, in words."""
    return DECISIONS[table.decision]


def manoeuvre(rules: Rules, order: str) -> int:
    """The number of a manoeuvre, such as ``split-s bank left``."""
    for number, known in enumerate(rules.manoeuvres):
        if f"{MANNERS[known.manner]} {TEMPLATES[known.template]}".strip() == order:
            return number
    raise KeyError(order)


def why_not(rules: Rules, table: Table, order: str, i: int = 0) -> int:
    """What keeps a plane from this step of its move."""
    if table.plane != i:
        table = copied(table)
        begin_move(table, i)
    if order == "climb":
        return why_not_climb(rules, table, i)
    if order.startswith("dive"):
        return why_not_dive(rules, table, i, int(order.split()[1]))
    if order == "end":
        return why_not_end(table)
    return why_not_fly(rules, table, i, rules.manoeuvres[manoeuvre(rules, order)])


def move(rules: Rules, table: Table, *orders: str, i: int = 0) -> None:
    """Steps of a plane's move, each of which must be allowed."""
    for order in orders:
        assert why_not(rules, table, order, i) == ALLOWED, order
        if order == "climb":
            answer_climb(rules, table, i)
        elif order.startswith("dive"):
            answer_dive(table, i, int(order.split()[1]))
        elif order == "end":
            end_move(rules, table, i)
        else:
            answer_fly(rules, table, i, manoeuvre(rules, order))


def roll(rules: Rules, table: Table, *faces: int) -> None:
    """The dice that are due fall like this."""
    assert table.due == len(faces), f"{table.due} dice are due"
    table.thrown[: len(faces)] = faces
    settle(rules, table)
