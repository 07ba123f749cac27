"""What takes long keeps nobody else waiting, is done for so many at a time, and is no fault where a server stops."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import served
from server.player import Player
from servers import awaited
from starlette.types import Message, Receive, Scope, Send

from skyrmish.server.hosting.guarding.guard import Guard
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby import http_routes
from skyrmish.table.puzzles.asking import puzzle_lines
from skyrmish.words.catalogue import say

PEOPLE = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]
PUZZLE = puzzle_lines()[0].id


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table where one address may look nothing up, and make a single match."""
    database = tmp_path_factory.mktemp("strict") / "table.sqlite"
    limits: dict[str, Any] = {"most_readers_from_one": 0, "matches_a_minute": 0.001, "matches_at_once": 1}
    with served(Settings(database=f"sqlite:///{database}", thinkers=1, proxies=(), **limits)) as base:
        yield base


def test_whoever_looks_something_up_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def slow(*_: Any) -> list[Any]:
        begun.set()
        assert may_end.wait(60)
        return []

    with (
        served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", thinkers=1)) as base,
        ThreadPoolExecutor() as others,
    ):
        for name, path in (("puzzle_lines", "puzzles"), ("register", "clauses"), ("rules_of", "rules")):
            monkeypatch.setattr(http_routes, name, slow)
            given = {"json": {"seats": PEOPLE}} if path == "rules" else {}
            waits = others.submit(httpx.request, "POST" if given else "GET", f"{base}/api/{path}", timeout=60, **given)
            assert begun.wait(60)
            assert httpx.get(f"{base}/healthz", timeout=30).status_code == 200
            may_end.set()
            assert waits.result().json() == []
            begun.clear()
            may_end.clear()


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "rules"),
        ("GET", f"puzzles/{PUZZLE}"),
        ("POST", f"puzzles/{PUZZLE}/table"),
        ("POST", f"puzzles/{PUZZLE}/answer"),
        ("POST", "real-sheet"),
        ("POST", "real-sights"),
        ("GET", "matches/m/record"),
    ],
)
def test_one_address_has_only_so_much_looked_up(strict: str, method: str, path: str) -> None:
    answer = httpx.request(method, f"{strict}/api/{path}", timeout=30)
    assert (answer.status_code, answer.json()["reason"]) == (429, say("too-many-readers"))


def test_a_rematch_is_a_match_that_is_made(strict: str) -> None:
    made = httpx.post(f"{strict}/api/matches", json={"seats": PEOPLE}, timeout=30).json()

    async def play_again() -> str:
        ann, bob = (Player(strict, made["match"], [key]) for key in made["keys"].values())
        await ann.sit_down()
        await bob.sit_down()
        await ann.say({"type": "offer", "id": "r", "seat": "Ann", "what": "resign"})
        await ann.hear("accepted")
        await ann.say({"type": "rematch", "id": "again"})
        refused = await ann.hear("refused", "rematch")
        await ann.leave()
        await bob.leave()
        return str(refused.get("reason"))

    assert awaited(asyncio.wait_for(play_again(), 60)) == say("too-many-matches")


@pytest.mark.parametrize(
    ("headers", "heard"),
    [
        (None, ["http.response.start", "http.response.body"]),
        ([(b"content-type", b"application/x-ndjson")], ["http.response.start", "http.response.body"]),
        ([(b"content-length", b"9")], ["http.response.start"]),
    ],
)
def test_what_is_broken_off_because_the_server_stops_is_no_fault(headers: Any, heard: list[str]) -> None:
    """Nothing was said yet, a stream has begun, or something whose length was promised."""
    said: list[Message] = []

    async def endless(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001 - as applications are
        if headers is not None:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
        await asyncio.Event().wait()

    async def hear(message: Message) -> None:
        said.append(message)

    async def stop() -> None:
        guard, scope = Guard(endless, Settings()), {"type": "http", "path": "/healthz", "method": "GET", "headers": []}
        serving = asyncio.ensure_future(guard(scope, asyncio.Event().wait, hear))  # type: ignore[arg-type]  # it is not asked
        await asyncio.sleep(0)
        serving.cancel()
        await serving

    awaited(stop())
    assert [message["type"] for message in said] == heard
    assert said[0]["status"] == (503 if headers is None else 200)
