"""What players settle among themselves, whatever is played: resigning, a draw, taking back, a claim.

No rulebook speaks of these; they are rulings of ours. In a record each stands where it took effect:

    Ann: take back 3
    Ann: agree draw
    Ann: resign
    Bob: claim Ann
"""

import re
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from skyrmish.games.events import Facts, facts

Name = Literal["resign", "agree draw", "take back", "claim"]
RESIGN: Name = "resign"
DRAW: Name = "agree draw"
TAKE_BACK: Name = "take back"
CLAIM: Name = "claim"
READ = re.compile(rf"({RESIGN})|({DRAW})|{TAKE_BACK} ([1-9][0-9]{{0,3}})|{CLAIM} (.+)")
MOST_BACK = 120  # orders that can be taken back at once


@dataclass(frozen=True)
class Agreement:
    """One of them, as it takes effect: whoever had to agree has done so."""

    name: Name
    orders: int = 0  # that are taken back
    side: str = ""  # that is claimed against

    def __str__(self) -> str:
        told = {TAKE_BACK: f" {self.orders}", CLAIM: f" {self.side}"}
        return f"{self.name}{told.get(self.name, '')}"


def agreement_in(words: str) -> Agreement | None:
    """The agreement that these words of a record are; None: they are an order."""
    found = READ.fullmatch(" ".join(words.split()))
    if not found:
        return None
    resigns, draws, orders, side = found.groups()
    if orders:
        return Agreement(TAKE_BACK, orders=int(orders))
    if side:
        return Agreement(CLAIM, side=side)
    return Agreement(RESIGN) if resigns else Agreement(DRAW) if draws else None


class Answered(NamedTuple):
    """A table before some orders were given, and who gave them; while no die has fallen since, it can come back."""

    table: Any
    orders: int
    seats: tuple[str, ...]
    so_far: int  # orders since the last die, these among them


# ---- what happened ----


@facts
class Resigned(Facts, kind="resigned"):
    SIDES = ("side", "winner")
    side: str
    winner: str | None = None  # null: others play on


@facts
class DrawAgreed(Facts, kind="draw-agreed"):
    pass


@facts
class TakenBack(Facts, kind="taken-back"):
    orders: int


@facts
class Claimed(Facts, kind="claimed"):
    SIDES = ("side", "winner")
    side: str
    winner: str | None = None


EVENTS = (Resigned, DrawAgreed, TakenBack, Claimed)
