"""Whether a question has one best answer, and by how much."""

from fractions import Fraction
from typing import NamedTuple

from skyrmish.lab.puzzles.kinds.kind import Kind, Terms
from skyrmish.lab.puzzles.puzzle import Worths
from skyrmish.match.match import Match


class Proof(NamedTuple):
    """The best answer, and the best of all others that lead elsewhere."""

    best: str
    worth: Fraction
    second: str
    second_worth: Fraction
    worths: Worths


def proved(kind: Kind, match: Match, seat: str, terms: Terms) -> Proof | None:
    """None: there are no two answers, or another one comes too close."""
    worths = kind.worths(match, seat, terms)
    if len(worths) < 2:
        return None
    ranked = sorted(worths, key=lambda answer: (-worths[answer], len(answer), answer))
    best = ranked[0]
    near = [answer for answer in ranked[1:] if worths[answer] > worths[best] - kind.margin]
    if not all(kind.same(match, seat, best, answer) for answer in near):
        return None
    second = next((answer for answer in ranked if worths[answer] <= worths[best] - kind.margin), None)
    return None if second is None else Proof(best, worths[best], second, worths[second], worths)


def is_right(kind: Kind, match: Match, seat: str, best: str, answer: str) -> bool:
    """The best answer, or one that leads to the same table."""
    return answer == best or kind.same(match, seat, best, answer)
