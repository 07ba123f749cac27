"""Which numbers are legal answers now, for a seat."""

from typing import Any

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    ANY,
    BLANKS,
    BRING,
    EVADER,
    HITTER,
    KEEP_OR_ROLL,
    RETIRE,
    SECOND_ROLL,
)
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.play.decisions import why_not_again, why_not_answer
from skyrmish.games.squadron_dice.reasons import ALLOWED
from skyrmish.lab.stepping.dice.numbering import MOST_DICE, WAIT, DiceNumbering, answer_of


@rule
def fill_mask(rules: Rules, numbers: DiceNumbering, table: Table, seat: int, mask: Any) -> None:
    """1 for every number that the seat may say now, 0 for the others; waiting is for those who are not asked."""
    for number in range(numbers.total):
        mask[number] = 0
    if table.over or not (table.waiting >> seat) & 1:
        mask[WAIT] = 1
    elif table.decision == SECOND_ROLL:
        allow_again(numbers, table.pilots[seat].count, table.pilots[seat].locked, mask)
    elif table.decision == RETIRE:
        allow(rules, numbers, table, seat, mask, numbers.retire, numbers.total)
    elif table.decision == BRING:
        allow(rules, numbers, table, seat, mask, numbers.bring, numbers.reroll)
    elif table.decision == KEEP_OR_ROLL:
        allow(rules, numbers, table, seat, mask, numbers.keep_or_roll, numbers.window)
    elif table.decision == HITTER or table.decision == EVADER:
        allow(rules, numbers, table, seat, mask, numbers.hitter, numbers.bring)
    else:
        allow_uses(rules, numbers, table, seat, mask)


@rule
def allow(rules: Rules, numbers: DiceNumbering, table: Table, seat: int, mask: Any, first: int, beyond: int) -> None:
    """Of these numbers, those that the rules allow."""
    for number in range(first, beyond):
        choice = answer_of(numbers, table, seat, number)
        if choice >= 0 and why_not_answer(rules, table, seat, choice) == ALLOWED:
            mask[number] = 1


@rule
def allow_again(numbers: DiceNumbering, dice: int, locked: int, mask: Any) -> None:
    """B-72  Every set of dice that may roll a second time: there are so many that each is asked for by itself."""
    for choice in range(1 << dice):
        mask[numbers.reroll + choice] = 1 if why_not_again(dice, locked, choice) == ALLOWED else 0


@rule
def allow_uses(rules: Rules, numbers: DiceNumbering, table: Table, seat: int, mask: Any) -> None:
    """B-63, SD-08  What a Decision die can be used for is what it shows."""
    allow(rules, numbers, table, seat, mask, numbers.window, numbers.any)
    shown = table.pilots[seat].decision
    if shown == ANY:
        allow(rules, numbers, table, seat, mask, numbers.any, numbers.blanks)
    elif shown == BLANKS:
        for first in range(MOST_DICE):  # by itself; if that may be, with a second one that does not come before it
            alone = numbers.blanks + first * MOST_DICE + first
            allow(rules, numbers, table, seat, mask, alone, alone + 1)
            if mask[alone]:
                allow(rules, numbers, table, seat, mask, alone + 1, alone + MOST_DICE - first)
