"""The gun chart: which squares around a plane its guns might cover, from here or after flying on.

It is generous: a square is marked if any token with its centre there might be shot at. So nothing is overlooked where
the chart shows nothing, and bots need not look there. It has a layer for each amount of Speed and altitude that may be
left to spend; a bit says which manoeuvre to go on with, another one whether that may bring it between the guides.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from skyrmish.bots.worth.distances import start_of
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.pieces import MOST_MANOEUVRES, Node, Rules, on_hexes
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, is_in_guides
from skyrmish.games.squadron_leader.play.attacking.shot import counts_guides
from skyrmish.games.squadron_leader.play.moving.flight_plans import manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.hexes import HEXES, hex_distance, hex_offset, hex_pose
from skyrmish.geometry.poses import Pose, nose, seen_from

if TYPE_CHECKING:
    from skyrmish.bots.ladder.knowledge import Knowledge

SQUARES = 64  # along each side of the chart, the plane in the middle
MIDDLE = SQUARES / 2
LAYERS = 8  # the last is for whatever more may be left: anything may come under fire then
CHART = LAYERS * SQUARES * SQUARES
HERE = MOST_MANOEUVRES  # the bit for guns that cover a square without flying on
FLYING_ON = (1 << HERE) - 1
LINED_UP = 32  # so many places above each of these bits is the one for guns that are lined up as well
ANYTHING = FLYING_ON | FLYING_ON << LINED_UP
LEVEL = 1e-12  # slopes that are none
Drawn = dict[tuple[int, int], int]  # sets of squares, by what is spent until then and by the bit


# ---- drawing it ----


def draw_gun_chart(rules: Rules) -> tuple[float, list[int]]:
    """Squares for each millimetre (or hex), and the chart."""
    if not rules.hexes:
        scale, drawn = draw_squares(rules)
    elif rules.range_max + max(hex_distance(start_of(rules), end) for _, _, end in ends_charted(rules)) < MIDDLE:
        scale, drawn = draw_hexes(rules)
    else:  # the ruler is longer than any chart
        return 0.0, [ANYTHING | 1 << HERE | 1 << HERE + LINED_UP] * CHART
    return scale, laid_out(drawn)


def laid_out(drawn: Drawn) -> list[int]:
    """Layer by layer, with all that costs less; in the last one, anything may come."""
    layer, chart = [0] * (SQUARES * SQUARES), []
    for left in range(LAYERS - 1):
        for (spent, bit), squares in drawn.items():
            if spent == left:
                for square in numbers_of(squares):
                    layer[square] |= 1 << bit
        chart += layer
    return chart + [bits | ANYTHING for bits in layer]


def numbers_of(squares: int) -> list[int]:
    """The squares of a set, which is a number with a bit for each of them."""
    return [square for square, is_there in enumerate(reversed(f"{squares:b}")) if is_there == "1"]


def draw_squares(rules: Rules) -> tuple[float, Drawn]:
    """Mark each square in whose reach of the guns a token may stand, however it is turned."""
    ends = list(ends_charted(rules))
    reach = rules.range_reach + max(math.hypot(end.x, end.y) for _, _, end in ends)
    side = reach / MIDDLE
    margin = rules.token.radius + rules.lane_half + side * math.sqrt(0.5)
    least: dict[tuple[int, Pose], int] = {}  # that is spent when a plane gets there by the same manoeuvre
    for spent, bit, end in ends:
        least[bit, end] = min(spent, least.get((bit, end), spent))
    drawn: Drawn = defaultdict(int)
    for (bit, end), spent in least.items():
        covered, lined_up = squares_from(rules, end, side, margin)
        drawn[spent, bit] |= covered
        drawn[spent, bit + LINED_UP] |= lined_up
    return 1.0 / side, drawn


def squares_from(rules: Rules, end: Pose, side: float, margin: float) -> tuple[int, int]:
    """The squares that guns at an end may cover, and those that lie between the guides too; column by column."""
    (c, s), far, covered, lined_up = nose(end), rules.range_reach + margin, 0, 0
    ahead, left = (rules.arc_s * c, rules.arc_s * s), (-rules.arc_c * s, rules.arc_c * c)
    for column in range(SQUARES):
        dx = (column + 0.5 - MIDDLE) * side - end.x
        if abs(dx) > far:
            continue
        half = math.sqrt(far * far - dx * dx)
        rows = where_at_least(ahead[1] - left[1], (ahead[0] - left[0]) * dx + margin, (-half, half))
        rows = where_at_least(ahead[1] + left[1], (ahead[0] + left[0]) * dx + margin, rows)
        covered |= squares_of(end.y, rows, side) << column * SQUARES
        if counts_guides(rules):
            rows = where_at_least(c, margin - s * dx, rows)
            rows = where_at_least(-c, margin + s * dx, rows)
        lined_up |= squares_of(end.y, rows, side) << column * SQUARES
    return covered, lined_up


def where_at_least(slope: float, height: float, stretch: tuple[float, float]) -> tuple[float, float]:
    """That part of a stretch on which slope times the place, and the height, are not less than nothing."""
    low, high = stretch
    if abs(slope) < LEVEL:
        return (low, high) if height >= 0.0 else (1.0, 0.0)
    return (max(low, -height / slope), high) if slope > 0.0 else (low, min(high, -height / slope))


def squares_of(y: float, stretch: tuple[float, float], side: float) -> int:
    """The squares of a column whose middles lie on a stretch, counted from y: as bits."""
    first = max(0, math.ceil((y + stretch[0]) / side + MIDDLE - 0.5))
    last = min(SQUARES - 1, math.floor((y + stretch[1]) / side + MIDDLE - 0.5))
    return ((1 << last - first + 1) - 1) << first if first <= last else 0


def draw_hexes(rules: Rules) -> tuple[float, Drawn]:
    """Mark each hex that may be shot at."""
    around = range(-int(rules.range_max), int(rules.range_max) + 1)
    drawn: Drawn = defaultdict(int)
    for spent, bit, end in ends_charted(rules):
        for q, r in product(around, around):
            target = hex_pose(end.x + q, end.y + r, 0)
            if aim(rules, end, target):
                ahead, right = hex_offset(start_of(rules), target)
                square = 1 << int(ahead + MIDDLE) * SQUARES + int(right + MIDDLE)
                drawn[spent, bit] |= square
                if not counts_guides(rules) or is_in_guides(rules, end, target):
                    drawn[spent, bit + LINED_UP] |= square
    return 1.0, drawn


def ends_charted(rules: Rules) -> Iterator[tuple[int, int, Pose]]:
    """Where a plane may be after spending so much, and the bit for it."""
    yield 0, HERE, start_of(rules)
    for node in rules.nodes:
        if node.cost + node.altitude < LAYERS - 1:
            yield node.cost + node.altitude, manoeuvre_at(node.path, 0), end_of_node(rules, node)


def end_of_node(rules: Rules, node: Node) -> Pose:
    pose = start_of(rules)
    for step in range(node.depth):
        pose = end_of(rules.manoeuvres[manoeuvre_at(node.path, step)], pose)
    return pose


# ---- reading it ----


@rule
def layer_of(left: int) -> int:
    """Where the layer for so much left to spend begins."""
    return min(left, LAYERS - 1) * (SQUARES * SQUARES)


@woven
def seen_on_chart(rules: Rules, known: "Knowledge", layer: int, pose: Pose, other: Pose) -> int:
    """The bits of the square in which another token is."""
    if HEXES and on_hexes(rules):
        ahead, beside = hex_offset(pose, other)
    else:
        ahead, beside = seen_from(pose, other.x, other.y)
    column, row = ahead * known.squares_each + MIDDLE, beside * known.squares_each + MIDDLE
    if 0.0 <= column < SQUARES and 0.0 <= row < SQUARES:
        return known.gun_chart[layer + int(column) * SQUARES + int(row)]
    return ANYTHING if layer == layer_of(LAYERS) else 0
