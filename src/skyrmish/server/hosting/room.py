"""One room: a process that serves its share of the matches, with lines that the door hands over."""

import asyncio
import contextlib
import signal
import socket
import threading
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle
from typing import Any

from skyrmish.server.hosting.crowd import Crowd
from skyrmish.server.hosting.lines.switchboard import Switchboard
from skyrmish.server.hosting.memory import settle_memory
from skyrmish.server.hosting.processes import die_with_parent
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.hosting.thinkers import Thinkers, usual_count
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.turns import turn_at

READY = b"ready"
FAREWELL = 5.0  # seconds for lines to be closed


def serve_room(settings: Settings, door: Connection) -> None:
    """Runs in a process of its own until the door closes; the door hears the signals, and says when."""
    import uvloop

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
        self._hall = Hall(engine, thinkers, turn_at(engine))
        self._hall.open()
        thinkers.start()
        settle_memory()
        threading.Thread(target=self._listen, name="door", daemon=True).start()
        await self._closed.wait()
        await self._say_goodbye()
        await self._hall.close()

    def _listen(self) -> None:
        """Whoever comes through the door is served here; when it is shut, the room closes."""
        with contextlib.suppress(EOFError, OSError):
            self._door.send_bytes(READY)
            while True:
                request = self._door.recv_bytes()
                line = socket.socket(fileno=recv_handle(self._door))
                self._loop.call_soon_threadsafe(self._take, request, line)
        self._loop.call_soon_threadsafe(self._closed.set)

    def _take(self, request: bytes, line: socket.socket) -> None:
        task = self._loop.create_task(self._answer(request, line))
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
