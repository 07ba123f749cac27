"""C-3: bombs."""

from typing import Any

import pytest
from rules.bombers import HIT, MISS, RULES, hold_all_fire, near_a_balloon, piece
from rules.tables import move, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ATTACKING, BOMBER, MOVING, OVER, PLANE
from skyrmish.games.squadron_leader.pieces import Plane, Table
from skyrmish.games.squadron_leader.play.decisions import answer_drop, answer_plan
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of, with_drop
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules


def bombing(**fields: Any) -> Table:
    return table_of(RULES, piece(BOMBER, 200, 350, **fields), piece(PLANE, 600, 600, side=1, health=8))


def test_c_3_a_bomb_falls_at_the_other_end_of_the_template_just_used() -> None:
    """B-75"""
    table = bombing()
    assert why_not_drop(table, 0) == reasons.NOTHING_FLOWN
    move(RULES, table, "straight")
    answer_drop(RULES, table, 0)
    bomb = table.bombs[0]
    assert (table.bomb_count, bomb.x, bomb.y, bomb.round) == (1, 226.0, 350.0, 1)
    assert table.planes[0].bombs == 2
    assert why_not_drop(table, 0) == reasons.DROPPED_ALREADY
    move(RULES, table, "straight")
    assert why_not_drop(table, 0) == ALLOWED, "one after each manoeuvre"


def test_c_3_only_a_bomber_with_bombs_left_drops_one() -> None:
    """B-75"""
    table = bombing(bombs=0)
    move(RULES, table, "straight")
    assert why_not_drop(table, 0) == reasons.NO_BOMBS_LEFT
    assert why_not_drop(table, 1) == reasons.NO_BOMBER


def straight_round(table: Table, drop: bool = False) -> None:
    """Both fly a straight, and hold their fire."""
    plan = plan_of(0, 1, 0)
    answer_plan(RULES, table, 0, with_drop(plan) if drop else plan)
    answer_plan(RULES, table, 1, plan)
    hold_all_fire(table)


def test_c_3_a_bomb_acts_at_the_end_of_the_next_round_and_of_those_after_it() -> None:
    """B-77"""
    table = table_of(RULES, piece(BOMBER, 100, 350), piece(PLANE, 126, 620, 270, side=1, health=8))
    straight_round(table, drop=True)
    assert (table.round, table.due, table.bomb_count) == (2, 0, 1), "not in the round in which it fell"
    table.planes[1].y = 520
    for i in (1, 0):
        answer_plan(RULES, table, i, plan_of(0, 1, 0))
    hold_all_fire(table)
    assert (table.due, table.plane) == (4, 1), "59 mm from the bomb"
    roll(RULES, table, HIT, MISS, HIT, 5)
    assert table.planes[1].health == 6
    assert (table.round, waiting_for(table)) == (3, "move")


def test_b_42_a_plane_that_a_bomb_takes_is_nobody_s_knock_out() -> None:
    rules = rules_of("bombers-and-balloons", "ace-pilots")
    table = table_of(rules, piece(BOMBER, 100, 650), piece(PLANE, 200, 350, side=1, health=1), stage=ATTACKING)
    table.bomb_count, table.bombs[0].x, table.bombs[0].y, table.bombs[0].c = 1, 200.0, 400.0, 1.0
    table.stage = MOVING
    table.round = 2
    for i in (0, 1):
        table.planes[i].moved = True
    call_next(rules, table)
    roll(rules, table, HIT, MISS, MISS, MISS)
    assert not table.planes[1].flying
    assert (table.stage, table.winner, table.planes[0].aces) == (OVER, 0, 0)


@pytest.mark.parametrize(
    ("edition", "faces", "lost"),
    [("first", (6, 7, 8, 5), 3), ("second", (4, 5, 6, 3), 3), ("current", (6, 6, 3, 1), 2)],
    ids=["6 to 8 of eight", "4 to 6 of six", "a double six does no more"],
)
def test_b_77_each_face_that_hits_costs_one_health_and_nobody_dodges(
    edition: str, faces: tuple[int, ...], lost: int
) -> None:
    rules = make_rules(Ruleset(edition, ("bombers-and-balloons",)))
    table = near_a_balloon(health=8, rules=rules)
    move(rules, table, "straight")
    roll(rules, table, *faces)
    assert (table.planes[0].health, table.due, waiting_for(table)) == (8 - lost, 0, "move")


def bombed(*planes: Plane, at: tuple[float, float]) -> Table:
    """The attacks of round 2 are over; a bomb of round 1 lies here."""
    table = table_of(RULES, *planes, stage=ATTACKING)
    table.bomb_count, table.bombs[0].x, table.bombs[0].y, table.bombs[0].c = 1, *at, 1.0
    table.round = 2
    hold_all_fire(table)
    return table


def test_b_78_a_bomb_near_both_last_planes_takes_both() -> None:
    table = bombed(piece(PLANE, 200, 350, health=1), piece(PLANE, 300, 350, side=1, health=1), at=(250, 350))
    for plane in (0, 1):
        assert (table.due, table.plane) == (4, plane)
        roll(RULES, table, HIT, MISS, MISS, MISS)
    assert (table.stage, table.winner) == (OVER, -1)


def test_b_78_planes_roll_in_the_order_of_play() -> None:
    planes = piece(PLANE, 200, 350, health=1), piece(PLANE, 300, 350, side=1, health=3), piece(PLANE, 600, 50, side=1)
    table = table_of(RULES, *planes, stage=ATTACKING)
    table.start = table.acting = 1
    table.bomb_count, table.bombs[0].x, table.bombs[0].y, table.bombs[0].c, table.round = 1, 250.0, 350.0, 1.0, 2
    hold_all_fire(table)
    assert table.plane == 1
    roll(RULES, table, MISS, MISS, MISS, MISS)
    assert table.plane == 0
    roll(RULES, table, HIT, HIT, HIT, HIT)
    assert (table.stage, table.winner, table.planes[1].health) == (OVER, 1, 3)
