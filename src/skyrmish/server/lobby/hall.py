"""All matches: those that are being played, and those on disk."""

import asyncio
import contextlib
import time

from sqlalchemy import Engine

from skyrmish.match.records.dice_lines import without_remarks
from skyrmish.server.lobby.desk import Desk
from skyrmish.server.lobby.moving import watch_leases
from skyrmish.server.storage.away import answered
from skyrmish.server.storage.leases import Lease, Leases
from skyrmish.server.storage.matches.kept_matches import find, last_change, to_end, to_keep, to_link, to_rename
from skyrmish.server.storage.matches.pen import Pen
from skyrmish.server.storage.turns import AT_ANY_TIME, Turn
from skyrmish.server.storage.writer import Writer
from skyrmish.server.watching.latencies import Latencies
from skyrmish.table.bots.thinking import Thinking
from skyrmish.table.keeping import Elsewhere, OutOfReach
from skyrmish.table.live_table import LiveTable, end_of
from skyrmish.table.lobby.making import as_in, made, renamed, same_again
from skyrmish.table.lobby.reading import checked
from skyrmish.table.lobby.restoring import restored
from skyrmish.table.messages.lobby import MadeMatch, NewMatch
from skyrmish.table.replays.foresight import Foresight

IDLE = 600.0  # seconds without a page, after which a table is put away


class Hall:
    def __init__(
        self, engine: Engine, thinkers: Thinking, turn: Turn = AT_ANY_TIME, leases: Leases | None = None
    ) -> None:
        self.engine, self.thinkers, self.leases = engine, thinkers, leases
        self.writer = Writer(engine, turn)
        self.desk = Desk()
        self.counter = Desk()  # for what takes a moment, and need not wait for long records
        self.latencies = Latencies()
        self.foresight = Foresight(thinkers)
        self.tables: dict[str, LiveTable] = {}
        self.pens: dict[str, Pen] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.is_leaving = False

    def open(self) -> None:
        self._tasks.append(asyncio.ensure_future(self._tidy()))
        if self.leases is not None:
            self._tasks.append(asyncio.ensure_future(watch_leases(self, self.leases)))

    async def _tidy(self) -> None:
        """Put tables away that nobody sits at; they are taken up again when somebody comes."""
        while True:
            await asyncio.sleep(IDLE / 10.0)
            await self.put_away(IDLE)

    async def put_away(self, idle: float) -> None:
        """Put away the tables that have been empty for so many seconds."""
        now = time.monotonic()
        for match, table in list(self.tables.items()):
            if not table.pages and now - table.touched > idle:
                await self.part_with(match)
                await table.close()

    async def part_with(self, match: str) -> None:
        """It is not played here any more. Where that cannot be written down, its lease runs out with its host's."""
        del self.tables[match]
        self._opening.pop(match, None)
        lease = self.pens.pop(match).lease
        if self.leases is not None and lease is not None:
            with contextlib.suppress(OutOfReach):
                await self.writer.execute(*self.leases.to_put_away(lease))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            await table.close()
        self.thinkers.close()
        self.desk.close()
        self.counter.close()
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()

    # ---- making ----

    async def make(self, new: NewMatch, record: str | None = None) -> MadeMatch:
        """A new match, written down before anybody is told of it."""
        kept, told = made(new, record)
        await self.writer.execute(*to_keep(kept))
        return told

    async def make_from_record(self, text: str, bots: dict[str, str] | None = None) -> MadeMatch:
        """A record becomes a match at its end."""
        header = (await self.desk.go_through(checked(text))).header
        return await self.make(as_in(header, bots or {}), without_remarks(text))

    async def rematch(self, table: LiveTable) -> str:
        """The same with sides swapped; it is made once."""
        async with table.lock:
            if table.next is None:
                kept, lease = same_again(table), self.pens[table.id].lease
                await self.writer.execute(*to_keep(kept), *to_link(table.id, kept.id), lease=lease)
                table.next = kept.id
            return table.next

    async def rename(self, table: LiveTable, seat: str, name: str) -> None:
        """A guest is called so from now on. Whoever calls holds the table's lock, and closes the table."""
        setup, position = renamed(table, seat, name)
        await self.writer.execute(*to_rename(table.id, setup, position, name), lease=self.pens[table.id].lease)

    def took(self, seconds: float) -> None:
        self.latencies.took(seconds)

    # ---- finding ----

    async def find(self, match: str) -> LiveTable | None:
        """The table of a match, taken up where it stood if nobody was there; one that is over may be deleted by now."""
        async with self._opening.setdefault(match, asyncio.Lock()):
            table = self.tables.get(match)
            if table is not None and not table.is_broken and (table.pages or not table.match.is_over):
                table.touched = time.monotonic()
                return table
            lease = await self._take(match)
            kept = await answered(asyncio.to_thread(find, self.engine, match))
            if kept is None:
                for known in (self._opening, self.tables, self.pens):
                    known.pop(match, None)
                return None
            played = await asyncio.to_thread(restored, kept)
            pen = self.pens[match] = Pen(self.writer, lease)
            if kept.ended is None and (end := end_of(played.match, last_change(kept))) is not None:
                await self.writer.execute(*to_end(match, end), lease=lease)  # as matches of old were not
            table = self.tables[match] = LiveTable(kept, *played, pen, self.thinkers)
            return table

    async def _take(self, match: str) -> Lease | None:
        """The lease of a match, where several hosts share them."""
        if self.is_leaving:
            raise Elsewhere
        return None if self.leases is None else await answered(asyncio.to_thread(self.leases.take, match))
