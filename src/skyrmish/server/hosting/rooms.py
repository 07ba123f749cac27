"""Rooms: processes that each serve a share of the matches, so that a host with more cores bears more of them.

The process at the door listens, speaks HTTP and makes matches. A line to a match is handed over to the room that has
it, and from then on is between the page and the room. A match has one room for as long as the door stands.
"""

import atexit
import logging
import multiprocessing
import os
import queue
import socket
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import send_handle
from zlib import crc32

from skyrmish.server.hosting.room import serve_room
from skyrmish.server.hosting.settings import Settings
from skyrmish.words.refusal import Refusal

FAREWELL = 10.0  # seconds for a room to close
log = logging.getLogger("skyrmish.server")


def check_system() -> None:
    if not hasattr(socket, "send_fds"):
        raise Refusal("processes-no-lines")


class Rooms:
    """All rooms, as the door sees them."""

    def __init__(self, settings: Settings) -> None:
        self._rooms = [WayIn(settings) for _ in range(settings.rooms)]
        atexit.register(self.close)

    def wait(self) -> None:
        """Until all of them are ready."""
        for room in self._rooms:
            room.wait()

    def hand_over(self, match: bytes, request: bytes, line: int) -> None:
        """A page asks for a match; ``line`` is the system's number of its line, which the caller closes."""
        self._rooms[crc32(match) % len(self._rooms)].hand_over(request, os.dup(line))

    def close(self) -> None:
        atexit.unregister(self.close)
        for room in self._rooms:
            room.close()
        for room in self._rooms:
            room.wait_until_closed()


class WayIn:
    """The way into one room, kept by a thread. A room that has died is opened again, with what is on disk."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._to_do: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._open()
        self._thread = threading.Thread(target=self._keep, name="door", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, theirs = context.Pipe()
        self._process = context.Process(target=serve_room, args=(self._settings, theirs), name="room")
        self._process.start()
        theirs.close()
        threading.Thread(target=self._watch, args=(self._process,), name="watch", daemon=True).start()

    def wait(self) -> None:
        """Until the room is ready."""
        self._door.recv_bytes()

    def hand_over(self, request: bytes, line: int) -> None:
        self._to_do.put(partial(self._hand_over, request, line))

    # ---- in the threads ----

    def _keep(self) -> None:
        while (act := self._to_do.get()) is not None:
            try:
                act()
            except (OSError, EOFError):
                log.exception("a room could not be opened")  # whoever was to be let in finds the line closed

    def _watch(self, process: SpawnProcess) -> None:
        wait([process.sentinel])
        self._to_do.put(partial(self._open_again, process))

    def _hand_over(self, request: bytes, line: int) -> None:
        try:
            self._send(request, line)
        except OSError:
            self._open_again(self._process)
            self._send(request, line)
        finally:
            os.close(line)

    def _send(self, request: bytes, line: int) -> None:
        self._door.send_bytes(request)
        send_handle(self._door, line, self._process.pid)

    def _open_again(self, dead: SpawnProcess) -> None:
        """No match is ever served twice: what is left of the old room ends first."""
        if dead is not self._process:
            return
        log.warning("a room has died and is opened again")
        dead.kill()
        dead.join()
        self._door.close()
        self._open()
        self.wait()

    # ---- closing ----

    def close(self) -> None:
        self._to_do.put(None)
        self._thread.join(FAREWELL)
        self._door.close()

    def wait_until_closed(self) -> None:
        self._process.join(FAREWELL)
        self._process.kill()
        self._process.join()
