"""The hexagonal token against brute force, and Space Pirates' own motions (RULES 0.3)."""

import math

import pytest
from draws import cases
from geometry import brute_force
from geometry.pairs import Pair, pairs
from hypothesis import given

from skyrmish.geometry.arcs import any_in_arc, in_guides, whole_in_arc
from skyrmish.geometry.headings import unit_vector
from skyrmish.geometry.outlines import corner, gap, hexagon, off_board, overlap, span
from skyrmish.geometry.piece_sets import SPACE_PIRATES
from skyrmish.geometry.poses import moved, pose_at

TOKEN = hexagon(20.0)
plenty = cases(300)


def outline(x: float, y: float, heading: float) -> list[brute_force.Point]:
    angles = [math.radians(heading + 30.0 + 60.0 * k) for k in range(6)]
    return [(x + 10.0 * math.cos(angle), y + 10.0 * math.sin(angle)) for angle in angles]


def test_the_corners_stand_left_and_right_of_the_nose() -> None:
    found = [corner(TOKEN, pose_at(100, 100, 90), k) for k in range(6)]
    assert found == [pytest.approx(point, abs=1e-9) for point in outline(100, 100, 90)]
    assert TOKEN.apothem == pytest.approx(8.660254, abs=1e-6)


@given(pairs())
@plenty
def test_distances_and_overlap(pair: Pair) -> None:
    a, b = pair.poses
    one, other = outline(*pair.a), outline(*pair.b)
    shared = brute_force.clipped(one, brute_force.sides(other), -brute_force.HAIR)
    if shared:
        assert overlap(TOKEN, a, b)
        assert gap(TOKEN, a, b) == 0.0
    elif not brute_force.clipped(one, brute_force.sides(other), brute_force.HAIR):
        assert not overlap(TOKEN, a, b)
        assert gap(TOKEN, a, b) == pytest.approx(brute_force.distance(one, other), abs=1e-5)
    farthest = max(math.dist(p, q) for p in one for q in other)
    assert span(TOKEN, a, b) == pytest.approx(farthest, abs=1e-5)


@given(pairs())
@plenty
def test_arcs_lanes_and_the_board(pair: Pair) -> None:
    a, b = pair.poses
    one, other = outline(*pair.a), outline(*pair.b)
    if brute_force.clipped(one, brute_force.sides(other), 0.0):
        return
    arc = brute_force.wedge(*pair.a, 30.0)
    assert brute_force.touches(other, arc) in (None, any_in_arc(TOKEN, a, b, *unit_vector(30.0)))
    assert brute_force.lies_within(other, arc) in (None, whole_in_arc(TOKEN, a, b, *unit_vector(30.0)))
    assert brute_force.touches(other, brute_force.lane(*pair.a, 2.0)) in (None, in_guides(TOKEN, a, b, 2.0))
    within = brute_force.lies_within(other, brute_force.board(700.0, 600.0))
    assert within in (None, not off_board(TOKEN, b, 700.0, 600.0))


@pytest.mark.parametrize(
    ("template", "left", "expected"),
    [
        (0, 1, (300, 378.3205, 90)),
        (1, 1, (272.3095, 366.8507, 135)),
        (1, -1, (327.6905, 366.8507, 45)),
        (2, 1, (260.8397, 339.1603, 180)),
        (2, -1, (339.1603, 339.1603, 0)),
    ],
    ids=["AT-59 straight", "AT-59 bank left", "AT-59 bank right", "AT-59 turn left", "AT-59 turn right"],
)
def test_the_own_templates(template: int, left: int, expected: tuple[float, float, float]) -> None:
    motion = SPACE_PIRATES.motion(SPACE_PIRATES.templates[template])
    end = moved(pose_at(300, 300, 90), motion.ahead, left * motion.left, left * motion.eighths)
    assert (end.x, end.y, 45.0 * end.eighths) == pytest.approx(expected, abs=1e-3)
