"""What tests of environments share. They need the libraries whose interfaces they test: the extra ``env``."""

from collections.abc import Iterator

import pytest
from pig_game import pig_registered


@pytest.fixture
def pig() -> Iterator[str]:
    """A game of somebody's own, registered while a test lasts."""
    with pig_registered():
        yield "pig"
