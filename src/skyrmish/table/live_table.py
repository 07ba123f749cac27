"""A match that is being played: it takes orders one at a time, writes them down, and tells everyone."""

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace

from skyrmish.bots.kinds import kinds_of
from skyrmish.match.agreements import Agreement
from skyrmish.match.dice.sources import DiceUnopenedError, RealDice, UnopenedDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import dice_of
from skyrmish.match.settling import settle
from skyrmish.table.bots.seated_bots import BY_A_BOT, SeatedBots
from skyrmish.table.bots.thinking import Thinking
from skyrmish.table.bots.weighing import Weigher
from skyrmish.table.dice.gathering import Gathering
from skyrmish.table.dice.hand_dice import due_for, play_with
from skyrmish.table.dice.sealing import Sealing
from skyrmish.table.json_text import dumps
from skyrmish.table.keeping import Elsewhere, Keeper, KeptEnd, KeptMatch, KeptOrders, OutOfReach
from skyrmish.table.messages.answers import Accepted, Presence, Refused, Signal
from skyrmish.table.messages.requests import GiveOrders, SignalKind
from skyrmish.table.pages.page import Page
from skyrmish.table.pages.showing import Showing, Showings
from skyrmish.table.seats.chairs import Chair, Chairs
from skyrmish.table.seats.offers import Offers
from skyrmish.table.seats.waits import Waits
from skyrmish.words.language import spoken_in
from skyrmish.words.refusal import Refusal

BETWEEN_SIGNALS = 3.0  # seconds


