"""Order of play: whose turn it is, through stages and rounds."""

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import (
    ACE_DICE,
    ATTACK,
    ATTACKING,
    BALLOON,
    EXPANSION,
    IMMELMANN,
    MOVE,
    MOVING,
    NO_ACES,
    NOTHING,
    OVER,
    PLACE,
    PLACING,
    SINGLE_ACE,
)
from skyrmish.games.squadron_leader.happenings import (
    BECAME_ACE,
    EARNED_ACE,
    HELD_POSITION,
    KNOCKED_OUT,
    NEW_ROUND,
    NOBODY_SHOT,
    RETURNED,
    STALLED,
    tell,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_target
from skyrmish.games.squadron_leader.play.attacking.immelmann import can_loop
from skyrmish.games.squadron_leader.play.attacking.lost_stats import find_repair, mend_all
from skyrmish.games.squadron_leader.play.ending import end_if_decided, end_match, is_in_play, remove, returns
from skyrmish.games.squadron_leader.play.moving.hazards import count_victims, find_blast
from skyrmish.games.squadron_leader.play.moving.movement import can_move, take_off

STAGES_OF_A_ROUND = 2


@rule
def left_of(table: Table, side: int) -> int:
    return side + 1 if side + 1 < table.sides else 0


@woven
def waits(rules: Rules, table: Table, i: int) -> bool:
    """SL1-RND-01, SL1-PLACE-03, B-33  The plane still has something to do in this stage."""
    plane = table.planes[i]
    if table.stage == PLACING:
        return plane.flying and not plane.placed and not (EXPANSION and rules.bombers and is_held_back(table, plane))
    if EXPANSION and plane.kind == BALLOON:
        return False
    if table.stage == MOVING:
        return plane.flying and not plane.moved
    return plane.flying and not plane.attacked and has_target(rules, table, i)


@rule
def is_held_back(table: Table, plane: Plane) -> bool:
    """C-3  Whatever flies is placed after the balloons."""
    return plane.kind != BALLOON and balloons_wait(table)


@rule
def balloons_wait(table: Table) -> bool:
    """C-3  Some balloon is still to be placed."""
    for i in range(table.count):
        if table.planes[i].kind == BALLOON and not table.planes[i].placed:
            return True
    return False


@woven
def side_waits(rules: Rules, table: Table, side: int) -> bool:
    for i in range(table.count):
        if table.planes[i].side == side and waits(rules, table, i):
            return True
    return False


@woven
def find_side(rules: Rules, table: Table) -> bool:
    """SL1-MOVE-01, MODE-TEAM-01, MODE-TEAM-02, B-30, B-47  Whose turn it is, to the left; False: the stage is done.

    A side does everything before the next one does; where sides alternate, the turn goes round until all are done.
    """
    for _ in range(table.sides):
        if side_waits(rules, table, table.acting):
            return True
        table.acting = left_of(table, table.acting)
        if table.acting == table.start and not is_alternating(rules, table):
            return False
    return False


@rule
def is_alternating(rules: Rules, table: Table) -> bool:
    """SL1-PLACE-03, B-30  Sides take single turns when placing, and elsewhere if the option says so."""
    return rules.alternate or table.stage == PLACING


@woven
def go_on(rules: Rules, table: Table) -> None:
    """After an act: the turn stays with the side, or passes on where sides alternate."""
    if is_alternating(rules, table):
        table.acting = left_of(table, table.acting)
    call_next(rules, table)


@rule
def call_next(rules: Rules, table: Table) -> None:
    """B-15, B-44  Ask the next one who has something to do in this stage, or go on to the next stage.

    Planes that hold their places (`stall.blocked`) may block each other for ever: after a round without a question,
    no other will ever be asked, and the match is drawn.
    """
    table.plane = -1
    table.target = -1
    table.decision = NOTHING
    stages = 0
    while table.decision == NOTHING and table.stage != OVER and table.due == 0:
        if find_side(rules, table):
            call_on_side(rules, table)
        elif stages > STAGES_OF_A_ROUND:
            end_match(table, -1)
        else:
            if table.stage == ATTACKING and stages > 0:
                tell(table, NOBODY_SHOT, -1, 0, 0)
            next_stage(rules, table)
            stages += 1


@woven
def call_on_side(rules: Rules, table: Table) -> None:
    """The acting side is asked; where it has one plane to act with, that one."""
    if table.stage == PLACING:
        table.decision = PLACE
        table.plane = only_one(rules, table)
    elif table.stage == ATTACKING:
        table.decision = ATTACK
        table.plane = only_one(rules, table)
    else:
        call_to_move(rules, table)


@rule
def only_one(rules: Rules, table: Table) -> int:
    """The only plane of the acting side that waits, −1 if there are several."""
    found = -1
    for i in range(table.count):
        if table.planes[i].side == table.acting and waits(rules, table, i):
            if found >= 0:
                return -1
            found = i
    return found


@woven
def call_to_move(rules: Rules, table: Table) -> None:
    """SL1-MOVE-05, B-15, B-42  A plane that can move is asked to; when none of the side can, the first one stalls."""
    able, stuck, several = -1, -1, False
    for i in range(table.count):
        if table.planes[i].side == table.acting and waits(rules, table, i):
            if not can_move(rules, table, i):
                stuck = i if stuck < 0 else stuck
            elif able >= 0:
                several = True
            else:
                able = i
        if several:
            break
    if several:
        table.decision = MOVE
    elif able >= 0:
        table.decision = MOVE
        take_off(table, able)
    else:
        stall(rules, table, stuck)


@rule
def stall(rules: Rules, table: Table, i: int) -> None:
    """SL1-MOVE-05, B-15  Nowhere to go: the plane crashes, or holds its place where the option says so."""
    table.planes[i].moved = True
    if rules.hold_when_blocked:
        tell(table, HELD_POSITION, i, 0, 0)
    else:
        remove(table, i)
        tell(table, STALLED, i, 0, 0)
        end_if_decided(rules, table)


# ---- stages and rounds ----


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
        decided = bring_down(rules, table) or reward_shooters(rules, table)
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
        if not is_in_play(table, table.start):
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
