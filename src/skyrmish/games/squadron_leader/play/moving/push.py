"""Push the Envelope: once a turn, stake a point of Health on one more point of Speed, or of altitude."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    CLASSIC,
    GAIN_EITHER,
    GAIN_SPEED,
    MOVE,
    NO_ROLL,
    NOTHING,
    PUSH_GAIN,
    PUSH_ROLL,
)
from skyrmish.games.squadron_leader.happenings import GAINED, PUSHED, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.knock_outs import hurt
from skyrmish.games.squadron_leader.play.ending import crash
from skyrmish.games.squadron_leader.reasons import ALLOWED, NO_PUSH_RULE, PUSHED_ALREADY


@rule
def why_not_push(rules: Rules, table: Table) -> int:
    """C-1, C-2  Once a turn, at any point of your move."""
    if not rules.push:
        return NO_PUSH_RULE
    return PUSHED_ALREADY if table.move.pushed else ALLOWED


@rule
def push(table: Table) -> None:
    """C-1, C-2  Roll a die."""
    table.move.pushed = True
    table.decision = NOTHING
    table.roll, table.due = PUSH_ROLL, 1


@rule
def can_rise(rules: Rules, table: Table, i: int) -> bool:
    """C-2, B-22, B-26  Pushing may gain altitude: up to the top, and not beside a dive or a special manoeuvre."""
    if rules.push_for != GAIN_EITHER or rules.altitude != CLASSIC or table.move.dived or table.move.special:
        return False
    return table.planes[i].altitude < rules.altitude_max


@rule
def settle_push(rules: Rules, table: Table) -> None:
    """C-1, C-2, B-42  A high face gains Speed, or a choice; a low one costs Health, and nobody gets the credit."""
    i, face = table.plane, table.thrown[0]
    tell(table, PUSHED, i, face, 0)
    table.decision = MOVE
    if face < rules.push_from:
        hurt(table, i, i, rules.push_damage)
        if table.planes[i].health == 0:
            crash(table, i)
    elif can_rise(rules, table, i):
        table.decision = PUSH_GAIN
    else:
        gain(rules, table, i, GAIN_SPEED)
    table.roll = NO_ROLL


@rule
def gain(rules: Rules, table: Table, i: int, what: int) -> None:
    """C-1, C-2  More Speed for this move; or altitude, beside what you may climb, up to the top."""
    plane = table.planes[i]
    table.decision = MOVE
    if what == GAIN_SPEED:
        table.move.speed_left += rules.push_gain
    else:
        levels = min(rules.push_gain, rules.altitude_max - plane.altitude)
        plane.altitude += levels
        plane.climbed += levels
        table.move.raised += levels
    tell(table, GAINED, i, what, rules.push_gain)
