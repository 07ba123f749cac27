"""What a phone has to load before it sees the table."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

import httpx
from table.conftest import BUILT, Hall

BUDGET = 200_000  # bytes, compressed


def compressed(path: Path) -> int:
    return path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes()))


def asset(beginning: str) -> Path:
    (path,) = BUILT.parent.rglob(f"{beginning}-*.js")
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
    others = [path for path in BUILT.parent.rglob("*") if path.suffix in (".css", ".woff2")]
    styles = [path for path in others if path.suffix == ".woff2" or path.name.rpartition("-")[0] in names]
    assert {path.suffix for path in styles} == {".css", ".woff2"}
    assert sum(map(compressed, [*scripts, *styles])) < BUDGET


def test_the_table_sends_them_compressed(hall: Hall) -> None:
    script = next(path for path in BUILT.parent.rglob("TableScreen-*.js"))
    answer = httpx.get(f"{hall.base}/assets/{script.name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == script.read_bytes()
