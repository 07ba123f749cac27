"""Bots think in processes of their own, so that the table stays quick."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.player import Hint
from skyrmish.engine.records import copied
from skyrmish.match.match import Match
from skyrmish.server.hosting.rooms.processes import Answer, Processes
from skyrmish.table.bots.thinking import bot_hint, bot_orders
from skyrmish.table.rulesets import KEPT, RulesetKey, key_of, ruleset_from

GIVES_WAY = 5  # how nice a process is that takes long
log = logging.getLogger(__name__)


def usual_count() -> int:
    """As many quick processes as there are cores to spare."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Thinkers:
    """Processes that answer for bots: quick ones at a glance, one that searches, and one where its tools are made."""

    def __init__(self, processes: int = 0) -> None:
        self.quick = Processes(processes or usual_count())
        self.deep = Processes(1)
        self._workshop = Processes(1)
        self._glances = ThreadPoolExecutor(1, "glances")  # a bot has one mind: two threads in it would confuse it
        self._tools: dict[str, asyncio.Task[None]] = {}

    @property
    def waiting(self) -> int:
        return self.quick.waiting + self.deep.waiting

    def start(self) -> None:
        """Have a quick process ready before it is needed."""
        self.quick.start()

    def prepare(self, ruleset: Any) -> None:
        """Make ready what bots think long with: the first time that takes minutes, in which nobody waits for it."""
        tools = kinds_of(ruleset.game).tools.name(ruleset)
        if tools not in self._tools:
            self._tools[tools] = asyncio.ensure_future(self._get_ready(tools, key_of(ruleset)))

    async def _get_ready(self, tools: str, key: RulesetKey) -> None:
        """Made where nobody thinks, then loaded where somebody does."""
        try:
            await self._workshop.do(load_tools, key)
            if not self._workshop.waiting:
                self._workshop.close()  # what compiles takes gigabytes
            await self.deep.do(load_tools, key)
        except Exception:
            log.exception("tools of bots could not be made: %s", tools)
            raise

    def close(self) -> None:
        for task in self._tools.values():
            task.cancel()
        for processes in (self.quick, self.deep, self._workshop):
            processes.close()
        self._glances.shutdown(wait=False, cancel_futures=True)

    async def orders(
        self, match: Match, seat: str, level: str, seed: int, hurried: asyncio.Event, is_for_people: bool = True
    ) -> list[str]:
        """What a bot orders. A quick bot answers if somebody is in a hurry, and while no process is ready yet."""
        if not self.can_think_long(match.ruleset, level) and not self.quick.is_ready:
            return await self._at_a_glance(bot_orders, match, seat, seed)
        thought = asyncio.ensure_future(self._think(bot_orders, match, seat, level, seed, is_for_people))
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
        if kinds_of(match.ruleset.game).thinks_long(level) and not self.can_think_long(match.ruleset, level):
            return await self._at_a_glance(bot_hint, match, seat, seed)
        return await self._think(bot_hint, match, seat, level, seed)

    async def work_out(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:
        """Have something worked out that takes a moment."""
        return await self.quick.do(work, *values, is_for_people=is_for_people)

    def can_think_long(self, ruleset: Any, level: str) -> bool:
        """It does, and its tools are ready; if not, they will be."""
        kinds = kinds_of(ruleset.game)
        if not kinds.thinks_long(level):
            return False
        self.prepare(ruleset)
        made = self._tools.get(kinds.tools.name(ruleset))
        return made is not None and made.done() and not made.cancelled() and made.exception() is None

    async def _think(
        self, work: Callable[..., Answer], match: Match, seat: str, level: str, seed: int, is_for_people: bool = True
    ) -> Answer:
        asked = key_of(match.ruleset), match.seating, match.table, seat
        if self.can_think_long(match.ruleset, level):
            return await self.deep.do(with_tools, work, *asked, level, seed, is_for_people=is_for_people)
        level = kinds_of(match.ruleset.game).until_ready(level)
        return await self.quick.do(work, *asked, level, seed, is_for_people=is_for_people)

    async def _at_a_glance(self, work: Callable[..., Answer], match: Match, seat: str, seed: int) -> Answer:
        """An answer without the processes: nobody waits for them to start, or to end."""
        asked = key_of(match.ruleset), match.seating, copied(match.table), seat
        quick = kinds_of(match.ruleset.game).stand_in
        return await asyncio.get_running_loop().run_in_executor(self._glances, work, *asked, quick, seed)


def give_way() -> None:
    """Whatever this process does, others come first."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, GIVES_WAY)


@lru_cache(maxsize=KEPT)
def load_tools(key: RulesetKey) -> None:
    """Runs in the workshop and in the process that searches, which give way to everything else."""
    give_way()
    ruleset = ruleset_from(key)
    kinds_of(ruleset.game).tools.get_ready(ruleset)


def with_tools(work: Callable[..., Answer], key: RulesetKey, *values: Any) -> Answer:
    """Runs in the process that searches: one that has taken the place of a dead one loads its tools first."""
    load_tools(key)
    return work(key, *values)
