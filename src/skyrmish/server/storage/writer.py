"""Group commit: whatever is to be written while the last commit was under way shares the next one."""

import asyncio
import queue
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from skyrmish.server.storage import away
from skyrmish.server.storage.away import reached
from skyrmish.server.storage.leases import Lease, hold
from skyrmish.server.storage.schema import orders
from skyrmish.server.storage.turns import AT_ANY_TIME, Turn
from skyrmish.table.keeping import OutOfReach

Row = Mapping[str, Any]
COLUMNS = [column.name for column in orders.columns]
ROWS_AT_ONCE = 100  # of one statement; databases limit how many values it may have


@dataclass
class Job:
    """Something to write, and who waits for it: an order's row, or other statements; with a lease, only under it."""

    rows: tuple[Row, ...]
    statements: tuple[tuple[Executable, Any], ...]
    lease: Lease | None
    done: "asyncio.Future[None]"
    loop: asyncio.AbstractEventLoop

    def tell(self, error: Exception | None) -> None:
        if self.done.done():  # nobody waits for it any more
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """A thread with a connection of its own. A job is done when the disk has it.

    It gets one batch at a time, so that it is woken once for all that came while it wrote the last.
    """

    def __init__(self, engine: Engine, turn: Turn = AT_ANY_TIME) -> None:
        self._engine, self._turn = engine, turn
        self._waiting: list[Job] = []
        self._handed: list[Job] = []  # to the thread
        self._patience: asyncio.TimerHandle | None = None
        self._is_writing = False
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Jobs that the thread does not have yet."""
        return len(self._waiting)

    async def add_order(self, row: Row, lease: Lease | None = None, *statements: tuple[Executable, Any]) -> None:
        """Write down one answer, with what else it changes."""
        await self._ask((row,), statements, lease)

    async def execute(self, *statements: tuple[Executable, Any], lease: Lease | None = None) -> None:
        """Write other things, all or none of them."""
        await self._ask((), statements, lease)

    async def _ask(
        self, rows: tuple[Row, ...], statements: tuple[tuple[Executable, Any], ...], lease: Lease | None
    ) -> None:
        loop = asyncio.get_running_loop()
        job = Job(rows, statements, lease, loop.create_future(), loop)
        self._waiting.append(job)
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._hand_over)
        with reached():
            await job.done

    def _hand_over(self) -> None:
        """Let all that waits by now be written."""
        if self._waiting:
            self._handed, self._waiting = self._waiting, []
            self._batches.put(self._handed)
            self._wait(self._handed[0].loop)
        else:
            self._is_writing = False

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        """One clock for all of a batch costs less than one for each."""
        self._patience = loop.call_later(away.WITHIN, self._give_up, loop)

    def _give_up(self, loop: asyncio.AbstractEventLoop) -> None:
        """The database hangs. What it has it may yet write, which it will tell; what it has not, nobody writes."""
        away.say_it_hangs()
        for job in (*self._handed, *self._waiting):
            job.tell(OutOfReach())
        self._waiting.clear()
        self._wait(loop)

    def _written(self, jobs: list[Job], errors: list[Exception | None]) -> None:
        """Whoever waited hears of it; then comes the next batch."""
        if self._patience is not None:
            self._patience.cancel()
        for job, error in zip(jobs, errors, strict=True):
            job.tell(error)
        jobs[0].loop.call_soon(self._hand_over)

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        if self._waiting:
            self._batches.put(self._waiting)
        self._batches.put(None)
        self._thread.join()

    def _work(self) -> None:
        with self._engine.connect() as connection:
            while (jobs := self._batches.get()) is not None:
                with self._turn:
                    errors = _write(connection, jobs)
                jobs[0].loop.call_soon_threadsafe(self._written, jobs, errors)


def _write(connection: Connection, jobs: list[Job]) -> list[Exception | None]:
    """All in one transaction; if that fails, one by one, so that nobody fails for another."""
    error = _commit(connection, jobs)
    if error is None or len(jobs) == 1:
        return [error] * len(jobs)
    return [_commit(connection, [job]) for job in jobs]


def _commit(connection: Connection, jobs: list[Job]) -> Exception | None:
    try:
        _put_again_if_cut(connection, jobs)
        connection.commit()
    except Exception as error:  # whatever went wrong, whoever waits must hear of it
        _forget(connection)
        return error
    return None


def _put_again_if_cut(connection: Connection, jobs: list[Job]) -> None:
    """A line to the database that was cut while nobody used it is noticed only now; nothing has gone over it."""
    try:
        _put(connection, jobs)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        _forget(connection)
        _put(connection, jobs)


def _put(connection: Connection, jobs: list[Job]) -> None:
    rows = [row for job in jobs for row in job.rows]
    hold(connection, (job.lease for job in jobs if job.lease is not None))
    for statement, values in (pair for job in jobs for pair in job.statements):
        connection.execute(statement, values)
    for first in range(0, len(rows), ROWS_AT_ONCE):
        _add_orders(connection, rows[first : first + ROWS_AT_ONCE])


def _forget(connection: Connection) -> None:
    """Nothing of it is written; a line to the database that cannot even say that is replaced."""
    try:
        connection.rollback()
    except SQLAlchemyError:
        connection.invalidate()


def _add_orders(connection: Connection, rows: list[Row]) -> None:
    """All in one statement: for every statement this thread would have to wait for the one that serves the players."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    values = tuple(row[column] for row in rows for column in COLUMNS)
    connection.exec_driver_sql(_insertion(mark, len(rows)), values)


@cache
def _insertion(mark: str, rows: int) -> str:
    row = f"({', '.join([mark] * len(COLUMNS))})"
    return f"INSERT INTO {orders.name} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"
