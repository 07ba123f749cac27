"""Matches that move to another host: because this one slept and they were taken, or because it stops."""

import asyncio
import contextlib
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from skyrmish.server.storage.leases import Leases
from skyrmish.server.storage.matches.pen import Pen
from skyrmish.table.live_table import LiveTable

GLANCE = 1.0  # seconds between two looks at which matches are still played here
AT_ONCE, PAUSE = 25, 0.1  # tables that are handed over at a time, and seconds before the next
MOST_WAIT = 1.0  # second for a table that is handed over to finish what it does


class Tables(Protocol):
    """A hall, as far as it is needed here."""

    tables: dict[str, LiveTable]
    pens: dict[str, Pen]
    is_leaving: bool

    async def part_with(self, match: str) -> None: ...


async def watch_leases(hall: Tables, leases: Leases) -> None:
    """Whoever still looks on at a match that was taken is sent to where it is played."""
    while True:
        await asyncio.sleep(GLANCE)
        held = {pen.lease for pen in hall.pens.values() if pen.lease is not None}
        with contextlib.suppress(SQLAlchemyError):  # whoever gives an order will hear of it
            for match in await asyncio.to_thread(leases.lost, held):
                if match in hall.pens and hall.pens[match].lease in held:
                    hall.tables[match].move_out()


async def hand_over(hall: Tables) -> None:
    """Let the other hosts have all tables, some at a time, so that none of them is overrun."""
    hall.is_leaving = True
    for count, (match, table) in enumerate(list(hall.tables.items()), 1):
        await _hand_over(hall, match, table)
        if count % AT_ONCE == 0:
            await asyncio.sleep(PAUSE)


async def _hand_over(hall: Tables, match: str, table: LiveTable) -> None:
    """What was begun is answered here, if it does not take long; what comes later is refused, and said again there."""
    is_locked = False
    with contextlib.suppress(TimeoutError):
        is_locked = await asyncio.wait_for(table.lock.acquire(), MOST_WAIT)
    try:
        await hall.part_with(match)
        table.move_out()
    finally:
        if is_locked:
            table.lock.release()
