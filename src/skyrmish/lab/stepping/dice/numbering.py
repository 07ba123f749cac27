"""Every answer in the dice games has a number, the same at every table of as many pilots.

Number 0 is waiting. Pilots are counted from the seat that looks, to its left. Blank dice are rerolled by one or two, as
the dice games have it.
"""

from skyrmish.engine.records import Record
from skyrmish.engine.rule import rule
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_dice.constants import (
    ACE_COUNT,
    BRING,
    EVADER,
    HITTER,
    KEEP_OR_ROLL,
    MOST_ROLLED,
    MOST_SQUADRON,
    NOT_CHOSEN,
    RETIRE,
    ROLL,
    SECOND_ROLL,
    USE,
    USE_ANY,
    USE_BLANKS,
)
from skyrmish.games.squadron_dice.orders import DICE_A_PILOT
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.rulesets.ruleset import laid_out
from skyrmish.games.squadron_dice.seating import teams_of

WAIT = 0
MOST_DICE = MOST_SQUADRON + MOST_ROLLED  # of a pilot that can be named


class DiceNumbering(Record):
    """Where the answers to each question begin."""

    keep_or_roll: int
    window: int  # pass, use
    any: int  # whose die, which one
    blanks: int  # the first, the last
    hitter: int
    evader: int
    bring: int
    reroll: int
    retire: int
    total: int
    pilots: int
    aces: int  # that their squadrons begin with, four bits a seat


def numbering_of(rules: Rules, seating: Seating) -> DiceNumbering:
    """The numbers at this table."""
    pilots = len(seating.seats)
    in_fight = (ROLL + 1, USE + 1, pilots * MOST_DICE, MOST_DICE * MOST_DICE, pilots, pilots, ACE_COUNT)
    counts = (*in_fight, 1 << MOST_SQUADRON, ACE_COUNT)
    numbers, begin = DiceNumbering(pilots=pilots), 1
    for field, count in zip(DiceNumbering.FIELDS, counts, strict=False):
        setattr(numbers, field.name, begin)
        begin += count
    numbers.total = begin
    for seat, pilot in enumerate(laid_out(rules, teams_of(seating)).pilots[:pilots]):
        numbers.aces |= pilot.flying << (ACE_COUNT * seat)
    return numbers


@rule
def seat_from(numbers: DiceNumbering, seat: int, place: int) -> int:
    """The seat that is so many places to the left."""
    return (seat + place) % numbers.pilots


@rule
def answer_of(numbers: DiceNumbering, table: Table, seat: int, number: int) -> int:
    """The answer that the rules know, by its number; −1 for numbers of other questions."""
    if table.decision == SECOND_ROLL:
        return number - numbers.reroll if numbers.reroll <= number < numbers.retire else NOT_CHOSEN
    if table.decision == RETIRE:
        return number - numbers.retire if numbers.retire <= number else NOT_CHOSEN
    if table.decision == BRING:
        return number - numbers.bring if numbers.bring <= number < numbers.reroll else NOT_CHOSEN
    if table.decision == KEEP_OR_ROLL:
        return number - numbers.keep_or_roll if numbers.keep_or_roll <= number < numbers.window else NOT_CHOSEN
    if table.decision == HITTER:
        return seat_from(numbers, seat, number - numbers.hitter) if numbers.hitter <= number < numbers.evader else -1
    if table.decision == EVADER:
        return seat_from(numbers, seat, number - numbers.evader) if numbers.evader <= number < numbers.bring else -1
    return window_answer_of(numbers, seat, number)


@rule
def window_answer_of(numbers: DiceNumbering, seat: int, number: int) -> int:
    """B-63  Pass, use, use any or use blanks; two dice in their order, one as both."""
    if numbers.window <= number < numbers.any:
        return number - numbers.window
    if numbers.any <= number < numbers.blanks:
        place, die = (number - numbers.any) // MOST_DICE, (number - numbers.any) % MOST_DICE
        return USE_ANY + DICE_A_PILOT * seat_from(numbers, seat, place) + die
    if numbers.blanks <= number < numbers.hitter:
        first, last = (number - numbers.blanks) // MOST_DICE, (number - numbers.blanks) % MOST_DICE
        return USE_BLANKS + ((1 << first) | (1 << last)) if first <= last else NOT_CHOSEN
    return NOT_CHOSEN
