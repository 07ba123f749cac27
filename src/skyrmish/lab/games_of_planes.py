"""Many games of planes as one rule: whatever simulates or balances is compiled once, and shared."""

from typing import Any

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import play
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.records import packed
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.lean_games import compiled_for, sky_of
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.lab.balance.allocations import Allotments
from skyrmish.lab.balance.tally import PairTally, play_pairs
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.compiling import Tell
from skyrmish.lab.many_games import Part, Player, compiled_player
from skyrmish.lab.tally import Tally, count


@rule
def play_many(
    rules: Rules, known: Knowledge, table: NotedTable, tally: Tally, seed: int, first: int, beyond: int
) -> None:
    """Play the games of these numbers, one after the other on the same table, and count."""
    for game in range(first, beyond):
        play(rules, known, table, seed, game)
        count(tally, table)


@rule
def play_games(
    rules: Rules,
    known: Knowledge,
    table: NotedTable,
    allotted: Allotments,
    tally: Tally,
    pairs: PairTally,
    seed: int,
    first: int,
    beyond: int,
) -> None:
    """Between bots with stats of their own choice; or between allocations, where some are allotted."""
    if allotted.pairs > 0:
        play_pairs(rules, known, table, allotted, pairs, seed, first, beyond)
    else:
        play_many(rules, known, table, tally, seed, first, beyond)


def job_of_games(
    rules: Rules, known: Knowledge, table: NotedTable, allotted: Allotments, kind: type[Part], seed: int
) -> Job[Part]:
    """The same games as a page plays them."""
    sums = [each if each is kind else each() for each in (Tally, PairTally)]
    return Job(sky_of(rules), play_games, (rules, known, table, allotted, *sums), [seed], kind)


def compiled_games(
    rules: Rules, known: Knowledge, table: NotedTable, allotted: Allotments, kind: type[Part], seed: int, tell: Tell
) -> Player[Part]:
    """Plays games in machine code, and counts in one of the two ways; the other one's sums stay empty."""
    sums: list[Any] = [each if each is kind else packed(each())[0] for each in (Tally, PairTally)]
    parts = (packed(rules)[0], known, table, packed(allotted)[0], *sums)
    return compiled_player(compiled_for(rules, play_games), parts, kind, [seed], tell)
