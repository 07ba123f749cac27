"""The lab: many games of a ruleset, and what has been counted of them so far."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from skyrmish.games.reading.limits import Limits
from skyrmish.match.records.header import LARGEST_SEED
from skyrmish.table.messages.lobby import NewMatch

MOST_GAMES = 1_000_000  # of one question


@dataclass(kw_only=True)
class LabQuestion:
    """Many games of a match as the lobby has it; its seats are flown by these bots, of which balance needs but one."""

    kind: Literal["simulate", "balance"]
    match: NewMatch
    bots: Annotated[list[Annotated[str, Limits(longest=40)]], Limits(longest=20)] = field(default_factory=list)
    games: Annotated[int, Limits(least=1, most=MOST_GAMES)] = 10_000
    seed: Annotated[int, Limits(least=0, most=LARGEST_SEED)] = 1


@dataclass(kw_only=True)
class LabShare:
    """From 0 to 1; the true one lies from low to high in 95 of 100 cases."""

    share: float
    low: float
    high: float


@dataclass(kw_only=True)
class SideCounts:
    side: str
    bots: list[str]  # their titles
    wins: int
    score: LabShare


@dataclass(kw_only=True)
class AllocationCounts:
    """A way to share out the stats, and how it fares against each of them, in the order of the list."""

    name: str
    score: LabShare  # against all others
    against: list[LabShare | None]  # none: itself
    weight: float | None  # how often to choose it, if both choose in secret; not before all games are played


@dataclass(kw_only=True)
class LabCounts:
    """All games so far. The command gives the same numbers; empty: there is no command for these seats."""

    title: str
    command: str
    games: int
    wanted: int
    decisions: int
    rounds_mean: float
    draws: int
    sides: list[SideCounts] = field(default_factory=list)  # of simulate
    allocations: list[AllocationCounts] = field(default_factory=list)  # of balance, the best first
    stats: dict[str, str] = field(default_factory=dict)  # what the letters of allocations stand for
    words: list[str] = field(default_factory=list)  # what was found, in sentences


@dataclass(kw_only=True)
class LabLine:
    """A line of the answer: what was counted, or what is being waited for."""

    counts: LabCounts | None = None
    waiting: str = ""
