"""What matches of dice do between two questions to a learner, and how well a side does in them."""

from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.bots.squadron_dice.players import at_a_glance, seat_to_act, set_up
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import ACE_COUNT, BOMBING_RAID
from skyrmish.games.squadron_dice.pieces import Rules, Table, size_of
from skyrmish.games.squadron_dice.play.decisions import answer, throw
from skyrmish.lab.stepping.credit import LEARNER, NOBODY
from skyrmish.lab.stepping.dice.masks import fill_mask
from skyrmish.lab.stepping.dice.numbering import DiceNumbering, answer_of
from skyrmish.lab.stepping.dice.sights import look
from skyrmish.lab.stepping.steps import OwnRules, steps_of


@rule
def fortune(rules: Rules, table: Table, team: int) -> float:
    """How far a side is ahead of the others' average: Aces retired in a raid, losses still to take in a fight."""
    others = 0.0
    for other in range(table.teams):
        if other != team:
            others += progress(rules, table, other)
    return progress(rules, table, team) - others / (table.teams - 1)


@rule
def progress(rules: Rules, table: Table, team: int) -> float:
    """SD-DF-05, SD-BR-04  From 0 to 1: what a side's pilots have reached, or kept, on average."""
    reached, pilots = 0, 0
    for seat in range(table.count):
        pilot = table.pilots[seat]
        if pilot.team == team:
            pilots += 1
            if rules.game == BOMBING_RAID:
                reached += size_of(pilot.retired)
            elif pilot.alive:
                reached += size_of(pilot.reserve)
    return reached / (ACE_COUNT * pilots)


@rule
def go_on(rules: Rules, known: DiceKnowledge, table: Table) -> int:
    """Dice fall and bots answer until a learner is asked; the seat, or −1 once the match is over."""
    while not table.over:
        if table.due > 0:
            throw(rules, table)
        else:
            seat = seat_to_act(table)
            if known.bots[seat] == LEARNER:
                return seat
            answer(rules, table, seat, at_a_glance(rules, known, table, seat))
    return NOBODY


@rule
def begin(rules: Rules, known: DiceKnowledge, numbers: DiceNumbering, table: Table, seed: int, game: int) -> int:
    """A fresh match, up to the first question; −1: bots have ended it before that."""
    set_up(rules, table, numbers.aces, seed, game)
    return go_on(rules, known, table)


@rule
def carry_out(rules: Rules, numbers: DiceNumbering, table: Table, seat: int, number: int) -> None:
    """A seat gives the answer of this number, which is legal."""
    answer(rules, table, seat, answer_of(numbers, table, seat, number))


OWN_RULES = OwnRules(begin, carry_out, go_on, fortune, look, fill_mask)
step_many_of_dice = steps_of("dice", OWN_RULES)
