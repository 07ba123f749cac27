"""Getting ready to search while a game has already begun: somebody else compiles, and nobody waits."""

import atexit
import subprocess
import sys
import threading

from skyrmish.bots.search.thinker import is_warm, warm_up

COMPILE = "from skyrmish.bots.search.thinker import warm_up; warm_up()"

_begun: list[threading.Thread] = []


def warm_up_in_background() -> None:
    """Compile in a process of its own, then load what it made. Bots answer by instinct until ``is_warm()``."""
    if is_warm() or _begun:
        return
    thread = threading.Thread(target=_warm, daemon=True)
    _begun.append(thread)
    thread.start()


def _warm() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", COMPILE],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(process.kill)  # whoever leaves early leaves nothing running
    if process.wait() == 0:
        warm_up()
