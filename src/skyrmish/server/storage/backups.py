"""Copies of a SQLite database, also of one that a server is writing to; and putting one back."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from skyrmish.server.storage.database import NEWEST, usual_url, without_password
from skyrmish.server.storage.private_files import make_private
from skyrmish.words.refusal import Refusal

PAGES = 1000  # copied at a time: meanwhile others may write
BESIDE = ("-wal", "-shm")  # what SQLite lays beside its file
REPLACED = "-replaced"  # what was there before a backup was put back


def sqlite_file(database: str, otherwise: str) -> Path:
    """The file behind a URL; where there is none, ``otherwise`` says which program to use."""
    try:
        url = make_url(database or usual_url())
    except ArgumentError as error:
        raise Refusal("database-unusable", url=repr(database), error=str(error)) from None
    if url.get_backend_name() != "sqlite":
        raise Refusal(otherwise, url=without_password(database))
    if not url.database or url.database == ":memory:":
        raise Refusal("database-nowhere")
    return Path(url.database)


def back_up(database: Path, copy: Path) -> int:
    """Copy all that was acknowledged; how many matches that is. The copy is there as a whole, or not at all."""
    if copy.exists():
        raise Refusal("backup-there", file=str(copy))
    check(database)
    return _copy(database, copy)


def restore(copy: Path, database: Path) -> int:
    """Put a copy in the place of a database; what was there stays beside it."""
    check(copy)
    if database.exists():
        before = database.with_name(database.name + REPLACED)
        before.unlink(missing_ok=True)
        _copy(database, before)
        for suffix in BESIDE:
            database.with_name(database.name + suffix).unlink(missing_ok=True)
    return _copy(copy, database)


def _copy(database: Path, copy: Path) -> int:
    part = copy.with_name(f"{copy.name}-part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with closing(_opened(database)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target, pages=PAGES)
            count: int = target.execute("SELECT count(*) FROM matches").fetchone()[0]
        part.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise Refusal("backup-failed", file=str(copy), error=str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return count


def check(file: Path) -> None:
    """A database of ours, whole, and of no newer program."""
    if not file.is_file():
        raise Refusal("backup-missing", file=str(file))
    try:
        with closing(_opened(file)) as opened:
            state = opened.execute("PRAGMA integrity_check").fetchone()[0]
            version = opened.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except sqlite3.Error as error:
        raise Refusal("backup-damaged", file=str(file), error=str(error)) from None
    if state != "ok":
        raise Refusal("backup-damaged", file=str(file), error=str(state).partition("\n")[0])
    if version > NEWEST:
        raise Refusal("database-newer", version=version, ours=NEWEST)


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=30.0)
