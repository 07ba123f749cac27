"""Storage: files that nobody else may read, damage, and a first start cut short."""

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from server.stored import in_hall, match_row
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError

from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.away import AGAIN, Complaint
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.schema import matches, metadata
from skyrmish.server.storage.turns import turn_at
from skyrmish.table.keeping import OutOfReach
from skyrmish.words.refusal import Refusal


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with turn_at(engine), engine.connect() as connection:
        connection.execute(text("SELECT 1"))
        made = list(tmp_path.iterdir())
        assert {path.name.removeprefix("table.sqlite") for path in made} == {"", "-wal", "-shm", "-turn"}
        assert {path.stat().st_mode & 0o777 for path in made} == {0o600}


def test_what_cannot_be_written_is_complained_of_without_secrets(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def write(hall: Hall) -> None:
        with pytest.raises(OutOfReach) as failed:
            await hall.writer.execute((insert(matches), {**match_row("m"), "seed": 987654321, "made": None}))
        assert isinstance(failed.value.__cause__, IntegrityError)
        assert "does not answer" in caplog.text
        assert "987654321" not in caplog.text

    in_hall(database, write)


@pytest.mark.parametrize("damage", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_database_is_one_sentence(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "table.sqlite").write_bytes(damage)
    with pytest.raises(Refusal, match="cannot be opened"):
        open_database(f"sqlite:///{tmp_path / 'table.sqlite'}")


def test_whoever_is_killed_during_the_first_start_leaves_a_database_that_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it happens: all tables are made in one go, or none."""
    address = f"sqlite:///{tmp_path / 'table.sqlite'}"
    make = Operations.create_table

    def killed(self: Operations, name: str, *columns: Any, **more: Any) -> Any:
        if name == "orders":
            raise SystemExit
        return make(self, name, *columns, **more)

    monkeypatch.setattr(Operations, "create_table", killed)
    with pytest.raises(SystemExit):
        open_database(address)
    monkeypatch.undo()
    with open_database(address).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_database_that_is_away_is_complained_of_once_and_again_now_and_then(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many pages ask for it meanwhile, and whatever it still can do."""
    now = [1000.0]
    monkeypatch.setattr("skyrmish.server.storage.away.time.monotonic", lambda: now[0])
    complaint = Complaint()
    for _ in range(50):
        complaint.make("Connection refused")
    now[0] += AGAIN
    complaint.make("starting up")
    now[0] += AGAIN
    complaint.make("disk full")
    assert [record.getMessage().partition(": ")[2] for record in caplog.records] == [
        "Connection refused",
        "starting up (49 times more since)",
        "disk full",
    ]
