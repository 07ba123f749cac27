"""``--keep``: who was interrupted goes on, with the same games."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.commands import Command, commands

from skyrmish.lab import simulation
from skyrmish.lab.balance import experiment
from skyrmish.lab.kept import KeptGames, KeptLines
from skyrmish.lab.tally import Tally

SIMULATE = ("simulate", "--game", "bombing-raid", "--seed", "3", "--games", "16")
BALANCE = (
    *("balance", "--bot", "random", "--games", "40", "--board", "400x400"),
    *("--option", "stats=[3,3,3,2]", "--option", "place.distance=100"),
)
PLAIN = ("--mode", "plain", "--cores", "1", "--json")


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


def timeless(told: str) -> dict[str, Any]:
    return {name: fact for name, fact in json.loads(told).items() if "second" not in name}


@pytest.mark.parametrize(("command", "lab"), [(SIMULATE, simulation), (BALANCE, experiment)])
def test_who_was_interrupted_goes_on_with_the_same_games(
    command: tuple[str, ...], lab: Any, skyrmish: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, keep, played = lab.tallies, ("--keep", str(tmp_path / "kept.jsonl")), list[Any]()

    def counted(*given: Any) -> Any:
        for numbers, part in whole(*given):
            if len(played) == 5:
                played.append("the interruption")
                raise KeyboardInterrupt
            played.append(numbers)
            yield numbers, part

    monkeypatch.setattr(lab, "tallies", counted)
    assert skyrmish(*command, *PLAIN, *keep).status != 0
    gone_on = skyrmish(*command, *PLAIN, *keep)
    numbers = [each for each in played if each != "the interruption"]
    assert len(set(numbers)) == len(numbers) == len(played) - 1 > 10
    monkeypatch.undo()
    assert timeless(gone_on.out) == timeless(skyrmish(*command, *PLAIN).out)
    monkeypatch.setattr(lab, "tallies", None)  # nobody asks for what is there already
    assert timeless(skyrmish(*command, *PLAIN, *keep).out) == timeless(gone_on.out)


def test_ratings_of_puzzles_are_kept_too(skyrmish: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("puzzles", "--kind", "dice", "--seed", "3", "--json", "--keep", str(tmp_path / "kept.jsonl"))
    first = timeless(skyrmish(*command, "--count", "1").out)
    whole = timeless(skyrmish(*command, "--count", "2").out)
    assert whole["puzzles"][:1] == first["puzzles"]
    monkeypatch.setattr("skyrmish.lab.puzzles.rating.rater_of", None)
    assert timeless(skyrmish(*command, "--count", "2").out) == whole
    assert all(puzzle["rating"] for puzzle in whole["puzzles"])


def part(first: int, beyond: int) -> tuple[tuple[int, int], Tally]:
    return (first, beyond), Tally(games=beyond - first, wins=[beyond - first])


def kept(path: Path, games: int = 10, of: str = "ours") -> KeptGames[Tally]:
    return KeptGames(KeptLines(path, of), games, Tally)


def test_what_is_left_lies_between_the_parts_that_are_there(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(kept(path).with_those([part(6, 8), part(2, 4)]))
    found = kept(path)
    assert (found.left, found.sums.games, found.sums.wins[:2]) == ([(0, 2), (4, 6), (8, 10)], 4, [4, 0])
    assert kept(path, games=20).left[-1] == (8, 20)
    assert kept(path, games=7).left == [(0, 2), (4, 7)]
    assert kept(path, of="theirs").left == [(0, 10)]


def test_games_are_counted_once_though_two_have_played_them(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(kept(path).with_those([part(0, 4), part(2, 6), part(0, 4)]))
    assert (kept(path).sums.games, kept(path).left) == (4, [(4, 10)])


def test_a_line_that_was_cut_short_is_played_again_and_harms_no_other(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    list(kept(path).with_those([part(0, 4), part(4, 8)]))
    path.write_text(path.read_text()[:-9])
    assert kept(path).left == [(4, 10)]
    path.write_text(path.read_text()[: path.read_text().rindex("\n") + 1])
    list(kept(path).with_those([part(8, 10)]))
    assert kept(path).left == [(4, 8)]


@pytest.mark.parametrize("text", ["dear diary", "dear diary,\nit rains", "{}\n", "[1]\n", "\0\xff", '{"of": 1}\n7\n'])
def test_a_file_of_something_else_is_refused_and_stays(text: str, skyrmish: Command, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(text.encode("latin-1"))
    sentence = skyrmish(*SIMULATE, *PLAIN, "--keep", str(path)).sentence
    assert sentence.endswith("is no file of kept games or ratings; choose another")
    assert path.read_bytes() == text.encode("latin-1")


def test_what_cannot_be_kept_is_refused_before_anything_is_played(skyrmish: Command, tmp_path: Path) -> None:
    assert "is a folder" in skyrmish(*SIMULATE, *PLAIN, "--keep", str(tmp_path)).sentence
    own = ("simulate", "--bots", "examples/my_bot.py:Eager,random", "--games", "2")
    assert "bots of the ladder" in skyrmish(*own, "--keep", str(tmp_path / "kept")).sentence
