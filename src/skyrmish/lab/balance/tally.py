"""Games between allocations, and what is counted of them."""

from typing import Annotated

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import play_on, set_up
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.records import Record, Room
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_assign
from skyrmish.games.squadron_leader.stats import MOST_STATS
from skyrmish.lab.balance.allocations import MOST_PAIRS, Allotments

MOST_ROUNDS = 100  # longer games are counted as this long in the histogram
SEATINGS = 4  # either allocation in either seat, and either seat starts


class PairTally(Record):
    """Sums for each pair, seen from its first allocation; and how many games lasted how many rounds."""

    games: Annotated[list[int], Room(MOST_PAIRS)]
    wins: Annotated[list[int], Room(MOST_PAIRS)]
    losses: Annotated[list[int], Room(MOST_PAIRS)]
    crash_wins: Annotated[list[int], Room(MOST_PAIRS)]  # in the Move Stage: nobody was shot down
    crash_losses: Annotated[list[int], Room(MOST_PAIRS)]
    rounds: Annotated[list[int], Room(MOST_PAIRS)]
    starter_wins: Annotated[list[int], Room(MOST_PAIRS)]
    starter_losses: Annotated[list[int], Room(MOST_PAIRS)]
    lengths: Annotated[list[int], Room(MOST_ROUNDS + 1)]
    decisions: int


@rule
def seat_pilots(rules: Rules, table: Table, allotted: Allotments, pair: int, swapped: bool) -> None:
    """SL1-STAT-01  All planes of a side have the same stats."""
    for i in range(table.count):
        first = (table.planes[i].side == 0) != swapped
        at = MOST_STATS * (allotted.row[pair] if first else allotted.column[pair])
        answer_assign(rules, table, i, allotted.numbers[at : at + MOST_STATS])


@rule
def ended_in_flight(table: Table) -> bool:
    """SL1-MOVE-05, SL1-MOVE-06, B-44  No attack in the last round: a plane left the board or fell as it moved."""
    return table.attacks == 0


@rule
def count(table: Table, tally: PairTally, pair: int, swapped: bool, start: int) -> None:
    """Who won: the pair's first allocation or its second, the side that started or the other."""
    tally.games[pair] += 1
    tally.rounds[pair] += table.round
    tally.lengths[min(table.round, MOST_ROUNDS)] += 1
    tally.decisions += table.decisions
    if table.winner < 0:
        return
    crashed = 1 if ended_in_flight(table) else 0
    if (table.winner == 0) != swapped:
        tally.wins[pair] += 1
        tally.crash_wins[pair] += crashed
    else:
        tally.losses[pair] += 1
        tally.crash_losses[pair] += crashed
    if table.winner == start:
        tally.starter_wins[pair] += 1
    else:
        tally.starter_losses[pair] += 1


@rule
def play_pairs(
    rules: Rules,
    known: Knowledge,
    table: NotedTable,
    allotted: Allotments,
    tally: PairTally,
    seed: int,
    first: int,
    beyond: int,
) -> None:
    """Play the games of these numbers: all pairs in turn, then again with seats and start exchanged."""
    for game in range(first, beyond):
        pair = game % allotted.pairs
        seating = game // allotted.pairs
        swapped, start = seating & 1 == 1, (seating >> 1) & 1
        set_up(table, seed, game)
        table.start, table.acting = start, start
        seat_pilots(rules, table, allotted, pair, swapped)
        play_on(rules, known, table)
        count(table, tally, pair, swapped, start)
