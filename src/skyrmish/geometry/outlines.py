"""Tokens as regular polygons: how far they reach, whether they overlap, how far apart they are.

The octagon's flats face 0°, 45°, 90° … from the nose, so its outline never changes while a plane turns by eighths:
only the frame of its pose matters. The hexagon's outline turns with the nose. Larger octagons are those of bombers and
balloons; hexagons come in one size.
"""

import math

from skyrmish.engine.records import Record
from skyrmish.engine.rule import rare, rule, woven
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.headings import turned
from skyrmish.geometry.poses import Pose, nose, size_of, squared_distance

OCTAGON, HEXAGON = 8, 6
OCTAGONS, HEXAGONS = True, True  # switches: games compiled without tokens of that shape turn them off
ROOT_THREE_QUARTERS = math.sqrt(0.75)  # sine of 60°
COSINE_OF_HALF_SIDE = math.sqrt(2.0 + math.sqrt(2.0)) / 2.0  # of 22.5°
SINE_OF_HALF_SIDE = math.sqrt(2.0 - math.sqrt(2.0)) / 2.0
AT_A_GLANCE = 1e-3  # mm, far more than rounding and touching come to


class Token(Record):
    """A regular octagon or hexagon with a flat to the nose.

    By its number of sides, the distances from its centre to a corner and to a side, and half a side's length.
    """

    sides: int
    radius: float
    apothem: float
    half_side: float


def octagon(diameter: float) -> Token:
    """RULES 0.2  The token with that many millimetres from corner to opposite corner."""
    radius = diameter / 2.0
    apothem, half_side = radius * COSINE_OF_HALF_SIDE, radius * SINE_OF_HALF_SIDE
    return Token(sides=OCTAGON, radius=radius, apothem=apothem, half_side=half_side)


def hexagon(diameter: float) -> Token:
    """RULES 0.3  Likewise."""
    radius = diameter / 2.0
    return Token(sides=HEXAGON, radius=radius, apothem=radius * ROOT_THREE_QUARTERS, half_side=radius / 2.0)


@rule
def sides_of(token: Token) -> int:
    if not HEXAGONS:
        return OCTAGON
    return token.sides if OCTAGONS else HEXAGON


@rule
def side_normal(token: Token, pose: Pose, number: int) -> tuple[float, float]:
    """The direction that a side faces, counted to the left from the nose."""
    if sides_of(token) == OCTAGON:
        return turned(pose.c, pose.s, number)
    c, s = nose(pose)
    if number >= HEXAGON // 2:
        c, s, number = -c, -s, number - HEXAGON // 2
    if number == 0:
        return c, s
    if number == 1:
        return 0.5 * c - ROOT_THREE_QUARTERS * s, 0.5 * s + ROOT_THREE_QUARTERS * c
    return -0.5 * c - ROOT_THREE_QUARTERS * s, -0.5 * s + ROOT_THREE_QUARTERS * c


@rule
def corner(token: Token, pose: Pose, number: int) -> tuple[float, float]:
    """One of the corners, counted to the left from the nose."""
    if sides_of(token) == HEXAGON:
        nx, ny = side_normal(token, pose, number)
        x, y = pose.x + token.apothem * nx, pose.y + token.apothem * ny
        return x - token.half_side * ny, y + token.half_side * nx
    ahead, left = token.apothem * size_of(pose), token.half_side * size_of(pose)
    if number & 1:
        ahead, left = left, ahead
    if number & 2:
        ahead, left = -left, ahead
    if number & 4:
        ahead, left = -ahead, -left
    return pose.x + pose.c * ahead - pose.s * left, pose.y + pose.s * ahead + pose.c * left


@woven
def reach(token: Token, pose: Pose, nx: float, ny: float) -> float:
    """How far the token extends from its centre in the direction of the unit vector (nx, ny)."""
    if sides_of(token) == OCTAGON:
        u, v = abs(pose.c * nx + pose.s * ny), abs(pose.c * ny - pose.s * nx)
        return size_of(pose) * (token.apothem * max(u, v) + token.half_side * min(u, v))
    c, s = nose(pose)
    along, across = abs(c * nx + s * ny), abs(c * ny - s * nx)
    return max(token.apothem * along + token.half_side * across, token.radius * across)


@woven
def edge_margin(token: Token, pose: Pose) -> float:
    """B-12  How far from every edge of the board an octagon's centre must be; a quarter turn changes nothing."""
    u, v = abs(pose.c), abs(pose.s)
    return size_of(pose) * (token.apothem * max(u, v) + token.half_side * min(u, v)) - EPSILON


