"""The whole kit: complete, quick, the same bytes every time, and never half-written."""

import hashlib
import io
import json
import os
import re
import subprocess
import sys
import zipfile
from collections import Counter
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from skyrmish.cli.main import run
from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.printkit.choosing import choose
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.kit import Kit
from skyrmish.printkit.making import make_kit
from skyrmish.words.language import spoken_in
from skyrmish.words.refusal import Refusal

Capture = pytest.CaptureFixture[str]
SOME = ("plane", "template-bank", "box", "stat-cards", "rule-card", "templates-sheet", "hex-mat")


def test_the_kit_holds_every_part_of_the_first_edition(kit: Kit) -> None:
    """SL1-COMP-02"""
    names = {part.name for part in kit.parts}
    assert {
        "plane",
        "plane-blank",
        "plane-letter-d",
        "plane-touch-trefoil",
        "altitude-ring",
        "peg",
        "box",
        "lid",
    } <= names
    assert {"template-straight", "template-bank", "template-turn", "template-all"} <= names
    assert {"ruler", "ruler-part-1", "ruler-part-2", "ruler-part-3", "bomber", "bomb", "balloon"} <= names
    assert sum(re.fullmatch("stat-board-[2-4]{4}", name) is not None for name in names) == 12
    sheets = {sheet.name for sheet in kit.sheets}
    assert sheets == {
        *("templates-sheet", "string-ruler", "planes-sheet", "stat-cards", "bombers-sheet"),
        *("play-mat", "hex-mat", "rule-card", "tuck-box"),
    }


def test_every_part_has_all_its_files_and_a_picture(kit: Kit) -> None:
    for made in [*kit.parts, *kit.sheets]:
        for file in made.files.values():
            assert kit.files[file], file
    for part in kit.parts:
        assert {"stl", "3mf", "picture"} <= set(part.files)
        assert ("svg" in part.files) == (part.name not in ("peg", "dial-pointer", "box", "lid"))
    told = {file for made in [*kit.parts, *kit.sheets, *kit.plates] for file in made.files.values()}
    told |= {file for files in kit.flats.values() for file in files}
    assert set(kit.files) == told | {"index.html", "kit.json", "LICENCE.txt"}


def test_a_picture_has_a_second_colour_only_where_the_part_has_one(kit: Kit) -> None:
    for name, count in (("plane", 2), ("plane-letter-a", 2), ("altitude-ring", 1), ("peg", 1), ("plane-blank", 1)):
        dots = np.asarray(Image.open(io.BytesIO(kit.files[f"pictures/{name}.png"])).convert("RGBA"))
        pale = (dots[..., :3].min(axis=2) > 150) & (dots[..., 3] > 250)
        assert (pale.mean() > 0.01) == (count == 2), name


def test_nothing_is_loaded_for_a_kit_that_hears_no_ctrl_c() -> None:
    """trimesh tries many libraries as it is loaded, and takes what breaks that off for one that is not there."""
    code = "import sys, skyrmish.printkit.making; print('trimesh' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_counts_follow_the_players(kit: Kit) -> None:
    """SL1-COMP-01"""
    counts = {part.name: part.count for part in kit.parts}
    assert counts["plane"] == 4
    assert counts["altitude-ring"] == 4 * 5, "a bomber flies as high as planes do"
    assert counts["peg"] == 5 * 4 + 2
    assert counts["template-all"] == 1
    assert counts["stat-board-4332"] == 0


@pytest.mark.parametrize(
    ("game", "edition", "shared"),
    [
        ("squadron-leader", "second", ["template-all", "ruler-part-3"]),
        ("space-pirates", "", ["template-all", "first-player"]),
    ],
)
def test_a_plane_and_four_tokens_of_altitude_each_and_the_rest_for_all(
    game: str, edition: str, shared: list[str]
) -> None:
    """SL2-COMP-01, SP-COMP-01"""
    choices = choose(game, edition, modules="none" if edition else "", players=6)
    counts = {part.name: part.count for part in face_of(choices).parts}
    assert (counts["plane"], counts["altitude-ring"]) == (6, 24)
    assert [counts[name] for name in shared] == [1, 1]
    assert face_of(choices).played.rules.die_sides == 6


