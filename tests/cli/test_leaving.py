"""How a command ends."""

import subprocess
import sys

LEAVING = """
import atexit, gc, sys
atexit.register(lambda: print("kept out of it:", gc.get_freeze_count()))  # heard last: it was registered first
sys.argv = ["skyrmish", "--help"]
from skyrmish.cli.main import run
run()
"""


def test_nobody_waits_at_the_end_until_all_memory_was_looked_through() -> None:
    done = subprocess.run([sys.executable, "-c", LEAVING], capture_output=True, text=True, check=True)
    assert int(done.stdout.rpartition("kept out of it: ")[2]) > 1000
