"""How much play the table bears: moves a second and round trips with many two-seat games at once, every order on disk.

    python benchmarks/load.py                 50 and 500 games
    python benchmarks/load.py --games 50 --wants table --seconds 10
    python benchmarks/load.py --processes 1   one process does everything

A move is one message with orders of a seat, up to a whole flight plan; its round trip ends when the table has said
that the orders are written down. The games are played beforehand by bots and then told to the table in the same order,
so that the players cost little; each waits until it has seen the table that it answers. Server and players share this
machine.

Every player receives the whole table and all events after every move of either. Those who want ``asks`` receive as well
all that a page plans with: each question for their own seat, with the flight chart once a line, and what is in the way
with every move; but not the odds of each plan, which processes of their own work out while people think. Whoever wants
the ``table`` goes without questions.
"""

import argparse
import asyncio
import base64
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from skyrmish.bots.orders import Bot
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.server.hosting.settings import usual_rooms
from skyrmish.table.messages import VERSION

SEATS = ("Ann", "Bob")
OPTIONS = {"hit.from": 8}  # few hits make long games, so that moves are measured and not the making of matches
SHORTEST, LONGEST = 60, 400  # moves of a game, for the same reason
STATE = b'{"type":"state","table":{"number":'
GAMES = 24  # different ones
SERVER = """
import sys
from skyrmish.server.hosting.serving import listen, serve
from skyrmish.server.hosting.settings import Settings
listener = listen("127.0.0.1", 0)
settings = Settings(database=sys.argv[1], messages_a_second=1e9, messages_at_once=10**9, matches_a_minute=1e9,
                    matches_at_once=10**9, all_matches_a_minute=1e9, all_matches_at_once=10**9,
                    most_strangers=10**6, thinkers=1, rooms=int(sys.argv[2]))
serve(listener, settings, lambda: print(listener.getsockname()[1], flush=True))
"""


@dataclass(frozen=True)
class Script:
    """A whole game: its seed, and who says what."""

    seed: int
    modules: tuple[str, ...]
    moves: list[tuple[int, list[str]]]


def play_beforehand(seed: int, modules: tuple[str, ...]) -> Script:
    """A game between two bots, as orders. It may be broken off: nobody waits for its end."""
    match = Match(Ruleset("first", modules, OPTIONS), usual_seats(SEATS), SeededDice(seed))
    bot, moves = Bot("greedy", seed), []
    while not match.is_over and len(moves) < LONGEST:
        seat = match.deciding_seats()[0]
        orders, asked = [], match.table.decisions
        for order in bot.orders(match, seat):
            match.order(order, seat)
            orders.append(order)
            if match.table.decisions > asked:
                break
        moves.append((SEATS.index(seat), orders))
    return Script(seed, modules, moves)


def long_games(modules: tuple[str, ...], games: int = GAMES) -> list[Script]:
    scripts = (play_beforehand(seed, modules) for seed in itertools.count(1))
    return list(itertools.islice((script for script in scripts if len(script.moves) >= SHORTEST), games))


class Line(asyncio.Protocol):
    """The least of a WebSocket that a player needs: unfragmented text both ways."""

    def __init__(self, address: str, path: str) -> None:
        self.address, self.path = address, path
        self.waiting = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.accepted = self.number = -1  # the newest that was heard
        self.news = asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.is_open.done():
            head, found, rest = self.waiting.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.waiting = rest
            self.is_open.set_result(None)
        while (frame := self.next_frame()) is not None:
            self.hear(frame)

    def next_frame(self) -> bytes | None:
        data = self.waiting
        if len(data) < 4:
            return None
        length, start = data[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            if len(data) < 10:
                return None
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self.waiting = data[start + length :]
        return data[start : start + length]

    def hear(self, text: bytes) -> None:
        if text.startswith(STATE):
            self.number = int(text[len(STATE) : len(STATE) + 9].split(b",")[0])
            self.news.set()
        elif text.startswith(b'{"type":"accepted"'):
            self.accepted = json.loads(text)["number"]
            self.news.set()
        elif text.startswith(b'{"type":"refused"'):
            raise AssertionError(text.decode())

    def say(self, message: dict[str, Any]) -> None:
        """Masked with nothing, which is a mask too."""
        text = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(text)]) if len(text) < 126 else b"\x81\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


@dataclass
class Tally:
    moves: int = 0
    trips: list[float] = field(default_factory=list)
    until: float = 0.0


async def open_game(address: str, script: Script, wants: str) -> list[Line]:
    """A new match, with both players at the table."""
    made = await asyncio.to_thread(make_match, address, script)
    return [await sit_down(address, made["match"], made["keys"][seat], wants) for seat in SEATS]


