"""Placing: where planes, bombers and balloons may be put down, and what is done on a crowded board."""

import math

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.happenings import PLACED, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, pose_of, put
from skyrmish.games.squadron_leader.play.moving.movement import is_occupied, is_off_board
from skyrmish.games.squadron_leader.play.setting_up.edges import why_not_here
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    PLACED_OFF_BOARD,
    PLACED_ON_ANOTHER,
    TOO_CLOSE,
)
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.headings import frame_of, normal
from skyrmish.geometry.hexes import hex_at, hex_distance, hex_pose
from skyrmish.geometry.outlines import gap
from skyrmish.geometry.poses import Pose, pose_at, sized, squared_distance

BALLOON_SPOTS = 7  # each way, over the middle of the board


@rule
def room_around(rules: Rules, table: Table, i: int, spot: Pose) -> float:
    """Distance from here to the nearest placed plane of another player; balloons keep nobody away."""
    least = math.inf
    pose = size_of(table, i, spot)
    for j in range(table.count):
        other = table.planes[j]
        if other.placed and other.flying and other.kind != BALLOON and are_enemies(other, table.planes[i]):
            there = pose_of(other)
            near = rules.place_distance + (pose.size + there.size) * rules.token.radius
            if rules.hexes or squared_distance(pose, there) <= near * near:
                least = min(least, apart(rules, pose, there))
    return least


@rule
def size_of(table: Table, i: int, spot: Pose) -> Pose:
    """A spot on the board as the pose of piece i."""
    return sized(spot, 1.0 + table.planes[i].extra)


@rule
def why_not_stand(rules: Rules, table: Table, i: int, spot: Pose) -> int:
    """SL1-PLACE-01, B-14, B-19, C-3  On the board, within a straight template of an edge, and on no other token."""
    pose = size_of(table, i, spot)
    if is_off_board(rules, pose):
        return PLACED_OFF_BOARD
    reason = why_not_here(rules, table, i, pose)
    if reason != ALLOWED:
        return reason
    return PLACED_ON_ANOTHER if is_occupied(rules, table, i, pose) else ALLOWED


@rule
def apart(rules: Rules, a: Pose, b: Pose) -> float:
    """The distance that counts when placing: between outlines, or in hexes."""
    return hex_distance(a, b) if rules.hexes else gap(rules.token, a, b)


@rule
def is_apart(rules: Rules, table: Table, i: int, spot: Pose) -> bool:
    """SL1-PLACE-02  A ruler away from the others; outlines are measured only where centres leave it open."""
    if table.planes[i].kind == BALLOON:
        return True
    if rules.hexes:
        return room_around(rules, table, i, spot) >= rules.place_distance
    pose = size_of(table, i, spot)
    for j in range(table.count):
        other = table.planes[j]
        if other.placed and other.flying and other.kind != BALLOON and are_enemies(other, table.planes[i]):
            there = pose_of(other)
            away, sizes = squared_distance(pose, there), pose.size + there.size
            near = rules.place_distance + sizes * rules.token.apothem - EPSILON
            far = rules.place_distance + sizes * rules.token.radius
            if away < near * near:
                return False
            if away < far * far and gap(rules.token, pose, there) < rules.place_distance - EPSILON:
                return False
    return True


