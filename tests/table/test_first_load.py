"""What a phone has to load before it sees the table."""

import gzip
from pathlib import Path

import httpx
from table.conftest import BUILT, Hall

BUDGET = 200_000  # bytes, compressed


def compressed(path: Path) -> int:
    return path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes()))


def test_scripts_styles_and_fonts_of_the_table_stay_within_their_budget() -> None:
    assets = [path for path in BUILT.parent.rglob("*") if path.suffix in (".js", ".css", ".woff2")]
    other_screens = ("Lobby", "Replay", "Kit", "Rules", "Dice")
    first = [path for path in assets if not path.name.startswith(other_screens)]
    assert {path.suffix for path in first} == {".js", ".css", ".woff2"}
    assert sum(map(compressed, first)) < BUDGET


def test_the_table_sends_them_compressed(hall: Hall) -> None:
    script = next(path for path in BUILT.parent.rglob("TableScreen-*.js"))
    answer = httpx.get(f"{hall.base}/assets/{script.name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == script.read_bytes()
