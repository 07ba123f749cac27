"""`greedy`: the most planes for the next roll, and a Decision die used as soon as it turns something round."""

from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    ACES,
    ANY,
    BLANK,
    BLANKS,
    BRING,
    EVADE,
    EVADER,
    HIT,
    HITTER,
    KEEP,
    KEEP_OR_ROLL,
    ONE,
    PASS,
    POSITION_WINDOW,
    RETIRE,
    ROLL,
    SECOND_ROLL,
    TWO,
    USE,
    USE_ANY,
    USE_BLANKS,
)
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, planes_on, size_of
from skyrmish.games.squadron_dice.play.decisions import why_not_pilot
from skyrmish.games.squadron_dice.play.dogfight import highest_team
from skyrmish.games.squadron_dice.play.windows import dice_of, evades, hits, shown_now, why_not_any, why_not_blank
from skyrmish.games.squadron_dice.reasons import ALLOWED


@rule
def greedy_dice(known: DiceKnowledge, pilot: Pilot) -> int:
    """Roll every die again that shows less than it does on average."""
    dice = 0
    for die in range(pilot.count):
        if not (pilot.locked >> die) & 1 and planes_on(pilot.shown[die]) < known.mean[pilot.kinds[die]]:
            dice |= 1 << die
    return dice


@rule
def ace_by_planes(known: DiceKnowledge, aces: int, best: bool) -> int:
    """The Ace with most planes on average, or with fewest."""
    chosen = -1
    for ace in range(ACE_COUNT):
        if (aces >> ace) & 1:
            if chosen < 0 or (known.mean[ACES + ace] > known.mean[ACES + chosen]) == best:
                chosen = ace
    return chosen


@rule
def weakest_pilot(table: Table) -> int:
    """Of the pilots who tie, the one with fewest Aces left to bring in."""
    chosen, least = -1, ACE_COUNT + 1
    for seat in range(table.count):
        if why_not_pilot(table, seat) == ALLOWED and size_of(table.pilots[seat].reserve) < least:
            chosen, least = seat, size_of(table.pilots[seat].reserve)
    return chosen


@rule
def all_blanks(rules: Rules, table: Table, seat: int) -> int:
    """Blanks on as many dice as it may."""
    dice, named = 0, 0
    for die in range(dice_of(rules, table, seat)):
        if named < rules.blanks_at_once and why_not_blank(rules, table, seat, die) == ALLOWED:
            dice, named = dice | (1 << die), named + 1
    return USE_BLANKS + dice


@rule
def any_on(rules: Rules, table: Table, other: int, icon: int) -> int:
    """Any on the first die of a pilot that shows this icon; otherwise pass."""
    for die in range(dice_of(rules, table, other)):
        if why_not_any(rules, table, other, die) == ALLOWED and shown_now(rules, table, other, die) == icon:
            return USE_ANY + 16 * other + die
    return PASS


@rule
def greedy_in_position(rules: Rules, table: Table, seat: int) -> int:
    """Use the die unless one is highest already."""
    pilot = table.pilots[seat]
    top = highest_team(table)
    if top == pilot.team:
        return PASS
    if pilot.decision == BLANKS:
        return all_blanks(rules, table, seat)
    if pilot.decision != ANY:
        return USE
    own = any_on(rules, table, seat, BLANK)
    if own != PASS:
        return own
    for other in range(table.count):
        if table.pilots[other].team == top and table.pilots[other].alive:
            return any_on(rules, table, other, TWO)
    return any_on(rules, table, seat, ONE)


@rule
def greedy_in_shot(rules: Rules, table: Table, seat: int) -> int:
    """Use the die where the shot would go wrong without it, and may go right with it."""
    pilot = table.pilots[seat]
    shot, dodged = hits(rules, table), evades(rules, table)
    if seat == table.hitter and shot <= dodged:
        if pilot.decision == HIT:
            return USE if shot == dodged else PASS
        if pilot.decision == BLANKS:
            return all_blanks(rules, table, seat)
        theirs = any_on(rules, table, table.evader, EVADE)
        return theirs if theirs != PASS else any_on(rules, table, seat, BLANK)
    if seat == table.evader and shot > dodged:
        if pilot.decision == EVADE:
            return USE if shot == dodged + 1 else PASS
        if pilot.decision == BLANKS:
            return all_blanks(rules, table, seat)
        return any_on(rules, table, table.hitter, HIT)
    return PASS


@rule
def greedy_answer(rules: Rules, known: DiceKnowledge, table: Table, seat: int) -> int:
    """The greedy answer to what the table waits for."""
    pilot = table.pilots[seat]
    if table.decision == SECOND_ROLL:
        return greedy_dice(known, pilot)
    if table.decision == RETIRE:
        return ace_by_planes(known, pilot.flying, False)
    if table.decision == BRING:
        return ace_by_planes(known, pilot.reserve, True)
    if table.decision == KEEP_OR_ROLL:
        return KEEP if pilot.decision == TWO or pilot.decision == HIT or pilot.decision == EVADE else ROLL
    if table.decision == HITTER or table.decision == EVADER:
        return weakest_pilot(table)
    if table.decision == POSITION_WINDOW:
        return greedy_in_position(rules, table, seat)
    return greedy_in_shot(rules, table, seat)
