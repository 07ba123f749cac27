"""Games that the lab keeps: replay reads them, and the same bots play them again to the same record."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.commands import Command, commands

from skyrmish.games.all_games import game_of
from skyrmish.games.game import Pieces
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.lab.arena.arenas import arena_for
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.records.again import played_again
from skyrmish.lab.simulation import WAYS, Simulation
from skyrmish.match.records.origin import Origin, read_origin
from skyrmish.match.records.record import play_record, read_record
from skyrmish.match.records.saved_games import is_finished
from skyrmish.match.records.verifying import verified
from skyrmish.words.refusal import Refusal

BROKEN = Path(__file__).parent / "broken_bots.py"
QUICK = ("--mode", "plain", "--cores", "1")
SKY = ("--modules", "altitude,split-s", "--board", "400x400", "--option", "place.distance=100")
STAKES = Ruleset("second", ("altitude", "dive-bomb", "push-the-envelope", "immelmann"))
BOMBERS = Ruleset(modules=("bombers-and-balloons",))


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


def simulation(ruleset: Any, bots: tuple[str, ...], pieces: Pieces, teams: tuple[str, ...] = ()) -> Simulation:
    game = game_of(ruleset)
    seating = game.seats(ruleset, game.seat_names(len(bots)), teams, pieces)
    return Simulation(ruleset, seating, bots, 4, seed=5, nodes=2).checked()


@pytest.mark.parametrize(
    "simulated",
    [
        simulation(Ruleset(modules=("altitude", "split-s")), ("wingman", "rookie"), Pieces()),
        simulation(STAKES, ("random", "rookie", "wingman", "greedy"), Pieces(2), ("a", "b", "a", "b")),
        simulation(BOMBERS, ("greedy", "random"), Pieces(1, 1, 1)),
        simulation(Ruleset(modules=("altitude",)), ("veteran", "random"), Pieces()),
        simulation(DiceRuleset("dogfight"), ("random", "greedy", "greedy"), Pieces()),
        simulation(DiceRuleset("bombing-raid"), ("greedy", "random"), Pieces()),
    ],
    ids=lambda each: f"{each.ruleset.game}-{each.bots[0]}",
)
def test_a_recorded_game_is_the_simulated_one(simulated: Simulation) -> None:
    """Winner, rounds and decisions are those that are counted without a match."""
    ways = WAYS[type(game_of(simulated.ruleset))]
    player = ways.player(simulated, False, print)
    for number in range(simulated.games):
        counted, ended = player(number, number + 1), ways.recorded(simulated, number, False).play()
        wins = [int(side == ended.winner) for side in range(len(simulated.seating.sides))]
        assert (counted.wins[: len(wins)], counted.rounds, counted.decisions) == (wins, ended.round, ended.decisions)


def test_a_recorded_game_of_an_arena_is_the_one_without_a_match() -> None:
    contest = Contest(("wingman", "random"), Ruleset(modules=("altitude",)), planes=2, seed=9).checked()
    arena = arena_for(contest, fast=False)
    for number in range(4):
        plain, _ = arena.played(["wingman", "random"], number)
        recorded, text = arena.played(["wingman", "random"], number, recorded=True)
        assert (plain.winner, plain.round, plain.decisions) == (recorded.winner, recorded.round, recorded.decisions)
        assert f"origin: arena | game {number}\n" in text


@pytest.mark.parametrize("ruleset", [Ruleset(modules=("altitude",)), DiceRuleset("dogfight")], ids=["planes", "dice"])
def test_the_dice_of_every_recorded_game_of_an_arena_are_those_of_its_seed(ruleset: Any) -> None:
    """Each game's own ones: whoever asks is not told that dice were changed because it was not the first game."""
    arena = arena_for(Contest(("greedy", "random"), ruleset, seed=9).checked(), fast=False)
    for number in range(4):
        _, text = arena.played(["greedy", "random"], number, recorded=True)
        assert verified(text).dice > 0
        other = text.replace(f"game {number}\n", f"game {number + 2}\n")
        with pytest.raises(Refusal, match="a die shows"):
            verified(other)


