"""What every kind of puzzle can say."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Any

from skyrmish.lab.puzzles.puzzle import Worths
from skyrmish.match.match import Match

Terms = dict[str, int]


class Kind(ABC):
    """One kind of question. Everything is asked of a match that waits for the seat's answer, and left as it is."""

    name: str
    margin: Fraction = Fraction(1, 25)  # by which the best answer is better than all that lead elsewhere
    is_long: bool = False  # worths take a while, and are kept with a puzzle

    @abstractmethod
    def fits(self, match: Match) -> bool:
        """Whether this can be asked of the decision that the match waits for."""

    @abstractmethod
    def worths(self, match: Match, seat: str, terms: Terms) -> Worths:
        """What every answer is worth: a chance, as a rule."""

    def worth(self, match: Match, seat: str, terms: Terms, answer: str) -> Fraction:
        """What one answer is worth."""
        return self.worths(match, seat, terms)[answer]

    def same(self, match: Match, seat: str, one: str, other: str) -> bool:  # noqa: ARG002 - most answers are no others
        """Two answers that lead to the same table are one."""
        return one == other

    def facts(self, match: Match, seat: str, terms: Terms, answer: str) -> dict[str, Any]:  # noqa: ARG002
        """What explains an answer, beside what it is worth."""
        return {}
