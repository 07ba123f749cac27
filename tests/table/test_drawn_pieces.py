"""Pieces as they are drawn, against the same areas put together by a library of shapes."""

import pytest
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.manoeuvres import pieces_of
from skyrmish.geometry.drawn_shapes import disc, grown, joined
from skyrmish.geometry.piece_sets import BOMBER_SCALE, polygon, template_body
from skyrmish.geometry.rulers import CENTRE, NEAREST
from skyrmish.table.messages.drawing import Outline
from skyrmish.table.views.pieces import STEPS, arc_area, bands, hex_outline, notched

ROUNDED = 1e-3  # share by which areas may differ: outlines are told to a hundredth of a millimetre
SKIES = [
    Choices("squadron-leader", "first"),
    Choices("squadron-leader", "first", ("guides-only",)),
    Choices("squadron-leader", "second", (), {"range.measure": "centre"}),
    Choices("squadron-leader", "current", (), {"range.measure": "whole"}),
    Choices("space-pirates"),
]


def area_of(rims: list[Outline]) -> BaseGeometry:
    """What lies within an odd number of rims."""
    whole: BaseGeometry = Polygon()
    for rim in rims:
        whole = whole.symmetric_difference(Polygon(rim))
    return whole


def reach(rules: Rules, length: float, size: float) -> BaseGeometry:
    if rules.range_measure == NEAREST:
        return Polygon(polygon(rules.token.sides, rules.token.apothem * size)).buffer(length, quad_segs=STEPS)
    radius = length if rules.range_measure == CENTRE else length - rules.token.radius * size
    return Point(0.0, 0.0).buffer(radius, quad_segs=4 * STEPS)


@pytest.mark.parametrize("choices", SKIES, ids=lambda each: f"{each.game} {each.edition} {each.modules} {each.options}")
@pytest.mark.parametrize(("size", "all_round"), [(1.0, 0), (BOMBER_SCALE, 1)])
def test_bands_are_rings_cut_by_the_arc(choices: Choices, size: float, all_round: int) -> None:
    """SL1-ATK-02, SL1-ATK-03"""
    game = game_named(choices.game)
    rules = game.make_rules(game.ruleset(choices))
    inner: BaseGeometry = Polygon()
    for number, rims in enumerate(bands(rules, size, all_round), 1):
        outer = reach(rules, rules.range_max * number / rules.range_sections, size)
        ring = outer.difference(inner)
        wanted = ring if number <= all_round else ring & Polygon(arc_area(rules))
        assert wanted.symmetric_difference(area_of(rims)).area < ROUNDED * wanted.area
        inner = outer


@pytest.mark.parametrize("choices", [SKIES[0], SKIES[-1]], ids=lambda each: each.game)
def test_a_template_is_a_body_with_two_notches(choices: Choices) -> None:
    """SL1-COMP-02"""
    pieces = pieces_of(game_named(choices.game).ruleset(choices).settled())
    for template in pieces.templates:
        motion, apothem = pieces.motion(template), pieces.token_apothem + pieces.slack
        ends = [(0.0, 0.0, 0.0), (motion.ahead, motion.left, 45.0 * motion.eighths)]
        cut = unary_union([Polygon(polygon(pieces.sides, apothem, *end)) for end in ends])
        wanted = Polygon(template_body(template, pieces, STEPS)).difference(cut)
        assert wanted.symmetric_difference(Polygon(notched(template, pieces))).area < 1e-3


def test_what_is_grown_reaches_so_far_everywhere() -> None:
    token = polygon(8, 10.0, 3.0, 4.0, 20.0)
    assert Polygon(token).buffer(50.0).symmetric_difference(Polygon(grown(token, 50.0, 16))).area < 20.0
    assert disc(0.0, 16) == []


def test_hexes_that_touch_become_one_area_with_its_hole() -> None:
    """HEX-08  Six around one: an outer rim, and the hole in the middle."""
    width = 2.0 * abs(hex_outline(0.0, 0.0)[0][0])
    cells = [hex_outline(x, y) for x, y in polygon(6, width * 0.75**0.5, 0.0, 0.0, 30.0)]
    rims = joined(cells)
    assert len(rims) == 2
    assert area_of(rims).area == pytest.approx(6.0 * Polygon(cells[0]).area)