def check_kept(skyrmish: Command, file: Path) -> None:
    """It can be read, replayed and played again."""
    text = file.read_text()
    record = read_record(text)
    match = play_record(record)
    assert match.is_over
    assert is_finished(text)
    assert played_again(record.header, print) == text
    shown = skyrmish("replay", str(file), "--all")
    assert shown.status == 0, shown.err
    assert f"{match.winner} wins" in shown.out or match.winner is None
    assert "played the same game again" in skyrmish("replay", str(file), "--again").out


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "greedy,random", *SKY),
        ("--bots", f"{BROKEN}:Seldom,random", *SKY),
        ("--game", "bombing-raid", "--bots", "greedy,random"),
    ],
    ids=["levels", "own", "dice"],
)
def test_a_simulation_keeps_its_first_games(skyrmish: Command, words: tuple[str, ...], tmp_path: Path) -> None:
    folder = tmp_path / "games"
    saving = (*words, *QUICK, "--games", "3", "--seed", "7", "--save", str(folder), "--save-games", "2", "--json")
    said = skyrmish("simulate", *saving)
    assert said.status == 0, said.err
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-0000.txt", "game-0001.txt"]
    for file in files:
        check_kept(skyrmish, file)
    assert "holds records already" in skyrmish("simulate", *saving).sentence


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", f"rookie,random,{BROKEN}:Good", "--option", "limit.rounds=6"),
        ("--game", "dogfight", "--bots", "greedy,random"),
    ],
    ids=["planes", "dice"],
)
def test_an_arena_keeps_games_of_each_pair(skyrmish: Command, words: tuple[str, ...], tmp_path: Path) -> None:
    folder, bots = tmp_path / "arena", words[words.index("--bots") + 1].split(",")
    said = skyrmish("arena", *words, *QUICK, "--games", "2", "--save", str(folder), "--save-games", "1", "--json")
    assert said.status == 0, said.err
    pairs = [(a, b) for a in range(len(bots)) for b in range(a + 1, len(bots))]
    files = sorted(folder.glob("*.txt"))
    assert [file.name for file in files] == [f"game-{a}-{b}-0000.txt" for a, b in pairs]
    for file in files:
        check_kept(skyrmish, file)
    assert len((folder / "arena.jsonl").read_text().splitlines()) == 1 + 2 * len(pairs)
    assert [json.loads(said.out)["games"]] == [2 * len(pairs)]


def test_a_record_says_who_lost_by_faults(skyrmish: Command, tmp_path: Path) -> None:
    words = ("--bots", f"random,{BROKEN}:Raises", *QUICK, "--games", "1", "--save", str(tmp_path), "--json")
    assert skyrmish("simulate", *words).status == 0
    text = (tmp_path / "game-0000.txt").read_text()
    assert text.endswith("# blue was at fault in 3 of 3 answers, which loses the match\n# red wins\n")
    assert not play_record(read_record(text)).is_over
    assert played_again(read_record(text).header, print) == text
    shown = skyrmish("replay", str(tmp_path / "game-0000.txt"), "--all").out
    assert shown.endswith(
        "The record ends here: blue was at fault in 3 of 3 answers, which loses the match; red wins.\n"
    )
    assert "ends here" not in skyrmish("replay", str(tmp_path / "game-0000.txt"), "--at", "1").out


def test_to_play_dice_again_nothing_is_compiled(
    skyrmish: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("--game", "bombing-raid", "--bots", "solver,random", *QUICK, "--games", "1", "--save", str(tmp_path))
    assert skyrmish("simulate", *words).status == 0
    monkeypatch.setattr("skyrmish.lab.records.again.get_ready", pytest.fail)
    assert "played the same game again" in skyrmish("replay", str(tmp_path / "game-0000.txt"), "--again").out


def test_another_game_is_told_by_its_line(skyrmish: Command, tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", *SKY, *QUICK, "--games", "1", "--save", str(tmp_path), "--json")
    assert skyrmish("simulate", *words).status == 0
    file = tmp_path / "game-0000.txt"
    file.write_text(file.read_text().replace("seed: 0", "seed: 1"))
    assert skyrmish("replay", str(file), "--again").sentence.startswith("the same bots played another game: line ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate --save FILE", "--save: FILE is a file, not a folder"),
        ("arena --bots random,rookie --save FILE", "--save: FILE is a file, not a folder"),
        ("simulate --save FILE --save-games -1", "--save-games: -1 is not from 0 to 100000"),
        ("replay FILE --again", "only games that arena --save or simulate --save kept can be played again"),
    ],
)
def test_what_cannot_be_kept_or_played_again_is_refused(
    skyrmish: Command, words: str, sentence: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.txt"
    file.write_text(
        "skyrmish record 1\nseat: red | planes red | player person\nseat: blue | planes blue | player bot greedy\n"
    )
    said = skyrmish(*words.replace("FILE", str(file)).split())
    assert said.sentence.startswith(sentence.replace("FILE", str(file)))


def test_an_origin_is_read_as_it_is_written() -> None:
    for origin in (Origin("arena", 3, 200, 1e-05), Origin("simulate", 4294967295, 100000000), Origin("arena", 0)):
        assert read_origin(str(origin)) == origin
    with pytest.raises(Refusal, match="the origin reads"):
        read_origin("arena | game x")
