"""Processes that a test run has started and not ended. They are known by a mark in the surroundings they were given."""

import os
import signal
import time
from pathlib import Path

MARK = "SKYRMISH_TEST_RUN"
PATIENCE = float(os.environ.get("SKYRMISH_PATIENCE", "10"))  # seconds for those that are about to end
PROCESSES = Path("/proc")
TRACKER = b"multiprocessing.resource_tracker"  # ends by itself, after the process that it tidies up for


def mark() -> None:
    """From now on, whatever this process starts carries its number, and so does what that starts."""
    os.environ[MARK] = str(os.getpid())


def left_behind() -> dict[int, str]:
    """What still runs after a while: the command of each, by its number. Nothing where there is no /proc."""
    until = time.monotonic() + PATIENCE
    found = still_running()
    while found and time.monotonic() < until:
        time.sleep(0.05)
        found = still_running()
    return found


def still_running() -> dict[int, str]:
    """What this process has started, and what that has: the command of each, by its number."""
    sign = f"{MARK}={os.getpid()}".encode()
    found = {}
    for folder in PROCESSES.glob("[0-9]*"):
        try:
            surroundings, command = (folder / "environ").read_bytes(), (folder / "cmdline").read_bytes()
        except OSError:  # somebody else's, or gone
            continue
        if sign in surroundings.split(b"\0") and int(folder.name) != os.getpid() and TRACKER not in command:
            found[int(folder.name)] = command.replace(b"\0", b" ").decode(errors="replace")
    return found


def end(processes: dict[int, str]) -> None:
    for number in processes:
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            continue
