"""Several processes that share the matches: played alike, killed one by one or all at once, and closed together."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import httpx
import pytest
from draws import drawn_with
from server.conftest import Running, start
from server.player import Player, choose
from server.test_killing import check_kept, fresh_tables, one_life
from servers import START, awaited, none_left_behind
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

HOST = ("host", "--processes", "2")
PEOPLE = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]
LONG_ENOUGH = 30.0  # seconds


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with none_left_behind():
        yield start(tmp_path_factory.mktemp("host") / "table.sqlite", command=HOST)


def rooms_of(running: Running) -> list[int]:
    """The processes that serve matches."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, words in rows if int(parent) == running.process.pid and "spawn_main" in words]


def both_rooms(running: Running) -> list[int]:
    """The same, once both are there: one that has died is opened again."""
    until = time.monotonic() + LONG_ENOUGH
    while len(rooms := rooms_of(running)) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    assert len(rooms) == 2
    return rooms


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def all_gone(processes: list[int]) -> bool:
    until = time.monotonic() + LONG_ENOUGH
    while time.monotonic() < until and not all(map(is_gone, processes)):
        time.sleep(0.05)
    return all(map(is_gone, processes))


def room_of(match: str) -> int:
    return crc32(match.encode()) % 2


async def both_seats(running: Running, wanted_room: int) -> tuple[str, list[Player], str]:
    """A match in this room, with both players, and a key to read it with."""
    made = running.make(seats=PEOPLE, seed=4)
    while room_of(made["match"]) != wanted_room:
        made = running.make(seats=PEOPLE, seed=4)
    players = [Player(running.base, made["match"], [key], seed) for seed, key in enumerate(made["keys"].values())]
    for player in players:
        await player.sit_down()
    return made["match"], players, made["watch"]


async def answer_once(players: list[Player]) -> None:
    """Whoever is asked answers, and both have seen it."""
    player = next(player for player in players if player.state["asks"])
    ask = player.state["asks"][0]
    request = await player.order(ask["seat"], choose(ask, player.random, player.welcome))
    while request not in player.accepted:
        await player.hear("accepted")
    for each in players:
        while each.state["table"]["number"] < player.accepted[request]:
            await each.hear("state")


def run(play: "asyncio.Future[None] | object") -> None:
    awaited(asyncio.wait_for(play, 60))  # type: ignore[arg-type]


# ---- playing ----


def test_matches_of_all_rooms_are_played_side_by_side_and_what_was_acknowledged_can_be_read(host: Running) -> None:
    async def play() -> None:
        tables = [await both_seats(host, room) for room in (0, 1, 0, 1)]
        for _ in range(8):
            await asyncio.gather(*(answer_once(players) for _, players, _ in tables))
        for match, players, key in tables:
            address = f"{host.base}/api/matches/{match}"
            frames = httpx.get(f"{address}/frames", headers={"X-Seat-Key": key}).json()
            assert [event for frame in frames for event in frame["events"]] == players[0].events == players[1].events
            record = httpx.get(f"{address}/record", headers={"X-Seat-Key": key}).text
            assert record.count("\nAnn: assign") + record.count("\nBob: assign") == 2
            assert httpx.get(f"{address}/record", headers={"X-Seat-Key": "x" * 22}).status_code == 403
            for player in players:
                await player.leave()

    run(play())


def test_a_match_is_found_where_it_was_left(host: Running) -> None:
    async def play() -> None:
        _, players, _ = await both_seats(host, 1)
        await answer_once(players)
        for player in players:
            await player.leave()
            await player.sit_down()
        assert players[0].state["table"]["number"] == 1
        await answer_once(players)

    run(play())


def test_strange_pages_are_turned_away_at_every_room(host: Running) -> None:
    async def knock() -> None:
        for room in (0, 1):
            match = next(name for name in map(str, range(100)) if room_of(name) == room)
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{host.base.replace('http', 'ws', 1)}/ws/{match}", origin="http://evil.example")
            assert refused.value.response.status_code == 403

    run(knock())


