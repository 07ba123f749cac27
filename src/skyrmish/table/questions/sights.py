"""What one plane has of another: measured, weighed and in words."""

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache

from skyrmish.games.squadron_leader.measuring.bearings import arc_words, clock_of, height_words, range_words
from skyrmish.games.squadron_leader.measuring.measures import Measure, measure
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.shot import (
    LineOfFire,
    Shot,
    line_in,
    shot,
    totals,
)
from skyrmish.geometry.outlines import corner
from skyrmish.geometry.poses import Pose
from skyrmish.geometry.rulers import NEAREST
from skyrmish.match.match import Match
from skyrmish.odds.attacks import Reckoner, reckoner
from skyrmish.table.messages.asks import Reason, Sight
from skyrmish.table.messages.drawing import Point
from skyrmish.table.messages.table import ShotOdds
from skyrmish.table.views.sky import Sky
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class Look:
    """Everything about two planes at two poses that does not depend on altitude."""

    sky: Sky
    a: Pose
    b: Pose
    seen: Measure
    line: LineOfFire  # at one altitude

    @cached_property
    def ruler(self) -> tuple[Point, Point]:
        return ruler_line(self.sky, self.a, self.b)


def look(sky: Sky, table: Table, i: int, a: Pose, j: int, b: Pose) -> Look:
    """From plane i at a to plane j at b."""
    seen = measure(sky.rules, a, b)
    line = line_in(sky.rules, table, i, a, j, b, 0, 0 if seen.against else seen.section)
    return Look(sky, a, b, seen, line)


def sight(rules: Rules, looked: Look, shooter: Plane, target: Plane, higher: int, name: str) -> Sight:
    """What a plane has of another, so much higher than it is; ``name`` is the plane that the sight is about.

    Of ace dice, only the target's are counted: all that it may defend with.
    """
    seen, line = looked.seen, looked.line._replace(higher=higher)
    thrown = shot(rules, shooter, target, line, 0, aces_left(target)) if line.section else None
    return Sight(
        plane=name,
        distance=round(seen.distance, 2),
        unit="hexes" if rules.hexes else "mm",
        section=seen.section,
        degrees_off=round(seen.degrees, 2),
        missing=round(seen.missing, 2),
        in_guides=seen.in_guides,
        line=looked.ruler,
        why_not=why_not(looked),
        odds=odds_of(reckoner(rules), *totals(thrown), target.health) if thrown else None,
        words=sight_words(rules, looked, line, thrown),
    )


def sight_between(match: Match, sky: Sky, i: int, j: int) -> Sight:
    """What plane i has of plane j, as they stand."""
    me, other = match.table.planes[i], match.table.planes[j]
    looked = look(sky, match.table, i, pose_of(me), j, pose_of(other))
    return sight(match.rules, looked, me, other, me.altitude - other.altitude, match.names[j])


def best_first(sights: list[Sight]) -> list[Sight]:
    """Who is most likely shot down; then who is hurt most; then the nearest."""

    def key(seen: Sight) -> tuple[float, float, float]:
        return (-seen.odds.kill, -seen.odds.expected, 0.0) if seen.odds else (1.0, 0.0, seen.distance)

    return sorted(sights, key=key)


def why_not(looked: Look) -> Reason | None:
    """The first thing that keeps the guns off, with its clause."""
    if not looked.seen.against:
        return None
    first = looked.seen.against[0]
    return Reason(reason=first.reason, clause=looked.sky.cites(first.clause))


def sight_words(rules: Rules, looked: Look, line: LineOfFire, thrown: Shot | None) -> str:
    """12 o'clock, 138 mm, section 2, one higher; in your arc. 4 dice for the guides against 3."""
    seen = looked.seen
    facts = {  # numbers as text, which takes much less long to fill in: there is a sight for every plan
        "hour": str(clock_of(rules, looked.a, looked.b)),
        "range": range_words(rules, seen),
        "height": height_words(rules, -line.higher),
        "arc": arc_words(rules, seen),
    }
    if thrown is None:
        return say("sky-sight", facts)
    attack, defence, _, _ = totals(thrown)
    shot = {"guides": bool(thrown.attack.guides), "cover": bool(line.covered)}
    return say("sky-sight-shot", {**facts, **shot}, attack=str(attack), defence=str(defence))


# ---- chances ----


@lru_cache(maxsize=4096)
def odds_of(reckoner: Reckoner, attack: int, defence: int, mine: int, theirs: int, health: int) -> ShotOdds:
    """The chances of an attack with so many dice and rerolls on either side, for drawing."""
    odds = reckoner.odds(attack, defence, mine, theirs)
    return ShotOdds(
        hit=shown(odds.hit),
        kill=shown(odds.kill(health)),
        expected=shown(odds.expected),
        damage=[shown(chance) for chance in odds.damage],
        attack_dice=attack,
        defence_dice=defence,
        attack_rerolls=mine,
        defence_rerolls=theirs,
    )


def shown(chance: Fraction) -> float:
    return round(float(chance), 5)


# ---- the ruler ----


def ruler_line(sky: Sky, a: Pose, b: Pose) -> tuple[Point, Point]:
    """B-01  Where the ruler lies: between the nearest points of the two outlines, or between the centres."""
    rules = sky.rules
    if rules.hexes or rules.range_measure != NEAREST:
        return drawn(sky.centre(a)), drawn(sky.centre(b))
    mine = [corner(rules.token, a, k) for k in range(rules.token.sides)]
    theirs = [corner(rules.token, b, k) for k in range(rules.token.sides)]
    there = nearest(mine, theirs)
    back = nearest(theirs, mine)
    _, start, end = min(there, (back[0], back[2], back[1]))
    return drawn(start), drawn(end)


def nearest(corners: list[Point], outline: list[Point]) -> tuple[float, Point, Point]:
    """The corner that is nearest to the outline, with the point there that it is nearest to."""
    best = (math.inf, corners[0], outline[0])
    for x, y in corners:
        ax, ay = outline[-1]
        for bx, by in outline:
            ux, uy = bx - ax, by - ay
            along = min(1.0, max(0.0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)))
            px, py = ax + along * ux, ay + along * uy
            away = (x - px) ** 2 + (y - py) ** 2
            if away < best[0]:
                best = (away, (x, y), (px, py))
            ax, ay = bx, by
    return best


def drawn(point: Point) -> Point:
    return round(point[0], 2), round(point[1], 2)
