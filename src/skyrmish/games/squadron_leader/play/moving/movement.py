"""The Move Stage: templates paid with Speed, climbing and diving, until the pilot ends the move."""

from skyrmish.engine.copying import clearer
from skyrmish.engine.rule import rare, rule, woven
from skyrmish.games.squadron_leader.constants import CLASSIC, EXPANSION, STORED, STRAIGHT
from skyrmish.games.squadron_leader.happenings import ARRIVED, CLIMBED, DIVED, FLEW, LEFT_BOARD, STORED_SPEED, tell
from skyrmish.games.squadron_leader.pieces import (
    PLAN_BITS,
    Manoeuvre,
    Move,
    Plane,
    Rules,
    Table,
    on_hexes,
    pose_of,
    put,
)
from skyrmish.games.squadron_leader.play.ending import end_match, remove
from skyrmish.games.squadron_leader.play.moving.hazards import meet_balloons, note_before
from skyrmish.games.squadron_leader.play.moving.paying import (
    climbs_left,
    deepest_dive,
    levels_to_spend,
    pay,
    speed_after_dive,
    stored_speed,
    why_not_pay,
)
from skyrmish.games.squadron_leader.play.setting_up.edges import has_reached
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    AT_THE_TOP,
    BOMBER_DIVES,
    CLIMB_AFTER_DIVE,
    CLIMB_AFTER_SPECIAL,
    CLIMB_ALONE,
    CLIMB_USED,
    DIVE_AFTER_CLIMB,
    LEAVES_BOARD,
    MUST_MOVE,
    NO_ALTITUDE_RULE,
    NO_SPEED_TO_CLIMB,
    NOT_STORED_HERE,
    NOT_THAT_HIGH,
    NOTHING_TO_STORE,
    OCCUPIED,
)
from skyrmish.geometry.headings import FULL_CIRCLE
from skyrmish.geometry.hexes import HEXES, OPEN_SKY, hex_moved, is_off_grid
from skyrmish.geometry.outlines import off_board, overlap
from skyrmish.geometry.poses import LARGE_PIECES, Pose, moved

clear_move = clearer(Move, kept={Move: ("before",)})  # which every template notes anew


@woven
def is_off_board(rules: Rules, pose: Pose) -> bool:
    """SL1-MOVE-06, B-12, B-50  Any part of the token lies off the board."""
    if HEXES and on_hexes(rules):
        return is_off_grid(pose, rules.board_width, rules.board_height)
    return off_board(rules.token, pose, rules.board_width, rules.board_height)


@woven
def is_lost_at(rules: Rules, plane: Plane, pose: Pose) -> bool:
    """SL1-MOVE-06, C-4  A manoeuvre that ends here leaves the board, and not where the plane's mission is won."""
    if not is_off_board(rules, pose):
        return False
    return not (EXPANSION and rules.mission and has_reached(rules, plane.side, plane.kind, pose))


@woven
def share_a_place(rules: Rules, a: Pose, b: Pose) -> bool:
    """B-14, HEX-03, B-50  The tokens overlap, or stand in the same hex."""
    if HEXES and on_hexes(rules):
        return a.x == b.x and a.y == b.y
    return overlap(rules.token, a, b)


@woven
def is_occupied(rules: Rules, table: Table, i: int, pose: Pose) -> bool:
    """SL1-FAQ-03, SL1-FAQ-04, B-09, B-14  Another token, friend or enemy, at any altitude, is at this end."""
    for j in range(table.count):
        other = table.planes[j]
        if j != i and other.flying and other.placed and share_a_place(rules, pose, pose_of(other)):
            return True
    return False


@woven
def end_of(manoeuvre: Manoeuvre, pose: Pose) -> Pose:
    """SL1-MOVE-04, C-3  The token goes to the far end of the template; a bomber flies from stub to stub."""
    if HEXES and (manoeuvre.hexes or not OPEN_SKY):
        return hex_moved(pose, manoeuvre.ahead, manoeuvre.left, manoeuvre.eighths)
    if LARGE_PIECES and pose.size > 1.0:
        return moved(pose, manoeuvre.bomber_ahead, manoeuvre.bomber_left, manoeuvre.eighths)
    if pose.s == 0.0:  # as most planes are placed: what a motion comes to was worked out before
        x, y = pose.x + manoeuvre.east[pose.eighths], pose.y + manoeuvre.north[pose.eighths]
        return Pose(x, y, pose.c, pose.s, (pose.eighths + manoeuvre.eighths) & (FULL_CIRCLE - 1), pose.size)
    return moved(pose, manoeuvre.ahead, manoeuvre.left, manoeuvre.eighths)


