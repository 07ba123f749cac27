"""The table in words, as a pilot would tell it: clock positions, ranges, sections, who is in whose arc."""

import math

from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER
from skyrmish.games.squadron_leader.measuring.bearings import arc_words, clock_of, height_words, range_words
from skyrmish.games.squadron_leader.measuring.headings import heading_told
from skyrmish.games.squadron_leader.measuring.measures import measure_planes
from skyrmish.games.squadron_leader.measuring.places import distance, hexes_to_edge, length_words
from skyrmish.games.squadron_leader.pieces import Plane, Rules, heading_of, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.moving.hazards import bomb_pose, is_near
from skyrmish.geometry.poses import Pose, nose
from skyrmish.match.match import Match
from skyrmish.words.catalogue import say
from skyrmish.words.numbers import rounded


def heading_words(rules: Rules, plane: Plane) -> str:
    """North, or north-east, or 100° between them."""
    return heading_told(rules, plane.eighths if rules.hexes else heading_of(plane))


def sight_of(match: Match, i: int, j: int) -> str:
    """Plane j as the pilot of plane i tells it: '2 o'clock, 143 mm, section 2, one higher; in your arc; …'."""
    rules, me, other = match.rules, match.table.planes[i], match.table.planes[j]
    mine = measure_planes(rules, match.table, i, j)
    seen = say(
        "planes-sight",
        hour=clock_of(rules, pose_of(me), pose_of(other)),
        range=range_words(rules, mine),
        height=height_words(rules, other.altitude - me.altitude),
        guides=bool(rules.lane_effect and mine.in_guides),
        arc=arc_words(rules, mine),
    )
    if other.kind == BALLOON:
        return seen + say("planes-sight-balloon")
    theirs = measure_planes(rules, match.table, j, i)
    return seen + say("planes-sight-back", seen=theirs.in_arc, hour=clock_of(rules, pose_of(other), pose_of(me)))


def own_words(match: Match, i: int) -> str:
    """The plane itself: where it is, how it does, and how much board lies around it."""
    plane = match.table.planes[i]
    if plane.kind == BALLOON:
        return say("planes-balloon-at", place=place_told(match, plane))
    parts = [say("planes-at", place=place_told(match, plane), heading=heading_words(match.rules, plane))]
    if match.rules.altitude:
        parts.append(say("planes-altitude", altitude=plane.altitude))
    parts.append(say("planes-health", health=plane.health))
    if plane.kind == BOMBER:
        parts.append(say("planes-bombs", bombs=plane.bombs))
    if plane.aces:
        parts.append(say("planes-aces", left=aces_left(plane), aces=plane.aces))
    return f"{', '.join(parts)}; {edge_words(match, pose_of(plane))}"


def edge_words(match: Match, pose: Pose) -> str:
    """How far the end of the board is: ahead, and to both sides."""
    if match.rules.hexes:
        ahead, left, right = (hexes_to_edge(match.rules, pose, turn) for turn in (0, 5, 1))
        return say("planes-edge-hexes", ahead=ahead, left=left, right=right)
    far = [rounded(edge_distance(match, pose, quarter), 0) for quarter in (0, 1, 3)]
    return say("planes-edge", ahead=far[0], left=far[1], right=far[2])


def place_told(match: Match, plane: Plane) -> str:
    if match.rules.hexes:
        return say("planes-hex", q=f"{plane.x:g}", r=f"{plane.y:g}")
    return say("planes-point", x=rounded(plane.x, 0), y=rounded(plane.y, 0))


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


def label(name: str, words: str) -> str:
    return say("planes-label", name=name, told=words)


def look_lines(match: Match, i: int) -> list[str]:
    """Everything that the pilot of plane i sees."""
    planes, names = match.table.planes, match.names
    if not planes[i].placed:
        placed = [j for j in range(match.table.count) if planes[j].placed]
        return [label(names[j], own_words(match, j)) for j in placed] or [say("planes-nobody-there")]
    lines = [label(names[i], own_words(match, i))]
    for j in others_of(match, i):
        name = say("planes-friend", name=names[j]) if planes[j].side == planes[i].side else names[j]
        lines.append(label(name, sight_of(match, i, j)))
    return lines + bomb_lines(match, i)


def stand_lines(match: Match) -> list[str]:
    """Every plane as it stands, seen by nobody."""
    lines = []
    for i, name in enumerate(match.names):
        plane = match.table.planes[i]
        if plane.placed and plane.flying:
            lines.append(label(name, own_words(match, i)))
        else:
            lines.append(say("planes-not-flying" if plane.placed else "planes-not-placed", name=name))
    return lines


def bomb_lines(match: Match, i: int) -> list[str]:
    """C-3  The bombs on the board, and how they lie to plane i."""
    lines, rules, me = [], match.rules, pose_of(match.table.planes[i])
    for bomb in match.table.bombs[: match.table.bomb_count]:
        pose = bomb_pose(bomb)
        away, hour = length_words(rules, distance(rules, me, pose), 0), clock_of(rules, me, pose)
        lines.append(say("planes-bomb", round=bomb.round, hour=hour, away=away, near=is_near(rules, me, pose)))
    return lines


def why_no_shot(match: Match, i: int, j: int, between: str = "; ") -> str:
    """Why plane i may not shoot plane j as they stand; empty if it may."""
    return measure_planes(match.rules, match.table, i, j).why_not(match.cites, between)
