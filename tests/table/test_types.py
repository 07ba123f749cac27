"""The page's types are those of the table's messages."""

import importlib.util
from pathlib import Path
from types import ModuleType

from skyrmish.games.all_games import GAMES

ROOT = Path(__file__).resolve().parents[2]


def make_types() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_types", ROOT / "web" / "make_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_page_are_made_from_the_messages_of_the_table() -> None:
    made = make_types()
    assert made.TYPES.read_text(encoding="utf-8") == made.types_text(), "run: python web/make_types.py"


def test_the_page_knows_every_kind_of_event_with_its_facts() -> None:
    """A kind that is misspelt in the page would wait for ever; a union of all events lets the compiler find it."""
    made = make_types().TYPES.read_text(encoding="utf-8")
    union = made[made.index("export interface EventFacts") :]
    for game in GAMES:
        for facts in game.events:
            assert f'"{facts.KIND}": ' in union


def test_the_lock_file_names_no_host() -> None:
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
