"""Bots think in processes of their own, so that the table stays quick."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from copy import copy
from functools import lru_cache
from typing import Any, TypeVar

import orjson

from skyrmish.bots.orders import Bot
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.pieces import MOST_STEPS, Table, Waypoint
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.seating import Seating
from skyrmish.server.levels import quick_level
from skyrmish.server.rulesets import RulesetKey, key_of, ruleset_from, shared_rules, shared_sky
from skyrmish.server.views.outlooks import PlanEnd, outlooks

Answer = TypeVar("Answer")


class Thinkers:
    """A few processes that answer for bots. They start when they are first needed, or when told to."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[int] | None = None

    def start(self) -> None:
        """Have a process ready before it is needed."""
        self._ready = self._get_pool().submit(os.getpid)

    @property
    def is_ready(self) -> bool:
        return self._ready is not None and self._ready.done()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=die_with_parent)
        return self._pool

    async def do(self, work: Callable[..., Answer], *values: Any) -> Answer:
        """Have something worked out elsewhere; if the processes have died, in new ones."""
        loop, pool = asyncio.get_running_loop(), self._get_pool()
        try:
            return await loop.run_in_executor(pool, work, *values)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._get_pool(), work, *values)

    async def orders(self, match: Match, seat: str, level: str, seed: int, hurried: asyncio.Event) -> list[str]:
        """What a bot orders. A quick bot answers if somebody is in a hurry, and while no process is ready yet."""
        key = key_of(match.ruleset)
        if not self.is_ready:
            return await self._quick_orders(match, key, seat, seed)
        thought = asyncio.ensure_future(self.do(bot_orders, key, match.seating, match.table, seat, level, seed))
        hurry = asyncio.ensure_future(hurried.wait())
        try:
            await asyncio.wait({thought, hurry}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hurry.cancel()
        if thought.done():
            return thought.result()
        thought.cancel()
        return await self._quick_orders(match, key, seat, seed)

    async def _quick_orders(self, match: Match, key: RulesetKey, seat: str, seed: int) -> list[str]:
        """An answer without the processes: nobody waits for them to start, or to end."""
        return await asyncio.to_thread(bot_orders, key, match.seating, copied(match.table), seat, quick_level(), seed)


def die_with_parent() -> None:
    """A killed server leaves no thinkers behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@lru_cache(maxsize=64)
def match_for(key: RulesetKey, seating: Seating) -> Match:
    """A match of this ruleset, kept ready for any table of it."""
    return Match(ruleset_from(key), seating, SeededDice(0), rules=shared_rules(key))


@lru_cache(maxsize=64)
def bot_for(level: str, seed: int, key: RulesetKey, seat: str) -> Bot:  # noqa: ARG001 - a bot for each seat
    return Bot(level, seed)


def outlook_text(key: RulesetKey, seating: Seating, table: Table, i: int, ends: list[PlanEnd]) -> str:
    """Runs in a thinker: outlooks from the ends of some plans, as JSON."""
    match = match_for(key, seating)
    return orjson.dumps(outlooks(shared_sky(key), table, match.names, i, ends)).decode()


def bot_orders(key: RulesetKey, seating: Seating, table: Table, seat: str, level: str, seed: int) -> list[str]:
    """Runs in a thinker: the orders of one decision, without those that come after leaving the board."""
    match = copy(match_for(key, seating))
    table.path = [Waypoint() for _ in range(MOST_STEPS + 1)]
    match.table, match.events, match.entries = table, [], []
    orders = bot_for(level, seed, key, seat).orders(match, seat)
    asked = table.decisions
    for count, order in enumerate(orders[:-1], 1):
        match.order(order, seat)
        if match.table.decisions > asked:
            return orders[:count]
    return orders