@woven
def off_board(token: Token, pose: Pose, width: float, height: float) -> bool:
    """B-12  Any part of the token lies off the board; touching the edge is on it."""
    if sides_of(token) == OCTAGON:
        margin = edge_margin(token, pose)
        return pose.x < margin or pose.x > width - margin or pose.y < margin or pose.y > height - margin
    room = min(min(pose.x, width - pose.x), min(pose.y, height - pose.y))
    if room >= token.radius:
        return False  # however it is turned
    if room < token.apothem - 2.0 * EPSILON:
        return True
    across, along = reach(token, pose, 1.0, 0.0) - EPSILON, reach(token, pose, 0.0, 1.0) - EPSILON
    return pose.x < across or pose.x > width - across or pose.y < along or pose.y > height - along


@rare
def has_parting_side(token: Token, a: Pose, b: Pose, but: float) -> bool:
    """The line of some side of token a has the whole of token b beyond it, but for so many millimetres."""
    dx, dy = b.x - a.x, b.y - a.y
    for number in range(sides_of(token) // 2):
        nx, ny = side_normal(token, a, number)
        if abs(dx * nx + dy * ny) >= size_of(a) * token.apothem + reach(token, b, nx, ny) - but:
            return True
    return False


@woven
def overlap(token: Token, a: Pose, b: Pose) -> bool:
    """B-14  The outlines share some area; contact is no overlap."""
    return overlap_by(token, a, b, EPSILON)


@woven
def overlap_by(token: Token, a: Pose, b: Pose, depth: float) -> bool:
    """The outlines overlap so deeply that no shorter way leads one of them out."""
    near = token.radius * (size_of(a) + size_of(b))
    if squared_distance(a, b) >= near * near:
        return False
    return not (has_parting_side(token, a, b, depth) or has_parting_side(token, b, a, depth))


@rule
def line_crosses(token: Token, a: Pose, b: Pose, between: Pose) -> bool:
    """C-3  The line from one centre to another passes through a token; touching it is no crossing."""
    dx, dy = b.x - a.x, b.y - a.y
    length = math.sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return False
    nx, ny = -dy / length, dx / length
    if abs((between.x - a.x) * nx + (between.y - a.y) * ny) >= reach(token, between, nx, ny) - EPSILON:
        return False
    for number in range(sides_of(token) // 2):
        nx, ny = side_normal(token, between, number)
        from_a = (a.x - between.x) * nx + (a.y - between.y) * ny
        from_b = (b.x - between.x) * nx + (b.y - between.y) * ny
        side = size_of(between) * token.apothem - EPSILON
        if min(from_a, from_b) >= side or max(from_a, from_b) <= -side:
            return False
    return True


@rule
def squared_distance_to_segment(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    ux, uy = bx - ax, by - ay
    along = ((px - ax) * ux + (py - ay) * uy) / (ux * ux + uy * uy)
    along = min(1.0, max(0.0, along))
    dx, dy = px - ax - along * ux, py - ay - along * uy
    return dx * dx + dy * dy


@rule
def corners_to_sides(token: Token, a: Pose, b: Pose) -> float:
    """Least squared distance from a corner of token a to a side of token b; infinite where b's corners are nearer.

    Outlines are no farther apart than two sides that face each other would be: only corners from which b may be that
    near are measured, one or two of them.
    """
    least = math.inf
    near = math.sqrt(squared_distance(a, b)) - 2.0 * token.apothem + size_of(b) * token.radius + AT_A_GLANCE
    for i in range(sides_of(token)):
        px, py = corner(token, a, i)
        dx, dy = px - b.x, py - b.y
        if dx * dx + dy * dy > near * near:
            continue
        ax, ay = corner(token, b, sides_of(token) - 1)
        for j in range(sides_of(token)):
            bx, by = corner(token, b, j)
            least = min(least, squared_distance_to_segment(px, py, ax, ay, bx, by))
            ax, ay = bx, by
    return least


@rare
def gap(token: Token, a: Pose, b: Pose) -> float:
    """B-01  Shortest distance between the two outlines, 0 where they overlap."""
    if overlap(token, a, b):
        return 0.0
    return math.sqrt(min(corners_to_sides(token, a, b), corners_to_sides(token, b, a)))


@rule
def span(token: Token, a: Pose, b: Pose) -> float:
    """Longest distance between a point of one token and a point of the other."""
    most = 0.0
    for i in range(sides_of(token)):
        px, py = corner(token, a, i)
        for j in range(sides_of(token)):
            qx, qy = corner(token, b, j)
            most = max(most, (px - qx) * (px - qx) + (py - qy) * (py - qy))
    return math.sqrt(most)
