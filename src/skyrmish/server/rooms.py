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
from multiprocessing.reduction import send_handle
from zlib import crc32

from skyrmish.engine.refusal import Refusal
from skyrmish.server.room import serve_room
from skyrmish.server.settings import Settings

FAREWELL = 10.0  # seconds for a room to close
log = logging.getLogger("skyrmish.server")


class Rooms:
    """All rooms, as the door sees them."""

    def __init__(self, settings: Settings) -> None:
        if not hasattr(socket, "send_fds"):
            raise Refusal("--processes: this system hands no lines from one process to another, so that it has to be 1")
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
    """The way into one room. If the room has died, the next line finds it opened again, with what is on disk."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lines: queue.SimpleQueue[tuple[bytes, int] | None] = queue.SimpleQueue()
        self._open()
        self._thread = threading.Thread(target=self._hand_over_all, name="door", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, theirs = context.Pipe()
        self._process = context.Process(target=serve_room, args=(self._settings, theirs), name="room")
        self._process.start()
        theirs.close()

    def wait(self) -> None:
        self._door.recv_bytes()

    def hand_over(self, request: bytes, line: int) -> None:
        self._lines.put((request, line))

    def _hand_over_all(self) -> None:
        while (waiting := self._lines.get()) is not None:
            request, line = waiting
            try:
                self._hand_over(request, line)
            except (OSError, EOFError):
                log.exception("a room could not be opened")  # the page's line is closed, and it comes again
            finally:
                os.close(line)

    def _hand_over(self, request: bytes, line: int) -> None:
        try:
            self._send(request, line)
        except OSError:
            self._open_again()
            self._send(request, line)

    def _send(self, request: bytes, line: int) -> None:
        self._door.send_bytes(request)
        send_handle(self._door, line, self._process.pid)

    def _open_again(self) -> None:
        """No match is ever served twice: what is left of the old room ends first."""
        log.warning("a room has died and is opened again")
        self._process.kill()
        self._process.join()
        self._door.close()
        self._open()
        self.wait()

    def close(self) -> None:
        self._lines.put(None)
        self._thread.join(FAREWELL)
        self._door.close()

    def wait_until_closed(self) -> None:
        self._process.join(FAREWELL)
        self._process.kill()
        self._process.join()
