"""Playing games out to their end, many times, to see how an option fares."""

from skyrmish.bots.knowledge import ACE, FAITH, HORIZON, IN_THOUGHT, Knowledge
from skyrmish.bots.mind import Mind, copy_table, swap_options
from skyrmish.bots.options import take_option
from skyrmish.bots.players import act_as, plane_to_act
from skyrmish.bots.prospects import points_for
from skyrmish.engine.dice import open_stream
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.decisions import throw
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.words import OVER

DICE_OF_THOUGHT, CHOICES_OF_THOUGHT = 11, 12


@rule
def play_out(rules: Rules, known: Knowledge, table: Table, last_round: int) -> None:
    """Everybody plays by instinct until the match is over, or that round is."""
    while table.stage != OVER and table.round <= last_round:
        if table.due > 0:
            throw(rules, table)
        else:
            act_as(rules, known, table, plane_to_act(rules, table), IN_THOUGHT)


@rule
def fly_to_dice(rules: Rules, known: Knowledge, table: Table, last_round: int) -> None:
    """Go on with a trained eye up to the next dice: so far, all games are the same."""
    while table.stage != OVER and table.due == 0 and table.round <= last_round:
        act_as(rules, known, table, plane_to_act(rules, table), ACE)


@rule
def shake(table: Table, seed: int, game: int) -> None:
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
    """Play so many more games with option k; game n has the same dice for every option."""
    option, side = mind.options[k], table.planes[i].side
    last_round = table.round + int(known.habits[HORIZON])
    copy_table(table, mind.start)
    shake(mind.start, mind.seed, 0)
    take_option(rules, mind.start, i, option)
    fly_to_dice(rules, known, mind.start, last_round)
    for _ in range(games):
        copy_table(mind.start, mind.trial)
        shake(mind.trial, mind.seed, option.games)
        play_out(rules, known, mind.trial, table.round)
        option.given += health_of(table, side, False) - health_of(mind.trial, side, False)
        option.taken += health_of(table, side, True) - health_of(mind.trial, side, True)
        play_out(rules, known, mind.trial, last_round)
        option.points += points_for(known, mind.trial, side)
        option.games += 1
        mind.games += 1


@rule
def promise(known: Knowledge, mind: Mind, k: int) -> float:
    """Points a game, with what was foreseen as if it were some games more."""
    option, faith = mind.options[k], known.habits[FAITH]
    return (option.points + faith * option.value) / max(1.0, option.games + faith)


@rule
def rank_by_points(known: Knowledge, mind: Mind) -> None:
    """The best first; in a tie, what was thought better before."""
    for k in range(1, mind.count):
        j = k
        while j > 0 and promise(known, mind, j - 1) < promise(known, mind, j):
            swap_options(mind, j - 1, j)
            j -= 1


@rule
def try_all(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, games: int) -> None:
    """Every option left plays so many games more."""
    for k in range(mind.count):
        try_option(rules, known, mind, table, i, k, games)


@rule
def keep_better_half(known: Knowledge, mind: Mind) -> None:
    rank_by_points(known, mind)
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
        keep_better_half(known, mind)
