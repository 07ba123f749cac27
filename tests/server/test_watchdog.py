"""A room that hangs is replaced, a crowd of strangers shuts nobody out for good, and SIGTERM always ends it."""

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from server.conftest import Running, start
from server.player import Player
from server.test_rooms import HOST, PEOPLE, answer_once, both_rooms, both_seats
from servers import START, awaited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FILES, STRANGERS = 220, 400
HANGING = "import asyncio; from skyrmish.server.lobby.hall import Hall; Hall.close = lambda self: asyncio.sleep(1000)\n"


def test_a_room_that_is_stopped_is_replaced(tmp_path: Path) -> None:
    running = start(tmp_path / "table.sqlite", command=(*HOST, "--limit", "beat-within=5"))
    rooms = both_rooms(running)

    async def play() -> None:
        tables = [await both_seats(running, room) for room in (0, 1)]
        for _, players, _ in tables:
            await answer_once(players)
        os.kill(rooms[0], signal.SIGSTOP)
        for match, players, _ in tables:
            again = Player(running.base, match, players[0].keys)
            await again.sit_down()
            assert again.state["table"]["number"] == 1

    awaited(asyncio.wait_for(play(), 40))
    assert rooms[0] not in both_rooms(running)


def test_sigterm_ends_it_also_while_its_rooms_are_stopped(tmp_path: Path) -> None:
    running = start(tmp_path / "table.sqlite", command=(*HOST, "--limit", "stop-within=4"))
    rooms = both_rooms(running)
    for room in rooms:
        os.kill(room, signal.SIGSTOP)
    running.process.terminate()
    running.process.wait(timeout=8)
    for room in rooms:
        with pytest.raises(ProcessLookupError):
            os.kill(room, 0)


def test_sigterm_ends_it_whatever_hangs(tmp_path: Path) -> None:
    words = ["host", "--processes", "1", "--port", "0", "--limit", "stop-within=1"]
    command = [sys.executable, "-c", HANGING + START, *words, "--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.terminate()
        _, complaints = process.communicate(timeout=10)
    assert process.returncode == 1
    assert "the table does not close in time, and is ended\n" in complaints


@pytest.mark.parametrize("processes", ["1", "2"])
def test_strangers_beyond_all_open_files_shut_nobody_out_for_good(tmp_path: Path, processes: str) -> None:
    """They stay, say nothing and come again; whoever has a key gets in as soon as their time is over."""
    command = ("host", "--processes", processes, "--limit", "hello-within=1")
    running = start(tmp_path / "table.sqlite", command=command, preexec_fn=few_files)
    made = running.make(seats=PEOPLE)

    async def play() -> None:
        crowd = [asyncio.ensure_future(loiter(running, made["match"])) for _ in range(STRANGERS)]
        await asyncio.wait(crowd)
        assert await sits_down(running, made)
        for line in (task.result() for task in crowd):
            if line is not None:
                await line.close()

    awaited(asyncio.wait_for(play(), 90))
    assert httpx.get(f"{running.base}/api/clauses").status_code == 200
    assert running.stop() == 0


def few_files() -> None:
    """Whoever is started with this may open few files, though it asks for more."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


async def loiter(running: Running, match: str) -> ClientConnection | None:
    with contextlib.suppress(WebSocketException, OSError, EOFError):
        return await connect(f"{running.base.replace('http', 'ws', 1)}/ws/{match}", open_timeout=10)
    return None


async def sits_down(running: Running, made: dict[str, object]) -> bool:
    until = time.monotonic() + 20
    player = Player(running.base, str(made["match"]), [made["keys"]["Ann"]])  # type: ignore[index]
    while time.monotonic() < until:
        with contextlib.suppress(WebSocketException, OSError, EOFError):
            await asyncio.wait_for(player.sit_down(), 5)
            return True
        await asyncio.sleep(0.2)
    return False