def test_estimates_are_of_the_right_order(kit: Kit) -> None:
    each = {part.name: part.each for part in kit.parts}
    assert 1.0 < each["plane"].grams < 4.0
    assert 2.0 < each["plane"].minutes < 30.0
    assert 100.0 < kit.totals()["grams"] < 500.0


def test_the_index_shows_every_part_links_every_file_and_credits_the_designers(kit: Kit) -> None:
    page = kit.files["index.html"].decode()
    for made in [*kit.parts, *kit.sheets]:
        assert f'id="{made.name}"' in page
        assert made.title in page
    linked = set(re.findall(r'(?:href|src)="([^":]+)"', page))
    assert linked <= set(kit.files)
    assert set(kit.files) - linked == {"index.html", "kit.json"}
    for words in ("Tim Smith", "CC BY-SA 4.0", "Print at 100 %", "Put it together"):
        assert words in page


def test_modules_decide_what_is_in_the_kit() -> None:
    plain = face_of(choose(modules="none")).names()
    assert "altitude-ring" not in plain
    assert "hex-mat" not in plain
    assert "bomber" not in plain
    assert "altitude-ring" in face_of(choose(modules="altitude")).names()
    assert "altitude-ring" in face_of(choose(edition="second", modules="none")).names()


def test_on_hexes_there_are_neither_templates_nor_ruler_nor_play_mat() -> None:
    """HEX-01"""
    for asked in ({"modules": "hex"}, {"modules": "none", "board": "hex"}, {"board": "hex:9x9"}):
        names = face_of(choose(**asked)).names()  # type: ignore[arg-type]
        assert "hex-mat" in names
        assert not [name for name in names if name.startswith(("template", "ruler", "play-mat"))]


