"""The modules of a page, in node."""

from collections.abc import Iterator

import pytest
from speeds.node_modules import Node

from skyrmish.lab.browser.building import build

BUILT = ("everything", "dice")  # a lean sky has no rule that these have not; it takes another minute to build


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("modules")
    build(folder, BUILT)
    node = Node(folder, tmp_path_factory.mktemp("loader"))
    yield node
    node.close()
