"""A puzzle as data: a position file, a question, the best answer and what it is worth, and how hard it was for bots."""

import json
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from skyrmish.match.match import Match
from skyrmish.match.positions import laid_out, match_from, rest_of
from skyrmish.match.records.header import PERSON, Header
from skyrmish.match.records.record import record_text
from skyrmish.match.referee import first_refused

BETWEEN_STEPS = ", "
Worths = dict[str, Fraction]  # by answer


@dataclass(frozen=True)
class Puzzle:
    """Answers are orders as a record writes them: the steps of a plan with commas between them."""

    id: str
    kind: str
    position: dict[str, Any]
    seat: str
    best: str
    worth: str  # exact where it can be: a fraction
    second: str  # the best of all answers that are not as good
    second_worth: str
    terms: dict[str, int] = field(default_factory=dict)  # what the question takes for granted
    worths: dict[str, str] = field(default_factory=dict)  # of all answers, where they take long to work out
    line: list[str] = field(default_factory=list)  # what follows the best answer
    found: dict[str, float] = field(default_factory=dict)  # by bots of each level: how often
    rating: int = 0

    @property
    def worth_float(self) -> float:
        return float(Fraction(self.worth))

    @property
    def margin(self) -> Fraction:
        return Fraction(self.worth) - Fraction(self.second_worth)

    @cached_property
    def named(self) -> Match:
        """The match, waiting for an answer. Whoever changes it takes a twin."""
        laid = laid_out(self.position)
        match = match_from(laid)
        assert first_refused(match, laid.orders) is None, self.id
        return match

    @cached_property
    def record(self) -> str:
        """The match as a record, for a table to go on with."""
        match = self.named
        players = (PERSON,) * len(match.seating.seats)
        return record_text(match, Header(match.ruleset, match.seating, 0, players, position=rest_of(self.position)))


def orders_in(answer: str) -> list[str]:
    return answer.split(BETWEEN_STEPS)


def answer_of(orders: list[str]) -> str:
    """Orders as one answer, without the names that head them."""
    return BETWEEN_STEPS.join(order.rpartition(": ")[2] for order in orders)


def puzzle_from(line: str) -> Puzzle:
    return Puzzle(**json.loads(line))


def as_line(puzzle: Puzzle) -> str:
    """On one line, without what is empty."""
    told = {name: value for name, value in puzzle.__dict__.items() if name in puzzle.__dataclass_fields__ and value}
    return json.dumps(told, separators=(",", ":"))
