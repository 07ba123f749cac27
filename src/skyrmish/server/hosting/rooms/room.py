"""One room: a process that serves its share of the matches, with lines that the door hands over."""

import asyncio
import contextlib
import os
import signal
import socket
import threading
from multiprocessing.connection import Connection
from typing import Any

import orjson

from skyrmish.server.hosting.guarding.crowd import Crowd
from skyrmish.server.hosting.lines.switchboard import Switchboard
from skyrmish.server.hosting.rooms.memory import settle_memory
from skyrmish.server.hosting.rooms.processes import die_with_parent
from skyrmish.server.hosting.rooms.thinkers import Thinkers, usual_count
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.lobby.moving import hand_over
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.hosts import leases_of
from skyrmish.server.storage.turns import turn_at
from skyrmish.server.watching.figures import figures_of
from skyrmish.server.watching.log_lines import keep_log

READY, BEAT, TAKEN = b"ready", b"beat", b"taken"  # what a room says to the door; figures follow a beat
BEATS = 5  # in the time after which the door takes it for dead
FAREWELL = 5.0  # seconds for lines to be closed


def serve_room(settings: Settings, door: Connection) -> None:
    """Runs in a process of its own until the door closes; the door hears the signals, and says when."""
    import uvloop

    keep_log(settings.log)
    die_with_parent()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    uvloop.run(Room(settings, door).serve())


class Room:
    def __init__(self, settings: Settings, door: Connection) -> None:
        self._settings, self._door = settings, door
        self._crowd = Crowd(settings)
        self._closed = asyncio.Event()
        self._connections: set[Switchboard] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        engine = open_database(self._settings.database)
        thinkers = Thinkers(self._settings.thinkers or max(1, usual_count() // self._settings.rooms))
        self._hall = Hall(engine, thinkers, turn_at(engine), leases_of(engine, self._settings.host))
        self._hall.open()
        thinkers.start()
        settle_memory()
        threading.Thread(target=self._listen, name="door", daemon=True).start()
        self._say(READY)
        beating = asyncio.ensure_future(self._beat())
        await self._closed.wait()
        beating.cancel()
        if self._hall.leases is not None:
            await hand_over(self._hall)
        await self._say_goodbye()
        await self._hall.close()

    async def _beat(self) -> None:
        """The door hears that this room still stirs."""
        while True:
            self._say(BEAT + orjson.dumps(figures_of(self._hall)))
            await asyncio.sleep(self._settings.beat_within / BEATS)

    def _say(self, word: bytes) -> None:
        with contextlib.suppress(OSError):  # the door is shut
            self._door.send_bytes(word)

    def _listen(self) -> None:
        """Whoever comes through the door is served here; when it is shut, the room closes."""
        wire = socket.socket(fileno=os.dup(self._door.fileno()))
        with contextlib.suppress(EOFError, OSError):
            while True:
                request = read(wire, int.from_bytes(read(wire, 4), "big"))
                mark, lines, _, _ = socket.recv_fds(wire, 1, 1)
                if not mark:
                    break
                self._loop.call_soon_threadsafe(self._take, request, lines)
        self._loop.call_soon_threadsafe(self._closed.set)

    def _take(self, request: bytes, lines: list[int]) -> None:
        """A line is lost where no file is left for it."""
        self._say(TAKEN)
        for line in lines:
            task = self._loop.create_task(self._answer(request, socket.socket(fileno=line)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: bytes, line: socket.socket) -> None:
        line.setblocking(False)
        with contextlib.suppress(OSError):  # the page has left again
            transport, switchboard = await self._loop.connect_accepted_socket(self._switchboard, line)
            if not transport.is_closing():
                switchboard.data_received(request)

    def _switchboard(self) -> Switchboard:
        return Switchboard(self._settings, self._hall, self._crowd, self._connections, self._tasks)

    async def _say_goodbye(self) -> None:
        for connection in list(self._connections):
            connection.shutdown()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FAREWELL)


def read(wire: socket.socket, size: int) -> bytes:
    """So many bytes."""
    got = b""
    while len(got) < size:
        part = wire.recv(size - len(got))
        if not part:
            raise EOFError
        got += part
    return got
