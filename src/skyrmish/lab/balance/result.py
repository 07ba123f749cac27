"""What many games between allocations show: win rates with their uncertainty, the start, the length."""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from skyrmish.games.squadron_leader.rulesets.naming import stat_names
from skyrmish.games.squadron_leader.stats import STAT_NAMES, letters_of
from skyrmish.lab.balance.allocations import pairs
from skyrmish.lab.balance.equilibrium import Equilibrium, equilibrium, scored
from skyrmish.lab.balance.experiment import Counts

SURE = 1.959964  # standard errors that hold 95 % of all luck


@dataclass(frozen=True)
class Share:
    """A share of games, a draw counting half, and where the true one lies in 95 of 100 cases."""

    share: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        return {"share": round(self.share, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def share(wins: int, losses: int, games: int) -> Share:
    """Wilson's interval; with draws it is a little wider than need be."""
    if games == 0:
        return Share(0.5, 0.0, 1.0)
    middle, square = 0.5 + (wins - losses) / (2 * games), SURE * SURE
    centre = (middle + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(middle * (1 - middle) / games + square / (4 * games * games))
    half = SURE * spread / (1 + square / games)
    return Share(middle, max(0.0, centre - half), min(1.0, centre + half))


class Result:
    """All that can be read from the counts. Allocations stand in the order of the experiment."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.experiment = counts.experiment
        self.allocations = counts.experiment.allocations
        size = len(self.allocations)
        self.wins, self.losses, self.games = ([[0] * size for _ in range(size)] for _ in range(3))
        tally = counts.tally
        for k, (row, column) in enumerate(pairs(size)):
            self.games[row][column] = self.games[column][row] = tally.games[k]
            self.wins[row][column], self.losses[row][column] = tally.wins[k], tally.losses[k]
            if row != column:
                self.wins[column][row], self.losses[column][row] = tally.losses[k], tally.wins[k]

    @cached_property
    def stats(self) -> dict[str, str]:
        """The stats as the edition calls them, by their letters."""
        names = stat_names(self.experiment.ruleset)
        return dict(zip(letters_of(names), names, strict=True))

    @cached_property
    def marks(self) -> list[list[str]]:
        """A4, D3, S3 and H2."""
        return [[f"{letter}{n}" for letter, n in zip(self.stats, each, strict=True)] for each in self.allocations]

    @cached_property
    def names(self) -> list[str]:
        return [" ".join(marks) for marks in self.marks]

    def pair(self, row: int, column: int) -> Share:
        """How the row fares against the column."""
        if row == column:
            return Share(0.5, 0.5, 0.5)
        return share(self.wins[row][column], self.losses[row][column], self.games[row][column])

    @cached_property
    def field(self) -> list[Share]:
        """How each allocation fares against all the others, each met equally often."""
        size = len(self.allocations)
        out = []
        for row in range(size):
            others = [column for column in range(size) if column != row]
            won, lost, played = (sum(counts[row][c] for c in others) for counts in (self.wins, self.losses, self.games))
            out.append(share(won, lost, played))
        return out

    @property
    def stat_scores(self) -> dict[str, dict[int, float]]:
        """For each stat and each number: the mean score, against the field, of all allocations that put it there."""
        out: dict[str, dict[int, float]] = {}
        for stat, chosen in zip(STAT_NAMES, zip(*self.allocations, strict=True), strict=False):
            for number in sorted(set(chosen), reverse=True):
                scores = [self.field[k].share for k, value in enumerate(chosen) if value == number]
                out.setdefault(stat, {})[number] = sum(scores) / len(scores)
        return out

    @cached_property
    def ranking(self) -> list[int]:
        """The best against the field first."""
        return sorted(range(len(self.allocations)), key=lambda k: -self.field[k].share)

    @cached_property
    def equilibrium(self) -> Equilibrium:
        return equilibrium(self.wins, self.losses, self.games, self.experiment.seed)

    @property
    def scores(self) -> list[list[float]]:
        return scored(self.wins, self.losses, self.games)

    @property
    def starter(self) -> Share:
        """How the side that starts fares."""
        tally = self.counts.tally
        return share(sum(tally.starter_wins), sum(tally.starter_losses), self.counts.games)

    @property
    def draws(self) -> int:
        return self.counts.games - sum(self.counts.tally.wins) - sum(self.counts.tally.losses)

    @property
    def draw_share(self) -> float:
        return self.draws / max(1, self.counts.games)

    @property
    def crashes(self) -> float:
        """The share of games decided in a Move Stage: a plane left the board, or could not move."""
        tally = self.counts.tally
        return (sum(tally.crash_wins) + sum(tally.crash_losses)) / max(1, self.counts.games)

    @cached_property
    def crash_losses(self) -> list[float]:
        """For each allocation, the share of its games against others that it lost by a crash."""
        size, tally = len(self.allocations), self.counts.tally
        lost, played = [0] * size, [0] * size
        for k, (row, column) in enumerate(pairs(size)):
            if row != column:
                lost[row] += tally.crash_losses[k]
                lost[column] += tally.crash_wins[k]
                played[row] += tally.games[k]
                played[column] += tally.games[k]
        return [crashed / max(1, games) for crashed, games in zip(lost, played, strict=True)]

    @property
    def imbalance(self) -> float:
        """How far a pair of different allocations is from even, on average, with luck's own part taken off."""
        found, expected = 0.0, 0.0
        for row, column in pairs(len(self.allocations)):
            played = self.games[row][column]
            if row != column and played:
                found += (self.scores[row][column] - 0.5) ** 2
                decided = (self.wins[row][column] + self.losses[row][column]) / played
                expected += max(0.0, decided / 4 - (self.scores[row][column] - 0.5) ** 2) / played
        met = max(1, len(pairs(len(self.allocations))) - len(self.allocations))
        return math.sqrt(max(0.0, found - expected) / met)

    @property
    def rounds_mean(self) -> float:
        return sum(self.counts.tally.rounds) / max(1, self.counts.games)

    def rounds_within(self, part: float) -> int:
        """So many rounds are enough for this part of all games."""
        so_far, wanted = 0, part * self.counts.games
        for rounds, games in enumerate(self.counts.tally.lengths):
            so_far += games
            if so_far >= wanted:
                return rounds
        return len(self.counts.tally.lengths) - 1

    def as_json(self) -> dict[str, Any]:
        """Everything, allocations by name."""
        names, found = self.names, self.equilibrium
        columns = list(enumerate(names))
        return {
            "allocations": {
                name: dict(zip(STAT_NAMES, each, strict=False))
                for name, each in zip(names, self.allocations, strict=True)
            },
            "wins": {mine: {other: self.pair(r, c).as_json() for c, other in columns} for r, mine in columns},
            "field": {name: self.field[k].as_json() for k, name in columns},
            "equilibrium": {
                name: {
                    "weight": round(found.weights[k], 6),
                    "low": round(found.low[k], 6),
                    "high": round(found.high[k], 6),
                    "score": round(found.scores[k], 6),
                }
                for k, name in columns
            },
            "stats": {stat: {str(n): round(s, 6) for n, s in by.items()} for stat, by in self.stat_scores.items()},
            "starter": self.starter.as_json(),
            "draws": self.draw_share,
            "crashes": self.crashes,
            "crash_losses": {name: round(self.crash_losses[k], 6) for k, name in columns},
            "imbalance": self.imbalance,
            "rounds": {"mean": self.rounds_mean, "median": self.rounds_within(0.5), "most": self.rounds_within(0.9)},
            "lengths": _cut(self.counts.tally.lengths),
        }


def _cut(lengths: list[int]) -> list[int]:
    """Without the lengths that no game had, at the end."""
    last = max((rounds for rounds, games in enumerate(lengths) if games), default=0)
    return lengths[: last + 1]
