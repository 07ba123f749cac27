"""Counts that nobody has played, to see what is made of them."""

from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.lab.balance.allocations import pairs
from skyrmish.lab.balance.experiment import Counts, Experiment
from skyrmish.lab.balance.result import Result
from skyrmish.lab.balance.tally import PairTally

GAMES = 1000  # of each pair


def made_up(scores: dict[tuple[int, int], float], stats: tuple[int, ...] = (4, 3, 3, 2)) -> Result:
    """The scores of some pairs; all others are even. The starter wins three games in four; the
    first allocation crashes in every tenth game."""
    experiment = Experiment(Ruleset(options={"stats": list(stats)}))
    tally = PairTally()
    for k, pair in enumerate(pairs(len(experiment.allocations))):
        tally.games[k], tally.rounds[k] = GAMES, 8 * GAMES
        tally.wins[k] = round(GAMES * scores.get(pair, 0.5))
        tally.losses[k] = GAMES - tally.wins[k]
        tally.starter_wins[k], tally.starter_losses[k] = 3 * GAMES // 4, GAMES // 4
        tally.crash_losses[k] = GAMES // 10 if pair[0] == 0 else 0
        tally.lengths[8] += GAMES
    return Result(Counts(experiment, tally, seconds=1.0))
