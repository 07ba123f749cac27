"""Seals of secret choices: told to everybody when a choice is made, and opened at the end by the record.

docs/fair-dice.md says what is promised to whom.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Seal:
    """A promise of one answer of a seat: of so many orders of the match, from the first of them on."""

    seat: str
    number: int  # of the table that the choice answers
    value: str
    first: int  # the place of its first order among all orders of the match, from 1
    count: int = 1
    nonce: str = field(default="", repr=False)  # empty: it is not opened yet

    @property
    def places(self) -> range:
        return range(self.first, self.first + self.count)

    @property
    def closed(self) -> "Seal":
        return replace(self, nonce="")

    def fits(self, commitment: str, orders: Sequence[str]) -> bool:
        """Whether it was made for these of the match's orders."""
        chosen = [orders[place - 1] for place in self.places if place <= len(orders)]
        return len(chosen) == self.count and seal_of(commitment, self.number, self.nonce, chosen) == self.value


def seal_of(commitment: str, number: int, nonce: str, orders: Sequence[str]) -> str:
    """Made with the host's commitment, which no other match has, and a number that nobody can guess."""
    told = "\n".join(["skyrmish choice", commitment, str(number), nonce, *orders])
    return hashlib.sha256(told.encode()).hexdigest()
