"""Whatever is sent to a server, it answers or hangs up: no fault of the program, no 500, and nobody has to wait."""

import asyncio
import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from draws import drawn_with
from server.conftest import Running, served, start
from server.mutating import bad, bodies, changed_bytes, messages
from server.player import Player
from servers import awaited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skyrmish.server.hosting.settings import Settings

SOAK = int(os.environ.get("SKYRMISH_BAD_INPUT", "1000000"))  # messages and requests of the long run, all together
LIMITS = ("messages-a-second", "messages-at-once", "matches-a-minute", "matches-at-once", "most-callers-from-one")
COMMAND = ("host", "--processes", "2", "--log", "json", *(f"--limit={name}=1000000000" for name in LIMITS))
AT_ONCE = 40  # messages before it is asked whether anybody is there
PATIENCE = 20.0  # seconds; a server that answers nothing for so long hangs
RECORD = (Path(__file__).parents[1] / "golden" / "core-duel.txt").read_text(encoding="utf-8")


@contextmanager
def without_faults(folder: Path) -> Iterator[Running]:
    """A server that must still be there at the end, play a whole game, and have no traceback in its log."""
    with (folder / "log").open("w+") as log:
        running = start(folder / "table.sqlite", command=COMMAND, stderr=log)
        yield running
        awaited(whole_game(running))
        assert running.stop() == 0
        log.seek(0)
        lines = [json.loads(line) for line in log.read().splitlines()]
        assert [line for line in lines if "fault" in line or line["level"] != "info"] == []


def new_match(running: Running) -> dict[str, Any]:
    return running.make(seats=[{"name": name, "kind": "link"} for name in ("Ann", "Bob")])


async def whole_game(running: Running) -> None:
    made = new_match(running)
    player = Player(running.base, made["match"], list(made["keys"].values()))
    await player.sit_down()
    await asyncio.wait_for(player.play(), 60)
    await player.leave()


# ---- over the socket ----


async def say_bad_things(running: Running, count: int, chance: random.Random) -> None:
    made, said = new_match(running), 0
    while said < count:
        if chance.random() < 0.02:
            made = new_match(running)
        address = running.base.replace("http", "ws", 1) + f"/ws/{made['match']}"
        try:
            async with connect(address, open_timeout=PATIENCE, close_timeout=1.0, max_size=None) as line:
                said += await one_line(line, made, count - said, chance)
        except (ConnectionClosed, InvalidHandshake, ConnectionResetError):
            said += 1  # it hung up


async def one_line(line: ClientConnection, made: dict[str, Any], most: int, chance: random.Random) -> int:
    """Say bad things until the table hangs up."""
    kinds, said = messages(made), 0
    hello = json.dumps(kinds[0]).encode() if chance.random() < 0.95 else bad(kinds[0], chance)
    await line.send(hello.decode("latin-1"))
    listening = asyncio.ensure_future(hear_all(line))
    try:
        while said < most and not listening.done():
            for _ in range(min(AT_ONCE, most - said)):
                await line.send(framed(bad(chance.choice(kinds[1:]), chance), chance))
                said += 1
            await asyncio.wait_for(asyncio.shield(await line.ping()), PATIENCE)
    except ConnectionClosed:
        pass
    finally:
        listening.cancel()
    return max(1, said)


