"""Counting many games of dice. A tally's size does not depend on how many."""

from typing import Annotated

from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge
from skyrmish.bots.squadron_dice.players import play
from skyrmish.bots.squadron_dice.solver.answers import Workshop
from skyrmish.bots.squadron_dice.solver.fight_shot import Solved
from skyrmish.bots.squadron_dice.solver.players import play_solved
from skyrmish.bots.squadron_dice.solver.squads import Squads
from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_dice.pieces import MOST_PILOTS, Rules, Table


class DiceTally(Record):
    """Sums over games."""

    games: int
    decisions: int
    rounds: int
    draws: int
    wins: Annotated[list[int], Room(MOST_PILOTS)]  # of each side


@rule
def count(table: Table, tally: DiceTally) -> None:
    """One more game is over."""
    tally.games += 1
    tally.decisions += table.decisions
    tally.rounds += table.round
    if table.winner >= 0:
        tally.wins[table.winner] += 1
    else:
        tally.draws += 1


@rule
def play_many(
    rules: Rules, known: DiceKnowledge, table: Table, tally: DiceTally, aces: int, seed: int, first: int, beyond: int
) -> None:
    """Play the games of these numbers, one after the other on the same table, and count."""
    for game in range(first, beyond):
        play(rules, known, table, aces, seed, game)
        count(table, tally)


@rule
def play_many_solved(
    rules: Rules,
    known: DiceKnowledge,
    s: Solved,
    squads: Squads,
    shop: Workshop,
    table: Table,
    tally: DiceTally,
    aces: int,
    seed: int,
    first: int,
    beyond: int,
) -> None:
    """As ``play_many``, with solvers at the table."""
    for game in range(first, beyond):
        play_solved(rules, known, s, squads, shop, table, aces, seed, game)
        count(table, tally)