@rule
def take_off(table: Table, i: int) -> None:
    """The plane begins its move with all its Speed."""
    clear_move(table.move)
    table.plane, table.move.speed_left = i, table.planes[i].speed


# ---- which step is allowed: each rule returns the reason why not ----


@rule
def why_not_fly(rules: Rules, table: Table, i: int, manoeuvre: Manoeuvre) -> int:
    """SL1-MOVE-03, SL1-FAQ-01  You may fly what you have the Speed for, after diving, to where it may end."""
    plane = table.planes[i]
    speed = table.move.speed_left + stored_speed(rules, plane.altitude - manoeuvre.altitude)
    reason = why_not_pay(rules, manoeuvre, speed, plane.altitude, plane.climbed, table.move.flown, table.move.solo)
    if reason != ALLOWED:
        return reason
    return why_not_end_at(rules, table, i, end_of(manoeuvre, pose_of(plane)), table.move.speed_left, table.move.flown)


@rule
def why_not_end_at(rules: Rules, table: Table, i: int, end: Pose, speed: int, flown: int) -> int:
    """SL1-FAQ-03, B-13, B-14  A manoeuvre may not end on another token, nor off the board if that can be avoided.

    ``speed`` is what was left for it, ``flown`` how many came before.
    """
    if is_occupied(rules, table, i, end):
        return OCCUPIED
    if rules.stay_on_board and is_lost_at(rules, table.planes[i], end) and could_stay(rules, table, i, speed, flown):
        return LEAVES_BOARD
    return ALLOWED


@rule
def why_not_climb(rules: Rules, table: Table, i: int) -> int:
    """MOD-ALT-02, MOD-ALT-03, MOD-ALT-06, B-16, B-21, B-22, B-26  You may climb once, if a manoeuvre stays possible."""
    plane = table.planes[i]
    if rules.altitude != CLASSIC:
        return NO_ALTITUDE_RULE
    if table.move.dived:
        return CLIMB_AFTER_DIVE
    if table.move.special:
        return CLIMB_AFTER_SPECIAL
    if climbs_left(rules, plane.climbed, table.move.raised) == 0:
        return CLIMB_USED
    if plane.altitude >= rules.altitude_max:
        return AT_THE_TOP
    if table.move.speed_left < rules.climb_cost:
        return NO_SPEED_TO_CLIMB
    if table.move.flown > 0:
        return ALLOWED
    spare = table.move.speed_left - rules.climb_cost
    if not has_way(rules, table, i, spare, 0, False):
        return CLIMB_ALONE
    avoidable = rules.stay_on_board and could_stay(rules, table, i, table.move.speed_left, table.move.flown)
    return LEAVES_BOARD if avoidable and not has_way(rules, table, i, spare, 0, True) else ALLOWED


@rule
def why_not_dive(rules: Rules, table: Table, i: int, levels: int) -> int:
    """MOD-ALT-04, B-22  You may dive as deep as you like in a round without a climb."""
    plane = table.planes[i]
    if rules.altitude != CLASSIC:
        return NO_ALTITUDE_RULE
    if plane.climbed > 0:
        return DIVE_AFTER_CLIMB
    if levels < 1 or levels > plane.altitude:
        return NOT_THAT_HIGH
    return ALLOWED if table.move.dived + levels <= deepest_dive(rules, plane) else BOMBER_DIVES


@rule
def most_to_store(rules: Rules, table: Table, i: int) -> int:
    """SP-ALT-01, SP-ALT-02, SP-ALT-04, B-55  Unspent Speed that may be stored; none with a special manoeuvre."""
    if rules.altitude != STORED or table.move.flown == 0 or table.move.special or table.planes[i].climbed > 0:
        return 0
    return min(table.move.speed_left, rules.altitude_max - table.planes[i].altitude)


@rule
def why_not_store(rules: Rules, table: Table, i: int, levels: int) -> int:
    """SP-ALT-02, B-54  You may store any part of what you have not spent, once, at the end of the move."""
    if rules.altitude != STORED:
        return NOT_STORED_HERE
    return ALLOWED if 1 <= levels <= most_to_store(rules, table, i) else NOTHING_TO_STORE


