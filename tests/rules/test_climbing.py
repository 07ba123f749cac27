"""The Move Stage: climbing and diving."""

import pytest
from rules.alone import ALTITUDE, CORE, alone
from rules.tables import move, plane_at, table_of, why_not

from skyrmish.games.squadron_leader import reasons


def test_at_13_climb_and_bank() -> None:
    """MOD-ALT-02, MOD-ALT-03, B-16"""
    table = alone(ALTITUDE, plane_at(350, 350, speed=3))
    move(ALTITUDE, table, "climb")
    assert why_not(ALTITUDE, table, "end") == reasons.MUST_MOVE
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_USED
    move(ALTITUDE, table, "bank left")
    assert (table.planes[0].altitude, table.move.speed_left) == (1, 0)
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_USED


def test_at_14_dive_and_two_banks() -> None:
    """MOD-ALT-04, B-22"""
    table = alone(ALTITUDE, plane_at(350, 350, speed=2, altitude=3))
    move(ALTITUDE, table, "dive 2", "bank left", "bank left")
    assert (table.planes[0].altitude, table.move.speed_left) == (1, 0)
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_AFTER_DIVE


def test_at_20_after_a_climb_no_dive() -> None:
    """MOD-ALT-04, B-22"""
    table = alone(ALTITUDE, plane_at(350, 350, altitude=3))
    move(ALTITUDE, table, "climb")
    assert table.planes[0].altitude == 4
    assert why_not(ALTITUDE, table, "dive 1") == reasons.DIVE_AFTER_CLIMB


def test_a_climb_fits_before_between_and_after_templates() -> None:
    """B-21"""
    for orders in (
        ("climb", "straight", "straight"),
        ("straight", "climb", "straight"),
        ("straight", "straight", "climb"),
    ):
        table = alone(ALTITUDE, plane_at(200, 350, speed=3))
        move(ALTITUDE, table, *orders, "end")
        assert table.planes[0].altitude == 1
        assert table.planes[0].x == pytest.approx(200 + 520 / 3, abs=1e-5)


def test_a_climb_may_not_take_the_speed_of_the_only_manoeuvre() -> None:
    """B-16"""
    table = alone(ALTITUDE, plane_at(350, 350, speed=1))
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_ALONE
    move(ALTITUDE, table, "straight")
    assert why_not(ALTITUDE, table, "climb") == reasons.NO_SPEED_TO_CLIMB


def test_a_climb_may_not_take_the_speed_of_the_only_free_way() -> None:
    """Speed 2, the straight blocked: after a climb there would be none left for a bank."""
    table = table_of(ALTITUDE, plane_at(350, 350, speed=2), plane_at(437, 350, side=1))
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_ALONE


def test_nobody_climbs_beyond_4() -> None:
    """MOD-ALT-06, B-21"""
    table = alone(ALTITUDE, plane_at(350, 350, altitude=4))
    assert why_not(ALTITUDE, table, "climb") == reasons.AT_THE_TOP


def test_nobody_dives_deeper_than_they_are_high() -> None:
    """MOD-ALT-04, B-22"""
    table = alone(ALTITUDE, plane_at(350, 350, altitude=2))
    assert why_not(ALTITUDE, table, "dive 3") == reasons.NOT_THAT_HIGH
    assert why_not(ALTITUDE, table, "dive 0") == reasons.NOT_THAT_HIGH
    move(ALTITUDE, table, "dive 1", "straight", "dive 1", "turn left")
    assert (table.planes[0].altitude, table.move.speed_left) == (0, 1)


def test_without_the_module_there_is_no_altitude() -> None:
    table = alone(CORE, plane_at(350, 350))
    assert why_not(CORE, table, "climb") == reasons.NO_ALTITUDE_RULE
    assert why_not(CORE, table, "dive 1") == reasons.NO_ALTITUDE_RULE


def test_a_new_round_allows_a_new_climb() -> None:
    """MOD-ALT-02"""
    table = alone(ALTITUDE, plane_at(350, 350, 0))
    move(ALTITUDE, table, "climb", "straight", "end")
    move(ALTITUDE, table, "straight", "end", i=1)
    assert table.round == 2
    assert table.planes[0].climbed == 0
    move(ALTITUDE, table, "straight", "end", i=1)
    move(ALTITUDE, table, "climb", "straight", "end")
    assert table.planes[0].altitude == 2
