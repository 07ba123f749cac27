"""Headings: degrees counter-clockwise from east, and their unit vectors.

A plane keeps one frame for the whole match, its first heading modulo 45°, and turns by eighths of a circle in it.
"""

import math

from skyrmish.engine.rule import rule
from skyrmish.geometry.grid import snapped

ROOT_HALF = math.sqrt(0.5)
RADIANS = 3.141592653589793 / 180.0
EIGHTH = 45.0
FULL_CIRCLE = 8  # eighths
HALVINGS = 32  # of an eighth: to the grid, and a few more


@rule
def cosine(degrees: float) -> float:
    """Cosine of an angle between −45° and 45°, to the last bit or two, by its series."""
    if degrees == 0.0:  # most planes are placed square to the board
        return 1.0
    square = degrees * RADIANS * (degrees * RADIANS)
    total = 1.0
    for n in range(20, 0, -2):
        total = 1.0 - square * total / (n * (n - 1))
    return total


@rule
def sine(degrees: float) -> float:
    """Sine of an angle between −45° and 45°, likewise."""
    if degrees == 0.0:
        return 0.0
    angle = degrees * RADIANS
    total = 1.0
    for n in range(21, 1, -2):
        total = 1.0 - angle * angle * total / (n * (n - 1))
    return angle * total


@rule
def turned(c: float, s: float, eighths: int) -> tuple[float, float]:
    """The unit vector (c, s) turned left by eighths of a circle. Quarter turns are exact."""
    if eighths & 1:
        c, s = ROOT_HALF * (c - s), ROOT_HALF * (c + s)
    if eighths & 2:
        c, s = -s, c
    if eighths & 4:
        c, s = -c, -s
    return c, s


@rule
def normal(degrees: float) -> float:
    """The same heading between 0° and 360°, on the grid."""
    if degrees < 0.0 or degrees >= 360.0:
        degrees -= 360.0 * math.floor(degrees / 360.0)
    heading = snapped(degrees)
    return heading if heading < 360.0 else 0.0


@rule
def frame_of(heading: float) -> float:
    """A heading modulo 45°."""
    return heading - EIGHTH * math.floor(heading / EIGHTH)


@rule
def eighths_of(heading: float) -> int:
    """How many whole eighths of a circle a heading (0° to 360°) holds."""
    return int(heading / EIGHTH)


@rule
def frame_named(c: float, s: float) -> float:
    """The frame that has this unit vector, in degrees on the grid: halved until only one is left."""
    low, high = 0.0, EIGHTH
    for _ in range(HALVINGS):
        middle = (low + high) / 2.0
        if sine(middle) * c <= cosine(middle) * s:
            low = middle
        else:
            high = middle
    return snapped(low)


@rule
def unit_vector(heading: float) -> tuple[float, float]:
    """The direction of any heading."""
    heading = normal(heading)
    frame = frame_of(heading)
    return turned(cosine(frame), sine(frame), eighths_of(heading))
