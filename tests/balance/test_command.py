"""``skyrmish balance``: what it plays, tells, writes and refuses."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.commands import Command, commands

from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.lab.balance import experiment as lab
from skyrmish.lab.balance.experiment import Counts, Experiment, run

FEW = {"stats": [3, 3, 3, 2], "place.distance": 100}  # four allocations, ten pairs
SMALL = Ruleset(options=FEW, width=400, height=400)
QUICK = (
    *("--mode", "plain", "--bot", "random", "--games", "40", "--board", "400x400"),
    *("--option", "stats=[3,3,3,2]", "--option", "place.distance=100"),
)


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


@pytest.fixture(scope="module")
def counted() -> Counts:
    return run(Experiment(SMALL, "random", 80, seed=5), mode="plain", cores=1)


def test_every_pair_plays_equally_often_and_every_game_is_counted_once(counted: Counts) -> None:
    assert counted.tally.games[:10] == [8] * 10
    assert counted.games == sum(counted.tally.lengths) == 80
    decided = sum(counted.tally.wins) + sum(counted.tally.losses)
    assert all(crashed <= won for crashed, won in zip(counted.tally.crash_wins, counted.tally.wins, strict=True))
    assert sum(counted.tally.crash_wins) + sum(counted.tally.crash_losses) > 0, "random pilots leave the board"
    assert decided == sum(counted.tally.starter_wins) + sum(counted.tally.starter_losses) <= 80


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(counted: Counts) -> None:
    again = run(Experiment(SMALL, "random", 80, seed=5), mode="plain", cores=2)
    other = run(Experiment(SMALL, "random", 80, seed=6), mode="plain", cores=1)
    assert as_tuple(again.tally) == as_tuple(counted.tally)
    assert as_tuple(other.tally) != as_tuple(counted.tally)


@pytest.mark.soak
def test_compiled_games_are_the_same_games(counted: Counts) -> None:
    fast = run(Experiment(SMALL, "random", 80, seed=5), mode="compiled", cores=2)
    assert as_tuple(fast.tally) == as_tuple(counted.tally)


@pytest.mark.soak
def test_pilots_with_instinct_play_the_same_games_on_any_number_of_cores() -> None:
    alone, together = (
        run(Experiment(SMALL, "veteran", 4000, seed=5), mode="compiled", cores=cores) for cores in (1, 2)
    )
    assert as_tuple(alone.tally) == as_tuple(together.tally)


def test_games_are_rounded_up_until_all_pairs_play_alike() -> None:
    assert Experiment(Ruleset(), games=100_000).checked().games == 100_152
    assert Experiment(SMALL, games=1).checked().games == 40


def test_seats_take_turns_to_start_whatever_the_edition_says() -> None:
    """B-31"""
    assert Experiment(Ruleset()).checked().ruleset.settled()["first"] == "manual"


def told(skyrmish: Command, *words: str) -> dict[str, Any]:
    said = skyrmish("balance", *QUICK, *words, "--json")
    assert said.status == 0, said
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_json_tells_everything_by_name(skyrmish: Command) -> None:
    found = told(skyrmish, "--seed", "3")
    assert found["games"] == 40
    assert set(found["wins"]) == set(found["allocations"]) == set(found["field"]) == set(found["equilibrium"])
    assert sum(each["weight"] for each in found["equilibrium"].values()) == pytest.approx(1, abs=1e-4)
    assert found["games_per_second"] > 0
    assert not found["interrupted"]


def test_files_are_written_and_it_reads_well(skyrmish: Command, tmp_path: Path) -> None:
    page, picture = tmp_path / "report.html", tmp_path / "map.svg"
    said = skyrmish("balance", *QUICK, "--html", str(page), "--svg", str(picture))
    assert said.status == 0, said
    assert "games in" in said.out
    assert "a second" in said.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["map.svg", "report.html"]


def test_an_interruption_keeps_what_was_played(
    skyrmish: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = lab.tallies

    def interrupted(*given: Any) -> Any:
        for number, tally in enumerate(whole(*given)):
            if number == 5:
                raise KeyboardInterrupt
            yield tally

    monkeypatch.setattr(lab, "tallies", interrupted)
    page = tmp_path / "report.html"
    said = skyrmish("balance", *QUICK, "--cores", "1", "--html", str(page), "--json")
    assert said.status == 130
    found = json.loads(said.out)
    assert (found["games"], found["games_wanted"], found["interrupted"]) == (5, 40, True)
    assert "Interrupted" in said.err
    assert "Interrupted" in page.read_text(encoding="utf-8")


def test_an_interruption_before_the_first_game_is_one_sentence(
    skyrmish: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_given: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "tallies", interrupted)
    page = tmp_path / "report.html"
    page.write_text("old", encoding="utf-8")
    said = skyrmish("balance", *QUICK, "--html", str(page))
    assert said.status == 2
    assert "there is nothing to tell" in said.err
    assert page.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bot clever", "bot 'clever' is unknown; the bots are random, greedy…"),
        ("--games 0", "games: 0 is not from 1 to 4294967296"),
        ("--seed -1", "seed: -1 is not from 0 to 2^63 − 1"),
        ("--planes 0", "planes: 0 is not from 1 to 20"),
        ("--planes 21", "planes: 21 is not from 1 to 20"),
        ("--cores -1", "--cores: -1 is not from 0 to 1024"),
        ("--mode fast", "--mode: 'fast' is not one of compiled, plain"),
        ("--edition third", "--edition: edition 'third' is unknown; the editions are first…"),
        ("--game dogfight", "--game: in dogfight there are no stats to share out (SD-01)"),
        ("--html no/such/folder/r.html", "--html: there is no folder 'no/such/folder'"),
        ("--svg /", "--svg: '/' is a folder"),
    ],
)
def test_what_makes_no_sense_is_refused_before_any_game(skyrmish: Command, words: str, sentence: str) -> None:
    found = skyrmish("balance", *words.split()).sentence
    assert found.startswith(sentence.removesuffix("…"))
    assert sentence.endswith("…") or found == sentence
