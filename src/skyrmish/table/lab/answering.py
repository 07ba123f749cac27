"""An answer of the lab, line by line, while games are played elsewhere."""

import time
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any, Protocol

from skyrmish.table.lab.counting import Counted
from skyrmish.table.messages.lab import LabLine

PAUSE = 0.25  # seconds between two lines: often enough to see it grow


class Crew(Protocol):
    """Whoever plays many games: workers of a page, or a process of a server. What is not heard out is not played."""

    def parts(self, games: Counted) -> AsyncIterator[Any]:
        """What parts of the games came to; or a text that says what is being waited for."""


async def lines(games: Counted, crew: Crew) -> AsyncIterator[LabLine]:
    """What was counted so far, now and then; at last all of it."""
    told = 0.0
    async with aclosing(crew.parts(games)) as parts:  # type: ignore[type-var]  # generators can be closed
        async for part in parts:
            if isinstance(part, str):
                yield LabLine(waiting=part)
                continue
            games.add(part)
            if time.monotonic() - told > PAUSE:
                yield LabLine(counts=games.told(is_over=False))
                told = time.monotonic()
    yield LabLine(counts=games.told(is_over=True))
