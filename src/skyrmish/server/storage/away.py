"""When the database is away, hangs, or its disk is full: one line for whoever runs the server, one word for others."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from skyrmish.table.keeping import OutOfReach

WITHIN = 10.0  # seconds for the database to answer
AGAIN = 10.0  # seconds before the log is told the same again
Answer = TypeVar("Answer")
log = logging.getLogger("skyrmish.server")


class Complaint:
    """One line when the database goes away, and one now and then, however many ask for it.

    What it still can do ends nothing: from a full disk everything can be read.
    """

    def __init__(self) -> None:
        self._until = float("-inf")  # nothing more is said until then
        self._unsaid = 0

    def make(self, why: str) -> None:
        now = time.monotonic()
        if now < self._until:
            self._unsaid += 1
            return
        more = f" ({self._unsaid} times more since)" if self._unsaid else ""
        log.error("the database does not answer: %s%s", why, more)
        self._until, self._unsaid = now + AGAIN, 0


COMPLAINT = Complaint()


class Reach:
    """What goes wrong within it, as ``reached`` says. Written out: every order passes here."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, SQLAlchemyError):
            COMPLAINT.make(reason_of(error))
            raise OutOfReach from error


REACH = Reach()


def reached() -> Reach:
    """What the database cannot do now is out of reach, and no accident."""
    return REACH


async def answered(asking: Awaitable[Answer]) -> Answer:
    """What the database says; if it hangs, it is out of reach as well. Whether it will yet do it, only it can tell."""
    with reached():
        try:
            async with asyncio.timeout(WITHIN):
                return await asking
        except TimeoutError:
            say_it_hangs()
            raise OutOfReach from None


def say_it_hangs() -> None:
    COMPLAINT.make(f"nothing for {WITHIN:g} seconds")


def reason_of(error: SQLAlchemyError) -> str:
    """What the database itself said, without the statement."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
