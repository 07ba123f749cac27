"""Dice that are due, and what they show once they lie still."""

from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import (
    BLANK,
    DECISION_DIE,
    DECISION_PLACE,
    EVADE_DIE,
    FIRST_ROLLED,
    HIT_DIE,
    REROLL,
)
from skyrmish.games.squadron_dice.pieces import Rules, Table, icon

DICE_A_DRAW = 4  # one draw of 32 bits is fair for four dice, to within one part in a million


@rule
def ask_for_die(table: Table, seat: int, place: int) -> None:
    """One more die must be thrown: of this pilot, lying there."""
    pilot = table.pilots[seat]
    kind = DECISION_DIE
    if place < FIRST_ROLLED:
        kind = pilot.kinds[place]
    elif place < DECISION_PLACE:
        kind = HIT_DIE if seat == table.hitter else EVADE_DIE
    table.due_seat[table.due], table.due_place[table.due], table.due_kind[table.due] = seat, place, kind
    table.due += 1


@rule
def throw_again(rules: Rules, table: Table, k: int, face: int) -> None:
    """SD-06  A die has fallen on this face; one that shows re-roll is thrown again at once."""
    table.thrown[k] = icon(rules, table.due_kind[k], face)
    if table.thrown[k] == REROLL:
        table.again[k] = icon(rules, table.due_kind[k], 1 + below(table.dice, rules.sides))


@rule
def throw_dice(rules: Rules, table: Table) -> None:
    """Throw all dice that are due, from the table's own stream."""
    drawn, left = 0, 0
    for k in range(table.due):
        if left == 0:
            left = DICE_A_DRAW
            drawn = below(table.dice, rules.sides**DICE_A_DRAW)
        throw_again(rules, table, k, 1 + drawn % rules.sides)
        drawn //= rules.sides
        left -= 1


@rule
def lying(table: Table, k: int) -> int:
    """SD-06, B-66  What a thrown die shows in the end: a second re-roll in one throw is a blank."""
    if table.thrown[k] != REROLL:
        return table.thrown[k]
    return BLANK if table.again[k] == REROLL else table.again[k]


@rule
def lay_dice(table: Table) -> None:
    """Put every thrown die in its place."""
    for k in range(table.due):
        pilot, place = table.pilots[table.due_seat[k]], table.due_place[k]
        if place < FIRST_ROLLED:
            pilot.shown[place] = lying(table, k)
        elif place < DECISION_PLACE:
            pilot.rolled[place - FIRST_ROLLED] = lying(table, k)
        else:
            pilot.decision, pilot.holds = lying(table, k), True
    table.due = 0
