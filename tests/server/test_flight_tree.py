"""The flight tree that a page is told holds exactly what the rules allow, step by step, wherever planes stand."""

import math
from typing import Any

import orjson
import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from rules.tables import plane_at
from server.player import unfolded

from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.constants import BOMBER, MOVE, MOVING, STORED
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.moving.movement import (
    climb,
    dive,
    end_of,
    fly,
    most_to_store,
    take_off,
    why_not_climb,
    why_not_dive,
    why_not_fly,
)
from skyrmish.games.squadron_leader.play.setting_up.placing import place_on_hex
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.geometry.piece_sets import BOMBER_SCALE
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.table.questions.moving.move_ask import plane_move
from skyrmish.table.views.sky import Sky

SEATS = ("Ann", "Bob", "Cleo")
SMALL = 300.0  # mm: every edge is near
RULESETS = {
    "no modules": Ruleset(width=SMALL, height=SMALL),
    "altitude": Ruleset(modules=("altitude", "split-s", "barrel-roll", "quick-climb"), width=SMALL, height=SMALL),
    "nobody leaves on purpose": Ruleset(
        modules=("altitude", "split-s"), options={"offboard.voluntary": "forbidIfAvoidable"}, width=SMALL, height=SMALL
    ),
    "Space Pirates": Ruleset("space-pirates", width=SMALL, height=SMALL),
    "hexes": Ruleset(modules=("altitude", "split-s"), width=9, height=9, hexes=True),
    "Space Pirates on hexes": Ruleset("space-pirates", width=8, height=7, hexes=True),
}
MATCHES = {name: Match(ruleset, usual_seats(SEATS), SeededDice(1)) for name, ruleset in RULESETS.items()}
SKIES = {name: Sky(match.rules) for name, match in MATCHES.items()}

Plan = tuple[tuple[int, ...], int]


