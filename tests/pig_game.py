"""The example game of somebody's own, registered for a while."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import skyrmish
from skyrmish.games.all_games import BY_NAME, GAMES
from skyrmish.words import catalogue

ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def pig_registered() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("pig", ROOT / "examples" / "pig" / "pig.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    skyrmish.register(module.Pig())
    try:
        yield module
    finally:
        GAMES.remove(BY_NAME.pop("pig"))
        catalogue.FOLDERS.pop()
        catalogue.bundle.cache_clear()
