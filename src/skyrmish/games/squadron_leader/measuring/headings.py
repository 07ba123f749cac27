"""Where a nose points, as a point of the compass where it is one."""

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.headings import EIGHTH
from skyrmish.words.catalogue import say
from skyrmish.words.numbers import rounded

COMPASS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
HEX_COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
FULL_CIRCLE = 360.0


def point(name: str) -> str:
    """A point of the compass."""
    return say(f"planes-{name}")


def heading_told(rules: Rules, heading: float) -> str:
    """The heading of an order: north, or north-east, or 100° between them; on hexes a facing."""
    if rules.hexes:
        return point(HEX_COMPASS[int(heading)])
    degrees = heading % FULL_CIRCLE
    if degrees % EIGHTH:
        return say("planes-degrees", degrees=rounded(degrees))
    return point(COMPASS[int(degrees / EIGHTH)])
