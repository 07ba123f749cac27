"""Broken bots lose: their faults are counted by kind and shown, and no stand-in wins for them."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.commands import Command, commands

from skyrmish.bots.own import own_bots

BROKEN = Path(__file__).parent / "broken_bots.py"
KINDS = {"Raises": "raised", "Sleeps": "late", "Exits": "gone", "Nonsense": "refused"}
QUICK = ("--mode", "plain", "--cores", "2", "--option", "limit.rounds=5")


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.setattr(own_bots, "PATIENCE", 0.1)
    monkeypatch.setenv("COLUMNS", "200")
    return commands(monkeypatch, capsys)


def told_of(skyrmish: Command, *words: str) -> Any:
    said = skyrmish(*words, *QUICK, "--json")
    assert said.status == 0, said.err
    return json.loads(said.out)


@pytest.mark.parametrize(("name", "kind"), KINDS.items())
def test_a_broken_bot_loses_every_game_of_an_arena(skyrmish: Command, name: str, kind: str) -> None:
    bot, seconds = f"{BROKEN}:{name}", "0.1" if name == "Sleeps" else "20"
    told = told_of(skyrmish, "arena", "--bots", f"random,{bot}", "--games", "2", "--seconds", seconds)
    scored = next(pair for pair in told["pairs"] if pair["bot"] == bot)
    assert (scored["wins"], scored["losses"]) == (0, 2)
    account = told["faults"][bot]
    assert account["lost"] == 2
    assert 0 < account[kind] <= account["answers"]
    assert sum(account[each] for each in KINDS.values()) == account[kind], "and no fault of another kind"
    assert "random" not in told["faults"]


def test_a_fault_now_and_then_is_shown_and_forgiven(skyrmish: Command) -> None:
    bot = f"{BROKEN}:Seldom"
    told = told_of(skyrmish, "arena", "--bots", f"random,{bot}", "--games", "2")
    account = told["faults"][bot]
    assert account["refused"] == 2, "one in each game"
    assert (account["lost"], account["raised"], account["late"], account["gone"]) == (0, 0, 0, 0)
    assert account["answers"] > 4
    assert "'fly me to the moon' is no order" in account["first"]


def test_of_two_broken_bots_neither_wins_more_than_the_other_breaks(skyrmish: Command) -> None:
    """Whoever is out first has lost; but one that gave no good answer until then has not won."""
    bots = f"{BROKEN}:Raises,{BROKEN}:Exits"
    told = told_of(skyrmish, "arena", "--bots", bots, "--games", "2", "--game", "dogfight")
    assert [pair["draws"] for pair in told["pairs"]] == [2, 2]


@pytest.mark.parametrize("game", ["squadron-leader", "bombing-raid"])
def test_a_simulation_takes_bots_of_ones_own_and_the_others_win(skyrmish: Command, game: str) -> None:
    bots = f"{BROKEN}:Raises,random"
    told = told_of(skyrmish, "simulate", "--game", game, "--bots", bots, "--games", "3")
    assert told["wins"] == {"red": 0, "blue": 3, "draw": 0}
    assert told["faults"]["red"] == {
        **{"bot": f"{BROKEN}:Raises", "answers": told["faults"]["red"]["raised"]},
        **{"raised": told["faults"]["red"]["raised"], "late": 0, "gone": 0, "refused": 0, "lost": 3},
        **{"first": told["faults"]["red"]["first"]},
    }
    assert told["faults"]["red"]["first"].startswith("says ValueError: no idea what")
    assert "blue" not in told["faults"]


def test_of_three_sides_two_play_on_and_the_broken_one_cannot_win(skyrmish: Command) -> None:
    words = ("--bots", f"random,{BROKEN}:Raises,random", "--board", "400x400", "--option", "place.distance=100")
    told = told_of(skyrmish, "simulate", *words, "--games", "3")
    assert told["wins"]["blue"] == 0
    assert sum(told["wins"].values()) == 3
    assert told["faults"]["blue"]["lost"] == 3


def test_tables_and_the_report_say_so(skyrmish: Command, tmp_path: Path) -> None:
    bots, report = f"random,{BROKEN}:Nonsense", tmp_path / "report.html"
    words = ("--bots", bots, "--games", "1", *QUICK)
    for said in (skyrmish("arena", *words, "--html", str(report)), skyrmish("simulate", *words)):
        assert "matches lost" in said.out
        assert "broken_bots.py:Nonsense lost a match by its faults: 3 or more and more than 5 %" in said.out
        assert "Nonsense ordered 'fly me to the moon': 'fly me to the moon' is no order" in said.out
    assert "Bots at fault" in report.read_text()
    assert "is no order" in report.read_text()
    assert "Faults" not in skyrmish("arena", "--bots", "random,rookie", "--games", "1", *QUICK).out


def test_the_terminal_tells_when_it_happens_and_at_the_end(skyrmish: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("terminal", "--seats", f"random,{BROKEN}:Raises", "--seed", "3", "--save", str(file))
    lines = skyrmish(*words).out.splitlines()
    assert lines.count("blue says ValueError: no idea what assign means; wingman answers for it.") == 1
    assert lines.index("blue was at fault in 3 of 3 answers, which loses the match.") < len(lines) - 4
    assert "blue was at fault in 3 of 3 answers: 3 raised." in lines
    assert "blue lost by faults: red wins." in lines
    assert file.read_text().endswith("# blue was at fault in 3 of 3 answers, which loses the match\n# red wins\n")
    file.unlink()
    told = [json.loads(line) for line in skyrmish(*words, "--json").out.splitlines()]
    faults = [each for each in told if each["kind"] == "fault"]
    assert [each.get("fault") for each in faults] == ["raised"] * 3 + [None] * 3
    assert faults[-1]["winner"] == "red"
    assert faults[-2]["raised"] == 3