def put_down(rules: Rules, side: int, x: float, y: float, heading: float, **fields: Any) -> Plane:
    """A plane somewhere: x and y as parts of the board."""
    plane = plane_at(x * rules.board_width, y * rules.board_height, heading, side, **fields)
    if rules.hexes:
        column, row = int(x * (rules.board_width - 1)), int(y * (rules.board_height - 1))
        q = column - int(rules.board_width // 2)
        r = row - math.floor(q / 2) - int(rules.board_height // 2)
        place_on_hex(Table(planes=[plane]), 0, q, r, int(heading) % 6)
    return plane


parts = st.floats(0.1, 0.9)
places = st.tuples(parts, parts, st.one_of(st.sampled_from([0.0, 45.0, 90.0, 270.0]), st.floats(0, 359)))


def table_with(rules: Rules, where: list[tuple[float, float, float]], **fields: Any) -> Table:
    """Plane 0 is to move; the others only stand about."""
    planes = [put_down(rules, side, *place, **(fields if side == 0 else {})) for side, place in enumerate(where)]
    table = Table(count=len(planes), sides=len(planes), seats=len(planes), stage=MOVING, decision=MOVE, round=1)
    table.planes, table.plane, table.target, table.winner = planes, -1, -1, -1
    return table


def told_plans(match: Match, tree: FlightTree) -> tuple[set[Plan], set[tuple[int, ...]]]:
    """The plans that a page makes of the question, and those of them that leave the board."""
    move, chart = orjson.loads(orjson.dumps(plane_move(match, tree))), orjson.loads(tree.chart.text)
    nodes = unfolded(move, chart)
    paths: dict[int, tuple[int, ...]] = {0: ()}
    found: set[Plan] = set()
    lost: set[tuple[int, ...]] = set()
    for node in nodes[1:]:
        path = paths[node["node"]] = (*paths[node["parent"]], node["manoeuvre"])
        if not node["blocked"]:
            found |= {(path, change) for change in range(node["low"], node["high"] + 1)}
            if node["leaves_board"]:
                lost.add(path)
    return found, lost


def flown_plans(rules: Rules, start: Table) -> tuple[set[Plan], set[tuple[int, ...]]]:
    """Every way to change altitude first and then fly on, each step asked of the rules."""
    found: set[Plan] = set()
    lost: set[tuple[int, ...]] = set()

    def explore(here: Table, path: tuple[int, ...], change: int) -> None:
        for number in range(rules.manoeuvre_count):
            if why_not_fly(rules, here, 0, rules.manoeuvres[number]) != ALLOWED:
                continue
            after, longer = copied(here), (*path, number)
            fly(rules, after, 0, number)
            spent = here.planes[0].altitude - rules.manoeuvres[number].altitude - after.planes[0].altitude
            found.update((longer, change - spent + more) for more in range(most_to_store(rules, after, 0) + 1))
            if not after.planes[0].flying:
                lost.add(longer)
            else:
                explore(after, longer, change - spent)

    table = copied(start)
    take_off(table, 0)
    explore(table, (), 0)
    for levels in range(1, table.planes[0].altitude + 1):
        if why_not_dive(rules, table, 0, levels) == ALLOWED:
            dived = copied(table)
            dive(dived, 0, levels)
            explore(dived, (), -levels)
    climbed = 0
    while why_not_climb(rules, table, 0) == ALLOWED:
        climb(rules, table, 0)
        climbed += 1
        explore(table, (), climbed)
    return found, lost


@pytest.mark.parametrize("name", RULESETS)
@given(where=st.lists(places, min_size=3, max_size=3), speed=st.integers(1, 3), altitude=st.integers(0, 2))
@cases(20)
def test_a_page_is_told_exactly_the_plans_that_the_rules_allow(
    name: str, where: list[tuple[float, float, float]], speed: int, altitude: int
) -> None:
    match, sky = MATCHES[name], SKIES[name]
    rules = match.rules
    match.table = table_with(rules, where, speed=speed, altitude=altitude if rules.altitude else 0)
    told, told_lost = told_plans(match, FlightTree(match, sky, 0))
    flown, flown_lost = flown_plans(rules, match.table)
    if rules.altitude == STORED:  # whoever is lost stores nothing
        told = {(path, min(change, 0) if path in told_lost else change) for path, change in told}
        flown = {(path, min(change, 0) if path in flown_lost else change) for path, change in flown}
    assert told == flown
    assert told_lost == flown_lost


@pytest.mark.parametrize("name", RULESETS)
@given(where=st.lists(places, min_size=3, max_size=3), bomber=st.booleans())
@cases(10)
def test_ends_are_those_of_flying_to_the_last_bit_and_drawn_where_they_are(
    name: str, where: list[tuple[float, float, float]], bomber: bool
) -> None:
    match, sky = MATCHES[name], SKIES[name]
    pieces = {"kind": BOMBER, "extra": BOMBER_SCALE - 1.0} if bomber and not match.rules.hexes else {}
    match.table = table_with(match.rules, where, speed=4, **pieces)
    tree = FlightTree(match, sky, 0)
    start, ends = sky.drawn_plane(tree.plane), tree.chart.message().ends
    poses = [pose_of(tree.plane)]
    for node, branch in enumerate(tree.chart.nodes):
        if node:
            poses.append(end_of(match.rules.manoeuvres[branch.manoeuvre], poses[branch.parent]))
        assert tree.pose(node) == poses[node]
        drawn, angle, (ahead, left, turned) = sky.drawn(poses[node]), math.radians(start.heading), ends[node]
        assert abs(start.x + ahead * math.cos(angle) - left * math.sin(angle) - drawn.x) < 0.01
        assert abs(start.y + ahead * math.sin(angle) + left * math.cos(angle) - drawn.y) < 0.01
        assert abs((start.heading + turned - drawn.heading + 180.0) % 360.0 - 180.0) < 0.01


def test_planes_that_stand_alike_share_a_chart_and_others_do_not() -> None:
    match, sky = MATCHES["altitude"], SKIES["altitude"]
    charts = []
    for speed, where in ((2, (0.2, 0.2, 0.0)), (2, (0.7, 0.4, 33.0)), (3, (0.2, 0.2, 0.0))):
        match.table = table_with(match.rules, [where, (0.9, 0.9, 0.0)], speed=speed)
        charts.append(FlightTree(match, sky, 0).chart)
    assert charts[0] is charts[1]
    assert charts[0].name != charts[2].name
