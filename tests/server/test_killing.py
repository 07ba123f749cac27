"""SIGKILL at random moments: what was acknowledged is there afterwards, once; and the match goes on."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from draws import drawn_with
from server.conftest import Running, start, url_of
from server.player import Player, choose
from servers import awaited
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from skyrmish.server.storage.schema import orders

MOST_WAITS = 80  # tenths of a second
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, asyncio.TimeoutError)
PEOPLE = {"seats": [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}], "modules": ["altitude"]}
BOTS = {"seats": [{"name": name, "kind": "bot", "level": "random"} for name in ("Cleo", "Dan")]}


class Witness:
    """Plays or watches one match after the other through all kills, and remembers what it was told."""

    def __init__(self, made: dict[str, Any], keys: list[str], base: str, seed: int) -> None:
        self.player = Player(base, made["match"], keys, seed)
        self.said: dict[str, list[str]] = {}  # by request, as long as it is not answered
        self.promised: dict[str, tuple[int, list[str]]] = {}  # accepted: number and orders
        self.seen = 0  # the highest number in a state

    async def attend(self) -> None:
        """Sit down, say again what was not answered, and play on until the line breaks or the match ends."""
        player = self.player
        try:
            await asyncio.wait_for(player.sit_down(), 15)
            self.look()
            for request, given in list(self.said.items()):
                await player.order(player.welcome["you"][0], given, request=request)
                await self.wait_for(request)
            while not player.is_over:
                await self.step()
        except LOST:
            pass
        finally:
            with contextlib.suppress(*LOST):
                await asyncio.wait_for(player.leave(), 5)

    async def step(self) -> None:
        player = self.player
        if not player.state["asks"]:
            await player.hear("state")
            self.look()
            return
        ask = player.state["asks"][0]
        given, request = choose(ask, player.random, player.welcome), player.new_id()
        self.said[request] = given
        await player.order(ask["seat"], given, request=request)
        await self.wait_for(request)

    async def wait_for(self, request: str) -> None:
        while request in self.said:
            message = await self.player.hear_one()
            self.look()
            if message["type"] == "accepted" and message["id"] == request:
                self.promised[request] = (message["number"], self.said.pop(request))
            elif message["type"] == "refused" and message["id"] == request:
                del self.said[request]
        while self.promised and self.player.state["table"]["number"] < max(n for n, _ in self.promised.values()):
            await self.player.hear("state")

    def look(self) -> None:
        number = self.player.state["table"]["number"] if self.player.state else 0
        assert number >= self.seen, "the table has gone back"
        self.seen = number


def check_kept(database: Path | str, match: str, witnesses: list[Witness]) -> int:
    """Every promise is in the database exactly once, under its number, with its orders."""
    engine = create_engine(url_of(database))
    with engine.connect() as connection:
        wanted = select(orders.c.number, orders.c.request, orders.c.given).where(orders.c.match == match)
        rows = connection.execute(wanted).all()
    engine.dispose()
    assert sorted(number for number, _, _ in rows) == list(range(1, len(rows) + 1))
    by_request = {request: (number, given.split("\n")) for number, request, given in rows}
    assert len(by_request) == len(rows), "a request was taken twice"
    for witness in witnesses:
        assert witness.seen <= len(rows), "somebody was shown what is not on disk"
        for request, promise in witness.promised.items():
            assert by_request.get(request) == promise
    return sum(len(witness.promised) for witness in witnesses)


async def one_life(running: Running, witnesses: list[Witness], chance: random.Random) -> None:
    """Everyone plays until the server is killed: soon, or some time after everybody has seen something new."""
    tasks = [asyncio.ensure_future(witness.attend()) for witness in witnesses]
    if chance.random() < 0.6:
        before = [witness.seen for witness in witnesses]
        for _ in range(MOST_WAITS):
            await asyncio.sleep(0.1)
            if all(witness.seen > number for witness, number in zip(witnesses, before, strict=True)):
                break
    await asyncio.sleep(chance.uniform(0.0, 0.5))
    running.kill()
    await asyncio.wait_for(asyncio.gather(*tasks), 30)


def kill_often(tmp_path: Path, kills: int, seed: int) -> tuple[int, int]:
    """Play, kill, start again; new matches when old ones end. Returns promises kept and bots' answers seen."""
    chance, database = drawn_with(seed), tmp_path / "table.sqlite"
    kept = answers = 0
    tables: list[tuple[str, list[Witness]]] = []
    for _ in range(kills):
        running = start(database)
        if not tables or any(witness.player.is_over for _, group in tables for witness in group):
            tables = fresh_tables(running, chance)
        everyone = [witness for _, group in tables for witness in group]
        for witness in everyone:
            witness.player.base = running.base
        awaited(one_life(running, everyone, chance))
        for match, group in tables:
            kept += check_kept(database, match, group)
        answers += tables[1][1][0].seen
    return kept, answers


def fresh_tables(running: Running, chance: random.Random) -> list[tuple[str, list[Witness]]]:
    people, bots = running.make(**PEOPLE), running.make(**BOTS)
    players = [
        Witness(people, [key], running.base, chance.getrandbits(32))
        for key in [*people["keys"].values(), people["watch"]]
    ]
    return [(people["match"], players), (bots["match"], [Witness(bots, [bots["watch"]], running.base, 1)])]


def test_no_acknowledged_order_is_lost_or_doubled_over_some_kills(tmp_path: Path) -> None:
    kept, answers = kill_often(tmp_path, 6, 1)
    assert kept > 0
    assert answers > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
def test_no_acknowledged_order_is_lost_or_doubled_over_five_hundred_kills(tmp_path: Path, seed: int) -> None:
    """A hundred at a time, side by side."""
    kept, answers = kill_often(tmp_path, 100, seed)
    assert kept > 200
    assert answers > 200
