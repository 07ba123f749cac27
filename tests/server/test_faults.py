"""Hosts, their database and their network fail again and again: nothing is lost, doubled or seen in two ways."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable, Coroutine, Iterator
from itertools import cycle, islice
from typing import Any

import httpx
import pytest
from draws import drawn_with
from postgres import Postgres, postgres_running
from server.conftest import Running, start
from server.test_killing import Witness, check_kept, fresh_tables
from servers import awaited

LEASE = 1.0  # second
HOST = ("host", "--limit", f"lease-within={LEASE}", "--processes")
IN_TIME = 60.0  # seconds in which everybody sees something new again, on a busy machine too


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    with postgres_running() as running:
        yield running


class Hosts:
    """Two hosts of one database, and what can happen to them."""

    def __init__(self, postgres: Postgres, database: str, chance: random.Random, processes: tuple[str, str]) -> None:
        self.postgres, self.database, self.chance, self._processes = postgres, database, chance, processes
        self.all = [start(database, command=(*HOST, count)) for count in processes]

    def _any(self) -> int:
        return self.chance.randrange(len(self.all))

    async def _start_again(self, number: int) -> None:
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        port = int(self.all[number].base.rpartition(":")[2])
        self.all[number] = await asyncio.to_thread(start, self.database, port, (*HOST, self._processes[number]))

    async def kill_host(self) -> None:
        number = self._any()
        self.all[number].kill()
        await self._start_again(number)

    async def stop_host(self) -> None:
        number = self._any()
        self.all[number].process.terminate()
        assert await asyncio.to_thread(self.all[number].process.wait, 20) == 0
        await self._start_again(number)

    async def part_host(self) -> None:
        """For longer than its lease: to the others it looks as if the network were gone."""
        await self._sleep(self.all[self._any()], LEASE * self.chance.uniform(1.1, 2.0))

    async def nap(self) -> None:
        """For less than that, or just about as long."""
        await self._sleep(self.all[self._any()], LEASE * self.chance.uniform(0.1, 1.1))

    async def _sleep(self, running: Running, seconds: float) -> None:
        os.kill(running.process.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(running.process.pid, signal.SIGCONT)

    async def kill_database(self) -> None:
        self.postgres.kill()
        await asyncio.sleep(self.chance.uniform(0.0, 1.5))
        await asyncio.to_thread(self.postgres.start)

    async def cut_lines(self) -> None:
        await asyncio.to_thread(self.postgres.cut_lines)

    async def hang_database(self) -> None:
        self.postgres.sleep()
        await asyncio.sleep(self.chance.uniform(0.1, 2.0))
        self.postgres.wake()


FAULTS: list[Callable[[Hosts], Coroutine[Any, Any, None]]] = [
    Hosts.part_host,
    Hosts.kill_host,
    Hosts.kill_database,
    Hosts.stop_host,
    Hosts.nap,
    Hosts.cut_lines,
    Hosts.hang_database,
    Hosts.part_host,
]


class Match:
    """One match with everybody at it, who come back by way of either host, as from a proxy."""

    def __init__(self, hosts: Hosts, match: str, group: list[Witness]) -> None:
        self._hosts, self._match, self.group = hosts, match, group
        self._staying = [asyncio.ensure_future(self._stay(witness)) for witness in group]

    async def _stay(self, witness: Witness) -> None:
        while not witness.player.is_over:
            witness.player.base = self._hosts.chance.choice(self._hosts.all).base
            await witness.attend()
            await asyncio.sleep(0.1)

    @property
    def is_over(self) -> bool:
        return any(witness.player.is_over for witness in self.group)

    def check(self) -> None:
        """Whoever has seen what must not be says so at once."""
        for task in self._staying:
            if task.done():
                task.result()

    async def end(self) -> int:
        """All have seen the same, and every promise is kept; how many there were."""
        for task in self._staying:
            if not task.done():
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        longest = max((witness.player.events for witness in self.group), key=len)
        for witness in self.group:
            assert witness.player.events == longest[: len(witness.player.events)], "the match was seen in two ways"
        return await asyncio.to_thread(check_kept, self._hosts.database, self._match, self.group)


async def begin(hosts: Hosts) -> list[Match]:
    """A match of people and one of bots, as soon as they can be made."""
    async with asyncio.timeout(IN_TIME):
        while not await is_ready(hosts.all[0]):
            await asyncio.sleep(0.1)
    tables = await asyncio.to_thread(fresh_tables, hosts.all[0], hosts.chance)
    return [Match(hosts, match, group) for match, group in tables]


async def is_ready(running: Running) -> bool:
    async with httpx.AsyncClient() as asking:
        return (await asking.get(f"{running.base}/readyz", timeout=IN_TIME)).status_code == 200


async def all_see_something_new(matches: list[Match]) -> None:
    witnesses = [witness for match in matches for witness in match.group]
    before = [witness.seen for witness in witnesses]
    async with asyncio.timeout(IN_TIME):
        while not all(
            witness.seen > number or witness.player.is_over for witness, number in zip(witnesses, before, strict=True)
        ):
            for match in matches:
                match.check()
            await asyncio.sleep(0.05)


async def live_through(hosts: Hosts, faults: int) -> int:
    """Play through so many faults, in matches that follow each other. Returns promises kept."""
    kept, matches = 0, await begin(hosts)
    for number, fault in enumerate(islice(cycle(FAULTS), faults), 1):
        await asyncio.sleep(hosts.chance.uniform(0.0, 0.3))
        await fault(hosts)
        await all_see_something_new(matches)
        if any(match.is_over for match in matches):
            kept += sum([await match.end() for match in matches])
            print(f"{number} faults, {kept} orders", flush=True)
            matches = await begin(hosts)
    return kept + sum([await match.end() for match in matches])


def live_through_faults(postgres: Postgres, faults: int, seed: int, processes: tuple[str, str]) -> int:
    chance = drawn_with(seed)
    with postgres.database() as database:
        hosts = Hosts(postgres, database, chance, processes)
        kept = awaited(live_through(hosts, faults))
        assert [running.stop() for running in hosts.all] == [0, 0]
    return kept


def test_nothing_is_lost_doubled_or_seen_in_two_ways_over_some_faults(own_postgres: Postgres) -> None:
    assert live_through_faults(own_postgres, 3, 1, ("1", "1")) > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
def test_nothing_is_lost_doubled_or_seen_in_two_ways_over_five_hundred_faults(
    own_postgres: Postgres, seed: int
) -> None:
    """A hundred at a time, side by side. Where a host has two processes for matches, the one that is stopped or killed
    is the one that listens."""
    assert live_through_faults(own_postgres, 100, seed, ("1", "2")) > 200
