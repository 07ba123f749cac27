"""Storage: migrations, databases that cannot be had, and files that nobody else may read."""

import sys

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.conftest import served
from sqlalchemy import text

from skyrmish.server.hosting.settings import Settings
from skyrmish.server.storage.database import NEWEST, open_database
from skyrmish.server.storage.schema import metadata
from skyrmish.words.refusal import Refusal


def test_the_migrations_make_the_tables_that_the_program_uses(database: str) -> None:
    with open_database(database).connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == NEWEST
        assert compare_metadata(context, metadata) == []


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    with open_database(database).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refusal, match="newer Skyrmish"):
        open_database(database)


def test_no_id_of_a_match_is_a_fault_of_the_database(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """PostgreSQL cannot be asked for a zero byte, and whoever runs the server is not to look for one."""
    with served(Settings(database=database)) as base:
        for match in ("%00", "a%00b", "%ed%a0%80", "%f0%9f%92%a9", "x" * 3000):
            for answer in (
                httpx.get(f"{base}/api/matches/{match}/record", headers={"X-Seat-Key": "k"}, timeout=30),
                httpx.post(f"{base}/api/matches/{match}/let-go", json={"keys": ["k" * 20]}, timeout=30),
            ):
                assert (answer.status_code, answer.json()["reason"]) == (404, "there is no such match")
    assert "does not answer" not in caplog.text


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sqlite:////proc/nowhere/table.sqlite", "cannot be opened"),
        ("nothing", "cannot be used"),
        ("magic://here", "cannot be used"),
        ("postgresql+pg8000://ann:secret@localhost/x", r"ann:\*\*\*@localhost/x needs .*: pip install 'pg8000'$"),
    ],
)
def test_a_database_that_cannot_be_had_is_refused_in_one_sentence(address: str, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        open_database(address)


def test_the_extra_that_brings_the_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refusal, match=r"needs the driver psycopg, .*: pip install 'skyrmish\[postgres\]'$"):
        open_database("postgresql+psycopg://ann:secret@localhost/x")


def test_every_commit_waits_for_the_disk(database: str) -> None:
    with open_database(database).connect() as connection:
        if connection.dialect.name == "postgresql":
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
        else:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
