"""Tokens as octagons: how far they reach, whether they overlap, how far apart they are.

The octagon's flats face 0°, 45°, 90° … from the nose, so its outline never changes while a plane turns by eighths:
only the frame of its pose matters here.
"""

import math

from skyrmish.engine.records import Record
from skyrmish.engine.rule import rule
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.headings import ROOT_HALF
from skyrmish.geometry.poses import Pose, squared_distance

SIDES = 8
COSINE_OF_HALF_SIDE = math.sqrt(2.0 + math.sqrt(2.0)) / 2.0  # of 22.5°
SINE_OF_HALF_SIDE = math.sqrt(2.0 - math.sqrt(2.0)) / 2.0


class Token(Record):
    """A regular octagon, by the distances from its centre to a corner and to a side, and half a side's length."""

    radius: float
    apothem: float
    half_side: float


def octagon(diameter: float) -> Token:
    """RULES 0.2  The token with that many millimetres from corner to opposite corner."""
    radius = diameter / 2.0
    return Token(radius=radius, apothem=radius * COSINE_OF_HALF_SIDE, half_side=radius * SINE_OF_HALF_SIDE)


@rule
def corner(token: Token, pose: Pose, number: int) -> tuple[float, float]:
    """One of the eight corners, counted to the left from the nose."""
    ahead, left = token.apothem, token.half_side
    if number & 1:
        ahead, left = token.half_side, token.apothem
    if number & 2:
        ahead, left = -left, ahead
    if number & 4:
        ahead, left = -ahead, -left
    return pose.x + pose.c * ahead - pose.s * left, pose.y + pose.s * ahead + pose.c * left


@rule
def reach(token: Token, pose: Pose, nx: float, ny: float) -> float:
    """How far the token extends from its centre in the direction of the unit vector (nx, ny)."""
    u, v = abs(pose.c * nx + pose.s * ny), abs(pose.c * ny - pose.s * nx)
    return token.apothem * max(u, v) + token.half_side * min(u, v)


@rule
def off_board(token: Token, pose: Pose, width: float, height: float) -> bool:
    """B-12  Any part of the token lies off the board; touching the edge is on it."""
    margin = token.apothem * max(abs(pose.c), abs(pose.s)) + token.half_side * min(abs(pose.c), abs(pose.s)) - EPSILON
    return pose.x < margin or pose.x > width - margin or pose.y < margin or pose.y > height - margin


@rule
def has_parting_side(token: Token, a: Pose, b: Pose) -> bool:
    """The line of some side of token a has the whole of token b beyond it, or touching it."""
    dx, dy = b.x - a.x, b.y - a.y
    nx, ny = a.c, a.s
    for _ in range(SIDES // 2):
        if abs(dx * nx + dy * ny) >= token.apothem + reach(token, b, nx, ny) - EPSILON:
            return True
        nx, ny = ROOT_HALF * (nx - ny), ROOT_HALF * (nx + ny)
    return False


@rule
def overlap(token: Token, a: Pose, b: Pose) -> bool:
    """B-14  The outlines share some area; contact is no overlap."""
    if squared_distance(a, b) >= 4.0 * token.radius * token.radius:
        return False
    return not (has_parting_side(token, a, b) or has_parting_side(token, b, a))


@rule
def squared_distance_to_segment(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    ux, uy = bx - ax, by - ay
    along = ((px - ax) * ux + (py - ay) * uy) / (ux * ux + uy * uy)
    along = min(1.0, max(0.0, along))
    dx, dy = px - ax - along * ux, py - ay - along * uy
    return dx * dx + dy * dy


@rule
def corners_to_sides(token: Token, a: Pose, b: Pose) -> float:
    """Least squared distance from a corner of token a to a side of token b."""
    least = math.inf
    for i in range(SIDES):
        px, py = corner(token, a, i)
        ax, ay = corner(token, b, SIDES - 1)
        for j in range(SIDES):
            bx, by = corner(token, b, j)
            least = min(least, squared_distance_to_segment(px, py, ax, ay, bx, by))
            ax, ay = bx, by
    return least


@rule
def gap(token: Token, a: Pose, b: Pose) -> float:
    """B-01  Shortest distance between the two outlines, 0 where they overlap."""
    if overlap(token, a, b):
        return 0.0
    return math.sqrt(min(corners_to_sides(token, a, b), corners_to_sides(token, b, a)))


@rule
def span(token: Token, a: Pose, b: Pose) -> float:
    """Longest distance between a point of one token and a point of the other."""
    most = 0.0
    for i in range(SIDES):
        px, py = corner(token, a, i)
        for j in range(SIDES):
            qx, qy = corner(token, b, j)
            most = max(most, (px - qx) * (px - qx) + (py - qy) * (py - qy))
    return math.sqrt(most)
