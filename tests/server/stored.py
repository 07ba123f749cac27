"""Matches kept in a database, on SQLite and on PostgreSQL."""

import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from servers import awaited
from sqlalchemy.exc import OperationalError

from skyrmish.server.hosting.rooms.thinkers import Thinkers
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.database import open_database
from skyrmish.table.live_table import LiveTable
from skyrmish.table.messages.lobby import NewSeat
from skyrmish.table.messages.requests import GiveOrders
from skyrmish.table.pages.page import Page

SEATS = [NewSeat(name="Ann", kind="link"), NewSeat(name="Bob", kind="link")]


def in_hall(database: str, play: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    """Do something in a hall of its own."""

    async def do() -> None:
        hall = Hall(open_database(database), Thinkers(1))
        try:
            await play(hall)
        finally:
            await hall.close()

    awaited(do())


class Heard:
    """A line that remembers what was said; None when it was closed."""

    def __init__(self) -> None:
        self.said: list[str | bytes | None] = []

    def send(self, text: str | bytes) -> None:
        self.said.append(text)

    def close(self, code: int, reason: str) -> None:  # noqa: ARG002 - as a line has it
        self.said.append(None)


async def sit_down(hall: Hall, match: str) -> tuple[LiveTable, Page]:
    table = await hall.find(match)
    assert table is not None
    page = Page(Heard())
    page.keys, page.wants_odds = {"Ann": "a", "Bob": "b"}, False
    table.welcome(page)
    return table, page


async def give(table: LiveTable, page: Page, seat: str, *given: str) -> None:
    await table.give(page, GiveOrders(id=f"{seat}-{table.number}", number=table.number, seat=seat, orders=list(given)))


def match_row(name: str) -> dict[str, Any]:
    return {"id": name, "made": 0.0, "setup": "{}", "settled": "{}", "seed": 1, "watch_key": "w", "record": None}


def order_row(number: int, request: str = "") -> dict[str, Any]:
    row = {"match": "m", "number": number, "request": request or f"r{number}", "seat": "s", "given": "end"}
    return {**row, "rolls": "", "seconds": 0.0, "at": 0.0, "nonce": None, "answers": None}


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing more can be written."""

    def fail(connection: Any, rows: Any) -> None:  # noqa: ARG001 - as the writer calls it
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("skyrmish.server.storage.writer._add_orders", fail)
        yield
