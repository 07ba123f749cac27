"""An edition, a module and a manoeuvre of your own, added from outside as data: they are read, told and played."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Surroundings = dict[str, str]
Folders = Callable[..., Surroundings]

EDITION = """
title = "House rules"
base = "first"

[costs]
turn = 1
"""
MODULE = """
title = "House rules"
base = "first"

[modules.sluggers]
clause = "B-08"
about = "Everybody hits on a 3."
sets = { "hit.from" = 3 }
"""
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
times = 1
"""
WITH_WINGOVER = """
title = "House rules"
base = "first"

[modules.wingover]
clause = "C-2"
about = "A turn after which you face the other way."
sets = { wingover = "on" }
"""
KINDS: dict[str, tuple[dict[str, str], str]] = {  # the files of each, and the module to play with
    "an edition": ({"editions": EDITION}, ""),
    "a module": ({"editions": MODULE}, "sluggers"),
    "a manoeuvre": ({"manoeuvres": WINGOVER, "editions": WITH_WINGOVER}, "wingover"),
}


def python(house: Surroundings, code: str, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code, *words], env=house, capture_output=True, text=True, check=False)


def skyrmish(house: Surroundings, *words: str) -> "subprocess.CompletedProcess[str]":
    return python(house, "from skyrmish.cli.main import run; run()", *words)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_played_with_it(folders: Folders, kind: str) -> None:
    files, module = KINDS[kind]
    house = ("--edition", "house", "--modules", module)
    words = (*house, "--games", "2", "--mode", "plain", "--bots", "random,greedy")
    done = skyrmish(folders(**files), "simulate", *words)
    assert (done.returncode, done.stdout.splitlines()[-1].split(",")[0]) == (0, "2 games"), done.stderr


CHEAP_TURNS = """
import skyrmish
stats = {"attack": 3, "defense": 3, "speed": 3, "health": 3}
planes = [{"name": seat, "seat": seat, "x": x, "y": 300, "heading": heading, **stats}
          for seat, x, heading in (("red", 100, 0), ("blue", 600, 180))]
position = {"seats": [{"name": "red"}, {"name": "blue"}], "planes": planes, "to_act": "red"}
for edition in ("first", "house"):
    told = skyrmish.referee({**position, "edition": edition, "orders": ["turn left", "turn left"]})
    print(told["refused"] and told["refused"]["clause"])
"""


def test_an_edition_changes_what_is_legal(folders: Folders) -> None:
    told = python(folders(editions=EDITION), CHEAP_TURNS)
    assert told.stdout.split() == ["SL1-MOVE-03", "None"], told.stderr


def test_a_module_changes_the_odds(folders: Folders) -> None:
    shot = ("odds", "--edition", "house", "--attack", "4", "--defense", "1", "--json")
    house = folders(editions=MODULE)
    plain, module = (json.loads(skyrmish(house, *shot, *more).stdout) for more in ((), ("--modules", "sluggers")))
    assert plain["expected_float"] < module["expected_float"]


def test_a_manoeuvre_is_ordered_by_its_name(folders: Folders) -> None:
    code = (
        "import skyrmish\n"
        "match = skyrmish.new_match(edition='house', modules=['wingover'], options={'first': 'manual'})\n"
        "for order in ('red: assign 3 3 4 2', 'blue: assign 3 3 4 2', 'place 350 39 90', 'place 350 661 270'):\n"
        "    match.order(order)\n"
        "print([str(order) for order in match.legal_orders() if 'wingover' in str(order)])\n"
        "for event in match.order('wingover turn left'): print(event.kind, event.text)\n"
    )
    told = python(folders(manoeuvres=WINGOVER, editions=WITH_WINGOVER), code)
    assert told.stdout.splitlines()[0] == "['wingover turn left', 'wingover turn right']", told.stderr
    assert "wingover turn left" in told.stdout.splitlines()[1]


def test_the_rule_sheet_tells_them(folders: Folders) -> None:
    house = folders(manoeuvres=WINGOVER, editions=WITH_WINGOVER)
    told = skyrmish(house, "rules", "--edition", "house", "--modules", "wingover").stdout
    rows = [line.split()[:6] for line in told.splitlines() if line.startswith("  wingover ")]
    assert rows == [["wingover", "–", "–", "3", "–", "ends"], ["wingover", "=", "on,", "not", "off:", "module"]]
    assert "wingover" not in skyrmish(house, "rules", "--edition", "house").stdout


