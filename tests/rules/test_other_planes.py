"""The Move Stage: no manoeuvre ends on another token."""

import math

import pytest
from rules.alone import ALTITUDE, CORE
from rules.tables import move, plane_at, table_of, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.reasons import ALLOWED


@pytest.mark.parametrize(
    ("x", "heading", "reason"),
    [
        (210.0, 0, reasons.OCCUPIED),
        (210.7, 0, ALLOWED),
        (211.0, 22.5, reasons.OCCUPIED),
        (211.7, 22.5, ALLOWED),
        (100 + 260 / 3 + 26 * math.cos(math.radians(22.5)), 0, ALLOWED),  # contact
    ],
)
@pytest.mark.parametrize("side", [0, 1], ids=["friend", "enemy"])
def test_at_10_a_manoeuvre_may_not_end_on_another_token(x: float, heading: float, reason: int, side: int) -> None:
    """SL1-FAQ-03, B-14"""
    table = table_of(CORE, plane_at(100, 100), plane_at(x, 100, heading, side=side), plane_at(650, 650, side=1))
    assert why_not(CORE, table, "straight") == reason


def test_at_11_flying_over_is_free() -> None:
    """SL1-FAQ-04, B-14"""
    table = table_of(ALTITUDE, plane_at(100, 100), plane_at(143, 100, side=1, altitude=4))
    assert why_not(ALTITUDE, table, "straight") == ALLOWED


@pytest.mark.parametrize("altitude", [0, 4])
def test_altitude_does_not_make_room(altitude: int) -> None:
    """B-09, B-14"""
    table = table_of(ALTITUDE, plane_at(100, 100), plane_at(190, 100, side=1, altitude=altitude))
    assert why_not(ALTITUDE, table, "straight") == reasons.OCCUPIED


def test_a_stop_on_the_way_is_blocked_too() -> None:
    """B-14"""
    table = table_of(CORE, plane_at(100, 100), plane_at(100 + 520 / 3, 100, side=1))
    move(CORE, table, "straight")
    assert why_not(CORE, table, "straight") == reasons.OCCUPIED


def test_a_destroyed_plane_blocks_nobody() -> None:
    table = table_of(CORE, plane_at(100, 100), plane_at(190, 100, side=1), plane_at(650, 650, side=2))
    table.planes[1].flying = False
    assert why_not(CORE, table, "straight") == ALLOWED
