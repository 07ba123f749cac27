"""Records are read beside the tables: not too large, not too many at once, and for nobody who has left."""

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import served
from servers import awaited

from skyrmish.server.hosting.rooms.thinkers import Thinkers
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby import http_routes
from skyrmish.server.lobby.desk import Desk
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage import away
from skyrmish.server.storage.database import open_database
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.lobby.reading import ReadTable, Steps, checked, read_table
from skyrmish.table.messages.lobby import NewMatch, NewSeat

RECORD = (Path(__file__).parents[1] / "golden" / "core-duel.txt").read_text(encoding="utf-8")


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", thinkers=1, most_readers=1)
    with served(settings) as address:
        yield address


def test_a_record_that_is_too_large_is_refused_with_the_limit(base: str) -> None:
    answer = httpx.post(f"{base}/api/records", json={"record": RECORD + "#" * 131_072})
    assert answer.status_code == 413
    assert answer.json()["reason"] == "the request is too large; it may have 131072 bytes at most"
    assert httpx.post(f"{base}/api/records", json={"record": RECORD}).status_code == 201


def test_so_many_are_read_at_once_and_others_are_told_to_wait(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When whoever waited has left, the next one is served."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(text: str) -> Steps[Any]:
        begun.set()
        while not go_on.is_set():
            yield
            time.sleep(0.01)
        return (yield from checked(text))

    monkeypatch.setattr("skyrmish.server.lobby.hall.checked", slow)
    with ThreadPoolExecutor(1) as impatient:
        left = impatient.submit(httpx.post, f"{base}/api/records", json={"record": RECORD}, timeout=4)
        assert begun.wait(4)
        refused = httpx.post(f"{base}/api/records", json={"record": RECORD})
        assert isinstance(left.exception(), httpx.ReadTimeout)
    assert refused.status_code == 429
    assert (
        refused.json()["reason"]
        == "too many records are being read for one place, of one match, or for all; wait a little"
    )
    time.sleep(3 * http_routes.GLANCE)
    go_on.set()
    assert httpx.post(f"{base}/api/records", json={"record": RECORD}).status_code == 201


def test_a_match_that_many_want_to_read_leaves_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(kept: KeptMatch) -> ReadTable:
        begun.set()
        go_on.wait(10)
        return read_table(kept)

    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", thinkers=1, most_readers_at_one=1)
    with served(settings) as base, ThreadPoolExecutor(1) as first:
        wanted, other = (httpx.post(f"{base}/api/records", json={"record": RECORD}).json() for _ in range(2))
        monkeypatch.setattr(http_routes, "read_table", slow)
        reading = first.submit(record_of, base, wanted)
        assert begun.wait(4)
        assert record_of(base, wanted).status_code == 429
        monkeypatch.undo()
        assert record_of(base, other).status_code == 200
        go_on.set()
        assert reading.result().status_code == 200
        assert record_of(base, wanted).status_code == 200


def test_whoever_waits_long_for_the_desk_is_not_told_that_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Eight people who open the replay of a long match wait for each other; what needs no record need not wait."""
    monkeypatch.setattr(away, "WITHIN", 1.5)
    go_on = threading.Event()
    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", thinkers=1)) as base:
        made = httpx.post(f"{base}/api/records", json={"record": RECORD}).json()
        monkeypatch.setattr(http_routes, "read_table", lambda kept: go_on.wait(10) and read_table(kept))
        with ThreadPoolExecutor(4) as several:
            asked = [several.submit(record_of, base, made) for _ in range(4)]
            time.sleep(away.WITHIN + 0.5)
            assert httpx.post(f"{base}/api/mine", json={"keys": list(made["keys"].values())}).status_code == 200
            go_on.set()
            assert [each.result().status_code for each in asked] == [200] * 4
    assert caplog.records == []


def record_of(base: str, made: dict[str, Any]) -> httpx.Response:
    return httpx.get(f"{base}/api/matches/{made['match']}/record", headers={"X-Seat-Key": made["watch"]})


def test_work_for_somebody_who_has_left_is_given_up() -> None:
    steps: list[int] = []

    def count() -> Steps[None]:
        while True:
            steps.append(1)
            yield
            time.sleep(0.001)

    async def leave() -> None:
        desk = Desk()
        long, next_in_turn = (asyncio.ensure_future(desk.go_through(count())) for _ in range(2))
        await asyncio.sleep(0.1)
        assert steps
        next_in_turn.cancel()
        long.cancel()
        await asyncio.wait({long})
        assert await asyncio.wait_for(desk.do(lambda: 7), 5) == 7
        desk.close()

    awaited(asyncio.wait_for(leave(), 10))


def test_matches_are_opened_however_much_is_being_read(tmp_path: Path) -> None:
    """Eight large replays used up the threads that open matches."""
    until = threading.Event()

    async def open_meanwhile() -> None:
        hall = Hall(open_database(f"sqlite:///{tmp_path / 'table.sqlite'}"), Thinkers(1))
        seats = [NewSeat(name=name, kind="link") for name in ("Ann", "Bob")]
        made = await hall.make(NewMatch(seats=seats))
        reading_now = [asyncio.ensure_future(hall.desk.do(until.wait, 20)) for _ in range(64)]
        try:
            assert await asyncio.wait_for(hall.find(made.match), 5) is not None
        finally:
            until.set()
            await asyncio.wait(reading_now)
            await hall.close()

    awaited(open_meanwhile())
