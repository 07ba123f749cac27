"""A game survives whatever happens to its process, and belongs to one table at a time."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ALL = "altitude,split-s,immelmann,ace-pilots,barrel-roll"


def read_up_to(process: "subprocess.Popen[str]", ending: str) -> str:
    """Everything printed up to and with an ending."""
    assert process.stdout is not None
    told = ""
    while not told.endswith(ending):
        character = process.stdout.read(1)
        assert character, f"it stopped after {told[-300:]!r}"
        told += character
    return told


@pytest.mark.parametrize("answers", [1, 2, 5])
def test_a_killed_game_resumes_exactly(sit: Any, started: Callable[..., Any], tmp_path: Path, answers: int) -> None:
    table = sit(seats="Ann,Ben", seed=4)
    table.game.play()
    lines = table.voice.typed
    answers += sum(line == "" for line in lines[: answers + 2])  # Enter at a handed keyboard decides nothing
    file = tmp_path / "killed.txt"
    process = started("terminal", "--seats", "Ann,Ben", "--seed", "4", "--modules", ALL, "--save", str(file))
    for line in lines[:answers]:
        read_up_to(process, "> ")
        process.stdin.write(line + "\n")
        process.stdin.flush()
    read_up_to(process, "> ")
    process.kill()
    process.wait()
    rest = lines[answers:]
    if len([line for line in lines[:answers] if line]) == 1 and rest[0] != "":
        rest = ["", *rest]
    again = started("terminal", "--resume", str(file))
    told, trouble = again.communicate("\n".join(rest) + "\n", timeout=30)
    assert trouble == ""
    assert "The record is" in told
    assert file.read_text() == table.saved.path.read_text()


def test_resume_alone_takes_the_newest_unfinished_game(piped: Any, sit: Any) -> None:
    piped(["3 3 4 2"], "terminal", "--seed", "1")
    done = sit(seed=3)
    done.game.play()
    piped(done.voice.typed, "terminal", "--seed", "3", "--modules", ALL)
    result = piped([], "terminal", "--resume")
    assert "Seed 1." in result.output
    assert "resume with\n  skyrmish terminal --resume" in result.output


def test_a_second_table_cannot_take_the_same_file(piped: Any, started: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = started("terminal", "--seed", "4", "--save", str(file))
    read_up_to(first, "> ")
    second = started("terminal", "--resume", str(file))
    told, trouble = second.communicate(timeout=20)
    assert second.returncode == 2
    assert trouble == f"skyrmish: {file} is being played already by process {first.pid}\n"
    assert told == ""
    first.kill()
    first.wait()
    assert piped([], "terminal", "--resume", str(file)).exit_code == 0
    assert not Path(f"{file}.lock").exists()


@pytest.mark.parametrize(("game", "fell"), [("dogfight", "1 2 1 2 1 2 1 2 1 2"), ("squadron-leader", "5 3")])
def test_typed_dice_stay_typed(piped: Any, tmp_path: Path, game: str, fell: str) -> None:
    file = tmp_path / "game.txt"
    rolled = [fell, "3 3 4 2", fell]
    begun = piped(rolled, "terminal", "--game", game, "--seats", "Ann,Ben", "--dice", "typed", "--save", str(file))
    assert "skyrmish terminal --dice typed --resume" in begun.output
    resumed = piped([], "terminal", "--resume", str(file))
    assert "skyrmish terminal --dice typed --resume" in resumed.output
    assert "dice: typed\n" in file.read_text()


def test_a_game_may_go_on_with_other_dice(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    piped([], "terminal", "--dice", "typed", "--save", str(file))
    assert "--dice" not in piped([], "terminal", "--dice", "seeded", "--resume", str(file)).output
    assert "dice:" not in file.read_text()


def test_whoever_leaves_while_dice_are_asked_for_loses_nothing(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    piped(["3 3 4 2"], "terminal", "--dice", "typed", "--seed", "1", "--save", str(file))
    before = file.read_text()
    assert "Good-bye." in piped([], "terminal", "--resume", str(file)).output
    assert file.read_text() == before


def test_a_file_that_exists_is_not_written_over(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,\n")
    result = piped("", "terminal", "--save", str(file))
    assert "exists already" in str(result.exception)
    assert file.read_text() == "Dear Ann,\n"
    result = piped("", "terminal", "--resume", str(file))
    assert "a record begins with" in str(result.exception)
    assert file.read_text() == "Dear Ann,\n"


def test_a_finished_game_resumes_to_its_result(piped: Any, sit: Any) -> None:
    table = sit(seed=3)
    table.game.play()
    text = table.saved.path.read_text()
    result = piped("", "terminal", "--resume", str(table.saved.path))
    assert "The match is over already." in result.output
    assert table.saved.path.read_text() == text


def test_input_may_end_at_every_prompt(sit: Any) -> None:
    table = sit(seed=3)
    table.game.play()
    for most in range(len(table.voice.typed)):
        short = sit(seed=3)
        short.most = most
        short.game.play()
        assert short.voice.said[-1].startswith("Good-bye. Saved in ")


def test_a_full_disk_is_told_and_the_game_goes_on(sit: Any, tmp_path: Path) -> None:
    table = sit(seed=3)
    table.saved.path = tmp_path / "missing" / "folder" / "game.txt"
    table.game.play()
    assert table.match.is_over
    assert any(line.startswith("Cannot save in") for line in table.voice.said)


@pytest.mark.parametrize(
    "garbage", ["\x00\x07", "x" * 9_000, "🛩️", ": : :", "1e999 2 3", "-1", "place nan nan nan", "²"]
)
def test_garbage_is_answered_and_forgotten(piped: Any, tmp_path: Path, garbage: str) -> None:
    file = tmp_path / "game.txt"
    lines = [garbage, "3 3 4 2", garbage, "place 350 39 90", garbage, "s", garbage, "e"]
    result = piped(lines, "terminal", "--seed", "7", "--option", "first=manual", "--save", str(file))
    assert result.exit_code == 0, result.exception
    assert "you: straight, end" in file.read_text()
