"""All matches: those that are being played, and those on disk."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import replace

from sqlalchemy import Engine

from skyrmish.games.all_games import game_of
from skyrmish.match.dice.fair import new_secret
from skyrmish.match.records.dice_lines import without_remarks
from skyrmish.server.lobby.desk import Desk, checked
from skyrmish.server.lobby.match_setup import check_players, ruleset_of, seating_of, title_of
from skyrmish.server.lobby.moving import watch_leases
from skyrmish.server.protocol.lobby import MadeMatch, NewMatch, NewSeat
from skyrmish.server.storage.away import answered
from skyrmish.server.storage.kept_matches import find, to_keep, to_link, to_rename
from skyrmish.server.storage.leases import Lease, Leases
from skyrmish.server.storage.pen import Pen
from skyrmish.server.storage.restoring import restored
from skyrmish.server.storage.turns import AT_ANY_TIME, Turn
from skyrmish.server.storage.writer import Writer
from skyrmish.server.watching.latencies import Latencies
from skyrmish.table.keeping import Elsewhere, KeptMatch, KeptSeat, OutOfReach
from skyrmish.table.keys import hash_of, new_id, new_key
from skyrmish.table.live_table import LiveTable
from skyrmish.table.replays.foresight import Foresight
from skyrmish.table.thinking import Thinking
from skyrmish.words.refusal import Refusal

IDLE = 600.0  # seconds without a page, after which a table is put away


class Hall:
    def __init__(
        self, engine: Engine, thinkers: Thinking, turn: Turn = AT_ANY_TIME, leases: Leases | None = None
    ) -> None:
        self.engine, self.thinkers, self.leases = engine, thinkers, leases
        self.writer = Writer(engine, turn)
        self.desk = Desk()
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
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()

    # ---- making ----

    async def make(self, new: NewMatch, record: str | None = None) -> MadeMatch:
        """A new match, written down before anybody is told of it."""
        check_players(new)
        keys = {seat.name: new_key() for seat in new.seats if seat.kind != "bot"}
        hashes = {name: hash_of(key) for name, key in keys.items()}
        kept = self._kept(new, hashes, record)
        await self.writer.execute(*to_keep(kept))
        return MadeMatch(match=kept.id, keys=keys, watch=kept.watch_key)

    def _kept(self, new: NewMatch, hashes: dict[str, str], record: str | None = None) -> KeptMatch:
        seating_of(new)
        ruleset = ruleset_of(new)
        return KeptMatch(
            id=new_id(),
            made=time.time(),
            setup={**new.model_dump(), "mission": game_of(ruleset).choices(ruleset).mission},
            settled=ruleset.settled(),
            seed=new.seed if new.seed is not None else secrets.randbits(62),
            watch_key=new_key(),
            record=record,
            next=None,
            seats=[KeptSeat(seat.name, seat.kind, seat.level, hashes.get(seat.name, "")) for seat in new.seats],
            orders=[],
            secret=new_secret() if new.seed is None else None,
        )

    async def make_from_record(self, text: str, bots: dict[str, str] | None = None) -> MadeMatch:
        """A record becomes a match at its end; whoever brings it has every seat that no bot is asked to fly."""
        if "\0" in text:
            raise Refusal("record-zero-byte")
        header = (await self.desk.go_through(checked(text))).header
        choices = game_of(header.ruleset).choices(header.ruleset)
        seats = [
            NewSeat(
                name=seat.name,
                kind="bot" if bots and seat.name in bots else "person",
                level=bots.get(seat.name, "") if bots else "",
                team=seat.team,
                planes=max(1, len(seat.planes)),
                bombers=len(seat.bombers),
                balloons=len(seat.balloons),
            )
            for seat in header.seating.seats
        ]
        new = NewMatch(
            game=choices.game,
            edition=choices.edition,
            modules=list(choices.modules),
            options=dict(choices.options),
            board="hex" if choices.hexes else "open",
            width=choices.width,
            height=choices.height,
            mission=choices.mission,
            seats=seats,
        )
        return await self.make(new, without_remarks(text))

    async def rematch(self, table: LiveTable) -> str:
        """The same with sides swapped: seats in another order, every key unchanged, the spectators' too."""
        async with table.lock:
            if not table.match.is_over:
                raise Refusal("match-not-over")
            if table.next is None:
                before = NewMatch.model_validate(table.kept.setup)
                seats = [*before.seats[1:], before.seats[0]]
                new = before.model_copy(update={"seats": seats, "seed": None})
                hashes = {chair.name: chair.key_hash for chair in table.chairs.all}
                kept = replace(self._kept(new, hashes), watch_key=table.kept.watch_key)
                lease = self.pens[table.id].lease
                await self.writer.execute(*to_keep(kept), *to_link(table.id, kept.id), lease=lease)
                table.next = kept.id
            return table.next

    async def rename(self, table: LiveTable, seat: str, name: str) -> None:
        """A guest is called so from now on. Whoever calls holds the table's lock, and closes the table.

        All come back to it by themselves, and find it as if it had been made with this name.
        """
        if not table.may_be_named(seat):
            raise Refusal("too-late-for-a-name", seat=seat)
        before = NewMatch.model_validate(table.kept.setup)
        position = [each.name for each in before.seats].index(seat)
        new = before.model_copy(deep=True)
        new.seats[position].name = name
        seating_of(new)
        setup = {**table.kept.setup, "seats": [each.model_dump() for each in new.seats]}
        await self.writer.execute(*to_rename(table.id, setup, position, name), lease=self.pens[table.id].lease)

    # ---- finding ----

    async def find(self, match: str) -> LiveTable | None:
        """The table of a match, taken up where it stood if nobody was there."""
        async with self._opening.setdefault(match, asyncio.Lock()):
            table = self.tables.get(match)
            if table is not None and not table.is_broken:
                table.touched = time.monotonic()
                return table
            lease = await self._take(match)
            kept = await answered(asyncio.to_thread(find, self.engine, match))
            if kept is None:
                self._opening.pop(match, None)
                return None
            played = await asyncio.to_thread(restored, kept)
            title = title_of(played.header.ruleset, is_seed_chosen=kept.setup.get("seed") is not None)
            pen = self.pens[match] = Pen(self.writer, lease)
            table = self.tables[match] = LiveTable(kept, *played, title, pen, self.thinkers)
            return table

    async def _take(self, match: str) -> Lease | None:
        """The lease of a match, where several hosts share them."""
        if self.is_leaving:
            raise Elsewhere
        return None if self.leases is None else await answered(asyncio.to_thread(self.leases.take, match))
