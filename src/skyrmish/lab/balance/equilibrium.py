"""How two pilots should mix their allocations when both choose in secret, and how sure we are of that."""

import math
import random
from dataclasses import dataclass

from skyrmish.bots.search.matrix_game import WIDTH, Game, solve

RESAMPLES = 200
LUCKY, UNLUCKY = 0.975, 0.025  # between them lie 95 of 100
THROWS = 12  # so many numbers from 0 to 1 have, together, a variance of one, and nearly a bell's shape
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
    chance = random.Random(seed)
    solved = [mixture(_resampled(wins, losses, games, chance)) for _ in range(RESAMPLES)]
    found = [sorted(weights) for weights in zip(*solved, strict=True)]
    weights = [math.fsum(each) / RESAMPLES for each in found]
    against = [sum(w * score for w, score in zip(weights, row, strict=True)) for row in scored(wins, losses, games)]
    return Equilibrium(
        weights, [_within(each, UNLUCKY) for each in found], [_within(each, LUCKY) for each in found], against
    )


def _within(found: list[float], part: float) -> float:
    """The number that this part of all of them do not exceed."""
    place = part * (len(found) - 1)
    below = int(place)
    return found[below] + (found[below + 1] - found[below]) * (place - below)


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


def _resampled(wins: list[list[int]], losses: list[list[int]], games: list[list[int]], chance: random.Random) -> Matrix:
    """Scores as luck might as well have given them: by sums and roots alone, which every machine rounds alike."""
    size, found = len(games), scored(wins, losses, games)
    out = [[0.5] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1, size):
            played = games[row][column]
            if played:
                decided, middle = (wins[row][column] + losses[row][column]) / played, 2 * found[row][column] - 1
                spread = math.sqrt(max(0.0, decided - middle * middle) / played) / 2
                luck = sum(chance.random() for _ in range(THROWS)) - THROWS / 2
                out[row][column] = min(1.0, max(0.0, found[row][column] + spread * luck))
                out[column][row] = 1.0 - out[row][column]
    return out
