"""What pilots see of what others do: on which side, how far away, and how much higher. The page makes words of it."""

from collections.abc import Iterable, Mapping
from math import atan2, degrees, hypot

from skyrmish.games.squadron_leader.constants import CLASSIC
from skyrmish.games.squadron_leader.measuring.bearings import clock
from skyrmish.games.squadron_leader.measuring.places import drawn_pose
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.hexes import hex_distance
from skyrmish.geometry.poses import seen_from
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
    """Behind you, two straights away, one higher; as it looks from a cockpit: nobody measures."""
    a, b = (
        (mine.pose, theirs.pose) if not rules.hexes else (drawn_pose(rules, mine.pose), drawn_pose(rules, theirs.pose))
    )
    ahead, left = seen_from(a, b.x, b.y)
    away = hex_distance(mine.pose, theirs.pose) if rules.hexes else hypot(ahead, left) / rules.manoeuvres[0].ahead
    higher = theirs.altitude - mine.altitude if rules.altitude == CLASSIC else 0
    return Seen(SIDES[clock(degrees(atan2(-left, ahead))) % 12], round(away), higher)
