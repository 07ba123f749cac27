"""What one table writes with."""

from dataclasses import dataclass
from typing import Any

from skyrmish.server.storage.leases import Lease
from skyrmish.server.storage.matches.kept_matches import order_row, to_end, to_offer, to_seat_bot, to_share
from skyrmish.server.storage.writer import Writer
from skyrmish.table.keeping import KeptEnd, KeptOrders


@dataclass(frozen=True)
class Pen:
    """A ``Keeper`` that keeps only as long as its lease is nobody else's."""

    writer: Writer
    lease: Lease | None

    async def keep_orders(self, match: str, kept: KeptOrders, end: KeptEnd | None = None) -> None:
        await self.writer.add_order(order_row(match, kept), self.lease, *(to_end(match, end) if end else ()))

    async def keep_bot(self, match: str, position: int, level: str) -> None:
        await self.writer.execute(*to_seat_bot(match, position, level), lease=self.lease)

    async def keep_offer(self, match: str, offer: dict[str, Any] | None) -> None:
        await self.writer.execute(*to_offer(match, offer), lease=self.lease)

    async def keep_shares(self, match: str, shares: dict[str, Any]) -> None:
        await self.writer.execute(*to_share(match, shares), lease=self.lease)
