"""C-3: balloons."""

import pytest
from rules.bombers import APOTHEM, HIT, MISS, RULES, near_a_balloon, piece
from rules.tables import move, pose, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ATTACKING, BALLOON, BANK_LEFT, IMMELMANN, OVER, PLACING, PLANE
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.play.decisions import (
    answer_attack,
    answer_keep,
    answer_loop,
    answer_place,
    answer_plan,
)
from skyrmish.games.squadron_leader.play.ending import end_if_decided
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import is_occupied
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.geometry.poses import pose_at


@pytest.mark.parametrize("side", [0, 1], ids=["of its own", "of the enemy"])
def test_c_3_who_comes_within_range_1_of_a_balloon_rolls_four_dice_at_once(side: int) -> None:
    table = near_a_balloon(side=side)
    move(RULES, table, "straight")
    assert table.due == 4
    roll(RULES, table, HIT, HIT, MISS, MISS)
    assert (table.planes[0].health, waiting_for(table), table.move.speed_left) == (1, "move", 2)
    assert pose(table.planes[0])[0] == pytest.approx(286.6667, abs=1e-3)


def test_c_3_whoever_is_near_already_has_not_come_near() -> None:
    """B-79"""
    table = table_of(RULES, piece(PLANE, 350, 270, 90), piece(BALLOON, 400, 350, side=1), piece(PLANE, 50, 50, side=1))
    move(RULES, table, "straight")
    assert table.due == 0


def looping(health: int = 3) -> Table:
    """Red may loop from 110 mm to within range 1 of the balloon."""
    table = near_a_balloon(health)
    table.stage, table.decision, table.plane = ATTACKING, IMMELMANN, 0
    for plane in table.planes[: table.count]:
        plane.attacked = True
    return table


def test_b_79_an_immelmann_that_comes_near_a_balloon_rolls_as_well() -> None:
    rules, table = rules_of("bombers-and-balloons", "altitude", "immelmann"), looping()
    answer_loop(rules, table, 0)
    assert (table.due, table.plane) == (4, 0)
    roll(rules, table, HIT, HIT, MISS, MISS)
    assert (table.planes[0].health, table.round, waiting_for(table)) == (1, 2, "move")


def test_b_79_a_plane_that_loops_into_a_balloon_may_fall() -> None:
    rules, table = rules_of("bombers-and-balloons", "altitude", "immelmann"), looping(health=1)
    answer_loop(rules, table, 0)
    roll(rules, table, HIT, MISS, MISS, MISS)
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_3_a_plane_that_a_balloon_takes_has_ended_its_move() -> None:
    table = near_a_balloon(health=1)
    answer_plan(RULES, table, 0, plan_of(0, 2, 0))
    assert (table.due, table.move.step) == (4, 1), "the plan waits for the dice"
    roll(RULES, table, HIT, MISS, MISS, MISS)
    assert not table.planes[0].flying
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_3_a_plan_goes_on_after_the_dice() -> None:
    table = near_a_balloon()
    answer_plan(RULES, table, 0, plan_of(BANK_LEFT << 4, 2, 0))
    roll(RULES, table, MISS, MISS, MISS, MISS)
    assert table.planes[0].moved
    assert pose(table.planes[0]) == pytest.approx((358.4108, 379.7174, 45), abs=1e-3)


def test_c_3_balloons_neither_move_nor_shoot_nor_count_for_the_last_side_flying() -> None:
    table = near_a_balloon()
    assert table.acting == 0
    table.planes[2].flying = False
    assert end_if_decided(RULES, table)
    assert table.winner == 0


@pytest.mark.parametrize(("faces", "falls"), [((6, 6, 1), True), ((8, 1, 1), False), ((1, 1, 1), False)])
def test_c_4_a_balloon_falls_to_two_hits_of_one_attack(faces: tuple[int, ...], falls: bool) -> None:
    planes = piece(PLANE, 200, 350), piece(BALLOON, 350, 350, side=1), piece(PLANE, 600, 50, side=1)
    table = table_of(RULES, *planes, stage=ATTACKING)
    answer_attack(RULES, table, 0, 1, 0)
    roll(RULES, table, *faces)
    while waiting_for(table) == "attack-reroll":
        answer_keep(RULES, table)
    assert table.planes[1].flying != falls
    assert table.planes[1].health == (0 if falls else 2), "hits of two attacks do not add up"
    assert waiting_for(table) == "move"


def test_b_42_a_balloon_is_no_knock_out() -> None:
    rules = rules_of("bombers-and-balloons", "ace-pilots")
    planes = piece(PLANE, 200, 350), piece(BALLOON, 350, 350, side=1), piece(PLANE, 600, 50, side=1)
    table = table_of(rules, *planes, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8, 8, 8)
    while waiting_for(table) == "attack-reroll":
        answer_keep(rules, table)
    assert not table.planes[1].flying
    assert table.planes[0].aces == 0


def placing(balloons: int = 1) -> Table:
    table = laid_out(usual_seats(("red", "blue"), 1, (), 0, balloons))
    table.stage, table.plane = PLACING, -1
    for plane in table.planes[: table.count]:
        plane.flying = plane.assigned = True
    call_next(RULES, table)
    return table


def test_c_3_balloons_are_placed_before_planes() -> None:
    """B-76"""
    table = placing()
    assert (waiting_for(table), table.plane) == ("place", 1)
    answer_place(RULES, table, 1, 300, 300, 0)
    assert table.plane == 3
    answer_place(RULES, table, 3, 500, 300, 0)
    assert (table.plane, table.acting) == (0, 0), "then the side that starts places its first plane"


def test_b_76_the_sides_hang_their_balloons_in_turn() -> None:
    table, sides = placing(balloons=2), []
    for x in (100, 250, 400, 550):
        sides.append(table.acting)
        i = next(k for k in range(table.count) if can_hang(table, k))
        answer_place(RULES, table, i, x, 300, 0)
    assert sides == [0, 1, 0, 1]
    assert table.planes[table.plane].kind == PLANE


def can_hang(table: Table, k: int) -> bool:
    plane = table.planes[k]
    return plane.kind == BALLOON and plane.side == table.acting and not plane.placed


def test_b_76_a_balloon_hangs_anywhere_on_the_board_that_is_free() -> None:
    table = placing()
    edge = 2 * APOTHEM
    assert why_not_place(RULES, table, 1, pose_at(edge, 300, 0)) == ALLOWED
    assert why_not_place(RULES, table, 1, pose_at(edge - 0.001, 300, 0)) == reasons.PLACED_OFF_BOARD


def test_b_14_nobody_ends_on_a_balloon() -> None:
    table = near_a_balloon()
    near = 3 * APOTHEM
    assert is_occupied(RULES, table, 0, pose_at(350 - near + 0.01, 350, 0))
    assert not is_occupied(RULES, table, 0, pose_at(350 - near - 0.01, 350, 0))
