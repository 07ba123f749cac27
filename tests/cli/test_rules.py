"""``skyrmish rules``: sheets and differences, plain, in colour and as JSON; bad input gets one sentence."""

import io
import json
import re

import pytest
from cli.commands import Command, commands
from rich.console import Console

from skyrmish.cli.texts.paper import Paper
from skyrmish.cli.texts.rule_sheet_text import show_differences, show_sheet
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.rulesets.ruleset_diff import differences
from skyrmish.games.squadron_leader.sheet.rule_sheet import rule_sheet


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_a_piped_sheet_is_plain_text_with_clauses(command: Command) -> None:
    said = command("rules", "--edition", "second", "--modules", "split-s", "--option", "climb.limit=2")
    assert said.status == 0
    assert said.out.startswith("Squadron Leader, second edition, with Split S\n\nWHAT YOU NEED\n")
    assert "  Climb up to 2 levels a round" in said.out
    assert "[SL2-ATK-06, SL2-ATK-07]" in said.out
    assert "\x1b" not in said.out


def test_plainly_a_row_is_told_cell_by_cell(command: Command) -> None:
    piped, plain = command("rules").out, command("rules", "--plain").out
    assert "as printed, bank: 2\n" in plain
    sentences = [line.strip() for line in piped.splitlines() if line.endswith("]") and "as printed" not in line]
    assert sentences
    assert set(sentences) <= set(plain.splitlines())
    differing = command("rules", "--edition", "second", "--diff", "first", "--plain").out
    assert "lane.effect, first: none\nlane.effect, second: reroll\n" in differing


def test_the_sheet_as_json(command: Command) -> None:
    told = json.loads(command("rules", "--modules", "altitude", "--json").out)
    assert told["edition"] == "first"
    assert told["modules"] == ["altitude"]
    assert told["options"]["altitude"] == "classic"
    assert told["game"] == "squadron-leader"
    assert told["board"] == {"kind": "open", "width": 700, "height": 700}
    titles = [section["title"] for section in told["sections"]]
    assert titles[:4] == ["What you need", "Setting up", "The round", "Manoeuvres"]
    line = told["sections"][0]["lines"][0]
    assert line == {"text": "A board of 700 × 700 mm, or any other.", "clauses": ["SL1-AREA-01", "B-20"]}


def test_a_sheet_on_hexes(command: Command) -> None:
    said = command("rules", "--board", "hex:9x7", "--game", "space-pirates", "--json")
    told = json.loads(said.out)
    assert (told["game"], told["board"]) == ("space-pirates", {"kind": "hex", "columns": 9, "rows": 7})
    assert told["title"] == "Space Pirates, no modules, on hexes"
    lines = [squeezed(line).strip() for line in command("rules", "--board", "hex", "--diff", "first").out.splitlines()]
    assert "range.max 234 3 [HEX-08]" in lines
    assert "board 700 × 700 mm 13 × 13 hexes [HEX-01, B-51]" in lines


def test_the_second_edition_beside_the_first_fits_a_screen(command: Command) -> None:
    out = command("rules", "--edition", "second", "--diff", "first").out
    lines = [squeezed(line).strip() for line in out.splitlines()]
    assert len(lines) <= 24
    assert "first second" in lines
    assert "dice 8 6 [B-40]" in lines
    assert "speed Speed Manoeuvrability [SL2-STAT-01]" in lines


def test_differences_as_json(command: Command) -> None:
    told = json.loads(command("rules", "--edition", "current", "--diff", "second+split-s", "--json").out)
    assert (told["ours"]["edition"], told["theirs"]["modules"]) == ("current", ["split-s"])
    settings = {each["key"]: each for each in told["differences"] if each["group"] == "settings"}
    assert set(settings) == {"crit", "altitude.reroll", "ace"}
    assert settings["crit"] == {
        "group": "settings",
        "key": "crit",
        "theirs": "twoDodges",
        "ours": "double",
        "clauses": ["C-2", "B-39"],
    }


def test_an_edition_beside_itself(command: Command) -> None:
    assert command("rules", "--diff", "first").out.endswith("\nNothing differs.\n")
    assert json.loads(command("rules", "--diff", "first", "--json").out)["differences"] == []


def on(console: Console) -> Paper:
    paper = Paper()
    paper.console = console
    return paper


def test_the_sheet_in_colour_says_the_same() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=200, color_system="standard")
    sections = rule_sheet(Ruleset("second", ("split-s",)))
    show_sheet(on(console), "A title", sections)
    out = console.file.getvalue()  # type: ignore[attr-defined]
    assert "\x1b[" in out
    plain = squeezed(re.sub(r"\x1b\[[0-9;]*m", "", out))
    for section in sections:
        assert section.title in plain
        for line in section.lines:
            assert f"{line.text} [{', '.join(line.clauses)}]" in plain
        for row in section.rows:
            assert squeezed(" ".join(cell for cell in row.cells if cell)) in plain


def test_differences_in_colour_say_the_same() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=200, color_system="standard")
    found = differences(Ruleset("first"), Ruleset("second"))
    show_differences(on(console), "A title", "first", "second", found)
    plain = squeezed(re.sub(r"\x1b\[[0-9;]*m", "", console.file.getvalue()))  # type: ignore[attr-defined]
    for each in found:
        assert f"│ {each.key} │ {each.theirs} │ {each.ours} │ {', '.join(each.clauses)} │" in plain


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--edition", "tenth"], "--edition: edition 'tenth' is unknown; the editions are first, "),
        (["--modules", "altitude,wings"], "--modules: module 'wings' is unknown; the modules are altitude, "),
        (["--modules", "split-s"], "module split-s needs the module altitude (MOD-SPS-01)"),
        (["--option", "colour=red"], "option 'colour' is unknown; skyrmish rules --json lists them all"),
        (["--option", "dice"], "--option: 'dice' is not of the form KEY=VALUE"),
        (["--option", "dice=1"], "option dice: 1 is not a whole number from 2 to 100 (B-40)"),
        (["--option", "hit.from=9"], "option hit.from: 9 is no face of a d8 (SL1-ATK-06)"),
        (
            ["--game", "chess"],
            "--game: game 'chess' is unknown; the games are squadron-leader, space-pirates, ",
        ),
        (["--diff", "tenth"], "--diff: edition 'tenth' is unknown; the editions are first, "),
        (["--diff", "first+wings"], "--diff: module 'wings' is unknown; "),
        (["--diff", "first+split-s"], "--diff: module split-s needs the module altitude (MOD-SPS-01)"),
        (["--board", "5x5"], "--board: a board of 5 mm is not from 100 to 100000 (B-20)"),
        (["--board", "0x0"], "--board: '0x0' has no width or no height (B-20)"),
        (["--game", "dogfight", "--diff", "first"], "--diff: the dice games have none (SD-01)"),
        (["--game", "dogfight", "--modules", "altitude"], "--modules: the dice games have none (SD-01)"),
        (["--game", "dogfight", "-o", "dice=nowhere.toml"], "--option: nowhere.toml: No such file or directory"),
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence(command: Command, words: list[str], sentence: str) -> None:
    said = command("rules", *words)
    assert sentence in said.sentence
    assert said.out == ""


def test_help_shows_examples(command: Command) -> None:
    out = command("rules", "--help").out
    assert "skyrmish rules --edition second --diff first" in squeezed(out.replace("│", " "))
