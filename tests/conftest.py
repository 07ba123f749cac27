"""In which order the tests are run."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles most goes first, so that no core is left with it when the others are done."""
    items.sort(key=lambda item: item.path.parent.name != "speeds")
