"""Move templates: the rigid motion from the start notch to the end notch, and their flat outlines.

The token sits in a notch, its centre one lead outside the template's body: lead, body, lead.
"""

import math
from typing import NamedTuple

from skyrmish.geometry.headings import ROOT_HALF, cosine, sine
from skyrmish.geometry.poses import Motion

WIDTH = 26.0
LEAD = WIDTH / 6.0
STRAIGHT_BODY = 3.0 * WIDTH
BANK_RADIUS = 3.5 * WIDTH
TURN_RADIUS = 1.5 * WIDTH


class Template(NamedTuple):
    """A body along a centre line: straight of a length, or a left-hand arc of a radius through eighths."""

    name: str
    body: float
    radius: float
    eighths: int


STRAIGHT = Template("straight", STRAIGHT_BODY, 0.0, 0)
BANK = Template("bank", 0.0, BANK_RADIUS, 1)
TURN = Template("turn", 0.0, TURN_RADIUS, 2)


def ideal_motion(template: Template, lead: float = LEAD) -> Motion:
    """RULES 0.2  Lead, body, lead; the token's centre goes from one notch to the other."""
    if template.eighths == 0:
        return Motion(template.body + 2.0 * lead, 0.0, 0)
    c, s = {1: (ROOT_HALF, ROOT_HALF), 2: (0.0, 1.0)}[template.eighths]
    ahead = lead + template.radius * s + lead * c
    left = template.radius * (1.0 - c) + lead * s
    return Motion(ahead, left, template.eighths)


def printed_bank_motion() -> Motion:
    """B-11  The bank as printed: its end notch was fitted by hand, 0.385 mm from the ideal."""
    angle = 45.0 / 360.0  # degrees: the published model gives the eighth of a circle to a sine that wants degrees
    return Motion(78.0 * cosine(angle) - 6.5, 78.0 * sine(angle) + 26.0 / 1.6 + WIDTH / 2.0, 1)


def mirrored(motion: Motion) -> Motion:
    """B-18  The right-hand template is the left-hand one turned over."""
    return Motion(motion.ahead, -motion.left, -motion.eighths)


def degrees_turned(template: Template) -> float:
    return 45.0 * template.eighths


def centre_line(template: Template, steps: int = 24, lead: float = LEAD) -> list[tuple[float, float]]:
    """Points of the way a token's centre takes from notch to notch, for drawings: ahead and left of the start."""
    motion = ideal_motion(template, lead)
    if template.eighths == 0:
        return [(0.0, 0.0), (motion.ahead, 0.0)]
    points = [(0.0, 0.0)]
    for step in range(steps + 1):
        angle = math.radians(degrees_turned(template) * step / steps)
        points.append((lead + template.radius * math.sin(angle), template.radius * (1.0 - math.cos(angle))))
    return [*points, (motion.ahead, motion.left)]
