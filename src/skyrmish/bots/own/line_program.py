"""A program that is talked to in lines of JSON, and that may be late, die, or say anything."""

import json
import os
import selectors
import subprocess
import time
from typing import Any

from skyrmish.bots.faults import Fault

LONGEST_LINE = 1_000_000


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
            answer = json.loads(self._line(process, time.monotonic() + patience))
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
            self._read = b""
        return self._process

    def _line(self, process: subprocess.Popen[bytes], deadline: float) -> bytes:
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._read:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise Fault("fault-late")
                part = os.read(process.stdout.fileno(), 65536)
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
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    try:
                        pipe.close()
                    except OSError:  # it holds what the program never read
                        continue
            self._process.wait()
            self._process = None