@rule
def why_not_place(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """SL1-PLACE-01, SL1-PLACE-02, B-19  Near the edge and away from the others, or where most room is left."""
    reason = why_not_stand(rules, table, i, pose)
    if reason != ALLOWED:
        return reason
    if is_apart(rules, table, i, pose):
        return ALLOWED
    crowded = room_around(rules, table, i, pose) >= most_room(rules, table, i) - EPSILON
    return ALLOWED if crowded else TOO_CLOSE


@rule
def spot_count(rules: Rules, table: Table, i: int) -> int:
    """How many spots are looked at for piece i."""
    if table.planes[i].kind == BALLOON:
        return BALLOON_SPOTS * BALLOON_SPOTS
    if rules.hexes:
        return int(2.0 * (rules.board_width + rules.board_height))
    size = 1.0 + table.planes[i].extra
    step, margin = size * rules.token.radius, size * rules.token.apothem
    across = int((rules.board_width - 2.0 * margin) / step) + 1
    along = int((rules.board_height - 2.0 * margin) / step) + 1
    return 4 * (across + along)


@rule
def spot(rules: Rules, table: Table, i: int, number: int) -> Pose:
    """One of the spots around the board: half a token apart, against the edge or at the band's far side."""
    if table.planes[i].kind == BALLOON:
        return balloon_spot(rules, number)
    if rules.hexes:
        return hex_spot(rules, number)
    size = 1.0 + table.planes[i].extra
    step, margin = size * rules.token.radius, size * rules.token.apothem
    inner = max(margin, min(rules.place_band, min(rules.board_width, rules.board_height) / 2.0) - margin)
    depth = inner if number & 1 else margin
    far_edge = number & 2
    place = number >> 2
    across = int((rules.board_width - 2.0 * margin) / step) + 1
    if place < across:
        x = min(margin + place * step, rules.board_width - margin)
        return pose_at(x, rules.board_height - depth, 270.0) if far_edge else pose_at(x, depth, 90.0)
    y = min(margin + (place - across) * step, rules.board_height - margin)
    return pose_at(rules.board_width - depth, y, 180.0) if far_edge else pose_at(depth, y, 0.0)


@rule
def hex_spot(rules: Rules, number: int) -> Pose:
    """HEX-02  One of the hexes along the edges, facing the board: south and north edge in turn, then west and east."""
    columns, rows = rules.board_width, rules.board_height
    far_edge, place = number & 1, float(number >> 1)
    if place < columns:
        return hex_at(place, 0.0 if far_edge else rows - 1.0, columns, rows, 3 if far_edge else 0)
    row = place - columns
    return hex_at(columns - 1.0 if far_edge else 0.0, row, columns, rows, 5 if far_edge else 1)


@rule
def balloon_spot(rules: Rules, number: int) -> Pose:
    """C-3  One of the spots over the middle of the board."""
    right, up = float(number % BALLOON_SPOTS + 1), float(number // BALLOON_SPOTS + 1)
    if rules.hexes:
        column = float(int(right * rules.board_width / (BALLOON_SPOTS + 1)))
        row = float(int(up * rules.board_height / (BALLOON_SPOTS + 1)))
        return hex_at(column, row, rules.board_width, rules.board_height, 0)
    x, y = right * rules.board_width / (BALLOON_SPOTS + 1), up * rules.board_height / (BALLOON_SPOTS + 1)
    return pose_at(x, y, 0.0)


@rule
def roomiest_spot(rules: Rules, table: Table, i: int) -> int:
    """B-19  The free spot around the board that is farthest from other players; −1: there is none."""
    best, most = -1, -1.0
    for number in range(spot_count(rules, table, i)):
        pose = spot(rules, table, i, number)
        if why_not_stand(rules, table, i, pose) == ALLOWED:
            room = room_around(rules, table, i, pose)
            if room > most:
                best, most = number, room
    return best


@rule
def most_room(rules: Rules, table: Table, i: int) -> float:
    """B-19  The most room that a crowded board has left: whoever finds the full distance nowhere may go there."""
    best = roomiest_spot(rules, table, i)
    return room_around(rules, table, i, spot(rules, table, i, best)) if best >= 0 else 0.0


@rule
def place_on_hex(table: Table, i: int, q: float, r: float, facing: int) -> None:
    """HEX-02, HEX-04  Put the plane into a hex, facing one of its sides."""
    plane = table.planes[i]
    plane.frame, plane.c, plane.s = 0.0, 1.0, 0.0
    put(plane, hex_pose(q, r, facing))
    plane.placed = True
    tell(table, PLACED, i, 0, 0)


@rule
def place(table: Table, i: int, x: float, y: float, heading: float) -> None:
    """SL1-PLACE-01, SL1-COMP-01, MOD-ALT-01, B-19  Put the plane down, facing anywhere, at altitude 0."""
    plane = table.planes[i]
    pose = pose_at(x, y, heading)
    plane.frame = frame_of(normal(heading))
    plane.c, plane.s = pose.c, pose.s
    put(plane, pose)
    plane.placed = True
    tell(table, PLACED, i, 0, 0)
