"""Turns: who writes to one SQLite file, one process after the other."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from skyrmish.server.storage.turns import AT_ANY_TIME, FileTurn, turn_at
from skyrmish.words.refusal import Refusal

HOLD = """
import sys, time
from pathlib import Path
from skyrmish.server.storage.turns import FileTurn
with FileTurn(Path(sys.argv[1])):
    print("mine", flush=True)
    time.sleep(60)
"""


def test_the_next_one_waits_until_the_turn_is_over(tmp_path: Path) -> None:
    first, second, waited = FileTurn(tmp_path / "turn"), FileTurn(tmp_path / "turn"), threading.Event()

    def wait() -> None:
        with second:
            waited.set()

    with first:
        other = threading.Thread(target=wait)
        other.start()
        assert not waited.wait(0.2)
    assert waited.wait(5.0)
    other.join()


def test_a_turn_ends_with_its_process(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path / "turn")]
    holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "mine\n"
    threading.Timer(0.2, holder.kill).start()
    with FileTurn(tmp_path / "turn"):
        assert holder.wait(5.0) != 0


def test_a_server_of_databases_settles_it_itself() -> None:
    pytest.importorskip("psycopg")
    assert turn_at(create_engine("postgresql+psycopg://ann@localhost/x")) is AT_ANY_TIME


def test_a_database_in_memory_belongs_to_one_process() -> None:
    with pytest.raises(Refusal, match="a database in memory belongs to one process"):
        turn_at(create_engine("sqlite://"))
