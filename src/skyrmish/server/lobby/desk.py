"""A desk where records are read, or rules looked up: beside the tables, a few at a time, while somebody waits."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from skyrmish.table.lobby.reading import Steps
from skyrmish.words.language import said_in, spoken

AT_ONCE = 2  # so that a short record need not wait for a long one
Answer = TypeVar("Answer")


class GivenUp(Exception):  # noqa: N818 - nobody waits for it any more
    """Whoever asked has left."""


class Desk:
    """Threads of its own: matches are opened by others, however much lies here."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "records")

    async def do(self, work: Callable[..., Answer], *values: Any) -> Answer:
        """When it is its turn; never, if whoever asked has left by then."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, said_in, spoken(), work, *values)

    async def go_through(self, steps: Steps[Answer]) -> Answer:
        """Something long, step by step: it is left where it stands when whoever asked leaves."""
        has_left = threading.Event()
        try:
            return await self.do(_finish, steps, has_left)
        finally:
            has_left.set()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _finish(steps: Steps[Answer], has_left: threading.Event) -> Answer:
    while not has_left.is_set():
        try:
            next(steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
    raise GivenUp
