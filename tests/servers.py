"""Servers that tests start: whatever becomes of a test, none of them is left behind."""

import asyncio
import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from draws import is_soak

START = "from skyrmish.cli.main import run; run()"
# Matches that are made without a seed have a known secret, unless a test wants REAL_SECRETS; AWAY says how many seconds
# are a long absence. No server compiles what bots search with: that takes it two minutes, and until then they answer at
# a glance, as they do here throughout.
IN_TESTS = """
import os, secrets
if "REAL_SECRETS" not in os.environ:
    secrets.randbits = lambda bits: 1
if "AWAY" in os.environ:
    from skyrmish.table.seats import chairs
    chairs.AWAY = float(os.environ["AWAY"])
from skyrmish.server.hosting.rooms.thinkers import Thinkers
Thinkers.prepare = lambda self, ruleset: None
"""
PATIENCE = 20  # seconds to stop in
Result = TypeVar("Result")
started: list["subprocess.Popen[str]"] = []


def launch(*words: str, env: dict[str, str] | None = None, **pipes: Any) -> "subprocess.Popen[str]":
    """Run ``skyrmish`` with these words beside the test; what it says first can be read."""
    command = [sys.executable, "-c", START if is_soak() else IN_TESTS + START, *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **(env or {})}, **pipes)
    started.append(process)
    return process


def awaited(play: Coroutine[Any, Any, Result]) -> Result:
    """What a coroutine comes to, on its own thread: a browser may have a loop running on this one."""
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(asyncio.run, play).result()


def stop(process: "subprocess.Popen[str]") -> int:
    """As Ctrl-C does; one that does not listen is killed, and says so by its exit status."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
    try:
        return process.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        kill(process)
        return process.returncode


def kill(process: "subprocess.Popen[str]") -> None:
    """As a power cut would."""
    process.kill()
    process.wait()


@contextmanager
def none_left_behind() -> Iterator[None]:
    """Whatever is launched within is ended at the latest when it is left."""
    before = len(started)
    try:
        yield
    finally:
        for process in started[before:]:
            if process.poll() is None:
                stop(process)
        del started[before:]


@atexit.register
def kill_all() -> None:
    """Also where the tests themselves were broken off."""
    for process in started:
        if process.poll() is None:
            kill(process)