@rule
def why_not_end(table: Table) -> int:
    """SL1-MOVE-05, B-16, B-17  You may end the move after one manoeuvre; unspent Speed lapses."""
    return ALLOWED if table.move.flown > 0 else MUST_MOVE


# ---- is there any way to move at all ----


@rare
def has_way(rules: Rules, table: Table, i: int, speed: int, levels: int, on_board: bool) -> bool:
    """B-15  Something that this Speed and altitude pay for ends somewhere free, on the board if asked."""
    plane = table.planes[i]
    pose, deepest = pose_of(plane), deepest_dive(rules, plane)
    for number in range(rules.manoeuvre_count):
        manoeuvre = rules.manoeuvres[number]
        left = levels - manoeuvre.altitude
        if left >= 0 and manoeuvre.cost <= speed_after_dive(speed, left, deepest):
            end = end_of(manoeuvre, pose)
            if not (on_board and is_lost_at(rules, plane, end)) and not is_occupied(rules, table, i, end):
                return True
    return False


@rule
def can_move(rules: Rules, table: Table, i: int) -> bool:
    """B-15  The plane has a manoeuvre to fly at all, diving for it if need be; mostly it is free straight ahead."""
    plane, straight = table.planes[i], rules.manoeuvres[STRAIGHT]
    if straight.cost <= plane.speed and not is_occupied(rules, table, i, end_of(straight, pose_of(plane))):
        return True
    return has_way(rules, table, i, plane.speed, levels_to_spend(plane), False)


@rule
def could_stay(rules: Rules, table: Table, i: int, speed: int, flown: int) -> bool:
    """B-13 `forbidIfAvoidable`  The plane may end its move here, or some template keeps it on the board."""
    return flown > 0 or has_way(rules, table, i, speed, levels_to_spend(table.planes[i]), True)


# ---- the steps themselves ----


@woven
def fly(rules: Rules, table: Table, i: int, number: int) -> None:
    """SL1-MOVE-04, SL1-MOVE-06, B-12, B-23, B-42  Fly one template; a plane off the board at its end is destroyed."""
    plane, manoeuvre, move = table.planes[i], rules.manoeuvres[number], table.move
    if EXPANSION and rules.bombers:
        note_before(move, plane)
        move.dropped = False
    end = end_of(manoeuvre, pose_of(plane))
    put(plane, end)
    plane.altitude -= manoeuvre.altitude
    pay(move, plane, manoeuvre.cost)
    move.path |= number << (PLAN_BITS * move.flown)
    move.flown += 1
    move.special = move.special or manoeuvre.no_climb
    move.solo = manoeuvre.solo
    tell(table, FLEW, i, number, 0)
    come_to(rules, table, i, end)


@woven
def come_to(rules: Rules, table: Table, i: int, end: Pose) -> None:
    """SL1-MOVE-06, B-79, B-80, C-4  A motion has ended: off the board, at a mission's edge, or near a balloon."""
    plane = table.planes[i]
    if is_lost_at(rules, plane, end):
        remove(table, i)
        tell(table, LEFT_BOARD, i, 0, 0)
    elif EXPANSION and rules.mission and has_reached(rules, plane.side, plane.kind, end):
        tell(table, ARRIVED, i, 0, 0)
        end_match(table, plane.side)
    elif EXPANSION and rules.bombers:
        meet_balloons(rules, table, i, 0)


@rule
def store(table: Table, i: int, levels: int) -> None:
    """SP-ALT-02, SP-ALT-03, B-54  Unspent Speed becomes tokens for a later turn; the rest lapses."""
    plane = table.planes[i]
    plane.altitude += levels
    plane.climbed += levels
    table.move.speed_left = 0
    tell(table, STORED_SPEED, i, levels, 0)


@rule
def climb(rules: Rules, table: Table, i: int) -> None:
    """MOD-ALT-02  One Speed, one level up."""
    plane = table.planes[i]
    plane.altitude += 1
    plane.climbed += 1
    table.move.speed_left -= rules.climb_cost
    tell(table, CLIMBED, i, 0, 0)


@rule
def dive(table: Table, i: int, levels: int) -> None:
    """MOD-ALT-04  Each level down is one Speed more this round."""
    table.planes[i].altitude -= levels
    table.move.speed_left += levels
    table.move.dived += levels
    tell(table, DIVED, i, levels, 0)
