"""How two pilots should mix their allocations when both choose in secret, and how sure we are of that."""

from dataclasses import dataclass

import numpy as np

from skyrmish.bots.search.matrix_game import WIDTH, Game, solve

RESAMPLES = 200
Matrix = list[list[float]]  # the row's score against the column


@dataclass(frozen=True)
class Equilibrium:
    """SL1-STAT-02  What to play how often, so that no answer does better than even; and how it may vary by luck.

    Where two allocations are about as good, one game more would tip the balance from one to the other: so the weights
    are the mean over mixtures that are solved from counts as luck might as well have given them.
    """

    weights: list[float]
    low: list[float]
    high: list[float]
    scores: list[float]  # of every allocation against the mixture: none above one half, but for luck


def mixture(scores: Matrix) -> list[float]:
    """An optimal mixture of the rows, for a game in which rows and columns are the same."""
    size = len(scores)
    game = Game(rows=size, columns=size)
    for row in range(size):
        game.payoff[row * WIDTH : row * WIDTH + size] = scores[row]
    solve(game)
    mixed = [max(0.0, weight) for weight in game.row_mix[:size]]
    return [weight / sum(mixed) for weight in mixed]


def equilibrium(wins: list[list[int]], losses: list[list[int]], games: list[list[int]], seed: int) -> Equilibrium:
    """The mixture for the counted games, with the range that holds 95 of 100 mixtures by luck."""
    chance = np.random.default_rng(seed)
    solved = np.array([mixture(_resampled(wins, losses, games, chance)) for _ in range(RESAMPLES)])
    low, high = np.quantile(solved, (0.025, 0.975), axis=0)
    weights: list[float] = solved.mean(axis=0).tolist()
    against = [sum(w * score for w, score in zip(weights, row, strict=True)) for row in scored(wins, losses, games)]
    return Equilibrium(weights, low.tolist(), high.tolist(), against)


def scored(wins: list[list[int]], losses: list[list[int]], games: list[list[int]]) -> Matrix:
    """A draw counts half. Twins are even, whatever luck says."""
    size = len(games)
    return [
        [
            0.5 if row == column else 0.5 + (wins[row][column] - losses[row][column]) / (2 * max(1, games[row][column]))
            for column in range(size)
        ]
        for row in range(size)
    ]


def _resampled(
    wins: list[list[int]], losses: list[list[int]], games: list[list[int]], chance: np.random.Generator
) -> Matrix:
    size = len(games)
    out = [[0.5] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1, size):
            played = games[row][column]
            if played:
                won, lost = wins[row][column] / played, losses[row][column] / played
                w, n, _ = chance.multinomial(played, [won, lost, max(0.0, 1.0 - won - lost)])
                out[row][column] = 0.5 + (w - n) / (2 * played)
                out[column][row] = 1.0 - out[row][column]
    return out
