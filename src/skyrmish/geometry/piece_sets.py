"""SL1-COMP-02, SL1-PRN-01  The pieces on the table as measured sets: tokens, templates and rulers.

Squadron Leader's tokens are octagons, Space Pirates' hexagons (RULES 0.2, 0.3).

Who draws or prints a piece takes its numbers here, so that paper and plastic agree with the moves that are played.
"""

import math
from typing import NamedTuple

from skyrmish.geometry.outlines import COSINE_OF_HALF_SIDE
from skyrmish.geometry.poses import Motion
from skyrmish.geometry.templates import (
    BANK,
    LEAD,
    STRAIGHT,
    STRAIGHT_BODY,
    TURN,
    WIDTH,
    Template,
    ideal_motion,
    printed_bank_motion,
)

Points = list[tuple[float, float]]


class PieceSet(NamedTuple):
    """One set of pieces. A token is a regular polygon with a flat to the nose; the rest is what it is used with."""

    name: str
    sides: int
    token_diameter: float  # from corner to opposite corner
    arc_half: float  # degrees
    guide: float  # from the nose line to the middle of a forward guide
    groove: float  # width of the lines on a token
    template_width: float
    lead: float  # from the token's centre to where the template's centre line begins
    horn: float  # how far the template's body reaches out past that point, along the token's flanks
    slack: float  # how much wider the set's own notch is than the token, on every side
    templates: tuple[Template, Template, Template]
    ruler_length: float
    ruler_width: float
    ruler_sections: int
    bank_end: Motion | None = None  # B-11  where a bank's end notch is, if not where its centre line leads

    def motion(self, template: Template) -> Motion:
        """The template's motion from notch to notch, as the engine flies it."""
        if self.bank_end and template.eighths == 1:
            return self.bank_end
        return ideal_motion(template, self.lead)

    @property
    def token_apothem(self) -> float:
        return self.token_diameter / 2.0 * math.cos(math.pi / self.sides)


SQUADRON_LEADER = PieceSet(
    name="squadron-leader",
    sides=8,
    token_diameter=WIDTH,
    arc_half=45.0,
    guide=WIDTH / 8.0,
    groove=1.0,
    template_width=WIDTH,
    lead=LEAD,
    horn=0.0,
    slack=0.0,
    templates=(STRAIGHT, BANK, TURN),
    ruler_length=3.0 * STRAIGHT_BODY,
    ruler_width=WIDTH / 4.0,
    ruler_sections=3,
)
SQUADRON_LEADER_AS_PRINTED = SQUADRON_LEADER._replace(bank_end=printed_bank_motion())

_SLACK = 0.5
_HEXAGON = 20.0
_TURN = 30.0

SPACE_PIRATES = PieceSet(
    name="space-pirates",
    sides=6,
    token_diameter=_HEXAGON,
    arc_half=30.0,
    guide=2.0,
    groove=1.0,
    template_width=18.0,
    lead=_HEXAGON / 2.0 * math.sqrt(0.75) + _SLACK,
    horn=4.0,  # ours: the measured set gives the notch, not how far its flanks reach
    slack=_SLACK,
    templates=(
        Template("straight", 60.0, 0.0, 0),
        Template("bank", 0.0, _TURN * (1.0 + math.sqrt(2.0)), 1),
        Template("turn", 0.0, _TURN, 2),
    ),
    ruler_length=180.0,  # B-57: an assumption
    ruler_width=6.5,
    ruler_sections=1,
)

BOMBER_SCALE = 2.4  # C-3
BOMBER_STUB = WIDTH  # from the bomber's centre to that of each stub, along its axis
BOMB_DIAMETER = WIDTH
BALLOON_DIAMETER = 2.0 * WIDTH
BALLOON_SCALE = BALLOON_DIAMETER / WIDTH
BOMBER_APOTHEM = BOMBER_SCALE * WIDTH / 2.0 * COSINE_OF_HALF_SIDE


def bomber_motion(template: Template) -> Motion:
    """C-3  The bomber flies from stub to stub: its centre leads each notch by one stub more."""
    return ideal_motion(template, LEAD + BOMBER_STUB)


def polygon(sides: int, apothem: float, x: float = 0.0, y: float = 0.0, heading: float = 0.0) -> Points:
    """Corners of a regular polygon with a flat to its heading (degrees), counted to the left from the nose."""
    radius = apothem / math.cos(math.pi / sides)
    corners = []
    for number in range(sides):
        angle = math.radians(heading) + math.pi * (2 * number + 1) / sides
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def template_body(template: Template, pieces: PieceSet, steps: int = 96) -> Points:
    """Outline of a template's body before its notches are cut: ahead and left of the start notch's centre."""
    spine = _spine(template, pieces, steps)
    half = pieces.template_width / 2.0
    right = [(x + half * s, y - half * c) for x, y, c, s in spine]
    left = [(x - half * s, y + half * c) for x, y, c, s in spine]
    return right + left[::-1]


def _spine(template: Template, pieces: PieceSet, steps: int) -> list[tuple[float, float, float, float]]:
    """Places along the centre line with their directions, one horn longer at both ends than the engine's body."""
    motion = ideal_motion(template, pieces.lead)
    angle = math.radians(45.0 * template.eighths)
    out = pieces.lead - pieces.horn
    places = [(out, 0.0, 1.0, 0.0)]
    for step in range(steps + 1 if template.eighths else 0):
        c, s = math.cos(angle * step / steps), math.sin(angle * step / steps)
        places.append((pieces.lead + template.radius * s, template.radius * (1.0 - c), c, s))
    c, s = math.cos(angle), math.sin(angle)
    places.append((motion.ahead - out * c, motion.left - out * s, c, s))
    return places
