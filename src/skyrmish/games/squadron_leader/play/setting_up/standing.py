"""Standing somewhere: on the board, where this piece may be, on nobody, and how far from other players."""

import math

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.moving.movement import is_occupied, is_off_board
from skyrmish.games.squadron_leader.play.setting_up.edges import why_not_here
from skyrmish.games.squadron_leader.reasons import ALLOWED, PLACED_OFF_BOARD, PLACED_ON_ANOTHER
from skyrmish.geometry.grid import EPSILON
from skyrmish.geometry.hexes import hex_distance
from skyrmish.geometry.outlines import gap
from skyrmish.geometry.poses import Pose, sized, squared_distance


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
def room_around(rules: Rules, table: Table, i: int, spot: Pose) -> float:
    """Distance from here to the nearest placed plane of another player; balloons keep nobody away."""
    least = math.inf
    pose = size_of(table, i, spot)
    for j in range(table.count):
        other = table.planes[j]
        if other.placed and other.flying and other.kind != BALLOON and are_enemies(other, table.planes[i]):
            there = pose_of(other)
            near = min(rules.place_distance, least + EPSILON) + (pose.size + there.size) * rules.token.radius
            if rules.hexes or squared_distance(pose, there) <= near * near:
                least = min(least, apart(rules, pose, there))
    return least


@rule
def is_apart(rules: Rules, table: Table, i: int, spot: Pose) -> bool:
    """SL1-PLACE-02  A ruler away from the others."""
    if table.planes[i].kind == BALLOON:
        return True
    if rules.hexes:
        return room_around(rules, table, i, spot) >= rules.place_distance
    return has_room(rules, table, i, spot, rules.place_distance)


@woven
def surely_close(rules: Rules, sizes: float, wanted: float) -> float:
    """Two tokens of these sizes are less than so many millimetres apart where their centres are nearer than this."""
    return max(0.0, wanted + sizes * rules.token.apothem - EPSILON)


@woven
def surely_apart(rules: Rules, sizes: float, wanted: float) -> float:
    """They are not, unless their centres are nearer than this."""
    return max(0.0, wanted + sizes * rules.token.radius)


@rule
def has_room(rules: Rules, table: Table, i: int, spot: Pose, wanted: float) -> bool:
    """So many millimetres to other players; outlines are measured only where centres leave it open."""
    pose = size_of(table, i, spot)
    for j in range(table.count):
        other = table.planes[j]
        if other.placed and other.flying and other.kind != BALLOON and are_enemies(other, table.planes[i]):
            there = pose_of(other)
            away, sizes = squared_distance(pose, there), pose.size + there.size
            near, far = surely_close(rules, sizes, wanted), surely_apart(rules, sizes, wanted)
            if away < near * near:
                return False
            if away < far * far and gap(rules.token, pose, there) < wanted - EPSILON:
                return False
    return True
