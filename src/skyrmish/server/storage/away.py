"""When the database is away, or its disk is full: one line for whoever runs the server, one word for all others."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from skyrmish.table.keeping import OutOfReach

log = logging.getLogger("skyrmish.server")


@contextmanager
def reached() -> Iterator[None]:
    """What the database cannot do now is out of reach, and no accident."""
    try:
        yield
    except SQLAlchemyError as error:
        log.error("the database does not answer: %s", reason_of(error))
        raise OutOfReach from error


def reason_of(error: SQLAlchemyError) -> str:
    """What the database itself said, without the statement."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
