"""Tables fit the terminal and fold where it is narrow; plainly, there is a fact a line and nothing to look at."""

import json
import re
import sys

import pytest
from cli.commands import Command, commands
from rich.text import Text

from skyrmish.cli.app import app
from skyrmish.cli.main import wants_plain
from skyrmish.cli.many_games import arena, simulate
from skyrmish.cli.many_games.running import counting, telling
from skyrmish.cli.terminal.voice import Voice
from skyrmish.cli.texts.paper import Grid, Paper, Row
from skyrmish.lab.compiling import Compiling

DRAWN = re.compile("[─-▟\x1b]")
SHOWN = [
    ("odds",),
    ("odds", "--edition", "second", "--health", "2"),
    ("odds", "--attack", "4", "--defense", "2", "--attacker-rerolls", "1", "--health", "2"),
    ("odds", "--attack-dice", "8,7,2", "--defense", "3", "--attacker-rerolls", "1", "--health", "2"),
    ("solve", "bombing-raid"),
    ("solve", "dogfight"),
]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


@pytest.mark.parametrize("columns", [80, 60])
@pytest.mark.parametrize("words", SHOWN, ids=" ".join)
def test_nothing_is_wider_than_the_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = command(*words).out
    assert max(map(len, out.splitlines())) <= columns
    assert "…" not in out


@pytest.mark.parametrize("words", SHOWN, ids=" ".join)
def test_plainly_nothing_is_drawn(command: Command, words: tuple[str, ...]) -> None:
    drawn, plain = command(*words).out, command(*words, "--plain").out
    assert DRAWN.search(drawn) or "attack-dice" in " ".join(words)
    assert not DRAWN.search(plain)
    numbers = set(re.findall(r"\d+\.\d+", drawn))
    assert numbers == set(re.findall(r"\d+\.\d+", plain)), "the same facts"


def test_a_variable_asks_for_it_once_and_for_all(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = command("solve", "bombing-raid", "--plain").out
    monkeypatch.setenv("SKYRMISH_PLAIN", "1")
    assert command("solve", "bombing-raid").out == plain


@pytest.mark.parametrize("name", [each.name or each.callback.__name__ for each in app.registered_commands])  # type: ignore[union-attr]
def test_every_command_speaks_plainly_and_json_and_so_does_its_help(command: Command, name: str) -> None:
    told = command(name, "--plain", "--help").out
    assert "--plain" in told
    assert "--json" in told
    assert not DRAWN.search(told)
    app.rich_markup_mode = "markdown"


@pytest.mark.parametrize(("columns", "plain"), [("80", False), ("79", True)])
def test_help_is_drawn_where_it_has_room(monkeypatch: pytest.MonkeyPatch, columns: str, plain: bool) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(sys, "argv", ["skyrmish", "--help"])
    assert wants_plain() is plain


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("odds", "squadron-leader, space-pirates, dogfight or bombing-raid."),
        ("balance", "squadron-leader or space-pirates."),
        ("solve", "bombing-raid or dogfight."),
        ("arena", "squadron-leader, space-pirates, dogfight or bombing-raid."),
    ],
)
def test_help_offers_the_games_that_a_command_takes(
    command: Command, monkeypatch: pytest.MonkeyPatch, name: str, games: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(app, "rich_markup_mode", None)
    assert games in " ".join(command(name, "--help").out.replace("-\n", "-").split()).replace("- ", "-")


# ---- tables ----


def test_a_table_folds_between_columns_and_keeps_its_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "36")
    cells = ["12.3456", "a", "long words that may be broken anywhere", "98.7654"]
    Paper().grid(Grid(["", "one", "two", "three", "four"], [Row("altitude.reroll", cells)], "A title"))
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 36
    assert out.count("altitude.reroll") == 3
    assert out.count("A title") == 1
    assert all(word in out for word in ["12.3456", "98.7654", *cells[2].split()])


@pytest.mark.parametrize("columns", [80, 60, 50])
def test_a_table_is_drawn_with_both_its_edges(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    six, push = "dice = 6, hit.from = 4, crit = none", "pushEnvelope = on, pushEnvelope.from = 5"
    rows = [Row("d6", [six, "–", "MOD-D6-01"]), Row("push-the-envelope", ["–", push, "C-1"])]
    Paper().grid(Grid(["", "first", "second", "clauses"], rows))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= columns
    assert all(line[-1] in "┓┃┩│┘" for line in lines)
    assert {"hit.from", "pushEnvelope.from", "MOD-D6-01"} < {word for line in lines for word in line.split()}


def test_plainly_a_cell_is_told_with_its_names(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [Row("red", [Text("54"), ""]), Row("blue", ["43", "late"])]
    Paper(plain=True).grid(Grid(["side", "wins", ""], rows))
    assert capsys.readouterr().out == "side red, wins: 54\nside blue, wins: 43\nside blue: late\n"


def test_many_games_are_told_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    wins = {"red": 6, "blue": 4, "draw": 0}
    told = {"games": 10, "wins": wins, "decisions": 20, "seconds": 1.0, "rounds_mean": 3.0, "faults": {}}
    simulate.show(told, ["ace", "random"], plain=True)
    pair = {"draws": 0, "share": 0.6, "interval": [0.5, 0.7]}
    pairs = [{"bot": "ace", "against": "random", **pair}, {"bot": "random", "against": "ace", **pair}]
    ratings = [{"bot": bot, "rating": 1.0, "error": 2.0} for bot in ("ace", "random")]
    arena.show({"ratings": ratings, "pairs": pairs, "games": 10, "rounds_mean": 3.0, "faults": {}}, plain=True)
    out = capsys.readouterr().out
    assert "side red, bot: ace\nside red, wins: 6\nside red, share: 60.00 %\n" in out
    assert "bot ace, against random: 60.0 (50–70)\n" in out


# ---- bars and colour ----


def test_a_bar_that_nobody_sees_is_a_line_for_every_quarter(capsys: pytest.CaptureFixture[str]) -> None:
    with counting(plain=True) as bar:
        tell = telling(bar)
        for done in range(9):
            tell(Compiling("ponder", 8, None, done, 20.0 * done))
    first, *later = capsys.readouterr().err.splitlines()
    assert "what searching bots think with" in first
    assert "half a minute on a free core, and longer on a busy machine" in first
    assert later == [f"compiled: {percent} %, after {1.6 * percent:.0f} s" for percent in (25, 50, 75, 100)]


@pytest.mark.parametrize(
    ("term", "no_colour", "plain", "coloured"),
    [("xterm", "", False, True), ("dumb", "", False, False), ("xterm", "1", False, False), ("xterm", "", True, False)],
)
def test_colour_is_for_terminals_that_have_it(
    monkeypatch: pytest.MonkeyPatch, term: str, no_colour: str, plain: bool, coloured: bool
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("NO_COLOR", no_colour)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert Voice(plain).is_coloured is coloured


def test_json_stays_json(command: Command) -> None:
    assert json.loads(command("odds", "--plain", "--json").out)["attacks"]
