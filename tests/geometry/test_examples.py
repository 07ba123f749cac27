"""Range, sections, arc and guides: the acceptance examples D.3 that need no match."""

import math

import pytest
from geometry.pairs import TOKEN

from skyrmish.geometry.arcs import any_in_arc, centre_in_arc, in_guides
from skyrmish.geometry.headings import unit_vector
from skyrmish.geometry.outlines import gap
from skyrmish.geometry.poses import Pose, pose_at
from skyrmish.geometry.rulers import CENTRE, NEAREST, section_between

ARC = unit_vector(45.0)


def section(measure: int, a: Pose, b: Pose) -> int:
    return section_between(TOKEN, measure, a, b, 234.0, 3)


@pytest.mark.parametrize(("x", "distance", "expected"), [(358.02, 233.9991, 3), (358.03, 234.0091, 0)])
def test_at_26_range_ends_at_234_mm(x: float, distance: float, expected: int) -> None:
    attacker, target = pose_at(100.0, 350.0, 0.0), pose_at(x, 350.0, 0.0)
    assert gap(TOKEN, attacker, target) == pytest.approx(distance, abs=1e-4)
    assert section(NEAREST, attacker, target) == expected
    assert section(CENTRE, attacker, target) == 0


@pytest.mark.parametrize(
    ("x", "distance", "expected"),
    [(202.02, 77.9991, 1), (202.03, 78.0091, 2), (280.02, 155.9991, 2), (280.03, 156.0091, 3)],
)
def test_at_27_sections_end_at_78_and_156_mm(x: float, distance: float, expected: int) -> None:
    """B-03"""
    attacker, target = pose_at(100.0, 350.0, 0.0), pose_at(x, 350.0, 0.0)
    assert gap(TOKEN, attacker, target) == pytest.approx(distance, abs=1e-4)
    assert section(NEAREST, attacker, target) == expected


def test_at_29_arcs_are_not_symmetric() -> None:
    a, b = pose_at(200.0, 200.0, 30.0), pose_at(330.0, 290.0, 100.0)
    assert math.dist((a.x, a.y), (b.x, b.y)) == pytest.approx(158.1139, abs=1e-4)
    assert gap(TOKEN, a, b) == pytest.approx(132.7916, abs=1e-4)
    assert section(NEAREST, a, b) == section(NEAREST, b, a) == 2
    assert any_in_arc(TOKEN, a, b, *ARC)
    assert not any_in_arc(TOKEN, b, a, *ARC)


@pytest.mark.parametrize(("y", "expected"), [(216.0, True), (217.0, False), (216.9852, True), (216.9854, False)])
def test_at_30_any_part_in_the_arc(y: float, expected: bool) -> None:
    """B-05, B-06"""
    attacker, target = pose_at(100.0, 100.0, 0.0), pose_at(200.0, y, 0.0)
    assert any_in_arc(TOKEN, attacker, target, *ARC) == expected
    assert not centre_in_arc(attacker, target, *ARC)


@pytest.mark.parametrize(
    ("y", "heading", "expected"),
    [
        (365.26, 0.0, True),
        (365.27, 0.0, False),
        (365.2604, 0.0, True),
        (365.2605, 0.0, False),
        (366.25, 22.5, True),
        (366.2501, 22.5, False),
        (334.74, 0.0, True),
        (334.73, 0.0, False),
    ],
)
def test_at_33_the_lane_between_the_guides(y: float, heading: float, expected: bool) -> None:
    """B-07"""
    attacker = pose_at(100.0, 350.0, 0.0)
    assert in_guides(TOKEN, attacker, pose_at(250.0, y, heading), 3.25) == expected


def test_at_33_directly_behind_is_out_of_the_guides() -> None:
    assert not in_guides(TOKEN, pose_at(100.0, 350.0, 0.0), pose_at(50.0, 350.0, 0.0), 3.25)
