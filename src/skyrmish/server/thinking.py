"""Bots think in processes of their own, so that the table stays quick."""

import asyncio
import os
from collections.abc import Callable
from copy import copy
from functools import lru_cache
from typing import Any

import orjson

from skyrmish.bots.orders import Bot, Hint
from skyrmish.bots.search.thinker import is_warm, warm_up
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.pieces import MOST_STEPS, Table, Waypoint
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.seating import Seating
from skyrmish.server.levels import QUICK, SEARCHING
from skyrmish.server.processes import Answer, Processes
from skyrmish.server.rulesets import RulesetKey, key_of, ruleset_from, shared_rules, shared_sky
from skyrmish.server.views.outlooks import PlanEnd, outlooks


def usual_count() -> int:
    """As many quick processes as there are cores to spare."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Thinkers:
    """Processes that answer for bots: quick ones at a glance, and one that searches once its rules are compiled."""

    def __init__(self, processes: int = 0) -> None:
        self.quick = Processes(processes or usual_count())
        self.deep = Processes(1)

    def start(self) -> None:
        """Have a quick process ready before it is needed."""
        self.quick.start()

    def prepare(self, level: str) -> None:
        """Compile what this level searches with, if it does: the first time that takes a minute or two."""
        if level in SEARCHING:
            self.deep.start(get_ready)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()

    async def orders(self, match: Match, seat: str, level: str, seed: int, hurried: asyncio.Event) -> list[str]:
        """What a bot orders. A quick bot answers if somebody is in a hurry, and while no process is ready yet."""
        processes = self._processes_for(level)
        if not processes.is_ready:
            return await self._at_a_glance(bot_orders, match, seat, seed)
        key = key_of(match.ruleset)
        thought = asyncio.ensure_future(processes.do(bot_orders, key, match.seating, match.table, seat, level, seed))
        hurry = asyncio.ensure_future(hurried.wait())
        try:
            await asyncio.wait({thought, hurry}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hurry.cancel()
        if thought.done():
            return thought.result()
        thought.cancel()
        return await self._at_a_glance(bot_orders, match, seat, seed)

    async def hint(self, match: Match, seat: str, level: str, seed: int) -> tuple[Hint, float | None]:
        """What a bot would order here, why, and the seat's chance to win; no chance while nothing is compiled."""
        self.prepare(level)
        if not self.deep.is_ready:
            return await self._at_a_glance(bot_hint, match, seat, seed)
        return await self.deep.do(bot_hint, key_of(match.ruleset), match.seating, match.table, seat, level, seed)

    async def work_out(self, work: Callable[..., Answer], *values: Any) -> Answer:
        """Have something worked out that takes a moment."""
        return await self.quick.do(work, *values)

    def _processes_for(self, level: str) -> Processes:
        self.prepare(level)
        return self.deep if level in SEARCHING and self.deep.is_ready else self.quick

    async def _at_a_glance(self, work: Callable[..., Answer], match: Match, seat: str, seed: int) -> Answer:
        """An answer without the processes: nobody waits for them to start, or to end."""
        return await asyncio.to_thread(
            work, key_of(match.ruleset), match.seating, copied(match.table), seat, QUICK, seed
        )


def get_ready() -> None:
    """Runs in the process that searches, which gives way to everything else while it compiles."""
    if hasattr(os, "nice"):
        os.nice(5)
    warm_up()


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


def match_at(key: RulesetKey, seating: Seating, table: Table) -> Match:
    """A match at this table, which it may change."""
    match = copy(match_for(key, seating))
    table.path = [Waypoint() for _ in range(MOST_STEPS + 1)]
    match.table, match.events, match.entries = table, [], []
    return match


def bot_orders(key: RulesetKey, seating: Seating, table: Table, seat: str, level: str, seed: int) -> list[str]:
    """Runs in a thinker: the orders of one decision, without those that come after leaving the board."""
    match = match_at(key, seating, table)
    orders = bot_for(level, seed, key, seat).orders(match, seat)
    asked = table.decisions
    for count, order in enumerate(orders[:-1], 1):
        match.order(order, seat)
        if match.table.decisions > asked:
            return orders[:count]
    return orders


def bot_hint(
    key: RulesetKey, seating: Seating, table: Table, seat: str, level: str, seed: int
) -> tuple[Hint, float | None]:
    """Runs in a thinker: advice for a person, with the chance to win if that can be reckoned quickly."""
    match = match_at(key, seating, table)
    bot = bot_for(level, seed, key, seat)
    hint = bot.hint(match, seat)
    side = seating.sides[seating.side_of_seat([each.name for each in seating.seats].index(seat))]
    return hint, bot.win_chance(match)[side] if is_warm() else None
