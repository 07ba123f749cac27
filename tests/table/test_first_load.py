"""What a phone has to load before it sees the table."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

import httpx
from table.conftest import BUILT, Hall, Sit

from skyrmish.words.language import languages

BUDGET = 200_000  # bytes, compressed
LETTERS = "-written-"  # fonts with the letters that the words are written with


def compressed(path: Path) -> int:
    return path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes()))


def asset(beginning: str) -> Path:
    (path,) = (
        each for each in BUILT.parent.rglob(f"{beginning}-*.js") if not each.name.startswith(f"{beginning}-page-")
    )
    return path


def with_imports(scripts: Iterable[Path]) -> set[Path]:
    """Scripts with all that they cannot begin without."""
    found, waiting = set(), list(scripts)
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            names = re.findall(r'(?:import|from)\s*"\./([^"]+[.]js)"', script.read_text(encoding="utf-8"))
            waiting += [script.parent / name for name in names]
    return found


def test_scripts_styles_and_fonts_of_the_table_stay_within_their_budget() -> None:
    scripts = with_imports([asset("index"), asset("TableScreen")])
    assert len(scripts) > 3
    names = {script.name.rpartition("-")[0] for script in scripts}
    styles = [path for path in BUILT.parent.rglob("*.css") if path.name.rpartition("-")[0] in names]
    fonts = list(BUILT.parent.rglob(f"*{LETTERS}*.woff2"))
    assert styles
    assert fonts
    words = [asset(f"_words-{language}") for language in languages()]  # of which a page loads one
    assert sum(map(compressed, [*scripts, *styles, *fonts])) + max(map(compressed, words)) < BUDGET


def test_fonts_come_with_the_letters_that_the_words_are_written_with_and_others_when_somebody_writes_them(
    hall: Hall, sit: Sit
) -> None:
    seats = [{"name": "Wren", "kind": "person"}, {"name": "Bolt", "kind": "bot", "level": "random"}]
    page = sit(hall.address(hall.make(seats=seats)))
    page.locator("[data-number]").wait_for()
    loaded = "document.fonts.ready.then(() => [...document.fonts].filter((font) => font.status === 'loaded').length)"
    assert page.evaluate(loaded) == 2
    page.evaluate("document.querySelector('main').append('Ærø')")
    assert page.evaluate(loaded) == 3


def test_the_table_sends_them_compressed(hall: Hall) -> None:
    script = next(path for path in BUILT.parent.rglob("TableScreen-*.js"))
    answer = httpx.get(f"{hall.base}/assets/{script.name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == script.read_bytes()
