"""Bots that think where the table is: a page has one Python, beside the page itself and not in it."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.player import Hint
from skyrmish.engine.records import copied
from skyrmish.engine.speeds import is_in_page
from skyrmish.match.match import Match
from skyrmish.table.bots.thinking import bot_hint, bot_orders
from skyrmish.table.rulesets import key_of

Answer = TypeVar("Answer")


class ThinkingHere:
    """``Thinking``, one thing after the other; whatever came in meanwhile is heard in between."""

    waiting = 0

    async def orders(
        self,
        match: Match,
        seat: str,
        level: str,
        seed: int,
        hurried: asyncio.Event,  # noqa: ARG002 - nothing is heard while it thinks
        is_for_people: bool = True,
    ) -> list[str]:
        """A bot whose tools are not here yet answers by instinct."""
        level = level if is_in_page() else kinds_of(match.ruleset.game).until_ready(level)
        asked = key_of(match.ruleset), match.seating, copied(match.table), seat, level, seed
        return await self.work_out(bot_orders, *asked, is_for_people=is_for_people)

    async def hint(self, match: Match, seat: str, level: str, seed: int) -> tuple[Hint, float | None]:
        kinds = kinds_of(match.ruleset.game)
        level = kinds.stand_in if kinds.thinks_long(level) and not is_in_page() else level
        return await self.work_out(
            bot_hint, key_of(match.ruleset), match.seating, copied(match.table), seat, level, seed
        )

    async def work_out(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:  # noqa: ARG002
        await asyncio.sleep(0)
        return work(*values)

    def close(self) -> None: ...