def test_an_edition_is_named_as_its_file_has_it_on_screens_and_sheets(folders: Folders) -> None:
    house = folders(editions=EDITION)
    assert skyrmish(house, "rules", "--edition", "house").stdout.startswith("Squadron Leader, House rules, no modules")
    code = (
        "from skyrmish.printkit.choosing import choose\n"
        "from skyrmish.printkit.faces.all_faces import face_of\n"
        "print(face_of(choose(edition='house', modules='none')).foot)\n"
    )
    assert python(house, code).stdout.endswith("Squadron Leader, House rules\n")


def test_the_lobby_offers_a_house_edition(folders: Folders) -> None:
    code = (
        "from skyrmish.table.lobby.catalogue import catalogue\n"
        "card = catalogue().games[0].editions[-1]\n"
        "print(card.edition, '|', card.short_title, '|', card.modules[-1].title)\n"
    )
    told = python(folders(editions=MODULE), code)
    assert told.stdout == "house | House rules | Sluggers\n", told.stderr


def test_the_lobby_gives_seats_bombers_with_any_module_that_brings_them(folders: Folders) -> None:
    code = (
        "from skyrmish.table.lobby.catalogue import catalogue\n"
        "cards = catalogue().games[0].editions[-1].modules\n"
        "print([card.name for card in cards if card.brings_pieces])\n"
    )
    told = python(folders(editions=MODULE.replace('"hit.from" = 3', 'bombers = "on"')), code)
    assert told.stdout == "['bombers-and-balloons', 'sluggers']\n", told.stderr


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        ("editions", EDITION.replace("turn = 1", "trun = 1"), "[costs] has no 'trun'; did you mean turn?"),
        ("editions", "title = ", "the file cannot be read: Invalid value (at end of document)"),
        (
            "manoeuvres",
            WINGOVER.replace("times", "tmies"),
            "has no 'tmies'; there are altitude, ",
        ),
        (
            "manoeuvres",
            WINGOVER.replace("[manners.", "[maners."),
            "house has no 'maners'; there are manners",
        ),
        ("manoeuvres", "[manners", "manoeuvres house: the file cannot be read: "),
    ],
)
def test_what_is_wrong_with_a_file_of_yours_is_told_in_one_sentence(
    folders: Folders, kind: str, text: str, told: str
) -> None:
    done = skyrmish(folders(**{kind: text}), "rules", "--edition", "house")
    assert (done.returncode, done.stderr.count("\n"), done.stderr[:10]) == (2, 1, "skyrmish: ")
    assert told in done.stderr


@pytest.mark.parametrize(
    ("kind", "named", "told"),
    [
        ("EDITIONS", "nowhere", "SKYRMISH_EDITIONS: there is no folder nowhere"),
        ("MANOEUVRES", "nowhere", "SKYRMISH_MANOEUVRES: there is no folder nowhere"),
        ("GAMES", "nowhere.py:Game", "SKYRMISH_GAMES: nowhere.py:Game cannot be had: FileNotFoundError: "),
        ("GAMES", "json:Game", "SKYRMISH_GAMES: json:Game cannot be had: AttributeError: "),
    ],
)
def test_what_is_not_there_is_told_in_one_sentence(folders: Folders, kind: str, named: str, told: str) -> None:
    done = skyrmish({**folders(), f"SKYRMISH_{kind}": named}, "rules")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"skyrmish: {told}")


@pytest.mark.parametrize(("text", "told"), [("def Game(:", "SyntaxError: "), ("Game = dict", "AttributeError: ")])
def test_what_is_wrong_with_a_game_of_yours_is_told_in_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "game.py"
    file.write_text(text, encoding="utf-8")
    done = skyrmish({**os.environ, "SKYRMISH_GAMES": f"{file}:Game"}, "rules")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"skyrmish: SKYRMISH_GAMES: {file}:Game cannot be had: {told}")