def framed(message: bytes, chance: random.Random) -> Any:
    """Text as a rule; now and then in pieces, as bytes, or much of it."""
    text, act = message.decode("latin-1"), chance.random()
    if act < 0.1:
        return [text[: len(text) // 3], text[len(text) // 3 :], ""]
    if act < 0.103:
        return message
    return text * 5000 if act < 0.106 else text


async def hear_all(line: ClientConnection) -> None:
    """Read and forget."""
    try:
        while True:
            await line.recv()
    except ConnectionClosed:
        pass


# ---- over HTTP ----


async def ask_bad_things(running: Running, count: int, chance: random.Random) -> None:
    made = new_match(running)
    asks = bodies(made, RECORD)
    async with httpx.AsyncClient(base_url=running.base, timeout=PATIENCE) as client:
        for _ in range(count):
            method, path, body = chance.choice(asks)
            headers = {"X-Seat-Key": made["watch"] if chance.random() < 0.8 else f"{chance.getrandbits(120):x}"}
            headers |= {"content-type": "application/json"} if body is not None else {}
            path = path if chance.random() < 0.8 else odd_path(path, chance)
            answer = await client.request(method, path, headers=headers, content=bad(body, chance) if body else None)
            assert answer.status_code < 500 or answer.status_code == 503, (method, path, answer.text)


def odd_path(path: str, chance: random.Random) -> str:
    return "/" + "".join(f"%{byte:02x}" for byte in changed_bytes(path.encode(), chance))


async def send_bad_bytes(running: Running, count: int, chance: random.Random) -> None:
    """Requests that are hardly HTTP any more, each over a connection of its own."""
    host, port = running.base.removeprefix("http://").split(":")
    head = f"GET /ws/x HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nContent-Length: 3\r\n\r\nabc"
    for _ in range(count):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(changed_bytes(head.encode(), chance))
        writer.write_eof()
        try:
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert b" 500 " not in answer.partition(b"\r\n")[0], answer[:300]
        except ConnectionResetError:
            pass
        writer.close()


async def everything_bad(running: Running, count: int, seed: int) -> None:
    """Most of it messages of pages, which are the quickest to make."""
    chance = drawn_with(seed)
    parts = [random.Random(chance.getrandbits(64)) for _ in range(4)]
    await asyncio.gather(
        *(say_bad_things(running, count * 4 // 10, part) for part in parts[:2]),
        ask_bad_things(running, count * 15 // 100, parts[2]),
        send_bad_bytes(running, count * 5 // 100, parts[3]),
    )


# ---- large, deep and late ----


def check_record(base: str, text: str, status: int, words: str) -> None:
    answer = httpx.post(f"{base}/api/records", json={"record": text}, timeout=60)
    assert answer.status_code == status, answer.text[:300]
    assert words in answer.json().get("reason", "")
    assert len(answer.text) < 1000


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        (RECORD + "# much\n" * 20_000, 413, "too large"),
        (RECORD.replace("\n\n", f"\noptions: {'[' * 60_000}\n\n", 1), 422, "line"),
        (RECORD.replace("\n\n", f"\nmission: {'{' * 60_000}\n\n", 1), 422, "line"),
    ],
)
def test_large_and_deep_records_are_answered_in_one_sentence(
    server: Running, text: str, status: int, words: str
) -> None:
    check_record(server.base, text, status, words)


@pytest.mark.soak
def test_records_of_five_megabytes_are_read_or_refused(tmp_path: Path) -> None:
    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", largest_record=6_000_000)) as base:
        check_record(base, RECORD + "# much\n" * 700_000, 201, "")
        check_record(base, RECORD + "# much\n" * 720_000, 422, "5000000")
        check_record(base, RECORD + "roll: 1\n" * 400_000, 422, "line")


@pytest.mark.parametrize("depth", [100, 30_000])
@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
def test_deep_json_is_answered_in_one_sentence(server: Running, opening: bytes, depth: int) -> None:
    for path in ("rules", "matches", "records"):
        content = (opening * depth)[:60_000]
        answer = httpx.post(f"{server.base}/api/{path}", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text[:300]
        assert answer.json()["reason"]


def test_bad_messages_and_requests_harm_nobody(tmp_path: Path) -> None:
    with without_faults(tmp_path) as running:
        awaited(everything_bad(running, 200, 1))
        assert new_match(running)["match"], "a match can still be made"


@pytest.mark.soak
def test_a_million_bad_messages_and_requests_harm_nobody(tmp_path: Path) -> None:
    with without_faults(tmp_path) as running:
        begun = time.monotonic()
        awaited(everything_bad(running, SOAK, 2))
        print(f"{SOAK} in {time.monotonic() - begun:.0f} s")
        assert new_match(running)["match"], "a match can still be made"
