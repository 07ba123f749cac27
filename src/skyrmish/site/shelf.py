"""Where a page keeps its matches: a shelf that the browser has, and what one table writes there."""

from dataclasses import asdict, replace
from typing import Any, Protocol

from skyrmish.table.json_text import dumps, loads
from skyrmish.table.keeping import KeptEnd, KeptMatch, KeptOrders, KeptSeat, OutOfReach
from skyrmish.table.lobby.restoring import Unplayable


class Shelf(Protocol):
    """The browser's. What it has answered for is there after a reload; where it cannot, it fails."""

    async def keep(self, match: str, text: str) -> None:
        """A match without its orders, as it is from now on."""

    async def add(self, match: str, number: int, text: str) -> None:
        """Orders are only ever added."""

    async def find(self, match: str) -> Any:
        """A list of two: a match, and a list of its orders in their order; nothing, where there is none."""

    async def remove(self, match: str) -> None:
        """With its orders."""


async def kept(shelf: Shelf, match: KeptMatch) -> None:
    """Written down as it is, but for its orders."""
    told = {name: value for name, value in asdict(match).items() if name != "orders"}
    await reached(shelf.keep(match.id, dumps(told).decode()))


async def found(shelf: Shelf, match: str) -> KeptMatch | None:
    """A match by its id."""
    texts = await reached(shelf.find(match))
    if texts is None:
        return None
    try:
        told = loads(texts[0])
        orders = [KeptOrders(**loads(text)) for text in texts[1]]
        return KeptMatch(**{**told, "seats": [KeptSeat(**seat) for seat in told["seats"]]}, orders=orders)
    except (KeyError, TypeError, ValueError) as error:
        raise Unplayable("match-unreadable") from error


async def reached(asking: Any) -> Any:
    """Whatever the browser cannot do now is out of reach, and no accident."""
    try:
        return await asking
    except Exception as error:
        raise OutOfReach from error


class Pencil:
    """What one table writes with: a ``Keeper``."""

    def __init__(self, shelf: Shelf, match: KeptMatch) -> None:
        self._shelf, self._match = shelf, match

    async def keep_orders(self, match: str, kept: KeptOrders, end: KeptEnd | None = None) -> None:
        await reached(self._shelf.add(match, kept.number, dumps(kept._asdict()).decode()))
        if end is not None:
            await self._change(replace(self._match, **end._asdict()))

    async def keep_offer(self, match: str, offer: dict[str, Any] | None) -> None:  # noqa: ARG002
        await self._change(replace(self._match, offer=offer))

    async def keep_bot(self, match: str, position: int, level: str) -> None:  # noqa: ARG002 - it has but one
        seats = list(self._match.seats)
        seats[position] = replace(seats[position], bot_for_absent=level)
        await self._change(replace(self._match, seats=seats))

    async def keep_shares(self, match: str, shares: dict[str, Any]) -> None:  # noqa: ARG002
        await self._change(replace(self._match, shares=shares))

    async def keep_name(self, setup: dict[str, Any], position: int, name: str) -> None:
        seats = list(self._match.seats)
        seats[position] = replace(seats[position], name=name)
        await self._change(replace(self._match, setup=setup, seats=seats))

    async def keep_next(self, following: str) -> None:
        """The rematch."""
        await self._change(replace(self._match, next=following))

    async def _change(self, match: KeptMatch) -> None:
        await kept(self._shelf, match)
        self._match = match
