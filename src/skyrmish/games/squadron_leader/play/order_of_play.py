"""Order of play: whose turn it is, through stages and rounds."""

from skyrmish.engine.rule import rare, rule, woven
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ASSIGN,
    ATTACK,
    ATTACKING,
    BALLOON,
    DEFENCE_REROLL,
    EXPANSION,
    MOVE,
    MOVING,
    NOTHING,
    OVER,
    PLACE,
    PLACING,
)
from skyrmish.games.squadron_leader.happenings import (
    HELD_POSITION,
    NOBODY_SHOT,
    STALLED,
    tell,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import has_target
from skyrmish.games.squadron_leader.play.ending import end_if_decided, end_match, remove
from skyrmish.games.squadron_leader.play.moving.movement import can_move, take_off
from skyrmish.games.squadron_leader.play.rounds import left_of, next_stage

STAGES_OF_A_ROUND = 2


@woven
def waits(rules: Rules, table: Table, stage: int, i: int) -> bool:
    """SL1-RND-01, SL1-PLACE-03, B-33  The plane still has something to do in this stage."""
    plane = table.planes[i]
    if stage == PLACING:
        return plane.flying and not plane.placed and not (EXPANSION and rules.bombers and is_held_back(table, plane))
    if EXPANSION and plane.kind == BALLOON:
        return False
    if stage == MOVING:
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
def next_waiting(rules: Rules, table: Table, stage: int, i: int) -> int:
    """The first plane of the acting side from plane i on that waits; as many as there are planes, if none does."""
    while i < table.count and not (table.planes[i].side == table.acting and waits(rules, table, stage, i)):
        i += 1
    return i


@woven
def find_waiting(rules: Rules, table: Table, stage: int) -> int:
    """SL1-MOVE-01, MODE-TEAM-01, MODE-TEAM-02, B-30, B-47  Whose turn it is, to the left, and the first of its planes.

    A side does everything before the next one does; where sides alternate, the turn goes round until all are done.
    As many as there are planes: the stage is done.
    """
    for _ in range(table.sides):
        first = next_waiting(rules, table, stage, 0)
        if first < table.count:
            return first
        table.acting = left_of(table, table.acting)
        if table.acting == table.start and not is_alternating(rules, table):
            break
    return table.count


@woven
def find_in_stage(rules: Rules, table: Table) -> int:
    """Likewise in the stage that it is: each is looked through in a way of its own, which is short for moves."""
    if table.stage == MOVING:
        return find_waiting(rules, table, MOVING)
    if table.stage == ATTACKING:
        return find_waiting(rules, table, ATTACKING)
    return find_waiting(rules, table, table.stage)


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
        first = find_in_stage(rules, table)
        if first < table.count:
            call_on_side(rules, table, first)
        elif stages > STAGES_OF_A_ROUND:
            end_match(table, -1)
        else:
            if table.stage == ATTACKING and stages > 0:
                tell(table, NOBODY_SHOT, -1, 0, 0)
            next_stage(rules, table)
            stages += 1


@woven
def call_on_side(rules: Rules, table: Table, first: int) -> None:
    """The acting side is asked, whose first plane that waits this is; where it is the only one, that one."""
    if table.stage == MOVING:
        call_to_move(rules, table, first)
        return
    table.decision = PLACE if table.stage == PLACING else ATTACK
    table.plane = first if next_waiting(rules, table, table.stage, first + 1) == table.count else -1


@woven
def call_to_move(rules: Rules, table: Table, first: int) -> None:
    """SL1-MOVE-05, B-15, B-42  A plane that can move is asked to; when none of the side can, the first one stalls."""
    able, several, i = -1, False, first
    while i < table.count and not several:
        if can_move(rules, table, i):
            several = able >= 0
            able = i
        i = next_waiting(rules, table, MOVING, i + 1)
    if several:
        table.decision = MOVE
    elif able >= 0:
        table.decision = MOVE
        take_off(table, able)
    else:
        stall(rules, table, first)


@rule
def is_asked(rules: Rules, table: Table, i: int) -> bool:
    """SL1-STAT-02, SL1-MOVE-01, MODE-TEAM-01, B-15  An order for plane i may answer what the table waits for.

    Everybody chooses stats at the same time, and whoever is shot at answers for itself. Else it is the plane that acts;
    or, while none has begun, each of its side that still has something to do, and somewhere to go.
    """
    if table.decision == NOTHING:
        return False
    if table.decision == ASSIGN:
        return not table.planes[i].assigned
    if table.decision == ACE_DEFENCE or table.decision == DEFENCE_REROLL:
        return table.target == i
    if table.plane >= 0:
        return table.plane == i
    if table.planes[i].side != table.acting or not waits(rules, table, table.stage, i):
        return False
    return table.decision != MOVE or can_move(rules, table, i)


@rare
def stall(rules: Rules, table: Table, i: int) -> None:
    """SL1-MOVE-05, B-15  Nowhere to go: the plane crashes, or holds its place where the option says so."""
    table.planes[i].moved = True
    if rules.hold_when_blocked:
        tell(table, HELD_POSITION, i, 0, 0)
    else:
        remove(table, i)
        tell(table, STALLED, i, 0, 0)
        end_if_decided(rules, table)
