"""Rooms: processes that each serve a share of the matches, so that a host with more cores bears more of them.

The process at the door listens, speaks HTTP and makes matches. A line to a match is handed over to the room that has
it, and from then on is between the page and the room. A match has one room for as long as the door stands.
"""

import atexit
import contextlib
import logging
import os
import queue
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from zlib import crc32

from skyrmish.server.hosting.rooms.doorway import Doorway
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.watching.figures import Figures
from skyrmish.words.refusal import Refusal

BEFORE_ANOTHER = 1.0  # second, where a room does not get ready
MOST_WAITING = 200  # lines on their way into one room
log = logging.getLogger("skyrmish.server")


def check_system() -> None:
    if not hasattr(socket, "send_fds"):
        raise Refusal("processes-no-lines")


class Rooms:
    """All rooms, as the door sees them."""

    def __init__(self, settings: Settings) -> None:
        self._farewell = settings.stop_within / 2.0
        self._rooms = [WayIn(settings) for _ in range(settings.rooms)]
        atexit.register(self.close)

    def wait(self) -> None:
        """Until all of them are ready."""
        if not all(room.wait() for room in self._rooms):
            raise RuntimeError("a room could not be opened")

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def count_ready(self) -> int:
        """Those that serve."""
        return sum(room.is_ready for room in self._rooms)

    @property
    def are_ready(self) -> bool:
        return self.count_ready == len(self)

    @property
    def figures(self) -> dict[str, Figures]:
        """As of the last sign of life of each."""
        return {f"room {number}": room.figures for number, room in enumerate(self._rooms, 1)}

    def hand_over(self, match: bytes, request: bytes, line: int) -> None:
        """A page asks for a match; ``line`` is the system's number of its line, which the caller closes."""
        self._rooms[crc32(match) % len(self._rooms)].hand_over(request, line)

    def close(self) -> None:
        atexit.unregister(self.close)
        until = time.monotonic() + self._farewell
        for room in self._rooms:
            room.close()
        for room in self._rooms:
            room.wait_until_closed(max(0.0, until - time.monotonic()))


class WayIn:
    """The way into one room, kept by a thread. A room that has ended is opened again, with what is on disk."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._to_do: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._is_closing = threading.Event()
        self._open()
        threading.Thread(target=self._keep, name="door", daemon=True).start()

    def _open(self) -> None:
        self._doorway = Doorway(self._settings, lambda ended: self._to_do.put(partial(self._open_again, ended)))

    def wait(self) -> bool:
        return self._doorway.wait()

    @property
    def is_ready(self) -> bool:
        return self._doorway.is_ready and self._doorway.process.is_alive()

    @property
    def figures(self) -> Figures:
        return self._doorway.figures

    def hand_over(self, request: bytes, line: int) -> None:
        """Where too many wait to be let in, the line is lost."""
        if self._to_do.qsize() + self._doorway.waiting < MOST_WAITING:
            with contextlib.suppress(OSError):  # no file is left for it
                self._to_do.put(partial(self._hand_over, request, os.dup(line)))

    # ---- in the thread ----

    def _keep(self) -> None:
        while (act := self._to_do.get()) is not None:
            try:
                act()
            except OSError as error:
                log.error("a room could not be opened: %s", error.strerror)  # its page finds the line closed

    def _hand_over(self, request: bytes, line: int) -> None:
        try:
            self._send(request, line)
        except OSError:
            os.close(line)
            raise

    def _send(self, request: bytes, line: int) -> None:
        try:
            self._doorway.send(request, line)
        except OSError:
            self._open_again(self._doorway)
            self._doorway.send(request, line)

    def _open_again(self, ended: Doorway) -> None:
        """No match is ever served twice: what is left of the old room ends first."""
        if ended is not self._doorway or self._is_closing.is_set():
            return
        log.warning("a room has died, or no longer stirs, and is opened again")
        ended.wait_until_ended(0.0)
        for request, line in ended.clear():
            self._to_do.put(partial(self._hand_over, request, line))
        self._open()
        if not self.wait():
            self._is_closing.wait(BEFORE_ANOTHER)

    # ---- closing ----

    def close(self) -> None:
        self._is_closing.set()
        self._to_do.put(None)
        self._doorway.shut()

    def wait_until_closed(self, within: float) -> None:
        self._doorway.wait_until_ended(within)