# ---- dying and closing ----


class AllRooms:
    """Rooms that die as by a power cut, while the door stands."""

    def __init__(self, running: Running) -> None:
        self._running = running

    def kill(self) -> None:
        for room in both_rooms(self._running):
            os.kill(room, signal.SIGKILL)


def kill_rooms_often(database: Path, kills: int, seed: int) -> int:
    """Play and kill all rooms, again and again, behind one door. Returns promises kept."""
    chance, kept = drawn_with(seed), 0
    running = start(database, command=HOST)
    tables = fresh_tables(running, chance)
    for _ in range(kills):
        everyone = [witness for _, group in tables for witness in group]
        awaited(one_life(AllRooms(running), everyone, chance))  # type: ignore[arg-type]
        kept += sum(check_kept(database, match, group) for match, group in tables)
        if any(witness.player.is_over for witness in everyone):
            tables = fresh_tables(running, chance)
    assert running.stop() == 0
    return kept


def test_no_acknowledged_order_is_lost_or_doubled_when_rooms_are_killed(tmp_path: Path) -> None:
    assert kill_rooms_often(tmp_path / "table.sqlite", 4, 3) > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 9))
def test_no_order_is_lost_or_doubled_when_rooms_are_killed_five_hundred_times(tmp_path: Path, seed: int) -> None:
    """A hundred at a time, side by side."""
    assert kill_rooms_often(tmp_path / "table.sqlite", 100, seed) > 200


def test_a_room_dies_alone_but_all_die_with_their_door(tmp_path: Path) -> None:
    running = start(tmp_path / "table.sqlite", command=HOST)

    async def play() -> None:
        tables = [await both_seats(running, room) for room in (0, 1)]
        for _, players, _ in tables:
            await answer_once(players)
        before = rooms_of(running)
        os.kill(before[0], signal.SIGKILL)
        lost = [players for _, players, _ in tables if await is_lost(players[0])]
        assert len(lost) == 1
        for _, players, _ in tables:
            if players in lost:
                for player in players:
                    await player.sit_down()
            assert players[0].state["table"]["number"] == 1
            await answer_once(players)
        assert before[1] in both_rooms(running)

    run(play())
    rooms = both_rooms(running)
    running.kill()
    assert all_gone(rooms)


async def how_it_closed(player: Player) -> int:
    """The code with which the line was closed, after all that was still said."""
    while True:
        try:
            await player.hear_one()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


async def is_lost(player: Player) -> bool:
    assert player.socket is not None
    try:
        await asyncio.wait_for(player.hear_one(), 1.0)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False
    return False


def test_ctrl_c_closes_every_line_and_every_room(tmp_path: Path) -> None:
    running = start(tmp_path / "table.sqlite", command=HOST)
    rooms = rooms_of(running)

    async def play() -> None:
        tables = [await both_seats(running, room) for room in (0, 1)]
        assert await asyncio.to_thread(running.stop) == 0
        for _, players, _ in tables:
            for player in players:
                assert await how_it_closed(player) == 1001

    run(play())
    assert all_gone(rooms)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_at_once_and_without_a_word_while_its_rooms_are_opened(tmp_path: Path, told: signal.Signals) -> None:
    words = ["host", "--processes", "2", "--port", "0", "--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]
    command = [sys.executable, "-c", START, *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    rooms = both_rooms(Running(process, ""))
    os.killpg(process.pid, told)  # as a terminal does, and whoever stops a container: to all of them
    said, complaints = process.communicate(timeout=20)
    assert (process.returncode, said, complaints) == (128 + told, "", "")
    assert all_gone(rooms)


def test_a_database_in_memory_is_refused() -> None:
    words = ["host", "--processes", "2", "--port", "0", "--database", "sqlite://"]
    tried = subprocess.run([sys.executable, "-c", START, *words], capture_output=True, text=True, timeout=60)
    assert tried.returncode == 2
    assert "a database in memory belongs to one process" in tried.stderr
