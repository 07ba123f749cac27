"""The page's types are those of the table's messages."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

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


def test_the_page_knows_the_kinds_of_events_that_the_engine_tells() -> None:
    """A kind that is misspelt in the page would wait for ever; a type of all kinds lets the compiler find it."""
    told = {
        kind
        for path in (ROOT / "src" / "skyrmish" / "match").glob("*.py")
        for kind in re.findall(r'\bEvent\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    page = (ROOT / "web" / "src" / "protocol" / "events.ts").read_text(encoding="utf-8")
    union = page[page.index("export type EventKind") : page.index(";", page.index("export type EventKind"))]
    assert set(re.findall(r'"([a-z-]+)"', union)) == told


def test_the_lock_file_names_no_host() -> None:
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
