"""A table to play at: a real server on loopback, for all tests of a worker."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

QUIET = {"PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker"}  # after a kill it tidies up
START = "from skyrmish.cli.main import run; run()"


@pytest.fixture(autouse=True)
def _beside_a_browser() -> Iterator[None]:
    """Playwright keeps an event loop running for as long as its browser is open; tests here run loops of their own."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


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
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


def start(database: Path, port: int = 0) -> Running:
    command = [sys.executable, "-c", START, "play", "--no-browser", "--json", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **QUIET})
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "the server did not start"
    return Running(process, json.loads(line)["address"].rstrip("/"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = start(tmp_path_factory.mktemp("server") / "table.sqlite")
    yield running
    running.stop()
