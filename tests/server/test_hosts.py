"""Hosts that share a PostgreSQL: any of them takes any page, and each match goes on when its host ends."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from postgres import Postgres
from server.conftest import Running, start
from server.player import Player
from server.test_killing import LOST, PEOPLE
from server.test_rooms import answer_once, how_it_closed
from servers import awaited, none_left_behind
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FOLLOWED = 5.0  # seconds in which a host that has died is followed by another
HURRIED = ("--limit", "lease-within=2")  # a busy machine may keep a host from stirring for one


def host(database: str, processes: int, *more: str, port: int = 0) -> Running:
    return start(database, port, ("host", "--processes", str(processes), *more))


def two_hosts(database: str, *more: str, processes: tuple[int, int] = (2, 1)) -> list[Running]:
    """One that has a process for each half of its matches, and one that does everything itself."""
    with ThreadPoolExecutor(2) as both:
        return list(both.map(lambda count: host(database, count, *more), processes))


@pytest.fixture(scope="module")
def hosts(postgres: Postgres) -> Iterator[list[Running]]:
    with postgres.database() as url, none_left_behind():
        yield two_hosts(url, *HURRIED, "--metrics-token", "told")


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


def seated(hosts: list[Running], made: dict[str, Any]) -> list[Player]:
    """Both players of a match, each at a host."""
    keys = made["keys"].values()
    return [
        Player(host.base, made["match"], [key], seed) for seed, (host, key) in enumerate(zip(hosts, keys, strict=True))
    ]


async def come_back(player: Player, *hosts: Running) -> float:
    """As a page does, by way of any host that takes it; how many seconds that took."""
    begun = time.monotonic()
    while True:
        for host in hosts:
            player.base = host.base
            with contextlib.suppress(*LOST, InvalidHandshake):
                await asyncio.wait_for(player.sit_down(), 20)
                return time.monotonic() - begun
        await asyncio.sleep(0.1)


async def is_let_go(player: Player) -> int:
    """The code with which the line was closed; 0 if it was cut."""
    return await asyncio.wait_for(how_it_closed(player), 15)


def figure(running: Running, name: str) -> int:
    told = httpx.get(f"{running.base}/metrics", headers={"Authorization": "Bearer told"}).text
    return int(told.rpartition(f"\nskyrmish_{name} ")[2].partition("\n")[0])


# ---- any host takes any page ----


def test_players_at_different_hosts_play_one_match(hosts: list[Running]) -> None:
    async def play() -> None:
        for maker in hosts:
            players = seated(hosts, maker.make(**PEOPLE))
            for player in players:
                await player.sit_down()
            for _ in range(6):
                await answer_once(players)
            assert players[0].events == players[1].events
            assert figure(maker, "hosts") == 2
            assert sum(figure(each, "lines_passed_on") for each in hosts) == 1
            for player in players:
                await player.leave()

    awaited(asyncio.wait_for(play(), 60))


def test_whoever_is_passed_on_hears_why_not(hosts: list[Running]) -> None:
    async def play() -> None:
        made = hosts[0].make(**PEOPLE)
        ann, _ = seated(hosts, made)
        await ann.sit_down()
        stranger = Player(hosts[1].base, made["match"], ["x" * 22])
        with pytest.raises(ConnectionClosed) as closed:
            await stranger.sit_down()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401
        with pytest.raises(InvalidHandshake):
            await connect(f"{hosts[1].base.replace('http', 'ws', 1)}/ws/{made['match']}", origin="http://evil.example")

    awaited(asyncio.wait_for(play(), 60))


# ---- a host that sleeps, dies or stops ----


def test_a_host_that_sleeps_past_its_lease_wakes_up_to_nothing(hosts: list[Running]) -> None:
    """Whoever looked on there is sent to where the match is played by then."""

    async def play() -> None:
        made = hosts[1].make(**PEOPLE)
        bob, ann = seated(hosts, made)
        watcher = Player(hosts[1].base, made["match"], [made["watch"]])
        for player in (ann, bob, watcher):
            await player.sit_down()
        await answer_once([ann, bob])
        os.kill(hosts[1].process.pid, signal.SIGSTOP)
        assert await is_let_go(bob) == 0  # by the host that had passed him on
        again = Player(hosts[0].base, made["match"], ann.keys, 7)
        await asyncio.gather(come_back(bob, hosts[0]), come_back(again, hosts[0]))
        await answer_once([again, bob])
        os.kill(hosts[1].process.pid, signal.SIGCONT)
        assert await is_let_go(watcher) == 1001
        await come_back(ann, hosts[1])
        assert ann.state["table"]["number"] == 2
        await answer_once([ann, bob])

    awaited(asyncio.wait_for(play(), 60))


def test_hosts_that_are_killed_start_again_and_stop_follow_each_other(database: str) -> None:
    """Where one was killed nobody listens any more, and who stops hands over: leases are long, but nobody waits."""
    first, second = two_hosts(database, "--limit", "lease-within=60", processes=(1, 1))

    async def play() -> None:
        players = seated([first, second], first.make(**PEOPLE))
        for player in players:
            await player.sit_down()
        await answer_once(players)

        first.kill()
        took = await asyncio.gather(*(come_back(player, second) for player in players))
        assert max(took) < FOLLOWED
        await answer_once(players)

        again = host(database, 1, port=int(first.base.rpartition(":")[2]))
        second.process.terminate()
        assert [await is_let_go(player) for player in players] == [1001, 1001]
        took = [await come_back(player, second, again) for player in players]
        assert max(took) < FOLLOWED
        await answer_once(players)
        assert players[0].state["table"]["number"] == 3

    awaited(asyncio.wait_for(play(), 60))
    assert second.process.wait(10) == 0


def test_whoever_starts_again_where_it_was_need_not_wait_for_its_own_lease(database: str) -> None:
    running = host(database, 1, "--limit", "lease-within=60")

    async def play() -> None:
        made = running.make(**PEOPLE)
        ann = Player(running.base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        running.kill()
        again = host(database, 1, port=int(running.base.rpartition(":")[2]))
        assert await come_back(ann, again) < FOLLOWED

    awaited(asyncio.wait_for(play(), 60))
