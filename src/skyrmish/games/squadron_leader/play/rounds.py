"""Stages and rounds: what follows when everybody has done theirs, and who begins next."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ACE_DICE,
    ATTACKING,
    EXPANSION,
    IMMELMANN,
    MOVING,
    NO_ACES,
    PLACING,
    SINGLE_ACE,
)
from skyrmish.games.squadron_leader.happenings import BECAME_ACE, EARNED_ACE, KNOCKED_OUT, NEW_ROUND, RETURNED, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.immelmann import can_loop
from skyrmish.games.squadron_leader.play.attacking.lost_stats import find_repair, mend_all
from skyrmish.games.squadron_leader.play.ending import end_if_decided, end_match, is_in_play, remove, returns
from skyrmish.games.squadron_leader.play.moving.hazards import count_victims, find_blast


@rule
def left_of(table: Table, side: int) -> int:
    return side + 1 if side + 1 < table.sides else 0


@rule
def next_stage(rules: Rules, table: Table) -> None:
    """SL1-RND-01  Everyone places, then moves, then attacks, then a new round begins."""
    if table.stage == PLACING:
        if table.round == 0:
            table.round = 1
            tell(table, NEW_ROUND, -1, 1, table.start)
        begin_stage(table, MOVING)
    elif table.stage == MOVING:
        begin_stage(table, ATTACKING)
    else:
        cease_fire(table)
        decided = rules.simultaneous and (bring_down(rules, table) or reward_shooters(rules, table))
        held_up = decided or (EXPANSION and rules.bombers and is_held_up_by_bombs(rules, table))
        if not held_up and not find_repair(rules, table):
            next_round(rules, table)


@rule
def is_held_up_by_bombs(rules: Rules, table: Table) -> bool:
    """C-3, B-78  Somebody rolls for a bomb, or they have ended the match."""
    return find_blast(rules, table) or count_victims(rules, table)


@rule
def cease_fire(table: Table) -> None:
    """B-33  The stage is over: an Immelmann that follows it opens no new attacks."""
    for i in range(table.count):
        table.planes[i].attacked = True


@rule
def begin_stage(table: Table, stage: int) -> None:
    table.stage = stage
    table.acting = table.start


@rule
def bring_down(rules: Rules, table: Table) -> bool:
    """B-32 `simultaneous`  Planes shot down in this stage leave the table now; True if that ends the match."""
    some = False
    for i in range(table.count):
        if table.planes[i].shot_down and table.planes[i].flying:
            remove(table, i)
            tell(table, KNOCKED_OUT, i, -1, 0)
            some = True
    return some and end_if_decided(rules, table)


@rule
def reward_shooters(rules: Rules, table: Table) -> bool:
    """B-32 `simultaneous`  Then those who shot them are rewarded, in the order of play; True if one may loop."""
    side = table.start
    for _ in range(table.sides):
        for i in range(table.count):
            plane = table.planes[i]
            if plane.side == side and plane.scored and reward(rules, table, i):
                return True
        side = left_of(table, side)
    return False


@rule
def reward(rules: Rules, table: Table, i: int) -> bool:
    """MOD-ACE-01, MOD-ACE-04, MOD-IMM-01, B-29, B-41  An ace die for the shooter; True if an Immelmann is offered."""
    plane = table.planes[i]
    plane.scored = False
    if rules.ace == ACE_DICE:
        plane.aces += 1
        tell(table, EARNED_ACE, i, plane.aces, 0)
    elif rules.ace != NO_ACES:
        crown(rules, table, i)
    if not can_loop(rules, table, i):
        return False
    table.plane = i
    table.decision = IMMELMANN
    return True


@rule
def crown(rules: Rules, table: Table, i: int) -> None:
    """C-1, C-2  The last to knock somebody out is the Ace, the only one; or has a reroll in the next attack."""
    if rules.ace == SINGLE_ACE:
        for j in range(table.count):
            table.planes[j].ace = False
    table.planes[i].ace = True
    tell(table, BECAME_ACE, i, rules.ace, 0)


@rule
def next_round(rules: Rules, table: Table) -> None:
    """SL1-NEXT-01, B-31, B-44, B-80, B-85  Who has sat out comes back; the next side to the left that flies starts."""
    table.quiet_rounds = 0 if table.attacks > 0 else table.quiet_rounds + 1
    table.attacks = 0
    out_of_rounds = rules.limit_rounds > 0 and table.round >= rules.limit_rounds
    if out_of_rounds or (rules.limit_quiet_rounds > 0 and table.quiet_rounds >= rules.limit_quiet_rounds):
        end_match(table, -1)
        return
    table.round += 1
    table.blast = table.repairs = 0
    back = EXPANSION and rules.mission and bring_back(rules, table)
    table.start = left_of(table, table.start)
    for _ in range(table.sides):
        if is_in_play(table, table.start):
            break
        table.start = left_of(table, table.start)
    for i in range(table.count):
        plane = table.planes[i]
        plane.moved, plane.attacked = False, False
        plane.climbed, plane.aces_used = 0, 0
        plane.ace_defended = False
    tell(table, NEW_ROUND, -1, table.round, table.start)
    begin_stage(table, PLACING if back else MOVING)


@rule
def bring_back(rules: Rules, table: Table) -> bool:
    """C-4  Planes that have sat out long enough come back, with full Health, to be placed anew; True if any does."""
    some = False
    for i in range(table.count):
        plane = table.planes[i]
        if not plane.flying and returns(rules, plane) and table.round > plane.fell + rules.return_after[plane.side]:
            plane.flying, plane.placed, plane.shot_down = True, False, False
            plane.health, plane.altitude = plane.full, 0
            mend_all(plane)
            tell(table, RETURNED, i, 0, 0)
            some = True
    return some
