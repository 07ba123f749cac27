"""What is kept of a match, so that it can be taken up again; and whoever keeps it."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol


@dataclass(frozen=True)
class KeptSeat:
    name: str
    kind: str
    level: str
    key_hash: str
    bot_for_absent: str = ""


class KeptOrders(NamedTuple):
    """One answer of a seat, with the dice that fell for it."""

    number: int
    request: str
    seat: str
    given: list[str]
    rolls: list[str]
    seconds: float
    at: float | None  # seconds since 1970; unknown in matches from before it was kept
    nonce: str | None = None  # with which a secret choice was sealed
    answers: int | None = None  # the number of the table that it answered


class KeptEnd(NamedTuple):
    """How a match came to its end."""

    ended: float  # seconds since 1970
    winner: str | None  # a side; None: a draw
    how: str  # the event by which the players ended it; empty: the rules did


@dataclass(frozen=True)
class KeptMatch:
    """All that a match is made of again."""

    id: str
    made: float
    setup: dict[str, Any]
    settled: dict[str, Any]
    seed: int
    watch_key: str
    record: str | None
    next: str | None
    seats: list[KeptSeat]
    orders: list[KeptOrders]
    secret: str | None = field(default=None, repr=False)  # of the dice; without one they are the seed's
    shares: dict[str, Any] | None = None  # commitments and, once they are opened, values, by seat
    ended: float | None = None  # as KeptEnd says it
    winner: str | None = None
    how: str | None = None
    offer: dict[str, Any] | None = None  # that stands


class OutOfReach(Exception):  # noqa: N818 - it passes
    """Nothing can be kept or found now: the disk is full, or the database is away."""


class Elsewhere(OutOfReach):
    """The match is played elsewhere by now: whoever comes back finds it there."""


class Keeper(Protocol):
    """What it has answered for is safe. Where it cannot be kept, it is ``OutOfReach``."""

    async def keep_orders(self, match: str, kept: KeptOrders, end: KeptEnd | None = None) -> None:
        """An answer, and the end of the match if it is the last."""

    async def keep_bot(self, match: str, position: int, level: str) -> None:
        """A bot flies for somebody, or ("") no longer."""

    async def keep_offer(self, match: str, offer: dict[str, Any] | None) -> None:
        """What somebody asks of the others, or (None) no longer."""

    async def keep_shares(self, match: str, shares: dict[str, Any]) -> None:
        """What the seats have added to the dice."""
