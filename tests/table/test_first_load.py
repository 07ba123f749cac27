"""What a phone has to load before it sees the table."""

import gzip
from pathlib import Path

from table.conftest import BUILT

BUDGET = 200_000  # bytes, compressed


def compressed(path: Path) -> int:
    return path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes()))


def test_scripts_styles_and_fonts_of_the_table_stay_within_their_budget() -> None:
    assets = [path for path in BUILT.parent.rglob("*") if path.suffix in (".js", ".css", ".woff2")]
    other_screens = ("Lobby", "Replay", "Kit", "Rules")
    first = [path for path in assets if not path.name.startswith(other_screens)]
    assert {path.suffix for path in first} == {".js", ".css", ".woff2"}
    assert sum(map(compressed, first)) < BUDGET
