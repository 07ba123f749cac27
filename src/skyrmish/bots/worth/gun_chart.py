"""The gun chart: which squares around a plane its guns might cover, from here or after flying on.

It is generous: a square is marked if any token with its centre there might be shot at. So nothing is overlooked where
the chart shows nothing, and bots need not look there. It has a layer for each amount of Speed and altitude that may be
left to spend; a bit says which manoeuvre to go on with, another one whether that may bring it between the guides.
"""

import math
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from skyrmish.bots.worth.distances import start_of
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.pieces import MOST_MANOEUVRES, Node, Rules, on_hexes
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, is_in_guides
from skyrmish.games.squadron_leader.play.attacking.shot import counts_guides
from skyrmish.games.squadron_leader.play.moving.flight_plans import manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.hexes import HEXES, hex_distance, hex_offset, hex_pose
from skyrmish.geometry.poses import Pose, seen_from

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


# ---- drawing it ----


def draw_gun_chart(rules: Rules) -> tuple[float, list[int]]:
    """Squares for each millimetre (or hex), and the chart."""
    import numpy as np

    chart = np.zeros((LAYERS, SQUARES, SQUARES), np.int64)
    chart[-1] = ANYTHING
    if not rules.hexes:
        scale = draw_squares(rules, chart)
    elif rules.range_max + max(hex_distance(start_of(rules), end) for _, _, end in ends_charted(rules)) < MIDDLE:
        scale = draw_hexes(rules, chart)
    else:  # the ruler is longer than any chart
        chart[:], scale = ANYTHING | 1 << HERE | 1 << HERE + LINED_UP, 0.0
    return scale, chart.ravel().tolist()


def draw_squares(rules: Rules, chart: Any) -> float:
    """Mark each square in whose reach of the guns a token may stand, however it is turned."""
    import numpy as np

    ends = list(ends_charted(rules))
    reach = rules.range_reach + max(math.hypot(end.x, end.y) for _, _, end in ends)
    side = reach / MIDDLE
    margin = rules.token.radius + rules.lane_half + side * math.sqrt(0.5)
    x, y = np.meshgrid(*[(np.arange(SQUARES) + 0.5 - MIDDLE) * side] * 2, indexing="ij")
    for spent, bit, end in ends:
        ahead, left = seen_from(end, x, y)
        covered = rules.arc_s * ahead - rules.arc_c * abs(left) >= -margin
        covered &= ahead**2 + left**2 <= (rules.range_reach + margin) ** 2
        chart[spent:, covered] |= 1 << bit
        lined_up = covered & (abs(left) <= margin) if counts_guides(rules) else covered
        chart[spent:, lined_up] |= 1 << bit + LINED_UP
    return 1.0 / side


def draw_hexes(rules: Rules, chart: Any) -> float:
    """Mark each hex that may be shot at."""
    around = range(-int(rules.range_max), int(rules.range_max) + 1)
    for spent, bit, end in ends_charted(rules):
        for q, r in product(around, around):
            target = hex_pose(end.x + q, end.y + r, 0)
            if aim(rules, end, target):
                ahead, right = hex_offset(start_of(rules), target)
                lined_up = not counts_guides(rules) or is_in_guides(rules, end, target)
                bits = 1 << bit | lined_up << bit + LINED_UP
                chart[spent:, int(ahead + MIDDLE), int(right + MIDDLE)] |= bits
    return 1.0


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
