"""The memory of a process that serves players: what is loaded stays, and nobody waits for rubbish to be found."""

import gc
import sys

RUBBISH = (20_000, 20, 50)  # new objects, and how many times of that, before it is looked for
TURN = 0.0005  # seconds that a thread may make the others wait


def settle_memory() -> None:
    """What is loaded by now stays: looking for rubbish in it again and again would only make players wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    sys.setswitchinterval(TURN)