async def play(address: str, script: Script, wants: str, tally: Tally, lines: list[Line]) -> None:
    """Games one after the other, until the time is over."""
    while time.perf_counter() < tally.until:
        lines = lines or await open_game(address, script, wants)
        for number, (seat, orders) in enumerate(script.moves):
            if time.perf_counter() >= tally.until:
                break
            line = lines[seat]
            while line.number < number and not (number < len(SEATS) and line.number >= 0):
                line.news.clear()
                await line.news.wait()
            start = time.perf_counter()
            line.say({"type": "orders", "id": f"m{number}", "number": number, "seat": SEATS[seat], "orders": orders})
            while line.accepted <= number:
                line.news.clear()
                await line.news.wait()
            tally.trips.append(time.perf_counter() - start)
            tally.moves += 1
        for line in lines:
            line.transport.close()
        lines = []


async def sit_down(address: str, match: str, key: str, wants: str) -> Line:
    host, port = address.split(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(address, f"/ws/{match}"), host, int(port))
    await line.is_open
    line.say({"type": "hello", "version": VERSION, "keys": [key], "since": 0, "wants": wants})
    while line.number < 0:
        line.news.clear()
        await line.news.wait()
    return line


def make_match(address: str, script: Script) -> dict[str, Any]:
    wanted: dict[str, Any] = {"edition": "first", "modules": script.modules, "options": OPTIONS, "seed": script.seed}
    wanted["seats"] = [{"name": name, "kind": "link"} for name in SEATS]
    request = Request(
        f"http://{address}/api/matches", json.dumps(wanted).encode(), {"content-type": "application/json"}
    )
    with urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


async def load(
    address: str, server: int, games: int, seconds: float, wants: str, scripts: list[Script]
) -> dict[str, Any]:
    """Everybody sits down first; then the clocks start."""
    chosen = [scripts[k % len(scripts)] for k in range(games)]
    tables = await asyncio.gather(*(open_game(address, script, wants) for script in chosen))
    server_before, own_before = cpu_seconds(server), time.process_time()
    start = time.perf_counter()
    tally = Tally(until=start + seconds)
    pairs = zip(chosen, tables, strict=True)
    await asyncio.gather(*(play(address, script, wants, tally, lines) for script, lines in pairs))
    took = time.perf_counter() - start
    moves = max(1, tally.moves)
    trips = sorted(tally.trips)
    return {
        "games": games,
        "wants": wants,
        "moves": tally.moves,
        "moves_a_second": round(tally.moves / took),
        "p50_ms": round(1000 * statistics.median(trips), 2),
        "p99_ms": round(1000 * trips[int(0.99 * len(trips))], 2),
        "server_cpu_us_a_move": round(1e6 * (cpu_seconds(server) - server_before) / moves),
        "players_cpu_us_a_move": round(1e6 * (time.process_time() - own_before) / moves),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, action="append", help="games at once; 50 and 500 unless told")
    parser.add_argument("--wants", choices=("asks", "table"), action="append", help="what players are sent")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--modules", default="", help="of the first edition, such as altitude,split-s")
    parser.add_argument(
        "--processes", type=int, default=usual_rooms(), help="that serve matches; one a core unless told"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    asked = parser.parse_args()
    modules = tuple(word for word in asked.modules.split(",") if word)
    scripts = long_games(modules)
    for wants in asked.wants or ("asks", "table"):
        for games in asked.games or (50, 500):
            with tempfile.TemporaryDirectory() as folder:
                found = measure(Path(folder), games, asked.seconds, wants, scripts, asked.processes)
            told = "{moves_a_second} moves/s, round trip {p50_ms} ms (median), {p99_ms} ms (99 %)".format(**found)
            told += (
                ", processor time a move: server {server_cpu_us_a_move} µs, players {players_cpu_us_a_move} µs".format(
                    **found
                )
            )
            print(json.dumps(found) if asked.json else f"{games} games, players want {wants}: {told}", flush=True)


def measure(
    folder: Path, games: int, seconds: float, wants: str, scripts: list[Script], processes: int = 1
) -> dict[str, Any]:
    """A fresh server for each measurement."""
    command = [sys.executable, "-c", SERVER, f"sqlite:///{folder / 'load.sqlite'}", str(processes)]
    quiet = {**os.environ, "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quiet)
    try:
        assert process.stdout is not None
        address = f"127.0.0.1:{int(process.stdout.readline())}"
        return asyncio.run(load(address, process.pid, games, seconds, wants, scripts))
    finally:
        process.terminate()
        process.wait()


def cpu_seconds(process: int) -> float:
    """What a process and those it started have used so far, where the system tells.

    On a busy machine this says more than the clock.
    """
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        started = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    except OSError:
        return 0.0
    own = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in started)


if __name__ == "__main__":
    main()
