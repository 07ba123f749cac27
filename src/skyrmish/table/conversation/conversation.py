"""The conversation with one page: hello first, then requests, each checked before anything else happens."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Protocol

from skyrmish.games.dice import DiceRefusal
from skyrmish.table.conversation.welcoming import welcome_text
from skyrmish.table.keeping import Elsewhere, OutOfReach
from skyrmish.table.live_table import LiveTable
from skyrmish.table.messages import VERSION
from skyrmish.table.messages import requests as said
from skyrmish.table.messages.answers import Accepted, Hint, Pong, Refused, Rematch, Tried
from skyrmish.table.messages.reading import Misread, text_reader
from skyrmish.table.pages.page import Page, Wire
from skyrmish.table.seats.keys import hash_of
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

BAD_MESSAGE, NO_KEY, NO_MATCH, TOO_LATE, OTHER_VERSION = 4400, 4401, 4404, 4408, 4409
UNPLAYABLE, TOO_MANY, CANNOT_SAVE = 4422, 4430, 4500
REQUEST = text_reader(said.AnyRequest)
log = logging.getLogger("skyrmish.server")


class Close(Exception):  # noqa: N818 - an end, not an accident
    """The line is to be closed, with a code that says why."""

    def __init__(self, code: int, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.code, self.reason = code, say(key, facts)


class Hangup(Exception):  # noqa: N818 - an end, not an accident
    """The page has left, or was sent away."""


class Line(Wire, Protocol):
    """A line that is heard too."""

    async def hear(self) -> str | bytes:
        """The next message; a ``Hangup``, where none will come."""


class Host(Protocol):
    """Whoever has the tables."""

    async def find(self, match: str) -> LiveTable | None: ...

    async def rematch(self, table: LiveTable) -> str: ...

    async def rename(self, table: LiveTable, seat: str, name: str) -> None:
        """A guest has another name. Whoever calls holds the table's lock, and closes the table."""

    def took(self, seconds: float) -> None:
        """So long somebody waited for an answer to orders."""


class Caller(Protocol):
    """Whoever is at the other end, with what may be had by one address."""

    @property
    def hello_within(self) -> float:
        """Seconds for the first word."""

    @property
    def most_watchers(self) -> int:
        """At one table."""

    def is_known(self) -> None:
        """It has said hello, with a key."""

    def may_have_a_hint(self) -> bool: ...

    def may_make_a_match(self) -> bool: ...

    def may_play_bots(self) -> bool:
        """Until the line ends."""


