"""Whatever is sent to a server, it answers or hangs up: no fault of the program, no 500, and nobody has to wait."""

import asyncio
import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import httpx
import pytest
from draws import drawn_with
from server.conftest import Running, served, start
from server.mutating import PUZZLE, bad, bodies, changed_bytes, changed_text, matches, messages
from server.player import Player
from servers import awaited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skyrmish.server.hosting.settings import Settings
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.table.messages.reading import Misread, read
from skyrmish.table.messages.requests import AnyRequest

SOAK = int(os.environ.get("SKYRMISH_BAD_INPUT", "1000000"))  # messages and requests of the long run, all together
PARTS = 4  # of the long run, side by side
PACES = ("messages-a-second", "messages-at-once", "matches-a-minute", "matches-at-once")
LIMITS = (*PACES, "all-matches-a-minute", "all-matches-at-once", "most-callers-from-one")
COMMAND = ("host", "--processes", "2", "--log", "json", *(f"--limit={name}=1000000000" for name in LIMITS))
AT_ONCE = 40  # messages before it is asked whether anybody is there
PATIENCE = 20.0  # seconds; a server that answers nothing for so long hangs
RECORD = (Path(__file__).parents[1] / "golden" / "core-duel.txt").read_text(encoding="utf-8")


LAST_WORD = "nanobind: leaked"  # after Python's own end the library of the kit counts the solids that are still there


@contextmanager
def without_faults(folder: Path) -> Iterator[Running]:
    """A server that must still be there at the end, play a whole game, and have no traceback in its log."""
    with (folder / "log").open("w+") as log:
        running = start(folder / "table.sqlite", command=COMMAND, stderr=log)
        yield running
        awaited(whole_game(running))
        assert running.stop() == 0
        log.seek(0)
        said, *_ = log.read().partition(LAST_WORD)
        lines = [json.loads(line) for line in said.splitlines()]
        assert [line for line in lines if "fault" in line or line["level"] != "info"] == []


def new_match(running: Running, kind: int = 0) -> dict[str, Any]:
    return running.make(**matches()[kind])


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
        if chance.random() < 0.1:
            made = new_match(running, chance.randrange(len(matches())))
        address = running.base.replace("http", "ws", 1) + f"/ws/{made['match']}"
        try:
            async with connect(address, open_timeout=PATIENCE, close_timeout=1.0, max_size=None) as line:
                said += await one_line(line, made, count - said, chance)
        except (ConnectionClosed, InvalidHandshake, ConnectionResetError):
            said += 1  # it hung up


async def one_line(line: ClientConnection, made: dict[str, Any], most: int, chance: random.Random) -> int:
    """Say bad things until the table hangs up."""
    kinds, said = messages(made), 0
    if chance.random() < 0.95:
        await line.send(json.dumps(kinds[0]))
        assert json.loads(await line.recv())["type"] == "welcome", "bad things are said at a table"
    else:
        await line.send(bad(kinds[0], chance).decode("latin-1"))
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
    """Something else in the address, or in what follows it."""
    address, mark, more = path.partition("?")
    if mark and chance.random() < 0.8:
        return f"{address}?{quote(changed_text(more, chance), safe='=&', errors='replace')}"
    return "/" + "".join(f"%{byte:02x}" for byte in changed_bytes(address.encode(), chance))


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


@pytest.mark.parametrize("path", ["rules", "matches", "records", "mine", "lab", "real-shot"])
@pytest.mark.parametrize(
    "content", [b"", b"[" * 100, b"[" * 60_000, b'{"a":' * 10_000, b'{"width": NaN}', b'{"width": Infinity}', b"\xff"]
)
def test_what_is_no_json_is_answered_in_one_sentence(server: Running, path: str, content: bytes) -> None:
    answer = httpx.post(f"{server.base}/api/{path}", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "what was sent: this is not JSON")


def test_what_is_not_called_json_is_told_what_it_lacks(server: Running) -> None:
    answer = httpx.post(f"{server.base}/api/matches", content=b'{"seats": []}')  # as curl sends it, but for a kind
    said = "what was sent: this is not said to be JSON: it needs the header Content-Type: application/json"
    assert (answer.status_code, answer.json()["reason"]) == (400, said)


@pytest.mark.parametrize("number", ["1" + "0" * 400, "-1" + "0" * 400, "1" * 5000, "1e400", "NaN", "-Infinity"])
def test_a_number_that_no_table_could_have_is_answered_in_one_sentence(server: Running, number: str) -> None:
    for field in ("width", "minutes", "seed", "options"):
        content = (
            f'{{"seats": [{{"name": "Ann", "kind": "link"}}, {{"name": "Bob", "kind": "link"}}], "{field}": {number}}}'
        )
        for path in ("rules", "matches"):
            answer = httpx.post(
                f"{server.base}/api/{path}", content=content, headers={"content-type": "application/json"}
            )
            assert answer.status_code in (400, 422), answer.text[:300]
            assert len(answer.json()["reason"]) < 300


def test_a_whole_number_beyond_all_others_is_none_where_a_page_reads_it() -> None:
    """Python's own JSON has such; it is what a page without a server has."""
    with pytest.raises(Misread):
        read(NewMatch, {"seats": [], "width": 10**400})


def test_every_kind_of_message_and_request_is_made_bad(server: Running) -> None:
    made = new_match(server)
    assert {message["type"] for message in messages(made)} == {kind.type for kind in get_args(AnyRequest)}
    asked = {
        (method.lower(), path.partition("?")[0].replace(made["match"], "{match}").replace(PUZZLE, "{puzzle}"))
        for method, path, _ in bodies(made, RECORD)
    }
    told = httpx.get(f"{server.base}/api/openapi.json", timeout=30).json()["paths"]
    known = {(method, path) for path, methods in told.items() for method in methods}
    files = {pair for pair in known if pair[1].startswith("/api/kit/")}  # they are made, and that takes long
    assert known - files <= asked | {("get", "/api/catalogue"), ("get", "/api/place")}  # they take nothing


def test_bad_messages_and_requests_harm_nobody(tmp_path: Path) -> None:
    with without_faults(tmp_path) as running:
        awaited(everything_bad(running, 200, 1))
        assert new_match(running)["match"], "a match can still be made"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 2 + PARTS))
def test_a_million_bad_messages_and_requests_harm_nobody(tmp_path: Path, seed: int) -> None:
    with without_faults(tmp_path) as running:
        begun = time.monotonic()
        awaited(everything_bad(running, SOAK // PARTS, seed))
        print(f"{SOAK // PARTS} in {time.monotonic() - begun:.0f} s")
        assert new_match(running)["match"], "a match can still be made"
