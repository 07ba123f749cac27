"""Playing on with dice, many times, to see how an option fares."""

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import ACE
from skyrmish.bots.ladder.players import act_as, plane_to_act
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.forecast import fly_on
from skyrmish.bots.search.mind import MOST_OPTIONS, Mind, copy_table, swap_options
from skyrmish.bots.search.options import take_option
from skyrmish.bots.worth.instinct import points_for
from skyrmish.engine.dice import open_stream
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.settling import throw

DICE_OF_THOUGHT, CHOICES_OF_THOUGHT = 11, 12


@rule
def finish_round(rules: Rules, known: Knowledge, table: NotedTable, round_number: int) -> None:
    """Everybody plays by instinct until that round is over."""
    while table.stage != OVER and table.round <= round_number:
        if table.due > 0:
            throw(rules, table)
        else:
            act_as(rules, known, table, plane_to_act(rules, table), ACE)


@rule
def shake(table: NotedTable, seed: int, game: int) -> None:
    """Fresh dice: nobody thinks with those that will really fall."""
    open_stream(table.dice, seed, DICE_OF_THOUGHT, game)
    open_stream(table.choices, seed, CHOICES_OF_THOUGHT, game)


@rule
def health_of(table: Table, side: int, own: bool) -> int:
    """Health left to a side, or to all its enemies."""
    total = 0
    for i in range(table.count):
        if (table.planes[i].side == side) == own:
            total += table.planes[i].health
    return total


@rule
def try_option(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, k: int, games: int) -> None:
    """Play so many more games with option k, up to the next round's guns; game n has the same dice for every option."""
    option, side = mind.options[k], table.planes[i].side
    copy_table(table, mind.start)
    shake(mind.start, mind.seed, 0)
    take_option(rules, mind.start, i, option)
    fly_on(rules, known, mind.start, table.round)
    for _ in range(games):
        copy_table(mind.start, mind.trial)
        shake(mind.trial, mind.seed, option.games)
        finish_round(rules, known, mind.trial, table.round)
        option.given += health_of(table, side, False) - health_of(mind.trial, side, False)
        option.taken += health_of(table, side, True) - health_of(mind.trial, side, True)
        fly_on(rules, known, mind.trial, table.round + 1)
        option.points += points_for(rules, known, mind.trial, side)
        option.games += 1
        mind.games += 1


@rule
def mean_points(mind: Mind, k: int) -> float:
    return mind.options[k].points / max(1, mind.options[k].games)


@rule
def rank_by_points(mind: Mind) -> None:
    """The best first; in a tie, what was thought better before."""
    for k in range(1, mind.count):
        j = k
        while j > 0 and mean_points(mind, j - 1) < mean_points(mind, j):
            swap_options(mind.options, j - 1, j, MOST_OPTIONS - 1)
            j -= 1


@rule
def try_all(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, games: int) -> None:
    """Every option left plays so many games more."""
    for k in range(mind.count):
        try_option(rules, known, mind, table, i, k, games)


@rule
def keep_better_half(mind: Mind) -> None:
    rank_by_points(mind)
    mind.count = (mind.count + 1) // 2


@rule
def rounds_to_one(count: int) -> int:
    """How often a number of options can be halved."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


@rule
def knock_out(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, games: int) -> None:
    """Sequential halving: each round has the same share of the games, and half as many options as the one before."""
    rounds = rounds_to_one(mind.count)
    while mind.count > 1:
        try_all(rules, known, mind, table, i, max(1, games // (rounds * mind.count)))
        keep_better_half(mind)
