"""C-3  Bombs as a page draws them: they fall where the rules say, and reach as far."""

import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from rules.tables import move, plane_at, table_of
from shapely.affinity import rotate, translate
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.games.squadron_leader.constants import BOMBER
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim
from skyrmish.games.squadron_leader.play.decisions import answer_drop
from skyrmish.games.squadron_leader.play.moving.hazards import bomb_pose, is_near
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import SIZES
from skyrmish.geometry.hexes import hex_distance, hex_pose
from skyrmish.geometry.piece_sets import BOMBER_SCALE, polygon
from skyrmish.geometry.poses import pose_at, sized
from skyrmish.table.views.bombs import drawn_bomb
from skyrmish.table.views.pieces import own_frame
from skyrmish.table.views.sky import Sky

MODULES = ("altitude", "bombers-and-balloons")
OPEN = make_rules(Ruleset("first", MODULES), 4)
HEXES = make_rules(Ruleset("first", MODULES, hexes=True), 4)
FINE = 0.05  # mm: outlines are drawn a little coarser than the rules measure


@pytest.mark.parametrize("heading", [0, 30, 90, 215])
@pytest.mark.parametrize("order", ["straight", "bank left", "turn right"])
def test_a_bomb_is_drawn_where_it_falls(order: str, heading: float) -> None:
    bomber = plane_at(350, 350, heading, kind=BOMBER, extra=SIZES[BOMBER] - 1.0, speed=3, bombs=3)
    table = table_of(OPEN, bomber, plane_at(50, 50, side=1))
    before = Sky(OPEN).drawn_plane(bomber)
    move(OPEN, table, order)
    answer_drop(OPEN, table, 0)
    lies = Sky(OPEN).drawn(bomb_pose(table.bombs[0]))
    ahead, angle = drawn_bomb(OPEN).ahead, math.radians(heading)
    planned = before.x + ahead * math.cos(angle), before.y + ahead * math.sin(angle)
    assert (lies.x, lies.y) == pytest.approx(planned, abs=1e-3)


@given(st.floats(-200, 200), st.floats(-200, 200), st.floats(0, 360), st.sampled_from([0.0, 30.0, 117.0]))
@example(78.0 + 24.0, 0.0, 0.0, 0.0)
def test_whoever_touches_the_reach_of_a_bomb_is_near_it(x: float, y: float, heading: float, lies: float) -> None:
    (reach,) = drawn_bomb(OPEN).reach
    area = rotate(Polygon(reach), lies, origin=(0.0, 0.0))
    token = translate(rotate(Polygon(polygon(8, OPEN.token.apothem)), heading, origin=(0.0, 0.0)), x, y)
    apart = area.distance(token)
    inside = area.intersection(token).area
    if 0.0 < apart < FINE or 0.0 < inside < FINE:
        return  # too near the line to be told apart in a drawing
    assert is_near(OPEN, pose_at(x, y, heading), pose_at(0.0, 0.0, lies)) == (apart == 0.0)


def test_on_hexes_the_reach_is_the_hexes_within_range_1() -> None:
    (reach,) = drawn_bomb(HEXES).reach
    area, here = Polygon(reach), hex_pose(0.0, 0.0, 0)
    for q in range(-5, 6):
        for r in range(-5, 6):
            there = hex_pose(float(q), float(r), 0)
            is_inside = area.contains(Polygon(polygon(6, 1.0, *own_frame(HEXES, there))))
            assert is_inside == (hex_distance(here, there) <= HEXES.range_max / HEXES.range_sections)


@given(st.floats(-330, 330), st.floats(-330, 330))
def test_a_bomber_fires_at_what_touches_the_bands_that_are_drawn(x: float, y: float) -> None:
    """Section by section, all round in the first two and ahead in the third."""
    target = Polygon(polygon(8, OPEN.token.apothem, x, y))
    sections = [Polygon(), *(area_of(rims) for rims in drawn_bomb(OPEN).bands)]
    apart = [area.distance(target) for area in sections[1:]]
    if any(0.0 < gap < FINE for gap in apart) or any(0.0 < (area & target).area < FINE for area in sections[1:]):
        return  # too near a line to be told apart in a drawing
    touched = next((number for number, gap in enumerate(apart, 1) if gap == 0.0), 0)
    assert aim(OPEN, sized(pose_at(0.0, 0.0, 0.0), BOMBER_SCALE), pose_at(x, y, 0.0)) == touched


def area_of(rims: list[list[tuple[float, float]]]) -> BaseGeometry:
    """What lies within an odd number of rims."""
    area: BaseGeometry = Polygon()
    for rim in rims:
        area = area ^ Polygon(rim)
    return area


def test_a_page_is_told_what_a_bomb_does() -> None:
    told = drawn_bomb(OPEN).about
    assert told == "Whoever ends a later round within 78 mm of it rolls 4 dice and loses 1 Health a hit."
