"""Bombing Raid: two rolls a turn, and one Ace less for whoever shows most planes."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    EVADE,
    FIRST_ROLL,
    NOTHING,
    RETIRE,
    SECOND_ROLL,
    SECOND_ROLL_DICE,
)
from skyrmish.games.squadron_dice.happenings import (
    CHOSE_DICE,
    KEPT_LAST_ACE,
    RAID_ROLLED,
    RAID_TOTAL,
    RETIRED_ACE,
    WON,
    tell,
)
from skyrmish.games.squadron_dice.pieces import Rules, Table, line_up, planes_of, size_of, team_planes
from skyrmish.games.squadron_dice.play.rolling import ask_for_die
from skyrmish.games.squadron_dice.play.turns import begin_turn


@rule
def begin_raid_turn(rules: Rules, table: Table) -> None:
    """SD-BR-02, SD-BR-06  Pick up everything that remains, and roll it all."""
    if not begin_turn(rules, table):
        return
    table.decision, table.roll, table.waiting, table.committed = NOTHING, FIRST_ROLL, 0, 0
    for seat in range(table.count):
        for die in range(table.pilots[seat].count):
            ask_for_die(table, seat, die)


@rule
def lock_evades(rules: Rules, table: Table) -> None:
    """SD-BR-02, SD-BR-03, B-72  An evade holds its die for this turn. Then all choose their second roll, in secret."""
    table.decision, table.waiting, table.committed = SECOND_ROLL, 0, 0
    for seat in range(table.count):
        pilot = table.pilots[seat]
        pilot.locked, pilot.choice = 0, 0
        for die in range(pilot.count):
            if pilot.shown[die] == EVADE:
                pilot.locked |= 1 << die
        tell(table, RAID_ROLLED, seat, 0, 0)
        if pilot.locked != (1 << pilot.count) - 1:
            table.waiting |= 1 << seat
    if table.waiting == 0:
        roll_again(rules, table)


@rule
def roll_again(rules: Rules, table: Table) -> None:
    """SD-BR-03, B-72  All chosen dice are rolled at the same time; nobody has to roll any."""
    table.decision, table.roll, table.committed = NOTHING, SECOND_ROLL_DICE, 0
    for seat in range(table.count):
        pilot = table.pilots[seat]
        tell(table, CHOSE_DICE, seat, pilot.choice, 0)
        for die in range(pilot.count):
            if (pilot.choice >> die) & 1:
                ask_for_die(table, seat, die)
    if table.due == 0:
        score_raid(rules, table)


# ---- the result ----


@rule
def aces_left(table: Table, team: int) -> int:
    """Aces that a side has still to retire."""
    aces = 0
    for seat in range(table.count):
        if table.pilots[seat].team == team:
            aces += size_of(table.pilots[seat].flying)
    return aces


@rule
def retiring(table: Table, team: int) -> int:
    """SD-BR-04, B-74  Aces that a side retires at once: one for each pilot who has any."""
    aces = 0
    for seat in range(table.count):
        if table.pilots[seat].team == team and table.pilots[seat].flying:
            aces += 1
    return aces


@rule
def score_raid(rules: Rules, table: Table) -> None:
    """SD-BR-04, SD-BR-05, B-73  The highest total retires an Ace; so do all who tie, unless that would win."""
    most, tops = -1, 0
    for seat in range(table.count):
        tell(table, RAID_TOTAL, seat, planes_of(table.pilots[seat]), 0)
    for team in range(table.teams):
        planes = team_planes(table, team)
        if planes > most:
            most, tops = planes, 1 << team
        elif planes == most:
            tops |= 1 << team
    tied = tops & (tops - 1) != 0
    table.decision, table.waiting, table.committed = RETIRE, 0, 0
    for seat in range(table.count):
        score_pilot(table, seat, (tops >> table.pilots[seat].team) & 1 != 0, tied)
    if table.waiting == 0:
        retire_all(rules, table)


@rule
def score_pilot(table: Table, seat: int, is_top: bool, tied: bool) -> None:
    """SD-BR-05, B-72, B-73  Choose the Ace to retire after the result; the only one needs no choice."""
    pilot = table.pilots[seat]
    pilot.choice = -1
    if not is_top or pilot.flying == 0:
        return
    if tied and retiring(table, pilot.team) == aces_left(table, pilot.team):
        tell(table, KEPT_LAST_ACE, seat, 0, 0)
        return
    if size_of(pilot.flying) > 1:
        table.waiting |= 1 << seat
        return
    for ace in range(ACE_COUNT):
        if (pilot.flying >> ace) & 1:
            pilot.choice = ace


@rule
def retire_all(rules: Rules, table: Table) -> None:
    """SD-BR-04, SD-BR-07, B-72  The chosen Aces stay out. A side without Aces has won."""
    table.decision, table.committed = NOTHING, 0
    for seat in range(table.count):
        pilot = table.pilots[seat]
        if pilot.choice >= 0:
            pilot.flying &= ~(1 << pilot.choice)
            pilot.retired |= 1 << pilot.choice
            line_up(pilot)
            tell(table, RETIRED_ACE, seat, pilot.choice, 0)
    for team in range(table.teams):
        if aces_left(table, team) == 0:
            table.over, table.winner = True, team
            tell(table, WON, -1, team, 0)
            return
    begin_raid_turn(rules, table)
