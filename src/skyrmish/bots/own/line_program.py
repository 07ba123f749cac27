"""A program that is talked to in lines of JSON, and that may be late, die, or say anything."""

import contextlib
import json
import os
import queue
import subprocess
import threading
import time
from typing import IO, Any

from skyrmish.bots.faults import Fault

LONGEST_LINE = 1_000_000
PART = 65_536
PARTS_AHEAD = 4  # that are read before anybody wants them; who says more has to wait


class Listening:
    """Hears a program in a thread of its own: no system lets everybody wait for a pipe with a deadline."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._parts: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._room = threading.Semaphore(PARTS_AHEAD)
        self._is_left = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with self._pipe:
            while True:
                self._room.acquire(blocking=not self._is_left)
                part = os.read(self._pipe.fileno(), PART)
                if not self._is_left:
                    self._parts.put(part)
                if not part:
                    return

    def part(self, seconds: float) -> bytes:
        """What was said next; nothing if it has ended. Nobody waits longer than that."""
        try:
            part = self._parts.get(timeout=seconds)
        except queue.Empty:
            raise Fault("fault-late") from None
        self._room.release()
        return part

    def leave(self) -> None:
        """Nobody will ask any more: whatever is still said is let go until the program's end."""
        self._is_left = True
        self._room.release()


class LineProgram:
    """A running program; it is started when it is first asked, and again after it had to be ended."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""

    def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """Send one line, and read one within so many seconds."""
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(self._line(time.monotonic() + patience))
        except (OSError, ValueError) as problem:
            self.close()
            raise Fault("fault-ended" if isinstance(problem, OSError) else "fault-no-json") from None
        except Fault:
            self.close()
            raise
        if not isinstance(answer, dict):
            raise Fault("fault-no-object")
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            except OSError as problem:
                raise Fault("fault-not-started", problem=problem.strerror) from None
            assert self._process.stdout is not None
            self._read, self._listening = b"", Listening(self._process.stdout)
        return self._process

    def _line(self, deadline: float) -> bytes:
        while b"\n" not in self._read:
            part = self._listening.part(max(0.0, deadline - time.monotonic()))
            if not part:
                raise Fault("fault-ended")
            self._read += part
            if len(self._read) > LONGEST_LINE:
                raise Fault("fault-too-much")
        line, _, self._read = self._read.partition(b"\n")
        return line

    def close(self) -> None:
        """End the program at once."""
        if self._process is not None:
            self._process.kill()
            self._listening.leave()
            with contextlib.suppress(OSError):  # it holds what the program never read
                assert self._process.stdin is not None
                self._process.stdin.close()
            self._process.wait()
            self._process = None