class LiveTable:
    """One match with its seats and the pages that look at it. Whatever changes it holds the lock."""

    def __init__(
        self,
        kept: KeptMatch,
        match: Match,
        header: Header,
        waits: Waits,
        keeper: Keeper,
        thinkers: Thinking,
    ) -> None:
        self.id, self.kept, self.match, self.header = kept.id, kept, match, header
        self.next = kept.next
        self.keeper, self.thinkers = keeper, thinkers
        self.kinds = kinds_of(match.ruleset.game)
        self.lock = asyncio.Lock()
        self.pages: set[Page] = set()
        self.gathering = Gathering(kept, header.fair, keeper)
        self.sealing = Sealing(match, header.fair)
        self.offers = Offers(self)
        self.bots = SeatedBots(self)
        self.requests = {each.request: each.number for each in kept.orders}
        self.answered = {each.seat for each in kept.orders}
        self.number = len(kept.orders)
        self.chairs = chairs_of(kept, header)
        self.asked_at = dict.fromkeys((chair.name for chair in self.chairs.all), 0)  # the table that each seat answers
        self.showings = Showings(match, self.chairs)
        self.showings.changed(self.number)
        self.is_broken = False
        self.touched = time.monotonic()  # when somebody was last here
        self.weigher = Weigher(self.showings, self.pages, thinkers)
        self._beginning: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        for name in self.asked_at:
            self.asked_at[name] = self._last_change(name)
        for chair in self.chairs.all:
            chair.ask(chair.name in match.deciding_seats(), waits.seconds(chair.name))
        self.offers.take_up(kept.offer)
        self.wait_for_seats()

    def _last_change(self, seat: str) -> int:
        """In the secret choice only a seat's own orders change what it is asked."""
        if not self.match.is_secret():
            return self.number
        return max((each.number for each in self.kept.orders if each.seat == seat), default=0)

    # ---- pages ----

    def welcome(self, page: Page) -> None:
        """A page has sat down, or looks on."""
        self.pages.add(page)
        for seat in page.seats:
            self._chair(seat).welcome()

    def leave(self, page: Page) -> None:
        if page in self.pages:
            self.pages.discard(page)
            self.touched = time.monotonic()
            for seat in page.seats:
                self._chair(seat).leave()
            self.tell_presence()
            self.offers.lapse()

    def show(self, page: Page) -> None:
        self._show(page.language, [page])

    def _show(self, language: str, pages: Iterable[Page]) -> None:
        """To pages that read this language."""
        with spoken_in(language):
            showing, events = self.showing, len(self.match.events)
            for page in pages:
                page.send(showing.state_text(page.keys, page.heard, page.charts if page.wants_asks else None))
                page.heard = events

    @property
    def showing(self) -> Showing:
        """The match as whoever is spoken to is shown it."""
        return self.showings.here

    @property
    def watchers(self) -> int:
        """Pages that only look on."""
        return sum(not page.keys for page in self.pages)

    def tell_presence(self) -> None:
        self.showings.seats_changed()
        for language, pages in self._readers().items():
            with spoken_in(language):
                text = dumps(Presence(seats=self.chairs.views(), watchers=self.watchers, offer=self.offers.view()))
            for page in pages:
                page.send(text)

    def _readers(self) -> dict[str, list[Page]]:
        """The pages that look at this table, by the language that they read."""
        readers: dict[str, list[Page]] = {}
        for page in self.pages:
            readers.setdefault(page.language, []).append(page)
        return readers

    def signal(self, seat: str, what: SignalKind) -> None:
        """One of a few words to everybody, not too often."""
        chair, now = self._chair(seat), time.monotonic()
        if now - chair.last_signal < BETWEEN_SIGNALS:
            raise Refusal("signal-too-soon")
        chair.last_signal = now
        for page in self.pages:
            page.say(Signal(seat=seat, what=what))

    def _chair(self, seat: str) -> Chair:
        chair = self.chairs.named(seat)
        assert chair is not None
        return chair

    def may_be_named(self, seat: str) -> bool:
        """A guest may choose a name until a die has fallen, which is made with all names, or the seat has answered."""
        is_begun = any(kind == "roll" for kind, _ in self.match.entries) or self.gathering.is_begun
        return self._chair(seat).kind == "link" and seat not in self.answered and not (is_begun or self.match.is_over)

    # ---- orders ----

    async def give(self, page: Page, message: GiveOrders) -> None:
        """Orders from a page: taken once, or refused; the answer is said when it is written down."""
        async with self.lock:
            if message.id in self.requests:
                page.say(Accepted(id=message.id, number=self.requests[message.id]))
                return
            try:
                self._check(page, message)
                await self.take(message.id, message.seat, message.orders, message)
            except Refusal as refusal:
                reason, clause, dice = refusal.told_to(message.seat), refusal.clause or "", due_for(refusal)
                page.say(Refused(id=message.id, reason=reason, clause=clause, index=refusal.index, dice=dice))
                return
            page.say(Accepted(id=message.id, number=self.number))
            self.tell_state()
        self.bots.think()

    def _check(self, page: Page, message: GiveOrders) -> None:
        """Whether these orders may be given at all, before the rules are asked."""
        if message.seat not in page.keys:
            raise Refusal("not-your-seat", seat=repr(message.seat))
        if self._chair(message.seat).bot:
            raise Refusal("bot-flies-for-you", seat=message.seat)
        if not self.asked_at[message.seat] <= message.number <= self.number:
            raise Refusal("table-has-moved-on")
        if not isinstance(self.match.dice, RealDice) and (message.dice or not message.orders):
            raise Refusal("no-real-dice-here" if message.dice else "no-orders")

    async def take(self, request: str, seat: str, given: Sequence[str], said: GiveOrders | None = None) -> None:
        """Take orders and write them down. If they cannot be written, this table is not to be used any more."""
        if self.is_broken:  # while these waited for their turn
            raise OutOfReach
        match, chair = self.match, self._chair(seat)
        secret, entries, nonce = match.is_secret(), len(match.entries), self.sealing.nonce(said)
        answers = None if nonce is None else said.number if said is not None and said.nonce else self.number
        try:
            if isinstance(match.dice, RealDice):
                play_with(match, given, seat, said.dice if said else [])
            else:
                match.orders(given, seat)
        except DiceUnopenedError:
            await self._open_dice()
            match.orders(given, seat)
        rolls = match.faces_since(entries)
        await self._write_down(request, seat, given, rolls, nonce, answers)
        if nonce is not None and answers is not None:
            self._tell_seal(seat, answers, nonce, match.orders_since(entries))
        chair.has_played |= not chair.bot
        still_secret = secret and match.is_secret()
        self._go_on([seat] if still_secret else self.asked_at)

    async def _write_down(
        self,
        request: str,
        seat: str,
        given: Sequence[str],
        rolls: list[str],
        nonce: str | None = None,
        answers: int | None = None,
    ) -> None:
        """What was taken is on disk before anybody hears of it."""
        chair = self._chair(seat)
        took, now = round(chair.waited * 1000) / 1000, time.time()  # ms, and quicker than three decimals
        kept = KeptOrders(self.number + 1, request, seat, list(given), rolls, took, now, nonce, answers)
        with self.kept_or_given_up():
            await self.keeper.keep_orders(self.id, kept, end_of(self.match, now))
        self.number += 1
        self.requests[request] = self.number
        self.answered.add(seat)
        chair.spent += kept.seconds
        chair.ask(False)

    def _go_on(self, concerned: Iterable[str]) -> None:
        """After something was taken: these seats are asked anew."""
        for name in concerned:
            self.asked_at[name] = self.number
        self.showings.changed(self.number)
        self.wait_for_seats()
        self.offers.lapse()

    async def settle(self, seat: str, agreement: Agreement) -> None:
        """What players have agreed on is written down like orders. Whoever calls holds the lock."""
        if self.is_broken:
            raise OutOfReach
        settle(self.match, seat, agreement)
        await self._write_down(f"agreed {self.number + 1}", seat, [str(agreement)], [])
        self._go_on(self.asked_at)
        self.tell_state()

    def _tell_seal(self, seat: str, number: int, nonce: str, orders: list[str]) -> None:
        sealed = self.sealing.seal(seat, number, nonce, orders)
        for page in self.pages:
            page.say(sealed)

    # ---- the first die ----

    @property
    def waits_for_shares(self) -> bool:
        return isinstance(self.match.dice, UnopenedDice) and not self.header.typed_dice

    def begin_when_all_are_here(self) -> None:
        """Once every seat has somebody, what the dice come from is settled, so that the first one waits for nobody."""
        waits = self.waits_for_shares and self._beginning is None and not any(page.chooses_name for page in self.pages)
        if waits and all(chair.bot or chair.pages for chair in self.chairs.all):
            self._beginning = asyncio.ensure_future(self._begin())
            self._beginning.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _begin(self) -> None:
        async with self.lock:
            if self.waits_for_shares and await self._open_dice():
                self.tell_state()
        self.bots.think()

    async def _open_dice(self) -> bool:
        """Settle what the dice come from, and throw those that the table has waited for; whether there were any."""
        assert self.header.fair is not None
        entries = len(self.match.entries)
        with self.kept_or_given_up():
            shares = await self.gathering.gather((chair.name for chair in self.chairs.all), self.pages)
        self.header = replace(self.header, fair=replace(self.header.fair, shares=shares))
        self.match.dice = dice_of(self.header)
        self.match.go_on()
        self.showings.changed(self.number)
        self.wait_for_seats()
        return len(self.match.entries) > entries

    def kept_or_given_up(self) -> "KeptOrGivenUp":
        return KeptOrGivenUp(self)

    def give_up(self) -> None:
        """What was taken is not on disk: everyone is sent away, and finds the match as it is kept when they return."""
        self.is_broken = True
        for page in list(self.pages):
            page.wait()

    def move_out(self) -> None:
        """The match is played elsewhere from now on: everyone is let go, and finds it there."""
        self.is_broken = True
        for page in list(self.pages):
            page.let_go()

    def tell_state(self) -> None:
        for language, pages in self._readers().items():
            self._show(language, pages)
        self.weigher.begin()

    # ---- clocks ----

    def wait_for_seats(self) -> None:
        """Start and stop the clocks, and set an alarm for the first that would run out."""
        waiting = self.showing.face.deciding
        for chair in self.chairs.all:
            chair.ask(chair.name in waiting)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        ticking = [chair for chair in self.chairs.all if chair.is_ticking] if self.chairs.has_clocks else []
        if left := [chair.seconds_left for chair in ticking if chair.seconds_left is not None]:
            self._alarm = asyncio.get_running_loop().call_later(min(left) + 0.01, self._ring)

    def _ring(self) -> None:
        """A clock has run out: a bot flies on for that seat."""
        for chair in self.chairs.all:
            if chair.is_ticking and chair.is_out_of_time:
                task = asyncio.ensure_future(self.bots.fly_for(chair.name, self.kinds.usual))
                task.add_done_callback(lambda done: done.exception())

    async def close(self) -> None:
        """Stop thinking and ticking; what was taken is written down already, and nothing more is taken."""
        self.is_broken = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.weigher.stop()
        await self.offers.all_kept()
        for task in (self._beginning, self.bots.thinking):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for page in list(self.pages):
            page.let_go()


