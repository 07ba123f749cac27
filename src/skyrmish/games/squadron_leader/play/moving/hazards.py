"""Balloons and bombs: what it costs to come near them (C-3)."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, BALLOON_ROLL, BOMB_ROLL, BOMBER, NO_ROLL, NOTHING
from skyrmish.games.squadron_leader.happenings import DROPPED, HAZARD_ROLLED, tell
from skyrmish.games.squadron_leader.pieces import MOST_BOMBS, Bomb, Move, Plane, Rules, Table, pose_of, size_of_token
from skyrmish.games.squadron_leader.play.attacking.gunnery import is_hit, section
from skyrmish.games.squadron_leader.play.ending import crash, end_if_decided
from skyrmish.games.squadron_leader.reasons import (
    ALLOWED,
    DROPPED_ALREADY,
    NO_BOMBER,
    NO_BOMBS_LEFT,
    NOTHING_FLOWN,
)
from skyrmish.geometry.poses import Pose, moved


@rule
def is_near(rules: Rules, a: Pose, b: Pose) -> bool:
    """C-3  Within range 1, measured as for an attack."""
    part = section(rules, a, b)
    return 0 < part <= rules.hazard_section


@rule
def roll_for_hazard(rules: Rules, table: Table, i: int, roll: int) -> None:
    table.plane = i
    table.decision = NOTHING
    table.roll, table.due = roll, rules.hazard_dice


@rule
def hazard_hits(rules: Rules, table: Table) -> int:
    """C-3, B-77  Every face that would hit in an attack costs one Health; nothing dodges it."""
    hits = 0
    for k in range(rules.hazard_dice):
        hits += 1 if is_hit(rules, table.thrown[k]) else 0
    tell(table, HAZARD_ROLLED, table.plane, hits, 0)
    return hits


# ---- balloons ----


@rule
def note_before(move: Move, plane: Plane) -> None:
    """Where a motion begins."""
    move.before.x, move.before.y, move.before.eighths = plane.x, plane.y, plane.eighths


@rule
def before_of(table: Table, plane: Plane) -> Pose:
    """Where the last motion began."""
    before = table.move.before
    return Pose(before.x, before.y, plane.c, plane.s, before.eighths, size_of_token(plane))


@rule
def meet_balloons(rules: Rules, table: Table, i: int, first: int) -> None:
    """C-3, B-79  A plane that comes within range 1 of a balloon at the end of a motion rolls at once, once for each.

    Whoever was that near before has not come near.
    """
    here, before = pose_of(table.planes[i]), before_of(table, table.planes[i])
    for j in range(first, table.count):
        balloon = table.planes[j]
        if balloon.kind == BALLOON and balloon.flying and balloon.placed:
            if is_near(rules, here, pose_of(balloon)) and not is_near(rules, before, pose_of(balloon)):
                table.hazard = j
                roll_for_hazard(rules, table, i, BALLOON_ROLL)
                return


# ---- bombs ----


@rule
def why_not_drop(table: Table, i: int) -> int:
    """C-3, B-75  A bomber may drop one bomb after each manoeuvre, as long as it has some."""
    plane = table.planes[i]
    if plane.kind != BOMBER:
        return NO_BOMBER
    if plane.bombs == 0 or table.bomb_count == MOST_BOMBS:
        return NO_BOMBS_LEFT
    if table.move.flown == 0:
        return NOTHING_FLOWN
    return DROPPED_ALREADY if table.move.dropped else ALLOWED


@rule
def drop(rules: Rules, table: Table, i: int) -> None:
    """C-3  The bomb lies at the other end of the template just used: in the notch where the bomber's front stub was."""
    plane = table.planes[i]
    spot = moved(before_of(table, plane), rules.bomb_ahead, 0.0, 0)
    bomb = table.bombs[table.bomb_count]
    bomb.x, bomb.y, bomb.c, bomb.s, bomb.round = spot.x, spot.y, plane.c, plane.s, table.round
    table.bomb_count += 1
    table.move.dropped = True
    plane.bombs -= 1
    tell(table, DROPPED, i, table.bomb_count - 1, plane.bombs)


@rule
def bomb_pose(bomb: Bomb) -> Pose:
    return Pose(bomb.x, bomb.y, bomb.c, bomb.s, 0, 1.0)


@rule
def find_blast(rules: Rules, table: Table) -> bool:
    """C-3, B-78  At the end of a round, whoever is within range 1 of a bomb of an earlier round rolls for it.

    Bomb by bomb, planes in the order of play; whoever has lost all Health meanwhile is still there.
    """
    while table.blast < table.count * table.bomb_count:
        bomb, i = table.bombs[table.blast // table.count], in_order(table, table.blast % table.count)
        table.blast += 1
        plane = table.planes[i]
        if plane.flying and plane.kind != BALLOON and bomb.round < table.round:
            if is_near(rules, pose_of(plane), bomb_pose(bomb)):
                roll_for_hazard(rules, table, i, BOMB_ROLL)
                return True
    return False


@rule
def in_order(table: Table, place: int) -> int:
    """The plane at a place in the order of play: those of the side that starts, then to the left."""
    for turn in range(table.sides):
        for i in range(table.count):
            if table.planes[i].side == (table.start + turn) % table.sides:
                if place == 0:
                    return i
                place -= 1
    return -1


@rule
def count_victims(rules: Rules, table: Table) -> bool:
    """B-78  When all bombs have acted, whoever has no Health left is removed; True if that ends the match."""
    some, table.roll = False, BOMB_ROLL
    for i in range(table.count):
        plane = table.planes[i]
        if plane.flying and plane.kind != BALLOON and plane.health == 0:
            crash(table, i)
            some = True
    table.roll = NO_ROLL
    return some and end_if_decided(rules, table)
