"""One complete kit for all tests of the print kit: making it takes seconds."""

import time

import pytest

from skyrmish.printkit.choices import choose
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.making import make_kit


@pytest.fixture(scope="session")
def timed_kit() -> tuple[Kit, float]:
    start = time.perf_counter()
    kit = make_kit(choose(players=4))
    return kit, time.perf_counter() - start


@pytest.fixture(scope="session")
def kit(timed_kit: tuple[Kit, float]) -> Kit:
    """Squadron Leader, first edition, all modules, four players, A4."""
    return timed_kit[0]
