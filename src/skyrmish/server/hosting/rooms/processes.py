"""Processes that work while the table goes on; they die with it, and are replaced if they die alone."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from skyrmish.server.hosting.waiting_line import WaitingLine
from skyrmish.words.language import said_in, spoken

Answer = TypeVar("Answer")


class Processes:
    """A few processes of one kind. They start when they are first needed, or when told to."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._line = WaitingLine(count)
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[Any] | None = None

    def start(self, work: Callable[[], Any] = os.getpid) -> None:
        """Have a process ready before it is needed: once it has done this work."""
        if self._ready is None:
            with deaf_to(signal.SIGINT):
                self._ready = self._get_pool().submit(work)

    @property
    def is_ready(self) -> bool:
        return self._ready is not None and self._ready.done() and self._ready.exception() is None

    def close(self) -> None:
        """Stop at once, also in the middle of something: a pool itself would wait for that."""
        if self._pool is not None:
            workers = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for worker in workers:
                worker.kill()

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=die_with_parent)
        return self._pool

    @property
    def waiting(self) -> int:
        """How much waits to be worked out."""
        return len(self._line)

    async def do(self, work: Callable[..., Answer], *values: Any, is_for_people: bool = True) -> Answer:
        """Have something worked out elsewhere, soon if people wait for it; if the processes have died, in new ones."""
        try:
            return await self._do(is_for_people, work, *values)
        except BrokenProcessPool:
            return await self._do(is_for_people, work, *values)

    async def _do(self, is_for_people: bool, work: Callable[..., Answer], *values: Any) -> Answer:
        """A place is free again when its work has ended, also if nobody waits for that any more."""
        await self._line.take(is_for_people)
        pool, loop, working = self._get_pool(), asyncio.get_running_loop(), None
        try:
            with deaf_to(signal.SIGINT):
                working = pool.submit(said_in, spoken(), work, *values)
            return await asyncio.wrap_future(working)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            if working is None or working.done():
                self._line.give_back()
            else:
                working.add_done_callback(lambda _: self._give_back_in(loop))

    def _give_back_in(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the table has closed
            loop.call_soon_threadsafe(self._line.give_back)


@contextlib.contextmanager
def deaf_to(*signals: signal.Signals) -> Iterator[None]:
    """Processes that are started within do not hear them, also while they are still being loaded."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let the signal through again when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def die_with_parent() -> None:
    """A killed server leaves no processes behind, and one that is stopped by Ctrl-C no cries of theirs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to all of them; the parent hears it
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
