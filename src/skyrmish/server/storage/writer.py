"""Group commit: whatever is to be written while the last commit was under way shares the next one."""

import asyncio
import queue
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Executable, insert

from skyrmish.server.storage.schema import orders

Row = Mapping[str, Any]
ADD_ORDERS = insert(orders)


@dataclass
class Job:
    """Something to write, and who waits for it: an order's row, or other statements."""

    rows: tuple[Row, ...]
    statements: tuple[tuple[Executable, Any], ...]
    done: "asyncio.Future[None]"
    loop: asyncio.AbstractEventLoop

    def tell(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """A thread with a connection of its own. A job is done when the disk has it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def add_order(self, row: Row) -> None:
        """Write down one answer."""
        await self._ask((row,), ())

    async def execute(self, *statements: tuple[Executable, Any]) -> None:
        """Write other things, all or none of them."""
        await self._ask((), statements)

    async def _ask(self, rows: tuple[Row, ...], statements: tuple[tuple[Executable, Any], ...]) -> None:
        loop = asyncio.get_running_loop()
        job = Job(rows, statements, loop.create_future(), loop)
        self._jobs.put(job)
        await asyncio.shield(job.done)

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        with self._engine.connect() as connection:
            while True:
                jobs, more = self._collect()
                if jobs:
                    self._write(connection, jobs)
                if not more:
                    return

    def _collect(self) -> tuple[list[Job], bool]:
        """All that waits by now; False: it was the last."""
        job = self._jobs.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        """All in one transaction; if that fails, one by one, so that nobody fails for another."""
        error = _commit(connection, jobs)
        errors = [error] if error is None or len(jobs) == 1 else [_commit(connection, [job]) for job in jobs]
        for job, failed in zip(jobs, errors * len(jobs) if len(errors) == 1 else errors, strict=True):
            job.loop.call_soon_threadsafe(job.tell, failed)


def _commit(connection: Connection, jobs: list[Job]) -> Exception | None:
    try:
        rows = [row for job in jobs for row in job.rows]
        for statement, values in (pair for job in jobs for pair in job.statements):
            connection.execute(statement, values)
        if rows:
            connection.execute(ADD_ORDERS, rows)
        connection.commit()
    except Exception as error:  # whatever went wrong, whoever waits must hear of it
        connection.rollback()
        return error
    return None
