"""Backup and restore: on a running server, whole or not at all, and nothing that was there is lost."""

import json
import sqlite3
from pathlib import Path

import pytest
from server.conftest import Running, start
from server.player import Player
from servers import awaited
from typer.testing import CliRunner

from skyrmish.cli.app import app
from skyrmish.words.refusal import Refusal

SEATS = [{"name": name, "kind": "link"} for name in ("Ann", "Bob")]


def said(*words: str) -> str:
    answer = CliRunner().invoke(app, list(words))
    if isinstance(answer.exception, Refusal):
        raise answer.exception
    assert answer.exit_code == 0, answer.output
    return answer.output


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def test_what_was_acknowledged_before_a_backup_of_a_running_server_is_there_after_restoring(tmp_path: Path) -> None:
    database, copy = tmp_path / "table.sqlite", tmp_path / "copy.sqlite"
    running = start(database)
    made = running.make(seats=SEATS)
    awaited(play(running, made, 1))
    assert said("backup", str(copy), "--database", address(database)) == f"{copy} has the only match.\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    again = tmp_path / "again.sqlite"
    told = said("backup", str(again), "--database", address(database), "--json")
    assert json.loads(told) == {"file": str(again), "matches": 1}
    with pytest.raises(Refusal, match="stop it first"):
        said("restore", str(copy), "--database", address(database))
    awaited(play(running, made, 2))
    running.make(seats=SEATS)
    running.stop()
    assert "its only match again" in said("restore", str(copy), "--database", address(database))
    with sqlite3.connect(tmp_path / "table.sqlite-replaced") as before:
        assert before.execute("SELECT count(*) FROM matches").fetchone() == (2,)
    running = start(database)
    awaited(play(running, made, 2))
    running.stop()


async def play(running: Running, made: dict[str, dict[str, str]], number: int) -> None:
    """Another seat chooses; the table then has so many orders."""
    player = Player(running.base, str(made["match"]), list(made["keys"].values()), seed=number)
    await player.sit_down()
    await player.settled(await player.answer() or "")
    assert player.state["table"]["number"] == number
    await player.leave()


def test_a_copy_that_is_there_or_damaged_or_missing_is_refused(tmp_path: Path) -> None:
    database, other = tmp_path / "table.sqlite", tmp_path / "other"
    start(database).stop()
    other.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    with pytest.raises(Refusal, match="is there already"):
        said("backup", str(other), "--database", address(database))
    with pytest.raises(Refusal, match="damaged"):
        said("restore", str(other), "--database", address(database))
    with pytest.raises(Refusal, match="there is no"):
        said("restore", str(tmp_path / "nothing"), "--database", address(database))
    with pytest.raises(Refusal, match="there is no"):
        said("backup", str(tmp_path / "new"), "--database", address(tmp_path / "nothing"))
    assert {path.name for path in tmp_path.iterdir()} >= {"table.sqlite", "other"}
    assert not list(tmp_path.glob("*-part"))


@pytest.mark.parametrize(("command", "program"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_for_postgresql_its_own_program_is_named(command: str, program: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=program) as refused:
        said(command, str(tmp_path / "copy"), "--database", "postgresql+psycopg://ann:secret@localhost/x")
    assert "secret" not in str(refused.value)
