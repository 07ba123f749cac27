"""Hexes: flat-topped, in axial coordinates with the origin in the middle of the grid.

A pose on hexes keeps q and r in x and y, and the facing in eighths: 0 north, then clockwise by 60°. Left of a facing f
is f − 1. All numbers are whole.
"""

import math

from skyrmish.engine.rule import rule, woven
from skyrmish.geometry.poses import Pose

FACINGS = 6
HEXES = True  # a switch: games compiled without hexes turn it off
OPEN_SKY = True  # a switch: games compiled for hexes only turn it off

# What a step in each direction adds to q and to r, plus one, two bits each; north again at the end.
STEPS_IN_Q = sum((step + 1) << (2 * facing) for facing, step in enumerate((0, 1, 1, 0, -1, -1, 0)))
STEPS_IN_R = sum((step + 1) << (2 * facing) for facing, step in enumerate((-1, -1, 0, 1, 1, 0, -1)))


@rule
def hex_step(facing: int) -> tuple[float, float]:
    """B-48  One hex in the direction of a facing; 6 is north again."""
    return float(((STEPS_IN_Q >> (2 * facing)) & 3) - 1), float(((STEPS_IN_R >> (2 * facing)) & 3) - 1)


@rule
def hex_pose(q: float, r: float, facing: int) -> Pose:
    return Pose(q, r, 1.0, 0.0, facing, 1.0)


@rule
def hex_moved(pose: Pose, ahead: float, left: float, turn: int) -> Pose:
    """HEX-05, HEX-06, HEX-07, B-48  So many hexes ahead, so many front-left (or front-right), then turned clockwise.

    A hex to the front-left is one ahead and one back from the front-right.
    """
    q, r = hex_step(pose.eighths)
    right_q, right_r = hex_step(pose.eighths + 1)
    ahead += max(0.0, left)
    facing = pose.eighths + turn
    if facing >= FACINGS:
        facing -= FACINGS
    return Pose(pose.x + ahead * q - left * right_q, pose.y + ahead * r - left * right_r, 1.0, 0.0, facing, pose.size)


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


@woven
def is_off_grid(pose: Pose, columns: float, rows: float) -> bool:
    """B-50  The hex is not on the grid. Columns and rows are counted from the middle here, which saves rounding."""
    row = pose.y + (int(pose.x) >> 1)
    across, along = columns / 2.0, rows / 2.0
    return pose.x < -across or pose.x >= across or row < -along or row >= along


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
def hex_offset(a: Pose, b: Pose) -> tuple[float, float]:
    """The way to another hex as hexes straight ahead and hexes to the front-right; negative ones are flown back."""
    ahead_q, ahead_r = hex_step(a.eighths)
    right_q, right_r = hex_step(a.eighths + 1)
    q, r = b.x - a.x, b.y - a.y
    return q * right_r - r * right_q, ahead_q * r - ahead_r * q


@rule
def is_in_hex_arc(a: Pose, b: Pose) -> bool:
    """HEX-09, B-49  One hex, then three, then five ahead; the hexes beside the nose are not in it.

    At least one step must go ahead, whether the others go to the front-right or to the front-left.
    """
    ahead, right = hex_offset(a, b)
    return ahead >= 1.0 and ahead + right >= 1.0


@rule
def is_in_hex_line(a: Pose, b: Pose) -> bool:
    """B-53  Straight ahead."""
    ahead, right = hex_offset(a, b)
    return ahead >= 1.0 and right == 0.0
