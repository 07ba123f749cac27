"""Headings: degrees counter-clockwise from east, and their unit vectors.

A plane keeps one frame for the whole match, its first heading modulo 45°, and turns by eighths of a circle in it.
"""

import math

from skyrmish.engine.rule import rule
from skyrmish.geometry.grid import snapped

ROOT_HALF = math.sqrt(0.5)
RADIANS = 3.141592653589793 / 180.0
EIGHTH = 45.0


@rule
def cosine(degrees: float) -> float:
    """Cosine of an angle between −45° and 45°, to the last bit or two, by its series."""
    square = degrees * RADIANS * (degrees * RADIANS)
    total = 1.0
    for n in range(20, 0, -2):
        total = 1.0 - square * total / (n * (n - 1))
    return total


@rule
def sine(degrees: float) -> float:
    """Sine of an angle between −45° and 45°, likewise."""
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
    heading = snapped(degrees - 360.0 * math.floor(degrees / 360.0))
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
def unit_vector(heading: float) -> tuple[float, float]:
    """The direction of any heading."""
    heading = normal(heading)
    frame = frame_of(heading)
    return turned(cosine(frame), sine(frame), eighths_of(heading))