def end_of(match: Match, now: float) -> KeptEnd | None:
    """How the match has ended, if it has."""
    if not match.is_over:
        return None
    return KeptEnd(now, match.winner, match.events[-1].kind if match.is_settled else "")


class KeptOrGivenUp:
    """Whether something is on disk that could not be kept, only the disk can tell: the table is taken up anew."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            return
        if issubclass(kind, Elsewhere):
            self._table.move_out()
        else:
            self._table.give_up()


def chairs_of(kept: KeptMatch, header: Header) -> Chairs:
    """The seats as they were kept, with what their clocks have used."""
    allowance = 60.0 * kept.setup.get("minutes", 0.0) or None
    chairs = Chairs(header.seating)
    for position, seat in enumerate(kept.seats):
        own = [each for each in kept.orders if each.seat == seat.name]
        kind = seat.kind
        chairs.all.append(
            Chair(
                name=seat.name,
                position=position,
                kind=kind,  # type: ignore[arg-type]
                level=seat.level,
                key_hash=seat.key_hash,
                bot_for_absent=seat.bot_for_absent,
                allowance=None if kind == "bot" else allowance,
                spent=sum(each.seconds for each in own),
                has_played=any(not each.request.startswith(BY_A_BOT) for each in own),
            )
        )
    return chairs
