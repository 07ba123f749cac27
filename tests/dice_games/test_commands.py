"""The commands: solve, simulate, terminal and replay of the dice games."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from skyrmish.cli.app import app
from skyrmish.words.refusal import Refusal


def run(*words: str, said: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=said)
    if isinstance(result.exception, Refusal):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


def test_solve_prints_the_chance_of_every_set_of_aces() -> None:
    told = json.loads(run("solve", "bombing-raid", "--json"))
    assert told["start"] == [0.5, 0.5]
    assert len(told["wins"]) == 15
    assert told["wins"]["A"]["B"] + told["wins"]["B"]["A"] == pytest.approx(1)
    assert told["best"] == "E"
    assert told["bound"] < 1e-12
    fight = json.loads(run("solve", "dogfight", "--json"))
    assert len(fight["wins"]) == 16
    assert fight["start"][0] == pytest.approx(0.5)
    assert "Retire E first" in run("solve", "bombing-raid")


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(Refusal, match="cannot be solved"):
        run("solve", "chess")
    with pytest.raises(Refusal, match="six faces"):
        run("solve", "dogfight", "-o", 'dice={"ace": {"A": ["2"]}}')


def test_simulate_knows_the_dice_games() -> None:
    told = json.loads(
        run(
            "simulate",
            "--game",
            "dogfight",
            "--bots",
            "greedy,random,random",
            "--games",
            "4",
            "--mode",
            "plain",
            "--cores",
            "1",
            "--json",
        )
    )
    assert told["games"] == 4
    assert set(told["wins"]) == {"red", "blue", "white", "draw"}
    assert sum(told["wins"].values()) == 4


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "random"], "2 to 4"),
        (["--bots", "random,expert"], "bot 'expert' is unknown"),
        (["--teams", "a,b"], "two against two"),
        (["-o", "decision.timing=never"], "decision.timing"),
        (["-o", "dice=nowhere.toml"], "nowhere.toml"),
        (["--mode", "fast"], "--mode"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        run("simulate", "--game", "bombing-raid", "--games", "1", *words)


def test_a_game_at_the_terminal_is_kept_resumed_and_replayed(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    said = "help\ntable\nodds 1 2\nreroll 99\nreroll none\nq\n"
    told = run(
        "terminal",
        "--game",
        "bombing-raid",
        "--seats",
        "Ann,greedy",
        "--seed",
        "7",
        "--save",
        path,
        "--plain",
        said=said,
    )
    assert "there is no die 99" in told
    assert "On average" in told
    assert "Ann: reroll none" in Path(path).read_text(encoding="utf-8")
    rest = run("terminal", "--resume", path, "--plain", said="reroll none\n1\n" * 40)
    assert "wins." in rest
    assert "wins." in run("replay", path, "--all", "--plain")
    assert "Ann" in run("replay", path, "--at", "1", "--plain")
    assert "[1 of" in run("replay", path, "--plain", said="n\np\nlook\nq\n")


def test_two_people_hand_over_the_keyboard_and_see_no_secrets(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    said = "\nreroll 1\n\nq\n"
    told = run(
        "terminal", "--game", "bombing-raid", "--seats", "Ann,Ben", "--seed", "7", "--save", path, "--plain", said=said
    )
    assert "hand the keyboard to Ben" in told
    assert "Ann has chosen." in told
    assert "reroll 1" not in told.split("Ann has chosen.")[1].replace("reroll 1 3", "")
    text = Path(path).read_text(encoding="utf-8")
    assert "sealed: " in text
    assert "Ann: reroll" not in text


def test_a_whole_dogfight_at_the_terminal(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    told = run("terminal", "--game", "dogfight", "--seed", "9", "--save", path, "--plain", said="1\n" * 400)
    assert "You roll" in told
    assert "wins." in told or "You win" in told


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_the_rule_sheet_says_what_is_assumed(game: str) -> None:
    told = run("rules", "--game", game, "--plain")
    assert "our assumption" in told
    assert "[B-60]" in told
    assert "2 2 1 reroll reroll -" in told
    own = run("rules", "--game", game, "--plain", "-o", 'dice={"ace": {"A": ["2", "2", "2", "2", "2", "2"]}}')
    assert "By your own file: A." in own


def test_what_belongs_to_planes_is_refused() -> None:
    for words in (["--modules", "altitude"], ["--board", "700x700"], ["--planes", "2"], ["--edition", "second"]):
        for command in ("simulate", "terminal"):
            with pytest.raises(Refusal, match=f"{words[0]}: the dice games have none"):
                run(command, "--game", "dogfight", *words)
