"""Hexes: flat-topped, in axial coordinates with the origin in the middle of the grid.

A pose on hexes keeps q and r in x and y, and the facing in eighths: 0 north, then clockwise by 60°. Left of a facing f
is f − 1. All numbers are whole.
"""

import math

from skyrmish.engine.rule import rule
from skyrmish.geometry.poses import Pose

FACINGS = 6
HEXES = True  # a switch: games compiled without hexes turn it off
COMPASS = ("N", "NE", "SE", "S", "SW", "NW")


@rule
def hex_step(facing: int) -> tuple[float, float]:
    """B-48  One hex in the direction of a facing."""
    if facing >= FACINGS // 2:
        q, r = hex_step_ahead(facing - FACINGS // 2)
        return -q, -r
    return hex_step_ahead(facing)


@rule
def hex_step_ahead(facing: int) -> tuple[float, float]:
    """North, north-east or south-east."""
    if facing == 0:
        return 0.0, -1.0
    if facing == 1:
        return 1.0, -1.0
    return 1.0, 0.0


@rule
def hex_pose(q: float, r: float, facing: int) -> Pose:
    return Pose(q, r, 1.0, 0.0, facing, 1.0)


@rule
def hex_moved(pose: Pose, ahead: float, left: float, turn: int) -> Pose:
    """HEX-05, HEX-06, HEX-07, B-48  So many hexes ahead, so many front-left (or front-right), then turned clockwise."""
    q, r = hex_step(pose.eighths)
    side = (pose.eighths + (FACINGS - 1 if left > 0.0 else 1)) % FACINGS
    side_q, side_r = hex_step(side)
    x = pose.x + ahead * q + abs(left) * side_q
    y = pose.y + ahead * r + abs(left) * side_r
    return Pose(x, y, 1.0, 0.0, (pose.eighths + turn) % FACINGS, pose.size)


@rule
def hex_distance(a: Pose, b: Pose) -> float:
    """HEX-08  Hexes from one to the other, the other's counted."""
    q, r = b.x - a.x, b.y - a.y
    return (abs(q) + abs(r) + abs(q + r)) / 2.0


@rule
def hex_column(pose: Pose, columns: float) -> float:
    """The column from the west edge, from 0."""
    return pose.x + math.floor(columns / 2.0)


@rule
def hex_row(pose: Pose, rows: float) -> float:
    """The row from the north edge, from 0; every other column lies half a hex lower."""
    return pose.y + math.floor(pose.x / 2.0) + math.floor(rows / 2.0)


@rule
def is_off_grid(pose: Pose, columns: float, rows: float) -> bool:
    """B-50  The hex is not on the grid."""
    column, row = hex_column(pose, columns), hex_row(pose, rows)
    return column < 0.0 or column >= columns or row < 0.0 or row >= rows


@rule
def hex_at(column: float, row: float, columns: float, rows: float, facing: int) -> Pose:
    """The hex in a column and row of the grid."""
    q = column - math.floor(columns / 2.0)
    return hex_pose(q, row - math.floor(q / 2.0) - math.floor(rows / 2.0), facing)


@rule
def is_on_the_way(a: Pose, b: Pose, between: Pose) -> bool:
    """The hex lies on a shortest way between two others."""
    return hex_distance(a, between) + hex_distance(between, b) == hex_distance(a, b)


@rule
def is_between(a: Pose, b: Pose, facing: int, side: int) -> bool:
    """The other hex is reached by at least one step ahead and any number to that side."""
    f_q, f_r = hex_step(facing)
    s_q, s_r = hex_step(side)
    q, r = b.x - a.x, b.y - a.y
    turn = f_q * s_r - f_r * s_q
    ahead = (q * s_r - r * s_q) / turn
    aside = (f_q * r - f_r * q) / turn
    return ahead >= 1.0 and aside >= 0.0


@rule
def is_in_hex_arc(a: Pose, b: Pose) -> bool:
    """HEX-09, B-49  One hex, then three, then five ahead; the hexes beside the nose are not in it."""
    left, right = (a.eighths + FACINGS - 1) % FACINGS, (a.eighths + 1) % FACINGS
    return is_between(a, b, a.eighths, left) or is_between(a, b, a.eighths, right)


@rule
def is_in_hex_line(a: Pose, b: Pose) -> bool:
    """B-53  Straight ahead."""
    q, r = hex_step(a.eighths)
    away = hex_distance(a, b)
    return away > 0.0 and b.x - a.x == away * q and b.y - a.y == away * r
