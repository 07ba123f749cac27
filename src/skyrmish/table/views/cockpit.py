"""What pilots see of what others do: on which side, how far away, and how much higher. The page makes words of it."""

from collections.abc import Iterable, Mapping
from math import sqrt

from skyrmish.games.squadron_leader.constants import CLASSIC
from skyrmish.games.squadron_leader.measuring.bearings import clock_of
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.hexes import hex_distance
from skyrmish.geometry.poses import Pose, squared_distance
from skyrmish.match.match import Match
from skyrmish.table.messages.table import Seen, SeenSide
from skyrmish.table.views.whereabouts import Place

SEEN = ("placed", "flew", "immelmann", "dropped")  # what is told by where it is seen
RIGHT: tuple[SeenSide, ...] = ("ahead-right", "ahead-right", "right", "behind-right", "behind-right")
LEFT: tuple[SeenSide, ...] = ("behind-left", "behind-left", "left", "ahead-left", "ahead-left")
SIDES: tuple[SeenSide, ...] = ("ahead", *RIGHT, "behind", *LEFT)  # by the hour


def pilots(match: Match) -> list[str]:
    """Those in a cockpit: a seat with several planes looks on from nowhere, as everybody does."""
    return [seat.piece_names[0] for seat in match.seating.seats if len(seat.piece_names) == 1]


def seen_by(rules: Rules, pilots: Iterable[str], who: str, places: Mapping[str, Place]) -> dict[str, Seen]:
    """How each of these pilots who is in the air sees another plane."""
    there = places[who]
    return {name: seen(rules, places[name], there) for name in pilots if name != who and name in places}


def seen(rules: Rules, mine: Place, theirs: Place) -> Seen:
    """Behind you, two straights away, one higher."""
    a, b = mine.pose, theirs.pose
    higher = theirs.altitude - mine.altitude if rules.altitude == CLASSIC else 0
    return Seen(SIDES[clock_of(rules, a, b) % 12], steps_away(rules, a, b), higher)


def steps_away(rules: Rules, a: Pose, b: Pose) -> int:
    """How many straights, or hexes, from one plane to the other, as it looks from a cockpit: nobody measures."""
    return round(hex_distance(a, b) if rules.hexes else sqrt(squared_distance(a, b)) / rules.manoeuvres[0].ahead)
