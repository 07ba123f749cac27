"""Who may talk to the table, how much and how fast; and what every answer carries."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import Running, served
from server.player import Player
from servers import awaited
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skyrmish.server.hosting.guarding.limits import Bucket, Buckets
from skyrmish.server.hosting.settings import Settings
from skyrmish.table.messages import VERSION
from skyrmish.words.catalogue import say

PEOPLE = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]
BOT_GENIUS = {"name": "B", "kind": "bot", "level": "genius"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A table with tight limits, in this process."""
    database = tmp_path_factory.mktemp("strict") / "table.sqlite"
    settings = Settings(
        database=f"sqlite:///{database}",
        messages_a_second=1.0,
        messages_at_once=5,
        matches_a_minute=0.01,
        matches_at_once=6,
        hello_within=0.5,
        hints_at_once=0,
        most_bot_lines_from_one=1,
        most_kits=1,
        most_kits_from_one=0,
        proxies=(),
        thinkers=1,
    )
    with served(settings) as base:
        yield base, database


def closed_with(base: str, match: str, *messages: Any, **more: Any) -> int:
    """The code with which the table ends the conversation."""

    async def talk() -> int:
        async with connect(base.replace("http", "ws", 1) + f"/ws/{match}", **more) as socket:
            for message in messages:
                await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
            try:
                while True:
                    await asyncio.wait_for(socket.recv(), 10)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    return awaited(talk())


def hello(*keys: str, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "version": VERSION, "keys": list(keys), **more}


def test_every_end_has_its_own_code(server: Running) -> None:
    made = server.make(seats=PEOPLE)
    match, key = made["match"], made["keys"]["Ann"]
    assert closed_with(server.base, match, {"type": "ping"}) == 4400
    assert closed_with(server.base, match, "no json") == 4400
    assert closed_with(server.base, match, b"bytes") == 4400
    assert closed_with(server.base, match, hello(key, extra=1)) == 4400
    assert closed_with(server.base, match, hello(key), hello(key)) == 4400
    assert closed_with(server.base, match, hello("x" * 32)) == 4401
    assert closed_with(server.base, match, hello()) == 4401
    assert closed_with(server.base, "nothing-there", hello(key)) == 4404
    assert closed_with(server.base, match, hello(key, version=VERSION + 1)) == 4409
    assert closed_with(server.base, match, hello(key), "x" * 20_000) == 1009


def test_who_says_nothing_or_too_much_is_let_go(strict: tuple[str, Path]) -> None:
    base, _ = strict
    made = httpx.post(f"{base}/api/matches", json={"seats": PEOPLE}).json()
    assert closed_with(base, made["match"]) == 4408
    pings = [{"type": "ping"}] * 20
    assert closed_with(base, made["match"], hello(made["keys"]["Ann"]), *pings) == 4429


def test_seat_keys_are_kept_as_hashes_only(strict: tuple[str, Path]) -> None:
    base, database = strict
    made = httpx.post(f"{base}/api/matches", json={"seats": PEOPLE}).json()
    dump = "\n".join(sqlite3.connect(database).iterdump())
    assert made["match"] in dump
    for key in made["keys"].values():
        assert key not in dump


