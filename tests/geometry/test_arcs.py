"""Firing arcs and forward guides, against polygons cut by brute force."""

import pytest
from draws import cases
from geometry import brute_force
from geometry.pairs import TOKEN, Pair, pairs
from hypothesis import example, given
from hypothesis import strategies as st

from skyrmish.geometry.arcs import (
    ANY,
    CENTRE,
    WHOLE,
    any_in_arc,
    centre_in_arc,
    degrees_off_arc,
    in_guides,
    whole_in_arc,
)
from skyrmish.geometry.headings import unit_vector
from skyrmish.geometry.poses import pose_at

plenty = cases(600)
halves = st.sampled_from([30.0, 45.0, 10.0, 60.0, 80.0, 1.0, 89.0])
lanes = st.sampled_from([3.25, 2.0, 0.1, 8.0, 13.0, 40.0, 100.0])


@given(pairs(overlapping=False), halves)
@plenty
def test_any_part_in_the_arc_counts(pair: Pair, half: float) -> None:
    expected = brute_force.touches(pair.outlines[1], brute_force.wedge(*pair.a, half))
    if expected is not None:
        assert any_in_arc(TOKEN, *pair.poses, *unit_vector(half)) == expected


@given(pairs(overlapping=False), halves)
@plenty
def test_the_whole_token_in_the_arc(pair: Pair, half: float) -> None:
    expected = brute_force.lies_within(pair.outlines[1], brute_force.wedge(*pair.a, half))
    if expected is not None:
        assert whole_in_arc(TOKEN, *pair.poses, *unit_vector(half)) == expected


@given(pairs(overlapping=False), halves)
@plenty
def test_the_centre_in_the_arc(pair: Pair, half: float) -> None:
    expected = brute_force.lies_within([pair.b[:2]], brute_force.wedge(*pair.a, half))
    if expected is not None:
        assert centre_in_arc(*pair.poses, *unit_vector(half)) == expected


@given(pairs(overlapping=False), lanes)
@example(Pair((100.0, 100.0, 0.0), (97.0, 150.0, 0.0)), 100.0)
@example(Pair((100.0, 100.0, 0.0), (95.0, 125.5, 22.5)), 13.0)
@plenty
def test_any_part_between_the_guides_counts(pair: Pair, half: float) -> None:
    expected = brute_force.touches(pair.outlines[1], brute_force.lane(*pair.a, half))
    if expected is not None:
        assert in_guides(TOKEN, *pair.poses, half) == expected


@given(pairs(overlapping=False), st.sampled_from([30.0, 45.0]), st.sampled_from([ANY, CENTRE, WHOLE]))
@plenty
def test_whoever_is_in_the_arc_misses_it_by_no_degrees(pair: Pair, half: float, mode: int) -> None:
    a, b = pair.poses
    arc = unit_vector(half)
    is_in = {
        ANY: any_in_arc(TOKEN, a, b, *arc),
        CENTRE: centre_in_arc(a, b, *arc),
        WHOLE: whole_in_arc(TOKEN, a, b, *arc),
    }
    missing = degrees_off_arc(TOKEN, a, b, half, mode)
    if is_in[mode]:
        assert missing == pytest.approx(0.0, abs=1e-4)
    else:
        assert missing > 0.0


@pytest.mark.parametrize("half", [30.0, 45.0])
def test_a_target_that_touches_the_arc_is_in_it(half: float) -> None:
    """B-05, B-06  It lies along the arc's left edge with a flat, one apothem outside."""
    apothem = TOKEN.apothem
    along, outward = brute_force.direction(half), brute_force.direction(half + 90.0)
    x, y = 100.0 * along[0] + apothem * outward[0], 100.0 * along[1] + apothem * outward[1]
    shooter, arc = pose_at(0.0, 0.0, 0.0), unit_vector(half)
    assert any_in_arc(TOKEN, shooter, pose_at(x, y, half), *arc)
    assert not any_in_arc(TOKEN, shooter, pose_at(x + 1e-4 * outward[0], y + 1e-4 * outward[1], half), *arc)


def test_behind_the_apex_nothing_is_in_the_arc() -> None:
    shooter, arc = pose_at(100.0, 100.0, 90.0), unit_vector(45.0)
    for x in (60.0, 80.0, 100.0, 120.0, 140.0):
        target = pose_at(x, 75.0, 10.0)
        assert not any_in_arc(TOKEN, shooter, target, *arc)
        assert not whole_in_arc(TOKEN, shooter, target, *arc)
        assert not centre_in_arc(shooter, target, *arc)
        assert not in_guides(TOKEN, shooter, target, 3.25)
