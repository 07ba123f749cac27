"""A table to play at: a real server on loopback, for all tests of a worker."""

import asyncio
import json
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import pytest
import uvicorn
from postgres import Postgres, postgres_running
from servers import kill, launch, none_left_behind, stop

from skyrmish.server.hosting.serving import config_of, listen
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.storage import away

QUIET = {"PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker"}  # after a kill it tidies up


@pytest.fixture(autouse=True)
def _beside_a_browser() -> Iterator[None]:
    """Playwright keeps an event loop running for as long as its browser is open; tests here run loops of their own."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def _nothing_is_left_running() -> Iterator[None]:
    """A test that fails in the middle leaves no server behind."""
    with none_left_behind():
        yield


@pytest.fixture(autouse=True)
def _nobody_has_complained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a database that was away in another test."""
    monkeypatch.setattr(away, "COMPLAINT", away.Complaint())


@dataclass
class Running:
    """A server of its own process."""

    process: "subprocess.Popen[str]"
    base: str

    def make(self, **wanted: Any) -> dict[str, Any]:
        """Make a match."""
        answer = httpx.post(f"{self.base}/api/matches", json=wanted, timeout=30)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def kill(self) -> None:
        """As a power cut would."""
        kill(self.process)

    def stop(self) -> int:
        """As Ctrl-C does."""
        return stop(self.process)


def url_of(database: Path | str) -> str:
    """Of a file of SQLite; others have one already."""
    return database if isinstance(database, str) else f"sqlite:///{database}"


def start(
    database: Path | str,
    port: int = 0,
    command: tuple[str, ...] = ("play", "--no-browser"),
    variables: Mapping[str, str] = MappingProxyType({}),
    **more: Any,
) -> Running:
    words = [*command, "--json", "--port", str(port), "--database", url_of(database)]
    process = launch(*words, env={**QUIET, **variables}, **more)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "the server did not start"
    return Running(process, json.loads(line)["address"].rstrip("/"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with none_left_behind():
        yield start(tmp_path_factory.mktemp("server") / "table.sqlite")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """The address of a table with these settings, in this process."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(config_of(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: a file, or one of a PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.sqlite'}"
        return
    with request.getfixturevalue("postgres").database() as url:
        yield url
