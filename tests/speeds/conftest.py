"""The modules of a page, in node."""

from collections.abc import Iterator

import pytest
from speeds.node_modules import Node

from skyrmish.lab.browser.building import ABOUT, build

BUILT = ("everything", "dice")  # a lean sky has no rule that these have not; it takes another minute to build


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    yield from with_modules(tmp_path_factory, BUILT)


@pytest.fixture(scope="session")
def every_sky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """All modules, as a site has them."""
    yield from with_modules(tmp_path_factory, tuple(ABOUT))


def with_modules(tmp_path_factory: pytest.TempPathFactory, names: tuple[str, ...]) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("modules")
    build(folder, names)
    node = Node(folder, tmp_path_factory.mktemp("loader"))
    yield node
    node.close()
