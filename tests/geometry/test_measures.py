"""Distances, ruler sections, overlap and the board's edge, against brute force."""

import math

import pytest
from draws import cases
from geometry import brute_force
from geometry.pairs import TOKEN, Pair, headings, pairs
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.geometry.outlines import OCTAGON, corner, gap, off_board, overlap, reach, span
from skyrmish.geometry.poses import pose_at
from skyrmish.geometry.rulers import CENTRE, NEAREST, WHOLE, measured, section_between, section_of

plenty = cases(400)


def test_the_brute_force_distance_agrees_with_dense_sampling() -> None:
    for k in range(12):
        one = brute_force.octagon(100.0, 100.0, 7.0 * k)
        other = brute_force.octagon(100.0 + 26.5 * math.cos(k), 100.0 + 26.5 * math.sin(k), 31.0 * k)
        points, others = brute_force.boundary(one, 60), brute_force.boundary(other, 60)
        sampled = min(math.dist(p, q) for p in points for q in others)
        assert brute_force.distance(one, other) == pytest.approx(sampled, abs=0.05)


@given(pairs())
@plenty
def test_corners_lie_where_the_outline_has_them(pair: Pair) -> None:
    mine = [corner(TOKEN, pair.poses[0], i) for i in range(OCTAGON)]
    for point in pair.outlines[0]:
        assert min(math.dist(point, other) for other in mine) < brute_force.HAIR


@given(pairs(), st.floats(0.0, 360.0))
@plenty
def test_reach_is_the_farthest_corner_in_a_direction(pair: Pair, towards: float) -> None:
    nx, ny = brute_force.direction(towards)
    x, y, _ = pair.a
    farthest = max((px - x) * nx + (py - y) * ny for px, py in pair.outlines[0])
    assert reach(TOKEN, pair.poses[0], nx, ny) == pytest.approx(farthest, abs=brute_force.HAIR)


@given(pairs())
@plenty
def test_the_gap_is_the_shortest_way_between_outlines(pair: Pair) -> None:
    expected = brute_force.distance(*pair.outlines)
    a, b = pair.poses
    assert gap(TOKEN, a, b) == pytest.approx(expected, abs=brute_force.HAIR)
    assert measured(TOKEN, NEAREST, a, b) == gap(TOKEN, a, b)
    assert gap(TOKEN, b, a) == pytest.approx(gap(TOKEN, a, b), abs=1e-9)


@given(pairs())
@plenty
def test_the_span_is_the_longest_way_between_outlines(pair: Pair) -> None:
    one, other = pair.outlines
    expected = max(math.dist(p, q) for p in one for q in other)
    assert measured(TOKEN, WHOLE, *pair.poses) == pytest.approx(expected, abs=brute_force.HAIR)
    assert span(TOKEN, *pair.poses) == measured(TOKEN, WHOLE, *pair.poses)


@given(pairs())
@plenty
def test_the_centre_measure_is_the_way_between_centres(pair: Pair) -> None:
    assert measured(TOKEN, CENTRE, *pair.poses) == pytest.approx(
        math.dist(pair.a[:2], pair.b[:2]), abs=brute_force.HAIR
    )


@given(pairs())
@plenty
def test_tokens_overlap_where_their_outlines_share_area(pair: Pair) -> None:
    one, other = pair.outlines
    expected = brute_force.touches(one, brute_force.sides(other))
    a, b = pair.poses
    if expected is not None:
        assert overlap(TOKEN, a, b) == expected
        assert overlap(TOKEN, b, a) == expected


@given(pairs(), st.sampled_from([NEAREST, CENTRE, WHOLE]))
@plenty
def test_the_section_between_tokens_is_that_of_their_distance(pair: Pair, measure: int) -> None:
    a, b = pair.poses
    assert section_between(TOKEN, measure, a, b, 234.0, 3) == section_of(measured(TOKEN, measure, a, b), 234.0, 3)


@pytest.mark.parametrize(
    ("distance", "section"),
    [(0.0, 1), (77.9, 1), (78.0, 1), (78.1, 2), (156.0, 2), (156.1, 3), (234.0, 3), (234.1, 0), (1e6, 0)],
)
def test_on_a_mark_counts_the_closer_section(distance: float, section: int) -> None:
    """B-03"""
    assert section_of(distance, 234.0, 3) == section


@given(st.floats(-40.0, 740.0), st.floats(-40.0, 540.0), headings)
@plenty
def test_a_token_is_off_the_board_when_a_corner_is(x: float, y: float, heading: float) -> None:
    within = brute_force.lies_within(brute_force.octagon(x, y, heading), brute_force.board(700.0, 500.0))
    if within is not None:
        assert off_board(TOKEN, pose_at(x, y, heading), 700.0, 500.0) != within


@pytest.mark.parametrize("heading", [0.0, 45.0, 90.0, 225.0])
def test_touching_the_edge_is_on_the_board(heading: float) -> None:
    """B-12"""
    apothem = 13.0 * math.cos(math.radians(22.5))
    assert not off_board(TOKEN, pose_at(apothem, 700.0 - apothem, heading), 700.0, 700.0)
    assert off_board(TOKEN, pose_at(apothem - 1e-4, 350.0, heading), 700.0, 700.0)


@pytest.mark.parametrize("heading", [0.0, 45.0, 180.0])
def test_contact_is_no_overlap(heading: float) -> None:
    """B-14"""
    apothem = 13.0 * math.cos(math.radians(22.5))
    here = pose_at(100.0, 100.0, 0.0)
    assert not overlap(TOKEN, here, pose_at(100.0 + 2.0 * apothem, 100.0, heading))
    assert overlap(TOKEN, here, pose_at(100.0 + 2.0 * apothem - 1e-4, 100.0, heading))
