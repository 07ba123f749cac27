"""The Move Stage: templates and Speed."""

import pytest
from rules.alone import CORE, alone
from rules.tables import move, plane_at, pose, rules_of, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.poses import moved, pose_at


@pytest.mark.parametrize(("order", "cost"), [("straight", 1), ("bank left", 2), ("bank right", 2), ("turn left", 3)])
def test_templates_cost_1_2_and_3(order: str, cost: int) -> None:
    """SL1-MOVE-02"""
    table = alone(CORE, plane_at(350, 350, 90, speed=4))
    move(CORE, table, order)
    assert table.move.speed_left == 4 - cost


def test_at_01_straight() -> None:
    """SL1-MOVE-04"""
    table = alone(CORE, plane_at(100, 100))
    move(CORE, table, "straight")
    assert pose(table.planes[0]) == pytest.approx((186.6667, 100, 0), abs=1e-3)
    assert table.move.speed_left == 2


@pytest.mark.parametrize(
    ("geometry", "order", "end"),
    [
        ("ideal", "bank left", (320.2826, 421.7442, 135)),
        ("ideal", "bank right", (379.7174, 421.7442, 45)),
        ("stl", "bank left", (320.5798, 421.4998, 135)),
    ],
)
def test_at_02_bank(geometry: str, order: str, end: tuple[float, float, float]) -> None:
    """SL1-MOVE-04, B-11, B-18"""
    rules = rules_of(options={"bank.geometry": geometry})
    table = alone(rules, plane_at(350, 350, 90))
    move(rules, table, order)
    assert pose(table.planes[0]) == pytest.approx(end, abs=1e-3)
    assert table.move.speed_left == 1


@pytest.mark.parametrize(
    ("order", "end"), [("turn right", (393.3333, 393.3333, 0)), ("turn left", (306.6667, 393.3333, 180))]
)
def test_at_03_turn(order: str, end: tuple[float, float, float]) -> None:
    """SL1-MOVE-04, B-18"""
    table = alone(CORE, plane_at(350, 350, 90))
    move(CORE, table, order)
    assert pose(table.planes[0]) == pytest.approx(end, abs=1e-3)
    assert table.move.speed_left == 0


def test_at_06_speed_is_not_overspent() -> None:
    """SL1-MOVE-03"""
    table = alone(CORE, plane_at(350, 350, speed=4))
    move(CORE, table, "turn left")
    assert why_not(CORE, table, "bank left") == reasons.TOO_EXPENSIVE
    move(CORE, table, "straight", "end")
    assert table.planes[0].moved


def test_speed_4_pays_for_two_straights_and_a_bank() -> None:
    """SL1-MOVE-03"""
    table = alone(CORE, plane_at(200, 350, speed=4))
    move(CORE, table, "straight", "straight", "bank left")
    assert table.move.speed_left == 0
    assert why_not(CORE, table, "straight") == reasons.TOO_EXPENSIVE


def test_unspent_speed_lapses() -> None:
    """B-17"""
    table = alone(CORE, plane_at(350, 350, speed=4))
    move(CORE, table, "straight", "end")
    assert table.acting == 1
    assert table.move.speed_left == table.planes[1].speed


def test_a_move_without_a_manoeuvre_cannot_be_ended() -> None:
    """SL1-MOVE-05, B-16"""
    table = alone(CORE, plane_at(350, 350))
    assert why_not(CORE, table, "end") == reasons.MUST_MOVE


@pytest.mark.parametrize("heading", [0, 135, 180, 270])
def test_a_plane_square_to_the_board_ends_where_its_motion_leads(heading: float) -> None:
    """SL1-MOVE-04  What was worked out beforehand is what any other heading works out."""
    start = pose_at(350.25, 350.5, heading)
    for manoeuvre in CORE.manoeuvres[: CORE.manoeuvre_count]:
        assert end_of(manoeuvre, start) == moved(start, manoeuvre.ahead, manoeuvre.left, manoeuvre.eighths)
