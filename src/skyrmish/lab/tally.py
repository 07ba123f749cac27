"""Counting many games of any kind. A tally's size does not depend on how many."""

from typing import Annotated, Any

from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import MOST_SIDES


class Tally(Record):
    """Sums over games."""

    games: int
    decisions: int
    rounds: int
    draws: int
    wins: Annotated[list[int], Room(MOST_SIDES)]  # of each side; no game has more of them


@rule
def count(tally: Tally, table: Any) -> None:
    """One more game is over, at a table of any game."""
    tally.games += 1
    tally.decisions += table.decisions
    tally.rounds += table.round
    if table.winner >= 0:
        tally.wins[table.winner] += 1
    else:
        tally.draws += 1
