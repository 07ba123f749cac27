"""Where one plane sees another, in words: clock positions, heights, ranges and arcs."""

import math

from skyrmish.games.squadron_leader.measuring.measures import Measure
from skyrmish.games.squadron_leader.measuring.places import drawn_pose, length_words
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.poses import Pose, seen_from
from skyrmish.words.numbers import rounded

COUNTS = ("level", "one", "two", "three", "four")


def clock(bearing: float) -> int:
    """The hour of a bearing in degrees clockwise from the nose: 60° is 2 o'clock."""
    return math.floor(bearing / 30.0 + 0.5) % 12 or 12


def clock_of(rules: Rules, a: Pose, b: Pose) -> int:
    """Where a pilot at a sees the centre of b, as an hour."""
    there = drawn_pose(rules, b)
    ahead, left = seen_from(drawn_pose(rules, a), there.x, there.y)
    return clock(math.degrees(math.atan2(-left, ahead)))


def height_words(levels: int) -> str:
    """How much higher another plane is."""
    if levels == 0:
        return "level"
    return f"{COUNTS[abs(levels)]} {'higher' if levels > 0 else 'lower'}"


def range_words(rules: Rules, seen: Measure) -> str:
    away = length_words(rules, seen.distance, 0)
    if seen.in_range:
        return away if rules.hexes or rules.range_sections == 1 else f"{away}, section {seen.section}"
    return f"{away}, out of range by {length_words(rules, seen.missing, 0)}"


def arc_words(rules: Rules, seen: Measure) -> str:
    if seen.in_arc:
        return "in your arc"
    if rules.hexes:
        return "outside your arc"
    return f"{rounded(seen.degrees, 0)}° outside your arc" if seen.degrees else "not wholly in your arc"
