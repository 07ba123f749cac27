"""The firing arc and the forward guides: what lies ahead of a token's centre."""

import math

from skyrmish.engine.rule import rule, woven
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.outlines import Token, corner, reach, side_normal, sides_of
from skyrmish.geometry.poses import Pose, nose, seen_from, size_of

ANY, CENTRE, WHOLE = 0, 1, 2  # how much of the target must be in the arc


@rule
def edge_depth(ahead: float, left: float, arc_c: float, arc_s: float) -> float:
    """How far inside the arc's nearer edge a point lies (negative: outside), the arc's half-angle given as a vector."""
    return arc_s * ahead - arc_c * abs(left)


@rule
def centre_in_arc(a: Pose, b: Pose, arc_c: float, arc_s: float) -> bool:
    """B-05 `centre`  The target's centre lies in the arc."""
    ahead, left = seen_from(a, b.x, b.y)
    return edge_depth(ahead, left, arc_c, arc_s) >= -EPSILON


@rule
def whole_in_arc(token: Token, a: Pose, b: Pose, arc_c: float, arc_s: float) -> bool:
    """B-05 `whole`  Every corner of the target lies in the arc."""
    for i in range(sides_of(token)):
        x, y = corner(token, b, i)
        ahead, left = seen_from(a, x, y)
        if edge_depth(ahead, left, arc_c, arc_s) < -EPSILON:
            return False
    return True


@woven
def any_in_arc(token: Token, a: Pose, b: Pose, arc_c: float, arc_s: float) -> bool:
    """B-05, B-06  Any part of the target lies in the arc, or touches it. The arc's apex is the token's centre."""
    ahead, left = seen_from(a, b.x, b.y)
    side = 1.0 if left > 0.0 else -1.0
    if is_beyond_edge(token, a, b, arc_c, side * arc_s):
        return False
    if ahead > 0.0:
        return True
    return not (is_beyond_edge(token, a, b, arc_c, -side * arc_s) or is_behind(token, a, b, arc_c, arc_s))


@woven
def is_beyond_edge(token: Token, a: Pose, b: Pose, edge_c: float, edge_s: float) -> bool:
    """All of the target lies outside one edge of the arc; the edge is left of the nose where its sine is positive."""
    c, s = nose(a)
    side = 1.0 if edge_s > 0.0 else -1.0
    nx, ny = abs(edge_s) * c + side * edge_c * s, abs(edge_s) * s - side * edge_c * c  # inward across the edge
    inside = (b.x - a.x) * nx + (b.y - a.y) * ny
    if inside + size_of(b) * token.apothem >= 0.0:
        return False  # however it is turned
    if inside + size_of(b) * token.radius < -2.0 * EPSILON:
        return True
    return inside + reach(token, b, nx, ny) < -EPSILON


@rule
def is_behind(token: Token, a: Pose, b: Pose, arc_c: float, arc_s: float) -> bool:
    """Some side of the target has the whole arc before it: it crosses the edge's line, but behind the apex."""
    c, s = nose(a)
    left_x, left_y = arc_c * c - arc_s * s, arc_c * s + arc_s * c  # along the arc's edges
    right_x, right_y = arc_c * c + arc_s * s, arc_c * s - arc_s * c
    for number in range(sides_of(token)):
        nx, ny = side_normal(token, b, number)
        clear = (a.x - b.x) * nx + (a.y - b.y) * ny - size_of(b) * token.apothem
        if clear > EPSILON and nx * left_x + ny * left_y >= 0.0 and nx * right_x + ny * right_y >= 0.0:
            return True
    return False


@rule
def in_guides(token: Token, a: Pose, b: Pose, half: float) -> bool:
    """B-07  Any part of the target touches the lane between the forward guides, drawn on ahead from the centre."""
    ahead, left = seen_from(a, b.x, b.y)
    c, s = nose(a)
    if ahead < -size_of(b) * token.radius - EPSILON or abs(left) > half + reach(token, b, -s, c) + EPSILON:
        return False
    return ahead >= size_of(b) * token.radius or not is_behind_lane(token, a, b, half)


@rule
def is_behind_lane(token: Token, a: Pose, b: Pose, half: float) -> bool:
    """The target lies behind the lane's start, or some side of it has the whole lane before it."""
    c, s = nose(a)
    if (b.x - a.x) * c + (b.y - a.y) * s + reach(token, b, c, s) < -EPSILON:
        return True
    for number in range(sides_of(token)):
        nx, ny = side_normal(token, b, number)
        clear = (a.x - b.x) * nx + (a.y - b.y) * ny - half * abs(c * ny - s * nx) - size_of(b) * token.apothem
        if clear > EPSILON and nx * c + ny * s >= 0.0:
            return True
    return False


def degrees_off_arc(token: Token, a: Pose, b: Pose, half: float, mode: int) -> float:
    """By how many degrees the target misses the arc: its nearest corner, its centre, or its farthest corner.

    For explanations only: it uses the machine's trigonometry.
    """
    points = [(b.x, b.y)] if mode == CENTRE else [corner(token, b, i) for i in range(sides_of(token))]
    angles = []
    for x, y in points:
        ahead, left = seen_from(a, x, y)
        angles.append(math.degrees(math.atan2(abs(left), ahead)) - half)
    return max(0.0, max(angles) if mode == WHOLE else min(angles))
