"""The doorway of one room: lines go in, and the beats of its heart come out."""

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable

import orjson

from skyrmish.server.hosting.rooms.processes import deaf_to
from skyrmish.server.hosting.rooms.room import BEAT, READY, TAKEN, serve_room
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.watching.figures import Figures

STARTING = 60.0  # seconds for a room to get ready


class Doorway:
    """A process that serves a room, watched by a thread. ``ended`` is told once it has died, or no longer stirs."""

    def __init__(self, settings: Settings, ended: Callable[["Doorway"], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._door, theirs = context.Pipe()
        self._wire = socket.socket(fileno=os.dup(self._door.fileno()))
        self._handed: deque[tuple[bytes, int]] = deque()  # lines that the room has not taken yet
        self._heard = threading.Event()
        self._beat_within, self._ended = settings.beat_within, ended
        self.is_ready, self.figures = False, Figures()
        self.process = context.Process(target=serve_room, args=(settings, theirs), name="room")
        with deaf_to(signal.SIGINT, signal.SIGTERM):
            self.process.start()
        theirs.close()
        threading.Thread(target=self._watch, name="watch", daemon=True).start()

    @property
    def waiting(self) -> int:
        return len(self._handed)

    def wait(self) -> bool:
        """Until the room is ready; False if it does not get so."""
        self._heard.wait()
        return self.is_ready

    def send(self, request: bytes, line: int) -> None:
        """The line is held until the room has it: not every system keeps one that is on its way."""
        self._handed.append((request, line))
        try:
            self._wire.sendall(len(request).to_bytes(4, "big") + request)
            socket.send_fds(self._wire, [b"+"], [line])
        except OSError:
            self._handed.pop()
            raise

    def _watch(self) -> None:
        """A room that is stopped is killed here: whoever sends it something would wait for ever."""
        with contextlib.suppress(EOFError, OSError):
            while self._door.poll(self._beat_within if self.is_ready else STARTING):
                self._hear(self._door.recv_bytes())
        self.process.kill()
        self._heard.set()
        self._ended(self)

    def _hear(self, word: bytes) -> None:
        if word == READY:
            self.is_ready = True
            self._heard.set()
        elif word.startswith(BEAT):
            self.figures = Figures(**orjson.loads(word.removeprefix(BEAT)))
        elif word == TAKEN:
            os.close(self._handed.popleft()[1])

    # ---- closing ----

    def shut(self) -> None:
        """Ask the room to end."""
        with contextlib.suppress(OSError):
            self._wire.shutdown(socket.SHUT_WR)

    def wait_until_ended(self, within: float) -> None:
        self.process.join(within)
        self.process.kill()
        self.process.join()

    def clear(self) -> list[tuple[bytes, int]]:
        """After its end: the lines that it has not taken, and to which it has said nothing."""
        self._door.close()
        self._wire.close()
        return list(self._handed)
