"""The bots at a live table: for whom they answer, and what they advise."""

import asyncio
import logging
from typing import TYPE_CHECKING

from skyrmish.bots.level import number_of
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.pages.page import Page
from skyrmish.table.seats.chairs import Chair
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.table.live_table import LiveTable

BY_A_BOT = "bot "  # how their requests begin: no page's id has a blank in it
log = logging.getLogger("skyrmish.table")


class SeatedBots:
    """Those of one table. They think while somebody looks on, one after the other."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.thinking: asyncio.Task[None] | None = None
        self._hurried = asyncio.Event()

    # ---- for whom ----

    async def stand_in(self, page: Page, seat: str, level: str) -> None:
        """A page asks for a bot: for a seat of its own, or for somebody who has left."""
        chair = self.table.chairs.named(seat)
        if chair is not None and seat not in page.keys and (chair.pages or chair.is_just_gone):
            raise Refusal("person-is-here" if chair.pages else "person-has-just-left", seat=seat)
        await self.fly_for(seat, level)

    async def fly_for(self, seat: str, level: str) -> None:
        """A bot answers for a seat until its person takes it back."""
        number_of(level, self.table.kinds.names)
        if self.table.header.typed_dice:
            raise Refusal("real-dice-want-people")
        await self._change(seat, level)

    async def give_back(self, seat: str) -> None:
        """Its person is here again."""
        match, chair = self.table.match, self.table.chairs.named(seat)
        if chair is not None and chair.is_out_of_time:
            raise Refusal("clock-has-run-out", seat=seat)
        if chair is not None and match.side_of(seat) in match.given_up:
            raise Refusal("has-given-up", "C-8", side=match.side_of(seat))
        await self._change(seat, "")

    async def _change(self, seat: str, level: str) -> None:
        chair = self.table.chairs.named(seat)
        if chair is None or chair.kind == "bot":
            raise Refusal("no-person-s-seat", seat=repr(seat))
        async with self.table.lock:
            await self.seat(chair, level)
        self.table.begin_when_all_are_here()
        self.think()

    async def seat(self, chair: Chair, level: str) -> None:
        """A bot answers from now on, or ("") no longer. Whoever calls holds the lock."""
        table = self.table
        with table.kept_or_given_up():
            await table.keeper.keep_bot(table.id, chair.position, level)
        chair.bot_for_absent = level
        chair.thinking = False
        table.showings.seats_changed()
        table.wait_for_seats()
        table.tell_state()
        table.offers.lapse()

    # ---- thinking ----

    def hurry(self) -> None:
        self._hurried.set()

    def to_answer(self) -> Chair | None:
        if self.table.is_broken:
            return None
        for chair in self.table.chairs.all:
            if chair.asked is not None and chair.bot:
                return chair
        return None

    def think(self) -> None:
        """Let the bots answer, while somebody looks on."""
        if self.thinking is None and self.table.pages and self.to_answer() is not None:
            self.thinking = asyncio.ensure_future(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self.table.pages and (chair := self.to_answer()) is not None:
                await self._answer_for(chair)
        except OutOfReach:
            self.table.give_up()
        except Exception:
            log.exception("a bot could not answer in match %s", self.table.id)
            self.table.give_up()
        finally:
            self.thinking = None

    async def _answer_for(self, chair: Chair) -> None:
        table = self.table
        async with table.lock:  # while something is being written down, the match is ahead of the table
            if self.to_answer() is not chair:
                return
            number, level, match = table.number, chair.bot, table.match.twin()
        self._hurried.clear()
        chair.thinking = True
        table.tell_presence()
        asked = match, chair.name, level, table.kept.seed, self._hurried
        orders = await table.thinkers.orders(*asked, is_for_people=table.chairs.has_people)
        async with table.lock:
            chair.thinking = False
            if chair.bot != level or table.asked_at[chair.name] > number:
                table.showings.seats_changed()
                return
            await table.take(f"{BY_A_BOT}{table.number + 1}", chair.name, orders)
            table.tell_state()

    async def hint(self, seat: str) -> tuple[list[str], str, float | None]:
        """What the best bot would order here, and why."""
        table = self.table
        async with table.lock:
            if seat not in table.showing.asks():
                raise Refusal("not-waited-for", seat=seat)
            number, match = table.number, table.match.twin()
        advice, chance = await table.thinkers.hint(match, seat, table.kinds.usual, table.kept.seed)
        async with table.lock:  # whoever is told goes on from here, before anything else is written down
            if table.asked_at[seat] > number:  # that others have answered meanwhile changes nothing
                raise Refusal("hint-comes-too-late")
            return advice.orders, advice.why, chance