def test_the_pieces_follow_the_ruleset(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {part.name: part.count for part in face_of(choose(modules="none")).parts}
    assert counts["peg"] == 2 * 4, "no row for altitude"
    costs = {**edition_data("first")["costs"], "altitude_max": 3, "bomber_bombs": 2}
    monkeypatch.setitem(edition_data("first"), "costs", costs)
    counts = {part.name: part.count for part in face_of(choose()).parts}
    assert (counts["altitude-ring"], counts["bomb"]) == (3 * 3, 2)


def test_a_mission_brings_its_pieces() -> None:
    escape = {part.name: part for part in face_of(choose(modules="none", mission="bombers-escape")).parts}
    assert (escape["bomber"].count, escape["bomb"].count, escape["balloon"].count) == (1, 3, 0)
    assert escape["stat-board-bomber"].note == "Attack 2, Defense 4, Speed 2, Health 4"
    balloons = {part.name: part.count for part in face_of(choose(modules="none", mission="errant-balloons")).parts}
    assert (balloons["bomber"], balloons["bomb"], balloons["balloon"]) == (0, 0, 3)


def test_a_mat_has_the_size_of_the_board() -> None:
    notes = {sheet.name: sheet.note for sheet in face_of(choose(board="500x300")).sheets}
    assert notes["play-mat"].startswith("500 × 300 mm")
    assert notes["hex-mat"].startswith("13 by 13 hexes")
    notes = {sheet.name: sheet.note for sheet in face_of(choose(board="hex:9x7")).sheets}
    assert notes["hex-mat"].startswith("9 by 7 hexes")


def test_space_pirates_and_the_dice_games_have_kits_of_their_own() -> None:
    pirates = face_of(choose("space-pirates")).names()
    assert {"plane", "template-all", "first-player", "ruler", "stat-board-pegs", "play-mat"} <= set(pirates)
    assert "bomber" not in pirates
    assert face_of(choose("dogfight")).names() == ["die", "box", "lid", "dice-stickers", "rule-card", "tuck-box"]
    assert next(part.count for part in face_of(choose("dogfight", players=4)).parts) == 4 * 9 + 8
    assert next(part.count for part in face_of(choose("bombing-raid", players=2)).parts) == 16


def test_what_a_template_costs_is_engraved_as_the_edition_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = next(part for part in face_of(choose()).parts if part.name == "template-bank")
    monkeypatch.setitem(edition_data("first"), "costs", {**edition_data("first")["costs"], "bank": 5})
    face = face_of(choose())
    dearer = next(part for part in face.parts if part.name == "template-bank")
    assert usual.piece is not None
    assert dearer.piece is not None
    assert len(dearer.piece.sunk.geoms) == len(usual.piece.sunk.geoms) + 3, "five chevrons for two"
    sheet = next(sheet for sheet in face.sheets if sheet.name == "templates-sheet")
    assert "Bank, costs 5" in sheet.make().preview.decode()


def test_parts_and_sheets_say_what_they_are_wanted_with() -> None:
    face = face_of(choose())
    parts = {part.name for part in face.parts if part.group == "expansion"}
    assert parts == {"bomber", "bomb", "balloon", "stat-board-bomber"}
    assert [sheet.name for sheet in face.sheets if sheet.group == "expansion"] == ["bombers-sheet"]


def test_a_kit_of_a_dice_game_can_be_made_whole() -> None:
    kit = make_kit(choose("bombing-raid", players=2, paper="letter", low_ink=True))
    assert "paper/dice-stickers.pdf" in kit.files
    assert "Flatworks" in kit.files["index.html"].decode()


def test_a_kit_says_in_which_language_it_is() -> None:
    with spoken_in("de"):
        kit = make_kit(choose("bombing-raid", parts=("die", "rule-card")))
    assert '<html lang="de">' in kit.files["index.html"].decode()
    assert "Eine inoffizielle Umsetzung der Mechanik von Squadron Dice" in kit.files["index.html"].decode()
    assert b"/Lang (de)" in kit.files["paper/rule-card.pdf"]
    with zipfile.ZipFile(io.BytesIO(kit.files["solids/die.3mf"])) as held:
        assert 'xml:lang="de"' in held.read("3D/3dmodel.model").decode()


@pytest.mark.parametrize(
    ("mission", "players", "planes"),
    [
        ("convoy", 2, {"A": 2, "B": 5}),
        ("convoy", 1, {"A": 2, "B": 5}),
        ("convoy", 4, {"A": 1, "B": 3, "C": 1, "D": 2}),
        ("fortress", 2, {"A": 4}),
        ("", 3, {"A": 1, "B": 1, "C": 1}),
    ],
)
def test_a_mission_has_its_own_planes_and_no_more_however_many_share_them(
    mission: str, players: int, planes: dict[str, int]
) -> None:
    """C-4  Two players have a side each; more share the planes of theirs."""
    face = face_of(choose(modules="altitude", mission=mission, players=players))
    parts = {part.name: part for part in face.parts}
    assert parts["plane"].count == parts["stat-board-pegs"].count == sum(planes.values())
    bombers = parts["bomber"].count if "bomber" in parts else 0
    assert parts["altitude-ring"].count == 4 * (sum(planes.values()) + bombers)
    assert {name for name in parts if name.startswith("plane-letter")} == {f"plane-letter-{k.lower()}" for k in planes}
    sheet = next(sheet for sheet in face.sheets if sheet.name == "planes-sheet").make().pdf
    said = "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(sheet))
    rows = [line.strip()[0] for line in said.splitlines() if re.match(r"[A-F]  ?\w+", line.strip())]
    assert Counter(rows) == planes


def test_counts_tell_what_is_for_a_bomber() -> None:
    notes = {
        modules: {part.name: part.note for part in face_of(choose(modules=modules)).own_parts}
        for modules in ("altitude", "altitude,bombers-and-balloons")
    }
    for part, words in (("altitude-ring", "a bomber too"), ("peg", "2 on a bomber's")):
        assert [words in told[part] for told in notes.values()] == [False, True]


def test_progress_counts_up_to_all_parts() -> None:
    told: list[tuple[str, int, int]] = []
    make_kit(choose(parts=("bomb", "tuck-box")), lambda *step: told.append(step))
    assert told == [("Bomb", 0, 2), ("Tuck box", 1, 2), ("Index", 2, 2)]


def command(*words: str, seed: str = "0") -> "subprocess.CompletedProcess[str]":
    run = "from skyrmish.cli.main import run; run()"
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    return subprocess.run(
        [sys.executable, "-c", run, "print", *words], capture_output=True, text=True, env=environment, check=False
    )


def test_the_same_input_gives_the_same_bytes(tmp_path: Path, kit: Kit) -> None:
    """Another process, another hash seed: parts equal those of the whole kit, and two zips are equal."""
    words = ("--players", "4", "--part", ",".join(SOME), "--json")
    sums = []
    for seed in ("1", "2"):
        out = tmp_path / seed / "kit"
        out.parent.mkdir()
        done = command(*words, "--out", str(out), seed=seed)
        assert done.returncode == 0, done.stderr
        sums.append(hashlib.sha256((tmp_path / seed / "kit.zip").read_bytes()).hexdigest())
        for name in json.loads(done.stdout)["files"]:
            if not name.startswith(("index.html", "kit.json", "plates/", "flat/sheets/")):  # they tell of the whole
                assert (out / name).read_bytes() == kit.files[name], name
    assert sums[0] == sums[1]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"players": 0}, "0 players are not from 1 to 6"),
        ({"players": 100}, "100 players are not from 1 to 6"),
        ({"game": "dogfight", "players": 5}, "5 players are not from 1 to 4"),
        ({"tolerance": -0.1}, "-0.1 mm are not from 0 to 0.5 mm"),
        ({"tolerance": float("nan")}, "nan mm are not"),
        ({"tolerance": 9.0}, "9 mm are not"),
        ({"thickness": 0.0}, "0 mm are not from 2.4 to 6 mm"),
        ({"thickness": float("inf")}, "inf mm are not"),
        ({"paper": "a5"}, "there is no paper 'a5'; there are a4, letter"),
        ({"game": "chess"}, "game 'chess' is unknown; the games are squadron-leader"),
        ({"edition": "third"}, "edition 'third' is unknown; the editions are first, "),
        ({"game": "dogfight", "edition": "first"}, "the dice games have none"),
        ({"game": "space-pirates", "edition": "second"}, "edition 'second' is none of space-pirates's"),
        ({"modules": "altitude,warp"}, "module 'warp' is unknown; the modules are altitude, "),
        ({"modules": "split-s"}, "module split-s needs the module altitude"),
        ({"modules": "guides-only,guides-extra-die"}, "cannot be combined"),
        ({"game": "dogfight", "modules": "altitude"}, "the dice games have none"),
        ({"game": "dogfight", "board": "hex"}, "the dice games have none"),
        ({"mission": "moon"}, "mission 'moon' is unknown"),
        ({"board": "wide"}, "'wide' is not of the form 700x700"),
        ({"board": "3000x700"}, "a mat of more than 2000 mm cannot be printed"),
        ({"board": "hex:30x30"}, "a mat of more than 26 hexes cannot be printed"),
    ],
)
def test_bad_choices_get_one_sentence_that_names_the_field(asked: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        choose(**asked)  # type: ignore[arg-type]
    assert sentence in str(refused.value)
    assert refused.value.part in {*asked, "module"}
    assert "\n" not in str(refused.value)


def test_an_unknown_part_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refusal, match="there is no 'wing' in this kit; it has plane, plane-blank"):
        make_kit(choose(parts=("wing",)))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "0"), "--players: 0 players are not from 1 to 6"),
        (("--players", "two"), "--players: 'two' is not a whole number"),
        (("--tolerance", "loose"), "--tolerance: 'loose' is not a number"),
    ],
)
def test_the_command_answers_bad_input_with_one_sentence_and_status_2(
    words: tuple[str, str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(sys, "argv", ["skyrmish", "print", *words, "--out", str(tmp_path / "kit")])
    with pytest.raises(SystemExit) as left:
        run()
    assert left.value.code == 2
    assert capsys.readouterr().err.strip() == f"skyrmish: {sentence}"
    assert list(tmp_path.iterdir()) == []


def test_the_command_lists_parts_and_reports_what_it_made(tmp_path: Path) -> None:
    listed = command("--game", "dogfight", "--list")
    assert listed.stdout.split() == ["die", "box", "lid", "dice-stickers", "rule-card", "tuck-box"]
    done = command("--part", "bomb", "--no-zip", "--out", str(tmp_path / "kit"))
    assert "1 solid part and 0 paper sheets" in done.stdout
    assert not (tmp_path / "kit.zip").exists()
    assert (tmp_path / "kit" / "solids" / "bomb.stl").is_file()
