"""`random`: any legal answer, each as likely as the others."""

from skyrmish.engine.dice import below, draw
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    ANY,
    BLANKS,
    BRING,
    EVADER,
    HITTER,
    KEEP_OR_ROLL,
    PASS,
    RETIRE,
    ROLL,
    SECOND_ROLL,
    USE,
    USE_ANY,
    USE_BLANKS,
)
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.play.decisions import why_not_ace, why_not_pilot
from skyrmish.games.squadron_dice.play.windows import dice_of, why_not_any, why_not_use
from skyrmish.games.squadron_dice.reasons import ALLOWED


@rule
def nth_any(rules: Rules, table: Table, wanted: int) -> tuple[int, int]:
    """How many dice Any could reroll, and the answer that names the wanted one."""
    count, choice = 0, PASS
    for other in range(table.count):
        for die in range(dice_of(rules, table, other)):
            if why_not_any(rules, table, other, die) == ALLOWED:
                if count == wanted:
                    choice = USE_ANY + 16 * other + die
                count += 1
    return count, choice


@rule
def nth_blanks(rules: Rules, table: Table, seat: int, wanted: int) -> tuple[int, int]:
    """How many sets of blank dice could be rerolled, and the answer that names the wanted one."""
    count, choice = 0, PASS
    dice = dice_of(rules, table, seat)
    for first in range(dice):
        for second in range(first, dice):
            named = USE_BLANKS + ((1 << first) | (1 << second))
            if why_not_use(rules, table, seat, named) == ALLOWED:
                if count == wanted:
                    choice = named
                count += 1
    return count, choice


@rule
def nth_use(rules: Rules, table: Table, seat: int, wanted: int) -> tuple[int, int]:
    """How many uses a Decision die has now, and the wanted one."""
    shown = table.pilots[seat].decision
    if shown == ANY:
        return nth_any(rules, table, wanted)
    if shown == BLANKS:
        return nth_blanks(rules, table, seat, wanted)
    return 1, USE


@rule
def random_ace(table: Table, aces: int) -> int:
    """One of these Aces."""
    while True:
        ace = below(table.choices, ACE_COUNT)
        if why_not_ace(aces, ace) == ALLOWED:
            return ace


@rule
def random_pilot(table: Table) -> int:
    """One of the pilots who tie."""
    while True:
        seat = below(table.choices, table.count)
        if why_not_pilot(table, seat) == ALLOWED:
            return seat


@rule
def random_answer(rules: Rules, table: Table, seat: int) -> int:
    """Any legal answer to what the table waits for."""
    pilot = table.pilots[seat]
    if table.decision == SECOND_ROLL:
        return draw(table.choices) & ((1 << pilot.count) - 1) & ~pilot.locked
    if table.decision == RETIRE:
        return random_ace(table, pilot.flying)
    if table.decision == BRING:
        return random_ace(table, pilot.reserve)
    if table.decision == KEEP_OR_ROLL:
        return below(table.choices, ROLL + 1)
    if table.decision == HITTER or table.decision == EVADER:
        return random_pilot(table)
    uses, _ = nth_use(rules, table, seat, 0)
    chosen = below(table.choices, uses + 1)
    if chosen == uses:
        return PASS
    _, choice = nth_use(rules, table, seat, chosen)
    return choice
