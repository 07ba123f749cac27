"""Counting many games. A tally's size does not depend on how many."""

from typing import Annotated

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import play
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import MOST_PLANES, Rules


class Tally(Record):
    """Sums over games."""

    games: int
    decisions: int
    rounds: int
    draws: int
    wins: Annotated[list[int], Room(MOST_PLANES)]  # of each side


@rule
def play_many(
    rules: Rules, known: Knowledge, table: NotedTable, tally: Tally, seed: int, first: int, beyond: int
) -> None:
    """Play the games of these numbers, one after the other on the same table, and count."""
    for game in range(first, beyond):
        play(rules, known, table, seed, game)
        tally.games += 1
        tally.decisions += table.decisions
        tally.rounds += table.round
        if table.winner >= 0:
            tally.wins[table.winner] += 1
        else:
            tally.draws += 1
