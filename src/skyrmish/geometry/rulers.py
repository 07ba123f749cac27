"""The range ruler: nearest edge to nearest edge, in sections."""

import math

from skyrmish.engine.rule import rule
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.outlines import Token, gap, span
from skyrmish.geometry.poses import Pose, size_of, squared_distance

NEAREST, CENTRE, WHOLE = 0, 1, 2  # ways to measure


@rule
def measured(token: Token, measure: int, a: Pose, b: Pose) -> float:
    """B-01  The distance that counts: outline to outline, centre to centre, or from far side to far side."""
    if measure == CENTRE:
        return math.sqrt(squared_distance(a, b))
    if measure == WHOLE:
        return span(token, a, b)
    return gap(token, a, b)


@rule
def section_of(distance: float, length: float, sections: int) -> int:
    """SL1-PRN-01, B-03  The ruler section of a distance, from 1; on a mark, the closer one; 0 beyond the ruler."""
    if distance > length + EPSILON:
        return 0
    part = length / sections
    for section in range(1, sections):
        if distance <= part * section + EPSILON:
            return section
    return sections


@rule
def section_between(token: Token, measure: int, a: Pose, b: Pose, length: float, sections: int) -> int:
    """The section for two tokens; the outlines are compared only where their centres leave it open."""
    if measure == NEAREST:
        apart = math.sqrt(squared_distance(a, b))
        sizes = size_of(a) + size_of(b)
        least = section_of(apart - sizes * token.radius, length, sections)
        if least == section_of(apart - sizes * token.apothem, length, sections):
            return least
    return section_of(measured(token, measure, a, b), length, sections)
