"""Placing: where planes, bombers and balloons may be put down, and putting them there."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.happenings import PLACED, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table, put
from skyrmish.games.squadron_leader.play.setting_up.crowded import roomier_place, roomiest_spot
from skyrmish.games.squadron_leader.play.setting_up.spots import spot
from skyrmish.games.squadron_leader.play.setting_up.standing import is_apart, room_around, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED, TOO_CLOSE
from skyrmish.geometry.headings import frame_of, normal
from skyrmish.geometry.hexes import hex_pose
from skyrmish.geometry.poses import Pose, pose_at

NEARLY = 1.0  # B-82: millimetres by which a place may fall short of the roomiest


@rule
def why_not_place(rules: Rules, table: Table, i: int, pose: Pose) -> int:
    """SL1-PLACE-01, SL1-PLACE-02, B-19, B-82  Near the edge and away from the others, or where most room is left."""
    reason = why_not_stand(rules, table, i, pose)
    if reason != ALLOWED:
        return reason
    return ALLOWED if is_apart(rules, table, i, pose) or is_roomiest(rules, table, i, pose) else TOO_CLOSE


@rule
def is_roomiest(rules: Rules, table: Table, i: int, pose: Pose) -> bool:
    """B-19, B-82  Nowhere is the full distance left, and nowhere clearly more than here."""
    best = spot(rules, table, i, max(0, roomiest_spot(rules, table, i)))
    short = 0.0 if rules.hexes else NEARLY
    if room_around(rules, table, i, best) > room_around(rules, table, i, pose) + short:
        return False
    return rules.hexes or roomier_place(rules, table, i, pose, NEARLY, False) == pose


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
