"""One complete kit for all tests of the print kit: making it takes seconds."""

import pytest

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.making import make_kit


@pytest.fixture(scope="session")
def kit() -> Kit:
    """Squadron Leader, first edition, all modules, four players, A4."""
    return make_kit(choose(players=4))
