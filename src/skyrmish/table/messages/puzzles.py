"""Puzzles, as a page is told of them."""

from dataclasses import dataclass
from typing import Annotated

from skyrmish.games.reading.limits import Limits
from skyrmish.table.messages.lobby import MadeMatch


@dataclass(kw_only=True)
class PuzzleLine:
    """One puzzle in the list of all."""

    id: str
    kind: str
    game: str
    title: str  # of its ruleset
    rating: int


@dataclass(kw_only=True)
class PuzzleFound:
    """How often bots of a level find the answer, from 0 to 1."""

    level: str  # as it is called
    share: float


@dataclass(kw_only=True)
class PuzzleView(PuzzleLine):
    """A puzzle as it is asked."""

    seat: str  # that you answer for
    question: str
    rule: str  # what is taken for granted, in a sentence
    hints: list[str]  # the first says least
    answers: int  # how many orders make an answer at once: a plan, or one
    found: list[PuzzleFound]


@dataclass(kw_only=True)
class PuzzleTable:
    """A table at which a puzzle was laid out."""

    puzzle: PuzzleView
    table: MadeMatch


@dataclass(kw_only=True)
class PlayPuzzle:
    """How to sit down at it: bots of these levels fly for some seats, and play on."""

    bots: Annotated[dict[str, str], Limits(longest=6)]


@dataclass(kw_only=True)
class PuzzleAnswer:
    """Orders, as they were given at the table."""

    orders: Annotated[list[Annotated[str, Limits(longest=100)]], Limits(shortest=1, longest=40)]


@dataclass(kw_only=True)
class PuzzleVerdict:
    """What an answer is worth beside the best one, and why."""

    right: bool
    worth: float
    best_worth: float
    answer: str  # in words
    best: str
    why: list[str]  # sentences about the best answer
    why_not: str  # one about yours, if it was another


@dataclass(kw_only=True)
class Mistake:
    """A step of a match, to be done better."""

    step: Annotated[int, Limits(least=1, most=1_000_000)]


@dataclass(kw_only=True)
class MistakeAnswer(Mistake):
    """What would have been ordered instead."""

    orders: Annotated[list[Annotated[str, Limits(longest=100)]], Limits(shortest=1, longest=40)]
