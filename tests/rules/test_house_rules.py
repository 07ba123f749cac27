"""A manoeuvre and an edition of your own, added from outside as data: they are read, told and played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

WINGOVER = """
[manners.wingover]
name = "wingover"
short = "wo"
key = "W"
clause = "C-2"
nose = "about"
remark = "ends facing the other way"
setting = "wingover"
setting_clause = "C-2"

[manners.wingover.ways.on]
templates = ["turn"]
times = 2
"""
HOUSE = """
title = "House rules"
base = "first"

[costs]
turn = 1

[modules.wingover]
clause = "C-2"
about = "Pay double Speed for a turn to face the other way."
sets = { wingover = "on" }
"""


@pytest.fixture
def house(tmp_path: Path) -> dict[str, str]:
    """Folders with both files, as surroundings of a command."""
    for kind, text in (("manoeuvres", WINGOVER), ("editions", HOUSE)):
        (tmp_path / kind).mkdir()
        (tmp_path / kind / "house.toml").write_text(text, encoding="utf-8")
    own = {f"SKYRMISH_{kind.upper()}": str(tmp_path / kind) for kind in ("manoeuvres", "editions")}
    return {**os.environ, **own, "XDG_DATA_HOME": str(tmp_path / "data")}


def skyrmish(house: dict[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    start = "from skyrmish.cli.main import run; run()"
    return subprocess.run([sys.executable, "-c", start, *words], env=house, capture_output=True, text=True, check=False)


def test_the_rule_sheet_tells_them(house: dict[str, str]) -> None:
    told = skyrmish(house, "rules", "--edition", "house", "--modules", "wingover").stdout
    rows = [line.split()[:6] for line in told.splitlines() if line.startswith("  wingover ")]
    assert rows == [["wingover", "–", "–", "2", "–", "ends"], ["wingover", "=", "on,", "not", "off:", "module"]]
    assert "wingover" not in skyrmish(house, "rules", "--edition", "house").stdout


def test_games_are_played_with_them(house: dict[str, str]) -> None:
    words = (
        "--edition",
        "house",
        "--modules",
        "wingover",
        "--games",
        "5",
        "--mode",
        "plain",
        "--bots",
        "random,greedy",
    )
    done = skyrmish(house, "simulate", *words)
    assert (done.returncode, done.stdout.splitlines()[-1].split(",")[0]) == (0, "5 games")


def test_what_is_wrong_with_a_house_edition_is_told_in_one_sentence(house: dict[str, str]) -> None:
    file = Path(house["SKYRMISH_EDITIONS"]) / "house.toml"
    file.write_text(HOUSE.replace("turn = 1", "trun = 1"), encoding="utf-8")
    done = skyrmish(house, "rules", "--edition", "house")
    assert done.returncode == 2
    assert done.stderr == "skyrmish: edition house: [costs] has no 'trun'; did you mean turn?\n"
