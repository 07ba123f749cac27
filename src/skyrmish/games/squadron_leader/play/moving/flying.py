"""A plan as it is flown: it begins, goes on until dice must fall, and ends; an Immelmann after a shot is flown too."""

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import OVER, STORED
from skyrmish.games.squadron_leader.happenings import ENDED_MOVE, tell
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.ending import end_if_decided
from skyrmish.games.squadron_leader.play.moving.flight_plans import climb_of, drops_at_end, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.hazards import drop
from skyrmish.games.squadron_leader.play.moving.movement import climb, dive, fly, store, take_off
from skyrmish.games.squadron_leader.play.order_of_play import go_on


@rule
def begin_move(table: Table, i: int) -> None:
    """SL1-MOVE-01, MODE-TEAM-01  The first step of a plan settles which plane of the side is moving."""
    if table.plane != i:
        take_off(table, i)


@woven
def end_move(rules: Rules, table: Table, i: int) -> None:
    """B-17  The plan is flown, and counts as one decision."""
    table.decisions += 1
    table.planes[i].moved = True
    if table.stage == OVER:
        return
    if table.planes[i].flying:
        tell(table, ENDED_MOVE, i, 0, 0)
        go_on(rules, table)
    elif not end_if_decided(rules, table):
        go_on(rules, table)


@rule
def fly_on(rules: Rules, table: Table, i: int) -> None:
    """The rest of a plan, template by template; it stops where dice must fall first."""
    plan = table.move.plan
    while table.move.step < length_of(plan) and can_fly_on(table, i):
        table.move.step += 1
        fly(rules, table, i, manoeuvre_at(plan, table.move.step - 1))
    if table.due > 0:
        return
    if can_fly_on(table, i):
        if rules.altitude == STORED and climb_of(plan) > 0:
            store(table, i, climb_of(plan))
        if drops_at_end(plan):
            drop(rules, table, i)
    end_move(rules, table, i)


@rule
def can_fly_on(table: Table, i: int) -> bool:
    return table.planes[i].flying and table.due == 0 and table.stage != OVER


@woven
def change_altitude(rules: Rules, table: Table, i: int, change: int) -> None:
    """MOD-ALT-02, MOD-ALT-04  Climb or dive as a plan says."""
    if change < 0:
        dive(table, i, -change)
    for _ in range(change):
        climb(rules, table, i)


@rule
def go_on_from_loop(rules: Rules, table: Table, i: int) -> None:
    """It may have ended off the board, in a balloon's fire, or the match."""
    if table.stage == OVER:
        return
    if table.planes[i].flying or not end_if_decided(rules, table):
        go_on(rules, table)
