"""The Immelmann: after a knock-out, up, straight on, and round."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import EXPANSION, FROM_ZERO, NO_IMMELMANN, RAISE_TO_THREE, STRAIGHT
from skyrmish.games.squadron_leader.happenings import LOOPED, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of, put
from skyrmish.games.squadron_leader.play.moving.hazards import note_before
from skyrmish.games.squadron_leader.play.moving.movement import come_to, end_of, is_lost_at, is_occupied
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.poses import Pose

HALF_TURN = 4


@rule
def end_of_loop(rules: Rules, pose: Pose) -> Pose:
    """MOD-IMM-01, B-29, B-52  A straight, then the nose the other way."""
    end = end_of(rules.manoeuvres[STRAIGHT], pose)
    if rules.hexes:
        return Pose(end.x, end.y, end.c, end.s, (end.eighths + FACINGS // 2) % FACINGS, end.size)
    return Pose(end.x, end.y, end.c, end.s, (end.eighths + HALF_TURN) & 7, end.size)


@rule
def can_loop(rules: Rules, table: Table, i: int) -> bool:
    """B-29, C-2  Not onto another token; off the board only if that is allowed; some editions: only from 0."""
    if rules.immelmann == NO_IMMELMANN:
        return False
    if rules.immelmann == FROM_ZERO and table.planes[i].altitude > 0:
        return False
    end = end_of_loop(rules, pose_of(table.planes[i]))
    if rules.stay_on_board and is_lost_at(rules, table.planes[i], end):
        return False
    return not is_occupied(rules, table, i, end)


@rule
def altitude_after_loop(rules: Rules, altitude: int) -> int:
    """B-28  Three levels more, at most to the top; or just up to three, where the option says so."""
    if rules.immelmann == RAISE_TO_THREE:
        return max(altitude, rules.immelmann_gain)
    return min(rules.altitude_max, altitude + rules.immelmann_gain)


@rule
def loop(rules: Rules, table: Table, i: int) -> None:
    """MOD-IMM-01, MOD-IMM-02, SL1-FAQ-05, B-29, B-79, B-80  It costs no Speed, its altitude is no climb."""
    plane = table.planes[i]
    if EXPANSION and rules.bombers:
        note_before(table.move, plane)
    plane.altitude = altitude_after_loop(rules, plane.altitude)
    put(plane, end_of_loop(rules, pose_of(plane)))
    tell(table, LOOPED, i, 0, 0)
    come_to(rules, table, i, pose_of(plane))
