"""The table in words, as a pilot would tell it: clock positions, ranges, sections, who is in whose arc."""

import math

from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER
from skyrmish.games.squadron_leader.measuring.bearings import arc_words, clock_of, height_words, range_words
from skyrmish.games.squadron_leader.measuring.measures import measure_planes
from skyrmish.games.squadron_leader.measuring.places import distance, hexes_to_edge, length_words
from skyrmish.games.squadron_leader.pieces import Plane, Rules, heading_of, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.moving.hazards import bomb_pose, is_near
from skyrmish.games.squadron_leader.rulesets.citing import cited_in
from skyrmish.geometry.poses import Pose, nose
from skyrmish.match.match import Match
from skyrmish.words.numbers import rounded

COMPASS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
HEX_COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def heading_words(rules: Rules, plane: Plane) -> str:
    """North, or north-east, or 100° between them."""
    if rules.hexes:
        return HEX_COMPASS[plane.eighths]
    heading = heading_of(plane) % 360.0
    return COMPASS[int(heading / 45.0)] if heading % 45.0 == 0.0 else f"{rounded(heading)}°"


def sight_of(match: Match, i: int, j: int) -> str:
    """Plane j as the pilot of plane i tells it: '2 o'clock, 143 mm, section 2, one higher; in your arc; …'."""
    me, other = match.table.planes[i], match.table.planes[j]
    mine = measure_planes(match.rules, match.table, i, j)
    theirs = measure_planes(match.rules, match.table, j, i)
    where = f"{clock_of(match.rules, pose_of(me), pose_of(other))} o'clock, {range_words(match.rules, mine)}"
    if match.rules.altitude:
        where += f", {height_words(other.altitude - me.altitude)}"
    if match.rules.lane_effect and mine.in_guides:
        where += ", in your guides"
    if other.kind == BALLOON:
        return f"{where}; {arc_words(match.rules, mine)}; a balloon"
    back = "in theirs" if theirs.in_arc else "not in theirs"
    hour = clock_of(match.rules, pose_of(other), pose_of(me))
    return f"{where}; {arc_words(match.rules, mine)}; you are {back}, at their {hour} o'clock"


def own_words(match: Match, i: int) -> str:
    """The plane itself: where it is, how it does, and how much board lies around it."""
    plane = match.table.planes[i]
    if plane.kind == BALLOON:
        return f"a balloon at {place_told(match, plane)}"
    parts = [f"at {place_told(match, plane)} heading {heading_words(match.rules, plane)}"]
    if match.rules.altitude:
        parts.append(f"altitude {plane.altitude}")
    parts.append(f"Health {plane.health}")
    if plane.kind == BOMBER:
        parts.append(f"{plane.bombs} bomb{'' if plane.bombs == 1 else 's'}")
    if plane.aces:
        parts.append(f"{aces_left(plane)} of {plane.aces} ace dice")
    if match.rules.hexes:
        edges = (hexes_to_edge(match.rules, pose_of(plane), turn) for turn in (0, 5, 1))
        return "{}; edge {} hexes ahead, {} front left, {} front right".format(", ".join(parts), *edges)
    ahead, right, left = (edge_distance(match, pose_of(plane), quarter) for quarter in (0, 3, 1))
    edge = f"edge {rounded(ahead, 0)} mm ahead, {rounded(left, 0)} left, {rounded(right, 0)} right"
    return f"{', '.join(parts)}; {edge}"


def place_told(match: Match, plane: Plane) -> str:
    if match.rules.hexes:
        return f"hex {plane.x:g} {plane.y:g}"
    return f"({rounded(plane.x, 0)}, {rounded(plane.y, 0)})"


def edge_distance(match: Match, pose: Pose, quarter: int) -> float:
    """From the token's centre to the board's edge, along the nose turned left by quarters of a circle."""
    c, s = nose(pose)
    for _ in range(quarter):
        c, s = -s, c
    along = []
    for place, size, way in ((pose.x, match.rules.board_width, c), (pose.y, match.rules.board_height, s)):
        if abs(way) > 1e-9:
            along.append(((size if way > 0 else 0.0) - place) / way)
    return max(0.0, min(along))


def others_of(match: Match, i: int) -> list[int]:
    """The other planes that fly, enemies first, nearest first."""
    planes, me = match.table.planes, match.table.planes[i]

    def key(j: int) -> tuple[bool, float]:
        return planes[j].side == me.side, math.dist((me.x, me.y), (planes[j].x, planes[j].y))

    there = [j for j in range(match.table.count) if j != i and planes[j].flying and planes[j].placed]
    return sorted(there, key=key)


def look_lines(match: Match, i: int) -> list[str]:
    """Everything that the pilot of plane i sees."""
    if not match.table.planes[i].placed:
        placed = [j for j in range(match.table.count) if match.table.planes[j].placed]
        return [f"{match.names[j]}: {own_words(match, j)}." for j in placed] or ["Nobody is on the board yet."]
    lines = [f"{match.names[i]}: {own_words(match, i)}."]
    for j in others_of(match, i):
        friend = " (friend)" if match.table.planes[j].side == match.table.planes[i].side else ""
        lines.append(f"{match.names[j]}{friend}: {sight_of(match, i, j)}.")
    return lines + bomb_lines(match, i)


def bomb_lines(match: Match, i: int) -> list[str]:
    """C-3  The bombs on the board, and how they lie to plane i."""
    lines, me = [], pose_of(match.table.planes[i])
    for bomb in match.table.bombs[: match.table.bomb_count]:
        pose = bomb_pose(bomb)
        away = length_words(match.rules, distance(match.rules, me, pose), 0)
        where = f"{clock_of(match.rules, me, pose)} o'clock, {away}"
        lines.append(f"A bomb of round {bomb.round}: {where}{'; NEAR' if is_near(match.rules, me, pose) else ''}.")
    return lines


def why_no_shot(match: Match, i: int, j: int) -> str:
    """Why plane i may not shoot plane j as they stand; empty if it may."""
    return cited_in(match.ruleset, measure_planes(match.rules, match.table, i, j).why_not)
