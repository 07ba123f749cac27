"""Headings, their unit vectors, and the fine grid."""

import math

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.geometry.grid import GRID, snapped
from skyrmish.geometry.headings import EIGHTH, eighths_of, frame_of, normal, turned, unit_vector
from skyrmish.geometry.poses import heading_at, pose_at

plenty = cases(500)
on_grid = st.integers(0, int(360.0 / GRID) - 1).map(lambda n: n * GRID)


@given(on_grid)
@plenty
def test_unit_vectors_are_right_to_the_last_bits(heading: float) -> None:
    c, s = unit_vector(heading)
    assert abs(c - math.cos(math.radians(heading))) < 1e-15
    assert abs(s - math.sin(math.radians(heading))) < 1e-15


@pytest.mark.parametrize("quarter", range(4))
def test_quarter_turns_are_exact(quarter: int) -> None:
    assert unit_vector(90.0 * quarter) == [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][quarter]


@given(on_grid, st.integers(-50, 50))
@plenty
def test_headings_count_modulo_a_full_turn(heading: float, turns: int) -> None:
    assert normal(heading + 360.0 * turns) == heading
    assert unit_vector(heading + 360.0 * turns) == unit_vector(heading)


@given(st.floats(-1e6, 1e6))
@plenty
def test_every_heading_becomes_one_from_0_to_360(heading: float) -> None:
    usual = normal(heading)
    assert 0.0 <= usual < 360.0
    assert math.remainder(usual - heading, 360.0) == pytest.approx(0.0, abs=1e-6)
    assert normal(usual) == usual


@pytest.mark.parametrize("heading", [-1e-9, 360.0, 359.99999999, -360.0, -0.0])
def test_just_below_a_full_turn_is_east(heading: float) -> None:
    assert normal(heading) == 0.0


@given(on_grid)
@plenty
def test_a_heading_is_its_frame_and_eighths(heading: float) -> None:
    frame, eighths = frame_of(heading), eighths_of(heading)
    assert 0.0 <= frame < EIGHTH
    assert 0 <= eighths < 8
    assert frame + EIGHTH * eighths == heading


@given(on_grid)
@plenty
def test_a_pose_tells_the_heading_that_it_was_made_with(heading: float) -> None:
    assert heading_at(pose_at(100.0, 100.0, heading)) == heading


@given(on_grid, st.integers(0, 7))
@plenty
def test_turning_by_four_eighths_is_exactly_back(heading: float, eighths: int) -> None:
    c, s = unit_vector(heading)
    there = turned(c, s, eighths)
    back = turned(c, s, (eighths + 4) & 7)
    assert (-there[0], -there[1]) == back
    assert math.hypot(*there) == pytest.approx(1.0, abs=1e-15)


@given(st.floats(-1e5, 1e5))
@plenty
def test_snapping_moves_by_at_most_half_a_step_of_the_grid(number: float) -> None:
    snap = snapped(number)
    assert abs(snap - number) <= GRID / 2.0
    assert (snap / GRID).is_integer()
    assert snapped(snap) == snap
    assert snapped(-number) == -snap


@given(st.integers(-(10**8), 10**8))
@plenty
def test_ties_of_the_grid_mirror_too(n: int) -> None:
    tie = (n + 0.5) * GRID
    assert snapped(-tie) == -snapped(tie)
