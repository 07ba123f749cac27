"""Where one plane sees another, in words: clock positions, heights, ranges and arcs."""

import math

from skyrmish.games.squadron_leader.constants import CLASSIC
from skyrmish.games.squadron_leader.measuring.measures import Measure
from skyrmish.games.squadron_leader.measuring.places import MOST_TOLD, drawn_pose, length_words
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.poses import Pose, seen_from
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language
from skyrmish.words.numbers import rounded


def clock(bearing: float) -> int:
    """The hour of a bearing in degrees clockwise from the nose: 60° is 2 o'clock."""
    return math.floor(bearing / 30.0 + 0.5) % 12 or 12


def clock_of(rules: Rules, a: Pose, b: Pose) -> int:
    """Where a pilot at a sees the centre of b, as an hour."""
    there = drawn_pose(rules, b)
    ahead, left = seen_from(drawn_pose(rules, a), there.x, there.y)
    return clock(math.degrees(math.atan2(-left, ahead)))


def height_words(rules: Rules, levels: int) -> str | None:
    """How much higher another plane is, where planes fly at heights."""
    return height_told(levels) if rules.altitude == CLASSIC else None


@in_each_language()
def height_told(levels: int) -> str:
    return say("seen-height", levels=abs(levels), higher=levels > 0)


def range_words(rules: Rules, seen: Measure) -> str:
    section = 0 if rules.hexes or rules.range_sections == 1 else seen.section
    missing = None if seen.in_range else length_words(rules, seen.missing, 0)
    return range_told(length_words(rules, seen.distance, 0), section, missing)


@in_each_language(MOST_TOLD)
def range_told(away: str, section: int, missing: str | None) -> str:
    return say("seen-range", away=away, section=section, missing=missing)


def arc_words(rules: Rules, seen: Measure) -> str:
    if seen.in_arc or rules.hexes:
        return arc_told("inside" if seen.in_arc else "outside")
    return arc_told("degrees", rounded(seen.degrees, 0)) if seen.degrees else arc_told("partly")


@in_each_language(MOST_TOLD)
def arc_told(how: str, degrees: str = "") -> str:
    return say("seen-arc", how=how, degrees=degrees)