def test_hints_are_not_given_without_end(strict: tuple[str, Path]) -> None:
    base, _ = strict
    made = httpx.post(f"{base}/api/matches", json={"seats": PEOPLE}).json()

    async def ask() -> None:
        ann = Player(base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        await ann.say({"type": "hint", "id": "one-too-many", "seat": "Ann"})
        refused = await ann.hear("refused")
        assert (refused["id"], refused["reason"]) == ("one-too-many", say("too-many-hints"))
        await ann.leave()

    awaited(asyncio.wait_for(ask(), 60))


def test_one_place_has_only_so_many_bots_think_for_it(strict: tuple[str, Path]) -> None:
    base, _ = strict
    bot = {"name": "Bob", "kind": "bot", "level": "random"}
    made = httpx.post(f"{base}/api/matches", json={"seats": [PEOPLE[0], bot]}).json()

    async def sit_down() -> None:
        players = [Player(base, made["match"], [made["keys"]["Ann"]]) for _ in range(3)]
        await players[0].sit_down()
        with pytest.raises(ConnectionClosed) as closed:
            await players[1].sit_down()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4430
        await players[0].leave()
        await players[2].sit_down()
        await players[2].leave()

    awaited(asyncio.wait_for(sit_down(), 60))


def test_matches_are_not_made_without_end(strict: tuple[str, Path]) -> None:
    base, _ = strict
    statuses = [httpx.post(f"{base}/api/matches", json={"seats": PEOPLE}).status_code for _ in range(8)]
    assert statuses[0] == 201
    assert statuses[-1] == 429


def test_everybody_together_is_held_back_too() -> None:
    hints = Buckets(0.0, 2, Bucket(0.0, 4))
    assert [hints.take("a") for _ in range(3)] == [True, True, False]
    assert [hints.take_for_anybody(), hints.take("b")] == [True, True]
    assert [hints.take_for_anybody(), hints.take("c")] == [False, False]


def test_one_place_has_only_so_many_kits_made_at_one_time(strict: tuple[str, Path]) -> None:
    answer = httpx.get(f"{strict[0]}/api/kit/make", params={"parts": "plane"}, timeout=60)
    assert (answer.status_code, answer.json()["reason"]) == (429, say("print-busy"))


def test_a_message_that_cannot_be_read_is_refused_and_the_line_stays_open(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def talk() -> None:
        ann = Player(server.base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        for bad in ({"type": "orders"}, {"type": "dance"}, {"type": "try", "id": "<b>", "seat": "Ann", "order": "end"}):
            await ann.say(bad)
            assert (await ann.hear("refused"))["id"] == ""
        await ann.say({"type": "ping"})
        await ann.hear("pong")

    awaited(talk())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Host": "elsewhere.example"}, 403),
        ({"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}, 403),
        ({"Host": "["}, 403),
        ({"Host": "[::1"}, 403),
        ({"Origin": "http://["}, 403),
        ({}, 201),
    ],
)
def test_other_pages_and_strange_names_are_turned_away(server: Running, headers: dict[str, str], status: int) -> None:
    answer = httpx.post(f"{server.base}/api/matches", json={"seats": PEOPLE}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["reason"]


def test_own_pages_may_make_matches(server: Running) -> None:
    headers = {"Origin": server.base}
    assert httpx.post(f"{server.base}/api/matches", json={"seats": PEOPLE}, headers=headers).status_code == 201


def test_a_socket_from_another_page_is_not_opened(server: Running) -> None:
    made = server.make(seats=PEOPLE)
    for origin in ("http://elsewhere.example", "http://["):
        with pytest.raises(InvalidStatus) as refused:
            closed_with(server.base, made["match"], origin=origin)
        assert refused.value.response.status_code == 403


def test_every_answer_carries_strict_headers(server: Running) -> None:
    for path in ("/api/catalogue", "/api/nothing", "/"):
        headers = httpx.get(server.base + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_too_large_a_body_is_refused(server: Running) -> None:
    for content in (b"x" * 100_000, iter([b"x" * 50_000] * 2)):  # with a length that is known, and without
        answer = httpx.post(f"{server.base}/api/matches", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 413
        assert answer.json()["reason"] == "the request is too large; it may have 65536 bytes at most"


@pytest.mark.parametrize(
    ("wanted", "words", "clause", "part"),
    [
        ({"modules": ["split-s"]}, "module split-s needs the module altitude", "MOD-SPS-01", ("module", "split-s")),
        ({"options": {"arc.mode": "wide"}}, "option arc.mode: 'wide' is not", "B-05", ("option", "arc.mode")),
        ({"options": {"ark": 1}}, "option 'ark' is unknown", "", ("option", "ark")),
        ({"edition": "third"}, "edition 'third' is unknown", "", ("", "")),
        ({"edition": "e" * 9_000}, "edition", "", ("", "")),
        ({"mission": "m" * 9_000}, "mission 'mmmm", "C-4", ("", "")),
        ({"mission": "\U00020000" * 70}, "mission '", "C-4", ("", "")),
        ({"width": 5}, "a board of 5 mm", "B-20", ("board", "")),
        ({"seats": PEOPLE[:1]}, "there are 2 to 6 sides, not 1", "B-58", ("seats", "")),
        ({"seats": [*PEOPLE[:1], BOT_GENIUS]}, "bot 'genius' is unknown", "", ("seats", "")),
        ({"seats": [*PEOPLE[:1], {"name": "a:b", "kind": "link"}]}, "seat 'a:b'", "", ("seats", "")),
        ({"colour": 1}, "colour:", "", ("", "")),
        ({"seats": None}, "seats:", "", ("seats", "")),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence_that_says_of_what(
    server: Running, wanted: dict[str, Any], words: str, clause: str, part: tuple[str, str]
) -> None:
    for path in ("rules", "matches"):
        answer = httpx.post(f"{server.base}/api/{path}", json={"seats": PEOPLE, **wanted})
        assert answer.status_code == 422
        said = answer.json()
        assert words in said["reason"]
        assert said["clause"] == clause
        assert (said["part"], said["name"]) == part


def test_while_the_database_is_away_a_problem_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "table.sqlite"
    with served(Settings(database=f"sqlite:///{database}", thinkers=1)) as base:
        with sqlite3.connect(database) as connection:
            connection.execute("ALTER TABLE matches RENAME TO elsewhere")
        for answer in (
            httpx.post(f"{base}/api/matches", json={"seats": PEOPLE}),
            httpx.get(f"{base}/api/matches/m/record"),
        ):
            assert answer.status_code == 503
            assert answer.json()["reason"] == "the table cannot reach its matches now; try again in a moment"
    logged = [record.exc_info for record in caplog.records if record.name == "skyrmish.server"]
    assert logged == [None], "once, however many ask, and without a traceback"


@pytest.mark.parametrize("path", ["rules", "matches"])
def test_half_a_sign_in_a_request_is_refused_in_one_sentence(server: Running, path: str) -> None:
    """JSON may spell one that no text can have."""
    seats = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]
    content = json.dumps({"seats": seats, "modules": ["\ud800"], "options": {"\ud800": "\ud800"}})
    answer = httpx.post(f"{server.base}/api/{path}", content=content, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "what was sent: this is not JSON")
