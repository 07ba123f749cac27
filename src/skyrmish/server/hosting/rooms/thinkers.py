"""Bots think in processes of their own, so that the table stays quick."""

import asyncio
import os
from collections.abc import Callable
from typing import Any

from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.player import Hint
from skyrmish.bots.search.thinker import warm_up
from skyrmish.engine.records import copied
from skyrmish.match.match import Match
from skyrmish.server.hosting.rooms.processes import Answer, Processes
from skyrmish.table.rulesets import key_of
from skyrmish.table.thinking import bot_hint, bot_orders


def usual_count() -> int:
    """As many quick processes as there are cores to spare."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Thinkers:
    """Processes that answer for bots: quick ones at a glance, and one that searches once its rules are compiled."""

    def __init__(self, processes: int = 0) -> None:
        self.quick = Processes(processes or usual_count())
        self.deep = Processes(1)

    @property
    def waiting(self) -> int:
        return self.quick.waiting + self.deep.waiting

    def start(self) -> None:
        """Have a quick process ready before it is needed."""
        self.quick.start()

    def prepare(self, game: str, level: str) -> None:
        """Compile what this level searches with, if it does: the first time that takes a minute or two."""
        if kinds_of(game).thinks_long(level):
            self.deep.start(get_ready)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()

    async def orders(
        self, match: Match, seat: str, level: str, seed: int, hurried: asyncio.Event, is_for_people: bool = True
    ) -> list[str]:
        """What a bot orders. A quick bot answers if somebody is in a hurry, and while no process is ready yet."""
        processes = self._processes_for(match.ruleset.game, level)
        if not processes.is_ready:
            return await self._at_a_glance(bot_orders, match, seat, seed)
        asked = key_of(match.ruleset), match.seating, match.table, seat, level, seed
        thought = asyncio.ensure_future(processes.do(bot_orders, *asked, is_for_people=is_for_people))
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
        processes = self._processes_for(match.ruleset.game, level)
        if kinds_of(match.ruleset.game).thinks_long(level) and not self.deep.is_ready:
            return await self._at_a_glance(bot_hint, match, seat, seed)
        return await processes.do(bot_hint, key_of(match.ruleset), match.seating, match.table, seat, level, seed)

    async def work_out(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:
        """Have something worked out that takes a moment."""
        return await self.quick.do(work, *values, is_for_people=is_for_people)

    def _processes_for(self, game: str, level: str) -> Processes:
        self.prepare(game, level)
        return self.deep if kinds_of(game).thinks_long(level) and self.deep.is_ready else self.quick

    async def _at_a_glance(self, work: Callable[..., Answer], match: Match, seat: str, seed: int) -> Answer:
        """An answer without the processes: nobody waits for them to start, or to end."""
        quick = kinds_of(match.ruleset.game).stand_in
        return await asyncio.to_thread(
            work, key_of(match.ruleset), match.seating, copied(match.table), seat, quick, seed
        )


def get_ready() -> None:
    """Runs in the process that searches, which gives way to everything else while it compiles."""
    if hasattr(os, "nice"):
        os.nice(5)
    warm_up()
