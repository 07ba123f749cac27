"""What strangers bring along: they know public names and the docs, and nothing else."""

import importlib.util
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import skyrmish
from skyrmish.games.all_games import BY_NAME, GAMES
from skyrmish.words import catalogue

ROOT = Path(__file__).resolve().parents[2]
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
    spec = importlib.util.spec_from_file_location("pig", ROOT / "examples" / "pig" / "pig.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    skyrmish.register(module.Pig())
    yield module
    GAMES.remove(BY_NAME.pop("pig"))
    catalogue.FOLDERS.pop()
    catalogue.bundle.cache_clear()
