"""Fit the weights of bots/judgement.toml by playing: the cross-entropy method, against random, greedy and itself.

    python benchmarks/fit_judgement.py trained --generations 30
    python benchmarks/fit_judgement.py keen --generations 3

Prints the fitted tables as TOML. `keen` (wingman's eye) weighs enemies that have moved and enemies still to move alike,
and stops early on purpose; `trained` is what veteran and ace see with.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from skyrmish.bots.judgement import FOR_THOSE_TO_MOVE, KEEN_EYE
from skyrmish.bots.knowledge import GREEDY, RANDOM, WEIGHTS, WINGMAN, Knowledge, learn
from skyrmish.bots.players import act_as, plane_to_act, set_up
from skyrmish.engine.records import packed
from skyrmish.engine.rule import compiled, rule
from skyrmish.games.squadron_leader.decisions import throw
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.words import OVER
from skyrmish.lab.simulation import BOT_LIMITS
from skyrmish.lab.tally import Tally
from skyrmish.match.seating import usual_seats

PAIR = ("give", "give_share", "take", "take_share", "nose", "nose_near", "tail", "tail_near", "away", "above")
OWN = ("height", "ways_out", "no_way_out")
FIRST_PAIR = (1.0, 0.3, 1.0, 0.3, 0.1, 0.0, 0.1, 0.0, 0.05, 0.0)
FIRST_OWN = (0.01, 0.02, 1.0)
SPREAD_PAIR = (0.5, 0.5, 0.5, 0.5, 0.2, 0.3, 0.2, 0.3, 0.1, 0.1)
SPREAD_OWN = (0.05, 0.05, 1.0)
POPULATION, ELITE, GAMES = 32, 8, 1200


@rule
def play_rivals(
    rules: Rules, mine: Knowledge, theirs: Knowledge, table: Table, tally: Tally, seed: int, games: int
) -> None:
    """Games between two sets of weights, seats swapped; wins of the first are counted as side 0's."""
    for game in range(games):
        set_up(table, seed, game // 2)
        seat = game & 1
        while table.stage != OVER:
            if table.due > 0:
                throw(rules, table)
                continue
            i = plane_to_act(rules, table)
            if table.planes[i].seat == seat:
                act_as(rules, mine, table, i, mine.bots[0])
            else:
                act_as(rules, theirs, table, i, theirs.bots[0])
        tally.games += 1
        if table.winner == seat:
            tally.wins[0] += 1


class Range:
    """Where weights are tried out."""

    def __init__(self) -> None:
        rules = make_rules(Ruleset(modules=("altitude", "split-s"), options=BOT_LIMITS))
        self.rules, self.known = packed(rules), learn(rules, [])
        self.table = usual_seats(("red", "blue")).laid_out()
        self.play = compiled(play_rivals)

    def rival(self, bot: int, weights: Any = None) -> Any:
        known = packed(self.known)
        known[0]["bots"][:] = bot
        if weights is not None:
            known[0]["weights"][KEEN_EYE : KEEN_EYE + WEIGHTS] = weights
        return known

    def share(self, mine: Any, theirs: Any, seed: int, games: int = GAMES) -> float:
        tally = packed(Tally())
        self.play(self.rules[0], mine[0], theirs[0], packed(self.table)[0], tally[0], seed, games)
        return float(tally[0]["wins"][0]) / games


def fit(eye: str, generations: int, seed: int) -> Any:
    """The mean of the last generation."""
    shooting_range, chance = Range(), np.random.default_rng(seed)
    mean = np.array((*FIRST_PAIR, *FIRST_PAIR, *FIRST_OWN))
    spread = np.array((*SPREAD_PAIR, *SPREAD_PAIR, *SPREAD_OWN))
    rivals = [(shooting_range.rival(GREEDY), 0.4), (shooting_range.rival(RANDOM), 0.6)]
    with ThreadPoolExecutor() as pool:
        for generation in range(generations):
            tried = mean + spread * chance.standard_normal((POPULATION, WEIGHTS))
            if eye == "keen":
                tried[:, FOR_THOSE_TO_MOVE : 2 * FOR_THOSE_TO_MOVE] = tried[:, :FOR_THOSE_TO_MOVE]

            def fitness(weights: Any, generation: int = generation, rivals: Any = tuple(rivals)) -> float:
                mine = shooting_range.rival(WINGMAN, weights)
                return sum(part * shooting_range.share(mine, rival, generation) for rival, part in rivals)

            found = np.array(list(pool.map(fitness, tried)))
            best = tried[np.argsort(-found)[:ELITE]]
            mean, spread = 0.3 * mean + 0.7 * best.mean(0), 0.4 * spread + 0.6 * best.std(0) + 0.005
            print(f"# generation {generation + 1}: best {found.max():.3f}, mean {found.mean():.3f}", flush=True)
            if generation == generations // 2:
                rivals = [(rivals[0][0], 0.2), (rivals[1][0], 0.4), (shooting_range.rival(WINGMAN, mean), 0.4)]
    return mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eye", choices=("keen", "trained"))
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights = iter(fit(given.eye, given.generations, given.seed))
    for part, names in (("moved", PAIR), ("to_move", PAIR), ("own", OWN)):
        print(f"\n[{given.eye}.{part}]")
        for name in names:
            print(f"{name} = {next(weights):.3f}")


if __name__ == "__main__":
    main()
