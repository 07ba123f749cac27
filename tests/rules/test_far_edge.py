"""The edge that a mission sends its bombers to: touched, left over, or missed past a corner."""

from typing import Any

import pytest
from rules.mission_play import begun, in_the_air
from rules.tables import roll

from skyrmish.bots.worth.exchange import prospects
from skyrmish.games.squadron_leader.constants import ATTACKING, BOMB_ROLL, BOMBER, EDGES, IMMELMANN, OVER
from skyrmish.games.squadron_leader.pieces import Bomb, Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_loop
from skyrmish.games.squadron_leader.play.rounds import next_stage
from skyrmish.games.squadron_leader.play.setting_up.edges import has_reached
from skyrmish.geometry.hexes import hex_at
from skyrmish.geometry.poses import Pose, pose_at, sized

ESCORTS, HUNTERS = ((60, 60, 90), (640, 60, 90)), ((100, 600, 270), (600, 600, 270))
SIZE, WIDE = 2.4, 702.0
REACH = 2.4 * 12.010433922646728
DRAWN = (OVER, -1)


def bound_for(edge: str, **ruleset: Any) -> Rules:
    """Bombers' Escape, were the bomber sent to another edge."""
    rules, _ = begun("bombers-escape", **ruleset)
    rules.goal_edge[0] = 1 << EDGES.index(edge)
    return rules


def reaches(rules: Rules, x: float, y: float) -> bool:
    return has_reached(rules, 0, BOMBER, sized(pose_at(x, y, 90), SIZE))


@pytest.mark.parametrize(("short", "touches"), [(0.0, True), (5e-7, True), (1e-5, False)])
def test_b_80_touching_is_reaching_within_a_millionth_of_a_millimetre(short: float, touches: bool) -> None:
    assert reaches(bound_for("north"), 350, WIDE - REACH - short) == touches
    assert reaches(bound_for("south"), 350, REACH + short) == touches
    assert reaches(bound_for("west"), REACH + short, 350) == touches
    assert reaches(bound_for("east"), WIDE - REACH - short, 350) == touches


@pytest.mark.parametrize(
    ("x", "y", "reached"),
    [
        (0.0, 690.0, True),  # it lies over the corner
        (-60.0, 690.0, False),  # it has left over the west edge, level with the north one
        (-60.0, 720.0, False),
        (-60.0, 780.0, True),  # past the corner, and farther north than west
        (780.0, 690.0, False),
    ],
)
def test_b_80_past_a_corner_it_has_left_over_the_edge_that_it_is_farther_beyond(
    x: float, y: float, reached: bool
) -> None:
    assert reaches(bound_for("north"), x, y) == reached


@pytest.mark.parametrize(
    ("column", "row", "reached"), [(6, 0, True), (6, 1, False), (6, -1, True), (-1, 0, False), (13, 0, False)]
)
def test_b_80_on_hexes_likewise(column: int, row: int, reached: bool) -> None:
    rules = bound_for("north", hexes=True)
    assert has_reached(rules, 0, BOMBER, hex_of(rules, column, row)) == reached


def hex_of(rules: Rules, column: int, row: int) -> Pose:
    return hex_at(column, row, rules.board_width, rules.board_height, 0)


@pytest.mark.parametrize("y", [540.0, 640.0])
def test_b_80_a_bomber_that_loops_to_its_edge_has_reached_it(y: float) -> None:
    """B-29"""
    rules, table = in_the_air("bombers-escape", *ESCORTS, (350, y, 90), *HUNTERS, stage=ATTACKING)
    table.plane, table.decision = 2, IMMELMANN
    answer_loop(rules, table, 2)
    assert (table.stage, table.winner, table.planes[2].flying) == (OVER, 0, True)


def test_b_78_a_bomb_that_takes_both_bombers_lets_neither_side_win_by_its_seat() -> None:
    """B-44, C-4"""
    places = (60, 60, 90), (640, 60, 90), (300, 350, 90), (60, 640, 270), (640, 640, 270), (400, 350, 270)
    rules, table = in_the_air("crossing", *places, stage=ATTACKING)
    end_round_with_a_bomb(rules, table)
    for _ in range(2):
        assert table.roll == BOMB_ROLL
        roll(rules, table, 6, 6, 6, 6)
    assert (table.stage, table.winner) == DRAWN


def end_round_with_a_bomb(rules: Rules, table: Table) -> None:
    for plane in table.planes[: table.count]:
        plane.health = 1
    table.bombs[0], table.bomb_count, table.round = Bomb(x=350.0, y=350.0, c=1.0, round=1), 1, 3
    next_stage(rules, table)


@pytest.mark.parametrize("edge", EDGES)
def test_bots_fly_a_bomber_towards_its_edge_on_hexes_too(edge: str) -> None:
    rules = bound_for(edge, hexes=True)
    _, table = begun("bombers-escape", hexes=True)
    ways = {"south": (0, 1), "north": (0, -1), "west": (-1, 0), "east": (1, 0)}
    across, along = ways[edge]
    bomber = [plane.kind for plane in table.planes[: table.count]].index(BOMBER)
    worth = [prospects(rules, table, bomber, hex_of(rules, 6 + k * across, 6 + k * along)) for k in range(7)]
    assert worth == sorted(worth)
    assert len(set(worth)) == 7
