"""Dogfight: a turn from the position roll to its end."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    BRING,
    DECISION_PLACE,
    EVADER,
    FIRST_ROLLED,
    HITTER,
    KEEP,
    KEEP_OR_ROLL,
    NOTHING,
    POSITION_ROLL,
    POSITION_WINDOW,
    ROLL,
    SHOT_ROLL,
    SHOT_WINDOW,
)
from skyrmish.games.squadron_dice.happenings import (
    BROUGHT_ACE,
    ELIMINATED,
    ESCAPED,
    GOT_POSITION,
    KEPT_DIE,
    LOST_ROOKIE,
    POSITION_ROLLED,
    POSITION_TIED,
    SHOT_ROLLED,
    WON,
    tell,
)
from skyrmish.games.squadron_dice.pieces import (
    Rules,
    Table,
    captain,
    is_flying,
    line_up,
    planes_of,
    size_of,
    team_planes,
)
from skyrmish.games.squadron_dice.play.rolling import ask_for_die
from skyrmish.games.squadron_dice.play.turns import begin_turn
from skyrmish.games.squadron_dice.play.windows import ask_window, evades, hits


@rule
def begin_fight_turn(rules: Rules, table: Table) -> None:
    """SD-DF-09, B-68  Before the position roll, whoever holds an unused Decision die keeps it or rolls it again."""
    if not begin_turn(rules, table):
        return
    table.hitter, table.evader, table.passed, table.waiting, table.committed = -1, -1, 0, 0, 0
    for seat in range(table.count):
        pilot = table.pilots[seat]
        pilot.planes, pilot.icons, pilot.choice = 0, 0, ROLL
        if pilot.alive and pilot.holds:
            table.waiting |= 1 << seat
    table.decision = KEEP_OR_ROLL
    if table.waiting == 0:
        roll_for_position(table)


@rule
def roll_for_position(table: Table) -> None:
    """SD-DF-02, SD-DF-07, SD-DF-10, B-68  Everyone rolls the squadron, and the Decision die unless it is kept."""
    table.decision, table.roll = NOTHING, POSITION_ROLL
    for seat in range(table.count):
        pilot = table.pilots[seat]
        if pilot.alive:
            for die in range(pilot.count):
                ask_for_die(table, seat, die)
            if not pilot.holds or pilot.choice != KEEP:
                ask_for_die(table, seat, DECISION_PLACE)
            else:
                tell(table, KEPT_DIE, seat, 0, 0)


@rule
def open_position_window(rules: Rules, table: Table) -> None:
    """B-63  The first window, after the position roll."""
    for seat in range(table.count):
        if table.pilots[seat].alive:
            tell(table, POSITION_ROLLED, seat, 0, 0)
    table.decision, table.passed = POSITION_WINDOW, 0
    go_on_with_window(rules, table)


@rule
def go_on_with_window(rules: Rules, table: Table) -> None:
    """Ask whoever may still use a die; when all have passed, the turn goes on."""
    if not ask_window(rules, table):
        if table.decision == POSITION_WINDOW:
            settle_positions(rules, table)
        else:
            resolve_shot(rules, table)


# ---- positions ----


@rule
def highest_team(table: Table) -> int:
    """SD-DF-03, B-69  The side with most planes; −1 if several have, even with none at all."""
    best, most, tied = -1, -1, False
    for team in range(table.teams):
        if is_flying(table, team):
            planes = team_planes(table, team)
            if planes > most:
                best, most, tied = team, planes, False
            elif planes == most:
                tied = True
    return -1 if tied else best


@rule
def lowest_planes(table: Table, but: int) -> int:
    """The fewest planes of any side but one."""
    least = -1
    for team in range(table.teams):
        if team != but and is_flying(table, team):
            planes = team_planes(table, team)
            if least < 0 or planes < least:
                least = planes
    return least


@rule
def may_hit(table: Table, seat: int, team: int) -> bool:
    """B-74  Of the highest side, the pilot with most planes."""
    pilot = table.pilots[seat]
    if not pilot.alive or pilot.team != team:
        return False
    for other in range(table.count):
        mate = table.pilots[other]
        if mate.alive and mate.team == team and planes_of(mate) > planes_of(pilot):
            return False
    return True


@rule
def may_evade(table: Table, seat: int, but: int, least: int) -> bool:
    """SD-DF-03, B-74  Of the lowest side or sides, the pilot with fewest planes."""
    pilot = table.pilots[seat]
    if not pilot.alive or pilot.team == but or team_planes(table, pilot.team) != least:
        return False
    for other in range(table.count):
        mate = table.pilots[other]
        if mate.alive and mate.team == pilot.team and planes_of(mate) < planes_of(pilot):
            return False
    return True


@rule
def settle_positions(rules: Rules, table: Table) -> None:
    """SD-DF-03, B-69  Highest against lowest; a tie at the top is a new turn."""
    team = highest_team(table)
    if team < 0:
        tell(table, POSITION_TIED, -1, 0, 0)
        begin_fight_turn(rules, table)
        return
    hunters, only = 0, -1
    for seat in range(table.count):
        if may_hit(table, seat, team):
            hunters, only = hunters + 1, seat
    if hunters == 1:
        name_hitter(rules, table, only)
        return
    table.decision = HITTER
    table.waiting = 1 << captain(table, 1 - team)  # only pairs can tie here, and there are two of them


@rule
def name_hitter(rules: Rules, table: Table, seat: int) -> None:
    """SD-DF-03  The hitter is known. Of several lowest pilots, the highest side picks the evader."""
    table.hitter = seat
    team = table.pilots[seat].team
    least = lowest_planes(table, team)
    hunted, only = 0, -1
    for other in range(table.count):
        if may_evade(table, other, team, least):
            hunted, only = hunted + 1, other
    if hunted == 1:
        name_evader(rules, table, only)
        return
    table.decision = EVADER
    table.waiting = 1 << captain(table, team)


@rule
def name_evader(rules: Rules, table: Table, seat: int) -> None:
    """SD-DF-04  The hitter rolls the Hit dice, the evader the Evade dice, at the same time."""
    table.evader = seat
    table.decision, table.roll = NOTHING, SHOT_ROLL
    tell(table, GOT_POSITION, table.hitter, seat, 0)
    for die in range(rules.hit_dice):
        ask_for_die(table, table.hitter, FIRST_ROLLED + die)
    for die in range(rules.evade_dice):
        ask_for_die(table, seat, FIRST_ROLLED + die)


# ---- the shot ----


@rule
def open_shot_window(rules: Rules, table: Table) -> None:
    """B-63  The second window, after the Hit and Evade dice."""
    tell(table, SHOT_ROLLED, table.hitter, table.evader, 0)
    table.decision, table.passed = SHOT_WINDOW, 0
    go_on_with_window(rules, table)


@rule
def resolve_shot(rules: Rules, table: Table) -> None:
    """SD-DF-05, SD-DF-06, B-70  More hits than evades cost a Rookie; with no Ace to take its place, you are out."""
    pilot = table.pilots[table.evader]
    shot, dodged = hits(rules, table), evades(rules, table)
    table.decision = NOTHING
    if shot <= dodged:
        tell(table, ESCAPED, table.evader, shot, dodged)
        begin_fight_turn(rules, table)
        return
    if pilot.rookies > 0:  # the fifth loss has none to give
        table.pilots[table.hitter].trophies += 1
    tell(table, LOST_ROOKIE, table.evader, shot, dodged)
    if pilot.reserve == 0:
        eliminate(rules, table, table.evader)
    elif size_of(pilot.reserve) == 1:
        for ace in range(ACE_COUNT):
            if (pilot.reserve >> ace) & 1:
                bring(rules, table, ace)
                return
    else:
        table.decision, table.waiting = BRING, 1 << table.evader


@rule
def bring(rules: Rules, table: Table, ace: int) -> None:
    """SD-DF-05  The evader's Rookie goes, and the Ace of his choice flies in its place."""
    pilot = table.pilots[table.evader]
    pilot.rookies -= 1
    pilot.reserve &= ~(1 << ace)
    pilot.flying |= 1 << ace
    line_up(pilot)
    tell(table, BROUGHT_ACE, table.evader, ace, 0)
    begin_fight_turn(rules, table)


@rule
def eliminate(rules: Rules, table: Table, seat: int) -> None:
    """SD-DF-06, B-70  Out of the game, saved Decision die and all. The last side left has won."""
    pilot = table.pilots[seat]
    pilot.alive, pilot.holds = False, False
    tell(table, ELIMINATED, seat, 0, 0)
    left, last = 0, -1
    for team in range(table.teams):
        if is_flying(table, team):
            left, last = left + 1, team
    if left > 1:
        begin_fight_turn(rules, table)
        return
    table.over, table.winner = True, last
    tell(table, WON, -1, last, 0)
