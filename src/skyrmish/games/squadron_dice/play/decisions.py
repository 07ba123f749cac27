"""Decisions: what a seat may answer when the table waits for it, and the dice in between.

An answer is one number. Where several seats decide at once, nothing happens until the last of them has answered.
"""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    BOMBING_RAID,
    BRING,
    EVADER,
    FIRST_ROLL,
    HITTER,
    KEEP_OR_ROLL,
    NOT_CHOSEN,
    POSITION_ROLL,
    POSITION_WINDOW,
    RETIRE,
    ROLL,
    SECOND_ROLL,
    SHOT_ROLL,
    SHOT_WINDOW,
    WINDOW_ROLL,
)
from skyrmish.games.squadron_dice.happenings import REROLLED, tell
from skyrmish.games.squadron_dice.pieces import Rules, Table, line_up
from skyrmish.games.squadron_dice.play.bombing_raid import (
    begin_raid_turn,
    lock_evades,
    retire_all,
    roll_again,
    score_raid,
)
from skyrmish.games.squadron_dice.play.dogfight import (
    begin_fight_turn,
    bring,
    go_on_with_window,
    highest_team,
    lowest_planes,
    may_evade,
    may_hit,
    name_evader,
    name_hitter,
    open_position_window,
    open_shot_window,
    roll_for_position,
)
from skyrmish.games.squadron_dice.play.rolling import lay_dice, throw_dice
from skyrmish.games.squadron_dice.play.windows import carry_out_window, why_not_use
from skyrmish.games.squadron_dice.reasons import (
    ALLOWED,
    DIE_IS_LOCKED,
    NO_SUCH_ACE,
    NO_SUCH_CHOICE,
    NO_SUCH_DIE,
    NO_SUCH_PILOT,
    NOT_ASKED,
    NOT_TIED,
)


@rule
def begin(rules: Rules, table: Table) -> None:
    """SD-DF-01, SD-BR-01  Everybody has the squadron in hand: the first turn begins."""
    table.over, table.winner, table.round, table.decisions, table.due = False, -1, 0, 0, 0
    for seat in range(table.count):
        line_up(table.pilots[seat])
    begin_turn(rules, table)


@rule
def begin_turn(rules: Rules, table: Table) -> None:
    if rules.game == BOMBING_RAID:
        begin_raid_turn(rules, table)
    else:
        begin_fight_turn(rules, table)


# ---- dice ----


@rule
def throw(rules: Rules, table: Table) -> None:
    """Throw the dice that are due, from the table's own stream."""
    throw_dice(rules, table)
    settle(rules, table)


@rule
def settle(rules: Rules, table: Table) -> None:
    """The dice have fallen: what they were thrown for goes on."""
    if table.roll == WINDOW_ROLL:
        for k in range(table.due):
            tell(table, REROLLED, table.due_seat[k], table.due_place[k], k)
    lay_dice(table)
    if table.roll == FIRST_ROLL:
        lock_evades(rules, table)
    elif table.roll == POSITION_ROLL:
        open_position_window(rules, table)
    elif table.roll == SHOT_ROLL:
        open_shot_window(rules, table)
    elif table.roll == WINDOW_ROLL:
        if carry_out_window(rules, table):
            go_on_with_window(rules, table)
    else:
        score_raid(rules, table)


# ---- answers ----


@rule
def why_not_ace(aces: int, ace: int) -> int:
    """SD-DF-05, SD-BR-04  One of the Aces that you have there."""
    if ace < 0 or ace >= ACE_COUNT or not (aces >> ace) & 1:
        return NO_SUCH_ACE
    return ALLOWED


@rule
def why_not_pilot(table: Table, seat: int) -> int:
    """SD-DF-03, B-74  One of the pilots who tie."""
    if seat < 0 or seat >= table.count:
        return NO_SUCH_PILOT
    if table.decision == HITTER:
        return ALLOWED if may_hit(table, seat, highest_team(table)) else NOT_TIED
    team = table.pilots[table.hitter].team
    return ALLOWED if may_evade(table, seat, team, lowest_planes(table, team)) else NOT_TIED


@rule
def why_not_answer(rules: Rules, table: Table, seat: int, choice: int) -> int:
    """Whether a seat may answer so."""
    pilot = table.pilots[seat]
    if not (table.waiting >> seat) & 1:
        return NOT_ASKED
    if table.decision == SECOND_ROLL:
        return why_not_again(pilot.count, pilot.locked, choice)
    if table.decision == RETIRE:
        return why_not_ace(pilot.flying, choice)
    if table.decision == BRING:
        return why_not_ace(pilot.reserve, choice)
    if table.decision == HITTER or table.decision == EVADER:
        return why_not_pilot(table, choice)
    if table.decision == KEEP_OR_ROLL:
        return ALLOWED if 0 <= choice <= ROLL else NO_SUCH_CHOICE
    return why_not_use(rules, table, seat, choice)


@rule
def why_not_again(dice: int, locked: int, choice: int) -> int:
    """B-72  Any of your dice may roll a second time, also none; those that are locked may not."""
    if choice < 0 or choice >= 1 << dice:
        return NO_SUCH_DIE
    return DIE_IS_LOCKED if choice & locked else ALLOWED


@rule
def answer(rules: Rules, table: Table, seat: int, choice: int) -> None:
    """B-63, B-68, B-72  A seat commits to its answer; when nobody is waited for, all answers are carried out."""
    table.decisions += 1
    table.pilots[seat].choice = choice
    table.waiting &= ~(1 << seat)
    table.committed |= 1 << seat
    if table.waiting == 0:
        carry_out(rules, table, choice)


@rule
def carry_out(rules: Rules, table: Table, choice: int) -> None:
    """Everyone who was asked has answered."""
    if table.decision == SECOND_ROLL:
        roll_again(rules, table)
    elif table.decision == RETIRE:
        retire_all(rules, table)
    elif table.decision == POSITION_WINDOW or table.decision == SHOT_WINDOW:
        if carry_out_window(rules, table):
            go_on_with_window(rules, table)
    else:
        table.committed = 0
        if table.decision == KEEP_OR_ROLL:
            roll_for_position(table)
        elif table.decision == BRING:
            bring(rules, table, choice)
        elif table.decision == HITTER:
            name_hitter(rules, table, choice)
        else:
            name_evader(rules, table, choice)


@rule
def hide_choices(table: Table, seat: int) -> None:
    """B-72  What the others have committed to is nobody's business until all have."""
    for other in range(table.count):
        if other != seat and (table.committed >> other) & 1:
            table.pilots[other].choice = NOT_CHOSEN
