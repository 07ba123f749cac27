"""The edges of the board: along which of them a piece may be placed, and how near it is to them."""

import math

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, EVERY_EDGE, NORTH, SOUTH, WEST
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    NOT_THAT_EDGE,
    NOT_YOUR_EDGE,
    OUTSIDE_BAND,
    TOO_NEAR_THE_EDGE,
)
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.hexes import hex_column, hex_row
from skyrmish.geometry.outlines import reach
from skyrmish.geometry.poses import Pose

FOUR_SIDES = 4


@rule
def edges_of(rules: Rules, table: Table, side: int) -> int:
    """HEX-02, B-51, C-4  The edges along which a side may place, as bits: a mission's, else all of them.

    On hexes south, north, west, east for the first four sides; with more, anywhere along the edges.
    """
    chosen = rules.start_edges[side] if table.round == 0 else rules.return_edges[side]
    if chosen > 0:
        return chosen
    return 1 << side if rules.hexes and table.sides <= FOUR_SIDES else EVERY_EDGE


@rule
def way_out(edge: int) -> tuple[float, float]:
    """The direction in which the board ends there."""
    if edge in (SOUTH, NORTH):
        return 0.0, -1.0 if edge == SOUTH else 1.0
    return -1.0 if edge == WEST else 1.0, 0.0


@rule
def inside_by(rules: Rules, pose: Pose, edge: int) -> float:
    """How far from that edge the centre is; on hexes, how many hexes are between."""
    if rules.hexes:
        column, row = hex_column(pose, rules.board_width), hex_row(pose, rules.board_height)
        if edge in (SOUTH, NORTH):
            return rules.board_height - 1.0 - row if edge == SOUTH else row
        return column if edge == WEST else rules.board_width - 1.0 - column
    if edge in (SOUTH, NORTH):
        return pose.y if edge == SOUTH else rules.board_height - pose.y
    return pose.x if edge == WEST else rules.board_width - pose.x


@rule
def token_towards(rules: Rules, pose: Pose, edge: int) -> float:
    """How far the token reaches from its centre that way; a hex is where its middle is."""
    right, up = way_out(edge)
    return 0.0 if rules.hexes else reach(rules.token, pose, right, up)


@rule
def depth_reached(rules: Rules, pose: Pose, edge: int) -> float:
    """How far from that edge the token reaches: its far side, or its near side where that will do."""
    token = token_towards(rules, pose, edge)
    return inside_by(rules, pose, edge) + (-token if rules.place_nearest else token)


@rule
def nearest_edge(rules: Rules, pose: Pose, edges: int) -> int:
    """The one of these edges from which the token reaches least far."""
    best, least = SOUTH, math.inf
    for number in range(FOUR_SIDES):
        edge = 1 << number
        if edges & edge and depth_reached(rules, pose, edge) < least:
            best, least = edge, depth_reached(rules, pose, edge)
    return best


@rule
def band_of(rules: Rules) -> float:
    """SL1-PLACE-01, B-80  How deep the strip along the edges is; the tokens of a mission touch their edge."""
    return 0.0 if rules.mission else rules.place_band


@rule
def why_not_here(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """SL1-PLACE-01, HEX-02, B-76, B-80, C-4  Along the right edge; balloons of some missions away from all of them."""
    if table.planes[i].kind == BALLOON:
        return TOO_NEAR_THE_EDGE if rules.balloons_inside and is_near_an_edge(rules, pose) else ALLOWED
    edges = edges_of(rules, table, table.planes[i].side)
    if rules.hexes:
        return ALLOWED if is_along(rules, pose, edges) else NOT_YOUR_EDGE
    if depth_reached(rules, pose, nearest_edge(rules, pose, edges)) <= band_of(rules) + EPSILON:
        return ALLOWED
    return OUTSIDE_BAND if edges == EVERY_EDGE else NOT_THAT_EDGE


@rule
def is_near_an_edge(rules: Rules, pose: Pose) -> bool:
    """C-3, C-4  Less than range 1 from an edge; on hexes, in an outermost hex."""
    if rules.hexes:
        return is_along(rules, pose, EVERY_EDGE)
    across, along = reach(rules.token, pose, 1.0, 0.0), reach(rules.token, pose, 0.0, 1.0)
    nearest_x = min(pose.x, rules.board_width - pose.x) - across
    nearest_y = min(pose.y, rules.board_height - pose.y) - along
    return min(nearest_x, nearest_y) < rules.balloon_margin - EPSILON


@rule
def is_along(rules: Rules, pose: Pose, edges: int) -> bool:
    """HEX-02, B-51  In an outermost hex of one of these edges."""
    for number in range(FOUR_SIDES):
        if edges & (1 << number) and inside_by(rules, pose, 1 << number) == 0.0:
            return True
    return False


@rule
def has_reached(rules: Rules, side: int, kind: int, pose: Pose) -> bool:
    """C-4, B-80  A bomber touches the edge that its mission sends it to, or has left over it.

    Past a corner it has left over the edge that it is farther beyond.
    """
    edge = rules.goal_edge[side]
    if kind != BOMBER or edge == 0:
        return False
    beyond = -inside_by(rules, pose, edge)
    if beyond < -token_towards(rules, pose, edge) - EPSILON:
        return False
    for number in range(FOUR_SIDES):
        other = 1 << number
        if -inside_by(rules, pose, other) > max(beyond, token_towards(rules, pose, other)) + EPSILON:
            return False
    return True
