"""This host among those that share its database."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from skyrmish.server.storage.away import answered
from skyrmish.server.storage.hosts import Host, beat, holder, join, leave
from skyrmish.table.keeping import OutOfReach

BEATS = 4  # in the time after which the others take its matches, at the least
SELDOM = 1.0  # second between two of them, at the most: each is also a look at who else lives
log = logging.getLogger("skyrmish.server")


class Passage(Protocol):
    """A line that is passed on to another host."""

    def cut(self) -> None: ...


class Membership:
    """Gives signs of life, and knows who else lives."""

    def __init__(self, engine: Engine, me: Host, within: float) -> None:
        self._engine, self.me, self._within = engine, me, within
        self._threads = ThreadPoolExecutor(1, "hosts")  # a sign of life waits for nothing else
        self._living: dict[str, Host] = {}
        self._beating: asyncio.Task[None] | None = None
        self._is_heard = True
        self._news = asyncio.Event()
        self._buried: dict[str, float] = {}  # when hosts were first thought to have ended
        self._misplaced: set[str] = set()  # those that have not, and cannot be reached where they say
        self.passages: dict[Passage, str] = {}  # to which host each of them goes

    async def open(self) -> None:
        self._learn(await self._ask(join, self.me, self._within))
        self._beating = asyncio.ensure_future(self._beat_on())

    async def _ask(self, question: Callable[..., Any], *values: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, question, self._engine, *values)

    def _learn(self, living: list[Host]) -> None:
        """Whoever is passed on to a host that no longer lives is to come back."""
        self._living = {host.id: host for host in living}
        self._news.set()
        self._news = asyncio.Event()
        for passage, host in list(self.passages.items()):
            if host not in self._living:
                passage.cut()

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(min(self._within / BEATS, SELDOM))
            await self._beat()

    async def _beat(self) -> None:
        try:
            self._learn(await self._ask(beat, self.me, self._within))
        except SQLAlchemyError:
            if self._is_heard:
                log.warning("this host can give no sign of life: others may take its matches")
            self._is_heard = False
        else:
            self._is_heard = True

    # ---- where matches are ----

    @property
    def others(self) -> list[Host]:
        """Those that live, and stay."""
        return [host for host in self._living.values() if not host.leaving]

    def lives(self, host: Host) -> bool:
        """As far as is known here: it costs nothing to ask."""
        return host.id in self._living

    async def until_gone(self, host: Host, within: float) -> None:
        """Wait for its end, or so many seconds: a crowd that waits for one host does not keep asking the database."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self.lives(host):
                    await self._news.wait()

    async def way_to(self, match: str) -> Host | None:
        """The other host that a page is to be brought to; none if this one is to have the match, or to say why not."""
        with contextlib.suppress(OutOfReach):
            there = await answered(asyncio.to_thread(holder, self._engine, match))
            if there is not None and there.id != self.me.id and not there.leaving:
                return there
            if self.me.leaving and self.others:
                return random.choice(self.others)
        return None

    async def bury(self, host: Host) -> None:
        """Nobody listens at its address, so it has ended: nobody waits for its lease. One that still has matches when
        its lease would have run out lives: it keeps them, or two hosts would take them from each other for ever.
        """
        now = asyncio.get_running_loop().time()
        if now - self._buried.setdefault(host.id, now) > self._within:
            if host.id not in self._misplaced:
                self._misplaced.add(host.id)
                log.error("a host lives, but not where its --reach says: whoever comes here for its matches is refused")
            return
        if self._living.pop(host.id, None) is not None:
            log.warning("another host has ended: its matches are taken over. If it lives, its --reach is wrong")
        with contextlib.suppress(OutOfReach):
            await answered(asyncio.to_thread(leave, self._engine, host))

    # ---- leaving ----

    @property
    def is_leaving(self) -> bool:
        return self.me.leaving

    async def leave(self) -> None:
        """From now on others may have its matches."""
        self.me = replace(self.me, leaving=True)
        await self._beat()

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        with contextlib.suppress(SQLAlchemyError):
            await self._ask(leave, self.me)
        self._threads.shutdown(wait=False)
