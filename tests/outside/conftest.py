"""What strangers bring along: they know public names and the docs, and nothing else."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from pig_game import pig_registered

Surroundings = dict[str, str]


@pytest.fixture
def folders(tmp_path: Path) -> Callable[..., Surroundings]:
    """Surroundings of a command, with a file of one's own in a folder for each kind."""

    def made(**files: str) -> Surroundings:
        own = {"XDG_DATA_HOME": str(tmp_path / "data")}
        for kind, text in files.items():
            (tmp_path / kind).mkdir()
            (tmp_path / kind / "house.toml").write_text(text, encoding="utf-8")
            own[f"SKYRMISH_{kind.upper()}"] = str(tmp_path / kind)
        return {**os.environ, **own}

    return made


@pytest.fixture
def pig() -> Iterator[ModuleType]:
    """The example game, registered while a test lasts."""
    with pig_registered() as module:
        yield module
