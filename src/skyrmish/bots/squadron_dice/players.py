"""A bot's answer to any decision, and whole games between bots."""

from skyrmish.bots.squadron_dice.greedy import greedy_answer
from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.bots.squadron_dice.levels import RANDOM
from skyrmish.bots.squadron_dice.random_choice import random_answer
from skyrmish.engine.dice import open_stream
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.constants import ACE_SETS, BOMBING_RAID
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, size_of
from skyrmish.games.squadron_dice.play.decisions import answer, begin, throw

DICE_PURPOSE, CHOICE_PURPOSE = 1, 2
ALL_ACES = ACE_SETS - 1


@rule
def seat_to_act(table: Table) -> int:
    """The first seat that the table waits for."""
    seat = 0
    while not (table.waiting >> seat) & 1:
        seat += 1
    return seat


@rule
def at_a_glance(rules: Rules, known: DiceKnowledge, table: Table, seat: int) -> int:
    """What a bot answers that does not search. It looks at nothing that others have committed to."""
    if known.bots[seat] == RANDOM:
        return random_answer(rules, table, seat)
    return greedy_answer(rules, known, table, seat)


@rule
def fill(rules: Rules, pilot: Pilot, aces: int) -> None:
    """A squadron with these Aces: those left in Bombing Raid, those that have taken a Rookie's place in Dogfight."""
    pilot.alive, pilot.holds, pilot.rookies = True, False, rules.rookies
    pilot.trophies, pilot.retired, pilot.planes, pilot.icons, pilot.locked = 0, 0, 0, 0, 0
    pilot.flying, pilot.reserve = aces, 0
    if rules.game != BOMBING_RAID:
        pilot.rookies -= size_of(aces)
        pilot.reserve = ALL_ACES & ~aces


@rule
def set_up(rules: Rules, table: Table, aces: int, seed: int, game: int) -> None:
    """A fresh match for the same seats; ``aces`` are four bits a seat. Dice and choices are streams of their own."""
    open_stream(table.dice, seed, DICE_PURPOSE, game)
    open_stream(table.choices, seed, CHOICE_PURPOSE, game)
    for seat in range(table.count):
        fill(rules, table.pilots[seat], (aces >> (4 * seat)) & 15)
    begin(rules, table)


@rule
def play(rules: Rules, known: DiceKnowledge, table: Table, aces: int, seed: int, game: int) -> None:
    """A whole match between bots: the same for the same seed and number, at any speed."""
    set_up(rules, table, aces, seed, game)
    while not table.over:
        if table.due > 0:
            throw(rules, table)
        else:
            seat = seat_to_act(table)
            answer(rules, table, seat, at_a_glance(rules, known, table, seat))