class Conversation:
    """One socket, from hello to the end."""

    def __init__(self, line: Line, host: Host, caller: Caller) -> None:
        self.line, self.host, self.caller = line, host, caller
        self.page = Page(line)
        self.asides: set[asyncio.Future[None]] = set()
        self.answers: dict[type, Callable[[LiveTable, Any], Awaitable[None]]] = {
            said.SitDown: self.take_a_seat,
            said.GiveOrders: self.give,
            said.TryOrder: self.attempt,
            said.AskHint: self.hint,
            said.AskMeasure: self.measure,
            said.AskChances: self.chances,
            said.LetBotFly: self.let_bot_fly,
            said.TakeSeatBack: self.take_back,
            said.Hurry: self.hurry,
            said.AskRematch: self.rematch,
            said.MakeOffer: self.offer,
            said.AnswerOffer: self.answer_offer,
            said.ClaimMatch: self.claim,
            said.GiveSignal: self.signal,
            said.OpenShare: self.open_share,
            said.Ping: self.ping,
        }

    async def hold(self, match: str) -> None:
        """The whole conversation."""
        table: LiveTable | None = None
        try:
            table = await self.sit_down(match)
            while True:
                await self.hear(table)
        except Close as end:
            self.line.close(end.code, end.reason)
        except (Hangup, Elsewhere):
            pass
        except OutOfReach:
            self.page.wait()
        except Exception:
            log.exception("a conversation broke off")
            self.line.close(CANNOT_SAVE, say("line-cannot-save"))
        finally:
            self.page.let_go()
            if table is not None:
                table.leave(self.page)

    # ---- hello ----

    async def hello(self) -> said.Hello:
        """The first word."""
        try:
            hello = await asyncio.wait_for(self.read(), self.caller.hello_within)
        except TimeoutError:
            raise Close(TOO_LATE, "line-no-hello") from None
        except Misread:
            raise Close(BAD_MESSAGE, "line-hello-first") from None
        if not isinstance(hello, said.Hello):
            raise Close(BAD_MESSAGE, "line-hello-first")
        self.page.reads(hello.language)
        if hello.version != VERSION:
            raise Close(OTHER_VERSION, "line-other-version", version=VERSION)
        return hello

    async def sit_down(self, match: str) -> LiveTable:
        hello = await self.hello()
        table = await self.find(match)
        if table is None:
            raise Close(NO_MATCH, "no-such-match")
        async with table.lock:
            if table.is_broken:  # while this page waited for its turn: nobody would tell it anything there
                raise Elsewhere
            self.page.keys = table.chairs.opened_with(hello.keys)
            if not self.page.keys and not any(hash_of(key) == hash_of(table.kept.watch_key) for key in hello.keys):
                raise Close(NO_KEY, "line-no-key")
            if not self.page.keys and table.watchers >= self.caller.most_watchers:
                raise Close(TOO_MANY, "line-too-many-watch")
            self.caller.is_known()
            if any(chair.bot for chair in table.chairs.all) and not self.caller.may_play_bots():
                raise Close(TOO_MANY, "line-too-many-bots")
            self.page.commitment = hello.commitment or ""
            self.page.chooses_name = hello.chooses_name and any(map(table.may_be_named, self.page.keys))
            self.page.heard = min(max(0, hello.since), len(table.match.events))
            self.page.wants_asks, self.page.wants_odds = hello.wants != "table", hello.wants == "all"
            table.welcome(self.page)
            self.page.send(welcome_text(table, self.page))
            table.show(self.page)
            table.tell_presence()
            if table.next is not None:
                self.page.say(Rematch(match=table.next, keys=self.page.keys))
            table.weigher.begin()
        table.begin_when_all_are_here()
        table.bots.think()
        return table

    async def find(self, match: str) -> LiveTable | None:
        try:
            return await self.host.find(match)
        except Refusal as refusal:
            log.error(
                "match %s cannot be played again: %s at answer %s", match, refusal.key, refusal.facts.get("number")
            )
            raise Close(UNPLAYABLE, "line-unplayable") from None

    # ---- requests ----

    async def hear(self, table: LiveTable) -> None:
        try:
            request = await self.read()
        except Misread as wrong:
            reason = say("message-unread", place=wrong.place or None, problem=wrong.problem)
            self.page.say(Refused(id="", reason=reason, clause=""))
            return
        answer = self.answers.get(type(request))
        if answer is None:
            raise Close(BAD_MESSAGE, "line-hello-twice")
        answering = self.answer(answer(table, request), request)
        if not table.waits_for_shares:
            await answering
            return
        aside = asyncio.ensure_future(answering)  # the share that the table waits for may come next
        self.asides.add(aside)
        aside.add_done_callback(self.answered_aside)

    async def answer(self, answering: Awaitable[None], request: Any) -> None:
        try:
            await answering
        except Refusal as refusal:
            self.page.say(Refused(id=request.id, reason=refusal.reason, clause=refusal.clause or ""))

    def answered_aside(self, aside: "asyncio.Future[None]") -> None:
        self.asides.discard(aside)
        if aside.cancelled() or (error := aside.exception()) is None:
            return
        if isinstance(error, Elsewhere):
            self.page.let_go()
        elif isinstance(error, OutOfReach):
            self.page.wait()
        else:
            log.error("a conversation broke off", exc_info=error)
            self.line.close(CANNOT_SAVE, say("line-cannot-save"))

    async def read(self) -> Any:
        return REQUEST(await self.line.hear())

    async def take_a_seat(self, table: LiveTable, message: said.SitDown) -> None:
        """A guest keeps the name of the seat, or has chosen another."""
        self.check_seat(message.seat)
        async with table.lock:
            is_renamed = message.name != message.seat
            if is_renamed:
                await self.host.rename(table, message.seat, message.name)
            self.page.chooses_name = False
            self.page.say(Accepted(id=message.id, number=table.number))
            if is_renamed:
                await table.close()
                return
        table.begin_when_all_are_here()

    async def give(self, table: LiveTable, message: said.GiveOrders) -> None:
        begun = perf_counter()
        await table.give(self.page, message)
        self.host.took(perf_counter() - begun)

    async def attempt(self, table: LiveTable, message: said.TryOrder) -> None:
        reason, clause = "", ""
        self.check_seat(message.seat)
        async with table.lock:
            trial = table.match.twin()
        try:
            trial.order(message.order, message.seat)
        except DiceRefusal:
            pass  # it is allowed; the dice are not thrown for a trial
        except Refusal as refusal:
            reason, clause = refusal.told_to(message.seat), refusal.clause or ""
        self.page.say(Tried(id=message.id, reason=reason, clause=clause))

    async def hint(self, table: LiveTable, message: said.AskHint) -> None:
        self.check_seat(message.seat)
        if not self.caller.may_have_a_hint():
            raise Refusal("too-many-hints")
        orders, why, chance = await table.bots.hint(message.seat)
        showing = table.showing
        advised = showing.face.advised(showing.asks()[message.seat], orders)
        words, drawn = say("hint-with-reason", said=advised, why=why or None), showing.face.hinted(orders)
        self.page.say(Hint(id=message.id, seat=message.seat, orders=orders, words=words, win_chance=chance, **drawn))

    async def measure(self, table: LiveTable, message: said.AskMeasure) -> None:
        """Anybody may measure, at any time."""
        async with table.lock:  # what is not on disk yet, nobody sees
            self.page.say(table.showing.face.measured(message.id, message.plane, message.to))

    async def chances(self, table: LiveTable, message: said.AskChances) -> None:
        """Of one's own choice, before it is made."""
        self.check_seat(message.seat)
        async with table.lock:
            self.page.say(table.showing.face.chances(message.id, message.seat, message.order))

    async def let_bot_fly(self, table: LiveTable, message: said.LetBotFly) -> None:
        self.check_sitting()
        await table.bots.stand_in(self.page, message.seat, message.level)
        self.page.say(Accepted(id=message.id, number=table.number))

    async def take_back(self, table: LiveTable, message: said.TakeSeatBack) -> None:
        self.check_seat(message.seat)
        await table.bots.give_back(message.seat)
        self.page.say(Accepted(id=message.id, number=table.number))

    async def hurry(self, table: LiveTable, message: said.Hurry) -> None:  # noqa: ARG002 - it says no more
        if self.page.keys:
            table.bots.hurry()

    async def rematch(self, table: LiveTable, message: said.AskRematch) -> None:
        self.check_sitting()
        await self.ask(table, message.id, self.page.seats[0], "rematch")

    async def offer(self, table: LiveTable, message: said.MakeOffer) -> None:
        self.check_seat(message.seat)
        await self.ask(table, message.id, message.seat, message.what)

    async def ask(self, table: LiveTable, request: str, seat: str, what: said.OfferKind) -> None:
        if what == "rematch" and not self.caller.may_make_a_match():
            raise Refusal("too-many-matches")
        async with table.lock:
            is_agreed = await table.offers.make(seat, what)
        self.page.say(Accepted(id=request, number=table.number))
        await self.go_on(table, is_agreed)

    async def answer_offer(self, table: LiveTable, message: said.AnswerOffer) -> None:
        self.check_seat(message.seat)
        is_agreed = False
        async with table.lock:
            if message.yes:
                is_agreed = await table.offers.agree(message.seat)
            else:
                table.offers.decline(message.seat)
        self.page.say(Accepted(id=message.id, number=table.number))
        await self.go_on(table, is_agreed)

    async def go_on(self, table: LiveTable, is_agreed: bool) -> None:
        """After an agreement: with the next match, where this one is over and more was wanted, or with this one."""
        if is_agreed and table.offers.wants_rematch:
            following = await self.host.rematch(table)
            for page in table.pages:
                page.say(Rematch(match=following, keys=page.keys))
        table.bots.think()

    async def claim(self, table: LiveTable, message: said.ClaimMatch) -> None:
        self.check_seat(message.seat)
        async with table.lock:
            await table.offers.claim(message.seat, message.side)
        self.page.say(Accepted(id=message.id, number=table.number))
        table.bots.think()

    async def signal(self, table: LiveTable, message: said.GiveSignal) -> None:
        self.check_seat(message.seat)
        table.signal(message.seat, message.what)
        self.page.say(Accepted(id=message.id, number=table.number))

    async def open_share(self, table: LiveTable, message: said.OpenShare) -> None:
        table.gathering.open_share(message.share)
        self.page.say(Accepted(id=message.id, number=table.number))

    async def ping(self, table: LiveTable, message: said.Ping) -> None:  # noqa: ARG002 - likewise
        self.page.say(Pong())

    def check_seat(self, seat: str) -> None:
        if seat not in self.page.keys:
            raise Refusal("not-your-seat", seat=repr(seat))

    def check_sitting(self) -> None:
        if not self.page.keys:
            raise Refusal("only-looks-on")
