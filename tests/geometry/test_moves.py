"""Moving tokens: mirror images, ways home, and turned tables."""

import math

import pytest
from draws import cases
from geometry.pairs import TOKEN, Pair, headings, pairs
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.geometry.arcs import any_in_arc, centre_in_arc, in_guides, whole_in_arc
from skyrmish.geometry.grid import GRID
from skyrmish.geometry.headings import unit_vector
from skyrmish.geometry.outlines import gap, overlap
from skyrmish.geometry.poses import Motion, Pose, moved, nose, pose_at, seen_from
from skyrmish.geometry.templates import BANK, STRAIGHT, TURN, ideal_motion, mirrored, printed_bank_motion

plenty = cases(300)
places = st.floats(-500.0, 1500.0)
on_grid = st.integers(-500 * 2**20, 1500 * 2**20).map(lambda n: n * GRID)

LEFT = {
    "straight": ideal_motion(STRAIGHT),
    "bank": ideal_motion(BANK),
    "printed bank": printed_bank_motion(),
    "turn": ideal_motion(TURN),
}
MOTIONS = {f"{name} left": motion for name, motion in LEFT.items()}
MOTIONS |= {f"{name} right": mirrored(motion) for name, motion in LEFT.items()}
ROUND_TRIPS = [(name, 4 if "turn" in name else 8) for name, motion in MOTIONS.items() if motion.eighths != 0]
motions = st.sampled_from(list(MOTIONS.values()))
manners = st.sampled_from([0, 4])  # plain, or turned about at the end


def flown(pose: Pose, motion: Motion, about: int = 0) -> Pose:
    return moved(pose, motion.ahead, motion.left, (motion.eighths + about) & 7)


@given(on_grid, on_grid, st.integers(0, 7), st.lists(st.tuples(motions, manners), max_size=8))
@plenty
def test_a_move_and_its_mirror_image_mirror_exactly(x: float, y: float, eighths: int, plan) -> None:
    """B-18  On the compass's eight points, to the last bit."""
    plane, image = pose_at(x, y, 45.0 * eighths), pose_at(x, -y, -45.0 * eighths)
    for motion, about in plan:
        plane, image = flown(plane, motion, about), flown(image, mirrored(motion), about)
    assert (image.x, image.y, image.eighths) == (plane.x, -plane.y, -plane.eighths & 7)


@given(on_grid, on_grid, headings, st.lists(st.tuples(motions, manners), max_size=8))
@plenty
def test_mirror_images_fly_alike_on_any_heading(x: float, y: float, heading: float, plan) -> None:
    plane, image = pose_at(x, y, heading), pose_at(x, -y, -heading)
    for motion, about in plan:
        plane, image = flown(plane, motion, about), flown(image, mirrored(motion), about)
    assert (image.x, image.y) == pytest.approx((plane.x, -plane.y), abs=1e-5)
    c, s = nose(plane)
    assert nose(image) == pytest.approx((c, -s), abs=1e-7)


@given(places, places, headings, manners)
@pytest.mark.parametrize(("name", "times"), ROUND_TRIPS)
@plenty
def test_four_turns_or_eight_banks_come_home(
    name: str, times: int, x: float, y: float, heading: float, about: int
) -> None:
    """Plain or as a Split S, whatever the first heading: the very same numbers."""
    start = pose_at(x, y, heading)
    pose = start
    for _ in range(times):
        pose = flown(pose, MOTIONS[name], about)
    assert pose == start


@given(places, places, headings)
@plenty
def test_a_split_s_straight_and_a_straight_come_home(x: float, y: float, heading: float) -> None:
    start = pose_at(x, y, heading)
    straight = LEFT["straight"]
    back = flown(flown(start, straight, 4), straight)
    assert (back.x, back.y, back.eighths) == (start.x, start.y, (start.eighths + 4) & 7)


@given(places, places, headings, st.lists(motions, max_size=4), motions)
@plenty
def test_a_pilot_sees_the_template_lead_where_its_numbers_say(
    x: float, y: float, heading: float, before, motion
) -> None:
    start = pose_at(x, y, heading)
    for other in before:
        start = flown(start, other)
    end = flown(start, motion)
    assert seen_from(start, end.x, end.y) == pytest.approx((motion.ahead, motion.left), abs=2e-6)


def quarter_turned(pose: Pose) -> Pose:
    return Pose(-pose.y, pose.x, pose.c, pose.s, (pose.eighths + 2) & 7, pose.size)


@given(pairs(), motions)
@plenty
def test_a_quarter_turn_of_the_table_changes_nothing(pair: Pair, motion: Motion) -> None:
    a, b = pair.poses
    turned_a, turned_b = quarter_turned(a), quarter_turned(b)
    assert flown(turned_a, motion) == quarter_turned(flown(a, motion))
    assert quarter_turned(a) == pose_at(-a.y, a.x, pair.a[2] + 90.0)
    arc = unit_vector(45.0)
    assert any_in_arc(TOKEN, turned_a, turned_b, *arc) == any_in_arc(TOKEN, a, b, *arc)
    assert whole_in_arc(TOKEN, turned_a, turned_b, *arc) == whole_in_arc(TOKEN, a, b, *arc)
    assert centre_in_arc(turned_a, turned_b, *arc) == centre_in_arc(a, b, *arc)
    assert in_guides(TOKEN, turned_a, turned_b, 3.25) == in_guides(TOKEN, a, b, 3.25)
    assert overlap(TOKEN, turned_a, turned_b) == overlap(TOKEN, a, b)
    assert seen_from(turned_a, turned_b.x, turned_b.y) == seen_from(a, b.x, b.y)


@given(pairs(), st.floats(0.0, 360.0), st.lists(motions, max_size=6))
@plenty
def test_any_turn_of_the_table_changes_nothing(pair: Pair, angle: float, plan: list[Motion]) -> None:
    """Up to a hundred-thousandth of a millimetre: the grid stays where it is while the table turns."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def turned(x: float, y: float) -> tuple[float, float]:
        return c * x - s * y, s * x + c * y

    (ax, ay, ah), (bx, by, bh) = pair
    a, b = pair.poses
    turned_a, turned_b = pose_at(*turned(ax, ay), ah + angle), pose_at(*turned(bx, by), bh + angle)
    for motion in plan:
        a, turned_a = flown(a, motion), flown(turned_a, motion)
    assert (turned_a.x, turned_a.y) == pytest.approx(turned(a.x, a.y), abs=1e-5)
    assert gap(TOKEN, turned_a, turned_b) == pytest.approx(gap(TOKEN, a, b), abs=1e-5)
    assert seen_from(turned_a, turned_b.x, turned_b.y) == pytest.approx(seen_from(a, b.x, b.y), abs=2e-5)
