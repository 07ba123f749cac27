"""The ruler between any two planes, as the game lays it."""

from skyrmish.games.squadron_leader.measuring.bearings import range_words
from skyrmish.games.squadron_leader.measuring.measures import measure
from skyrmish.games.squadron_leader.pieces import Plane, pose_of
from skyrmish.geometry.rulers import CENTRE, NEAREST, WHOLE
from skyrmish.match.match import Match
from skyrmish.table.messages.answers import Measured
from skyrmish.table.questions.sights import ruler_line
from skyrmish.table.views.sky import Sky
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

HOW = {NEAREST: "sky-outlines", CENTRE: "sky-centres", WHOLE: "sky-far-side"}


def measured(match: Match, sky: Sky, request: str, plane: str, to: str) -> Measured:
    """B-01  Between the nearest points of the outlines, as this game has settled it; on hexes, by counting them."""
    a, b = pose_of(on_board(match, plane)), pose_of(on_board(match, to))
    words = range_words(match.rules, measure(match.rules, a, b))
    how = say("sky-hex-by-hex" if match.rules.hexes else HOW[match.rules.range_measure])
    return Measured(id=request, line=ruler_line(sky, a, b), words=words, how=how, clause=match.cites("B-01"))


def on_board(match: Match, name: str) -> Plane:
    plane: Plane | None = match.table.planes[match.names.index(name)] if name in match.names else None
    if plane is None or not plane.placed:
        raise Refusal("not-on-board", name=repr(name))
    return plane
