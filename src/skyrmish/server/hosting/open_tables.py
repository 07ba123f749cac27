"""Which server has the matches of a file open: its address lies beside them, for whoever would open the same."""

import contextlib
import json
import urllib.request
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from skyrmish.server.storage.database import usual_url

ANSWERS_WITHIN = 20  # seconds: it may only be starting, on a machine that is busy


def address_file(database: str) -> Path | None:
    """Beside a SQLite file; a database server knows itself who has it open."""
    try:
        url = make_url(database or usual_url())
    except ArgumentError:
        return None  # it is refused when it is opened
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(f"{url.database}-address")


def open_at(database: str) -> str:
    """The address of the table that has it open, if there is one that answers: one that was killed is forgotten."""
    file = address_file(database)
    try:
        address = file.read_text(encoding="utf-8").strip() if file else ""
    except (OSError, UnicodeDecodeError):
        return ""
    return address if address.startswith("http://") and answers(address) else ""


def answers(address: str) -> bool:
    """There is a table, and not something else that got its port."""
    try:
        with urllib.request.urlopen(f"{address}api/catalogue", timeout=ANSWERS_WITHIN) as answer:
            return isinstance(json.load(answer), dict)
    except (OSError, ValueError):
        return False


def announce(database: str, address: str) -> None:
    """Write down where it is open; where nothing can be written, nobody will know."""
    file = address_file(database)
    if file:
        with contextlib.suppress(OSError):
            file.write_text(f"{address}\n", encoding="utf-8")


def withdraw(database: str, address: str) -> None:
    """It is open here no longer; somebody else's address stays."""
    file = address_file(database)
    if file:
        with contextlib.suppress(OSError):
            if file.read_text(encoding="utf-8").strip() == address:
                file.unlink()
