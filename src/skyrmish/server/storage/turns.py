"""Turns: processes that write to one SQLite file go one after the other.

SQLite lets whoever finds the file taken sleep for some milliseconds and try again. Here the next one is woken at once;
and when a process dies, its turn is over.
"""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from skyrmish.server.storage.private_files import make_private
from skyrmish.words.refusal import Refusal

Turn = AbstractContextManager[Any]
AT_ANY_TIME: Turn = nullcontext()
SUFFIX = "-turn"  # of a file that is only locked and never written


def turn_at(engine: Engine) -> Turn:
    """The turn of this process; other databases settle it among themselves."""
    if engine.url.get_backend_name() != "sqlite":
        return AT_ANY_TIME
    if engine.url.database in (None, "", ":memory:"):
        raise Refusal("processes-in-memory")
    return FileTurn(Path(f"{engine.url.database}{SUFFIX}"))


class FileTurn:
    """Lasts as long as a lock on a file."""

    def __init__(self, path: Path) -> None:
        make_private(path)
        self._file = path.open("ab")

    def __enter__(self) -> None:
        import fcntl

        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        import fcntl

        fcntl.flock(self._file, fcntl.LOCK_UN)
