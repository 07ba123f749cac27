"""Ratings by Bradley and Terry: the chance to beat another follows from the difference, on the scale of Elo."""

import math
from dataclasses import dataclass
from typing import Any

from skyrmish.lab.arena.diary import Game
from skyrmish.lab.bot_match import DRAWN

SCALE = 400.0 / math.log(10.0)
SURE = 1.96  # standard errors of a 95 % interval
ROUNDS = 200
PRIOR = 0.5  # a drawn half game against everybody: nobody's rating runs away


@dataclass(frozen=True)
class Score:
    """What one bot made against another."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """Games won, a draw counting for nobody."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.share, SURE
        middle, spread = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and half the width of its 95 % interval."""

    bot: str
    rating: float
    error: float


def cross_table(bots: tuple[str, ...], games: list[Game]) -> list[list[Score]]:
    """Every bot's score against every other, by row."""
    counts = [[[0, 0, 0] for _ in bots] for _ in bots]
    for game in games:
        for me, other in ((game.first, game.second), (game.second, game.first)):
            result = 1 if game.winner == DRAWN else (0 if game.winner == me else 2)
            counts[me][other][result] += 1
    return [[Score(*cell) for cell in row] for row in counts]


def ratings(bots: tuple[str, ...], table: list[list[Score]]) -> list[Rating]:
    """The most likely ratings, with 0 as their mean; draws count half for both."""
    import numpy as np

    size = len(bots)
    points, played = np.zeros((size, size)), np.zeros((size, size))
    for a in range(size):
        for b in range(size):
            if a != b:
                points[a, b] = table[a][b].wins + table[a][b].draws / 2 + PRIOR / 2
                played[a, b] = table[a][b].games + PRIOR
    strength: Any = np.zeros(size)
    for _ in range(ROUNDS):  # Newton's way
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (points - played * chance).sum(axis=1)
        weight = played * chance * (1 - chance)
        bend = np.diag(weight.sum(axis=1)) - weight
        step = np.linalg.pinv(bend) @ slope
        strength += np.clip(step, -1, 1)
        if abs(step).max() < 1e-9:
            break
    errors = np.sqrt(np.diag(np.linalg.pinv(bend)))
    strength -= strength.mean()
    return [Rating(bot, SCALE * strength[k], SURE * SCALE * errors[k]) for k, bot in enumerate(bots)]
