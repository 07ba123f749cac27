"""The matches of one page: those that are being played, and those on its shelf."""

import asyncio
from typing import Any

from skyrmish.match.records.dice_lines import without_remarks
from skyrmish.site.shelf import Pencil, Shelf, found, kept, reached
from skyrmish.site.thinking import ThinkingHere
from skyrmish.table.live_table import LiveTable
from skyrmish.table.lobby.making import as_in, made, renamed, same_again
from skyrmish.table.lobby.reading import ReadTable, Steps, checked, read_table
from skyrmish.table.lobby.restoring import restored
from skyrmish.table.messages.lobby import MadeMatch, NewMatch
from skyrmish.table.replays.foresight import Foresight


class Hall:
    """A ``Host`` of conversations."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._thinkers = ThinkingHere()
        self._tables: dict[str, LiveTable] = {}
        self._pencils: dict[str, Pencil] = {}
        self._opening = asyncio.Lock()
        self.foresight = Foresight(self._thinkers)

    async def make(self, new: NewMatch, record: str | None = None) -> MadeMatch:
        """A new match, written down before anybody is told of it."""
        match, told = made(new, record)
        await kept(self._shelf, match)
        return told

    async def make_from_record(self, text: str, bots: dict[str, str] | None = None) -> MadeMatch:
        """A record becomes a match at its end."""
        header = (await gone_through(checked(text))).header
        return await self.make(as_in(header, bots or {}), without_remarks(text))

    async def rematch(self, table: LiveTable) -> str:
        """The same with sides swapped; it is made once."""
        async with table.lock:
            if table.next is None:
                following = same_again(table)
                await kept(self._shelf, following)
                await self._pencils[table.id].keep_next(following.id)
                table.next = following.id
            return table.next

    async def rename(self, table: LiveTable, seat: str, name: str) -> None:
        """A guest is called so from now on. Whoever calls holds the table's lock, and closes the table."""
        setup, position = renamed(table, seat, name)
        await self._pencils[table.id].keep_name(setup, position, name)

    def took(self, seconds: float) -> None:
        """Nobody counts how long things take here."""

    async def find(self, match: str) -> LiveTable | None:
        """The table of a match, taken up where it stood if nobody was there."""
        async with self._opening:
            table = self._tables.get(match)
            if table is not None and not table.is_broken:
                return table
            known = await found(self._shelf, match)
            if known is None:
                return None
            played = restored(known)
            pencil = self._pencils[match] = Pencil(self._shelf, known)
            table = self._tables[match] = LiveTable(known, *played, pencil, self._thinkers)
            return table

    def forget(self, match: str) -> None:
        """It is played elsewhere from now on: whoever comes back finds it there."""
        table = self._tables.pop(match, None)
        if table is not None:
            table.move_out()

    async def remove(self, match: str) -> None:
        """Nobody else has it."""
        self.forget(match)
        await reached(self._shelf.remove(match))

    async def read(self, match: str) -> ReadTable | None:
        """A match as it is on the shelf."""
        known = await found(self._shelf, match)
        return None if known is None else read_table(known)


async def gone_through(steps: Steps[Any]) -> Any:
    """Something long, step by step: others are heard in between."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
        await asyncio.sleep(0)
