"""The arena: nothing is lost by an interruption, and ratings say what the games say."""

import json
from pathlib import Path

import pytest
from cli.commands import Command, commands

from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.lab.arena.arenas import arena_for
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.diary import Diary, Game
from skyrmish.lab.arena.planes import PlaneArena
from skyrmish.lab.arena.playing import play_contest
from skyrmish.lab.arena.ratings import Score, cross_table, ratings
from skyrmish.lab.bot_match import DRAWN
from skyrmish.words.refusal import Refusal

CONTEST = Contest(("rookie", "random"), Ruleset(options={"limit.rounds": 5}), 4).checked()
ARENA = arena_for(CONTEST, fast=False)


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


def without_time(games: list[Game]) -> list[tuple[int, ...]]:
    return sorted((game.first, game.second, game.number, game.winner, game.rounds) for game in games)


def test_an_interrupted_arena_goes_on_and_ends_as_an_uninterrupted_one(tmp_path: Path) -> None:
    whole = Diary(CONTEST, None)
    play_contest(ARENA, whole, 1, lambda: None)
    file = tmp_path / "arena.jsonl"

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_contest(ARENA, Diary(CONTEST, file), 1, interrupt)
    file.write_text(file.read_text() + '{"first": 0, "sec')  # and the power failed while a line was written
    begun = Diary(CONTEST, file)
    assert len(begun.games) == 1
    play_contest(ARENA, begun, 1, lambda: None)
    assert without_time(begun.games) == without_time(whole.games)
    assert len(whole.games) == 4


def test_before_the_first_game_there_is_nothing_to_rate(skyrmish: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyrmish.cli.many_games.arena.play", lambda *_: False)
    said = skyrmish("arena", "--bots", "random,greedy", "--games", "4")
    assert said.out == ""
    assert said.sentence.startswith("interrupted after 0 of 4 games")


def test_stats_are_shared_fairly() -> None:
    arena = PlaneArena(CONTEST, fast=False)
    assert arena.dealt(6) == arena.dealt(7)
    for number in range(0, 20, 2):
        red, blue = arena.dealt(number)
        assert red == blue
    assert len({tuple(arena.dealt(number)) for number in range(0, 20, 2)}) > 5


def test_dice_games_have_an_arena_in_which_both_games_of_a_pair_share_their_dice() -> None:
    contest = Contest(("random", "greedy"), DiceRuleset("bombing-raid"), 20).checked()
    diary = Diary(contest, None)
    arena = arena_for(contest, fast=False)
    play_contest(arena, diary, 2, lambda: None)
    wins = [game.winner for game in diary.games]
    assert wins.count(1) > wins.count(0), "greedy beats random"
    twice = [arena.played(["greedy", "greedy"], number)[0] for number in (6, 7)]
    assert twice[0] == twice[1], "the same pilots, the same dice: the same game"
    with pytest.raises(Refusal, match="the dice games have none"):
        Contest(("random", "greedy"), DiceRuleset("dogfight"), planes=2).checked()


def test_files_of_older_arenas_go_on(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    head = {key: value for key, value in CONTEST.as_json().items() if key != "game"}
    game = {"first": 0, "second": 1, "winner": 0, "rounds": 9, "seconds": 0.1}
    lines = [head, {**game, "number": 0, "faults": 0}, {**game, "number": 1, "faults": 3}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert [game.number for game in Diary(CONTEST, file).games] == [0], (
        "whose faults they were, nobody knows: once more"
    )
    assert CONTEST.as_json()["board"] == [700.0, 700.0]
    assert CONTEST.as_json()["hexes"] is False


def test_another_arenas_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    Diary(CONTEST, file)
    with pytest.raises(Refusal, match="holds another arena"):
        Diary(Contest(("rookie", "greedy"), CONTEST.ruleset), file)
    file.write_text("what is this")
    with pytest.raises(Refusal, match="is no arena's file"):
        Diary(CONTEST, file)


def test_ratings_follow_the_games() -> None:
    games = [Game(0, 1, n, 0 if n % 4 else 1, 9, 0.1) for n in range(400)] + [Game(1, 2, 0, DRAWN, 9, 0.1)]
    table = cross_table(("a", "b", "c"), games)
    assert table[0][1] == Score(300, 0, 100)
    assert table[1][2] == Score(0, 1, 0)
    low, high = table[0][1].interval
    assert low < 0.75 < high
    assert high - low < 0.1
    first, second, third = ratings(("a", "b", "c"), table)
    assert first.rating - second.rating == pytest.approx(190.8, abs=4)  # 400 × lg 3
    assert third.error > first.error


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bots rookie", "--bots: an arena has 2 to 24 bots, not 1"),
        ("--bots rookie,rookie", "--bots: 'rookie' is named twice"),
        ("--bots rookie,clever", "bot 'clever' is unknown"),
        ("--bots rookie,gone.py:Bot", "bot 'gone.py:Bot': there is no file gone.py"),
        ("--games 0", "--games: 0 is not from 1 to 1000000"),
        ("--seed -1", "--seed: -1 is not from 0 to 2^63 − 1"),
        ("--nodes 0", "nodes: 0 is not from 1 to 100000000"),
        ("--mode slow", "--mode: 'slow' is not one of compiled, plain"),
        ("--html no/such/folder.html", "--html: there is no folder 'no/such'"),
    ],
)
def test_what_makes_no_sense_is_refused(skyrmish: Command, words: str, sentence: str) -> None:
    assert skyrmish("arena", *words.split()).sentence.startswith(sentence)


def test_it_tells_a_person_and_a_program_and_writes_a_report(skyrmish: Command, tmp_path: Path) -> None:
    words = ["--bots", "rookie,random", "--games", "2", "--mode", "plain", "--option", "limit.rounds=4"]
    said = skyrmish("arena", *words, "--html", str(tmp_path / "report.html"), "--json")
    told = json.loads(said.out)
    assert told["games"] == 2
    assert {each["bot"] for each in told["ratings"]} == {"rookie", "random"}
    assert "Who flies best?" in (tmp_path / "report.html").read_text()
    assert "2 games" in skyrmish("arena", *words).out
