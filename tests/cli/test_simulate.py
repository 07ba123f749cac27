"""``skyrmish simulate``: what it refuses, and that plain games do not depend on the cores that play them."""

import json
import re
from typing import Any

import pytest
from cli.commands import Command, commands

QUICK = ("--mode", "plain", "--games", "8", "--board", "400x400", "--option", "place.distance=100", "--json")


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bots random,clever", "bot 'clever' is unknown; the bots are random, greedy…"),
        ("--game dogfight --bots random,clever", "bot 'clever' is unknown; the bots are random, greedy, solver…"),
        ("--game dogfight --bots random", "--bots: there are 2 to 4 seats, not 1 (SD-01)"),
        ("--game dogfight --modules altitude", "--modules: the dice games have none (SD-01)"),
        ("--game dogfight --edition first", "--edition: the dice games have none (SD-01)"),
        ("--game dogfight --board hex", "--board: the dice games have none (SD-01)"),
        ("--game dogfight --mission bombers-escape", "--mission: the dice games have none (SD-01)"),
        ("--game dogfight --planes 2", "--planes: the dice games have none (SD-01)"),
        ("--game dogfight --balloons 1", "--balloons: the dice games have none (SD-01)"),
        ("--bots random", "--bots: there are 2 to 6 seats, not 1 (B-58)"),
        ("--bots ,", "--bots: there are 2 to 6 seats, not 0 (B-58)"),
        ("--bots random,random,random,random,random,random,random", "--bots: there are 2 to 6 seats, not 7 (B-58)"),
        ("--games 0", "games: 0 is not from 1 to 4294967296"),
        ("--games -5", "games: -5 is not from 1 to 4294967296"),
        ("--games 4294967297", "games: 4294967297 is not from 1 to 4294967296"),
        ("--seed -1", "seed: -1 is not from 0 to 2^63 − 1"),
        ("--seed 9223372036854775808", "seed: 9223372036854775808 is not from 0 to 2^63 − 1"),
        ("--planes 0", "--planes: 0 planes for each seat are not from 1 to 40"),
        ("--planes 100", "--planes: 100 planes for each seat are not from 1 to 40"),
        ("--planes 21", "42 planes are more than the 40 there is room for"),
        ("--planes 1000000000000", "--planes: 1000000000000 planes for each seat are not from 1 to 40"),
        ("--cores -1", "--cores: -1 is not from 0 to 1024"),
        ("--cores 1000000", "--cores: 1000000 is not from 0 to 1024"),
        ("--mode fast", "--mode: 'fast' is not one of compiled, plain"),
        ("--game chess", "--game: game 'chess' is unknown; the games are …"),
        ("--edition third", "--edition: edition 'third' is unknown; the editions are first…"),
        ("--modules bombs", "--modules: module 'bombs' is unknown; the modules are altitude…"),
        ("--modules split-s", "--modules: module split-s needs the module altitude (MOD-SPS-01)"),
        (
            "--modules guides-only,guides-extra-die",
            "--modules: module guides-only cannot be combined with guides-extra-die (…",
        ),
        ("--option arc.mode", "--option: 'arc.mode' is not of the form KEY=VALUE"),
        ("--option arc.mode=some", "--option: option arc.mode: 'some' is not one of any, centre, whole (B-05)"),
        ("--option dice=NaN", "--option: option dice: nan is not a whole number from 2 to 100 (B-40)"),
        ("--option dice=1e999", "--option: option dice: inf is not a whole number from 2 to 100 (B-40)"),
        (f"--option dice={'9' * 400}", "--option: dice: a value of 400 characters is too long"),
        ("--option tea=1", "--option: option 'tea' is unknown; skyrmish rules --json lists them all"),
        ("--board 700by700", "--board: '700by700' is not of the form 700x700"),
        ("--board 0x0", "--board: '0x0' has no width or no height (B-20)"),
        ("--board -700", "--board: '-700' has no width or no height (B-20)"),
        ("--board nanxnan", "--board: a board of nan mm is not from 100 to 100000 (B-20)"),
        ("--board 1e9", "--board: a board of 1e+09 mm is not from 100 to 100000 (B-20)"),
        ("--board hex:2x2", "--board: a board of 2 hexes is not from 5 to 1000 (B-20)"),
        ("--board hex:13.5x13", "--board: a board of 13.5 hexes is not from 5 to 1000 (B-20)"),
        ("--board hexagons", "--board: 'agons' is not of the form 700x700"),
        ("--teams north", "--teams: 2 seats want 2 teams, not 1"),
        ("--teams north,north", "there are 2 to 6 sides, not 1 (B-58)"),
        ("--teams draw,win", "--teams: a team called 'draw' could not be told from a draw"),
        ("--teams a:b,c", "team 'a:b': a name is 1 to 40 printable characters…"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(skyrmish: Command, words: str, sentence: str) -> None:
    said = skyrmish("simulate", *words.split())
    assert said.out == ""
    assert said.sentence.startswith(sentence[:-1]) if sentence.endswith("…") else said.sentence == sentence


@pytest.mark.parametrize("words", ["--games many", "--seed 1.5", "--planes two", "--colour red"])
def test_words_that_are_no_numbers_or_options_are_refused_with_the_usage(skyrmish: Command, words: str) -> None:
    said = skyrmish("simulate", *words.split())
    assert (said.status, said.out) == (2, "")
    assert words.split()[0] in said.err
    assert "Traceback" not in said.err


def counted(skyrmish: Command, *words: str) -> dict[str, Any]:
    said = skyrmish("simulate", *QUICK, *words)
    assert said.status == 0, said.err
    told = json.loads(said.out)
    assert isinstance(told, dict)
    assert set(told) == {"games", "decisions", "seconds", "wins", "rounds_mean", "turns_per_second", "faults"}
    assert told["faults"] == {}, "levels have none"
    del told["seconds"], told["turns_per_second"]
    return told


def test_plain_games_are_the_same_on_one_core_and_on_two(skyrmish: Command) -> None:
    modules = ("--modules", "altitude,split-s", "--seed", "5")
    one = counted(skyrmish, *modules, "--cores", "1")
    assert one == counted(skyrmish, *modules, "--cores", "2")
    assert one["games"] == sum(one["wins"].values()) == 8
    assert list(one["wins"]) == ["red", "blue", "draw"]


def test_hexes_are_another_board_and_the_same_on_one_core_and_on_two(skyrmish: Command) -> None:
    words = ("--option", "place.distance=4", "--option", "limit.rounds=30", "--seed", "5")
    one = counted(skyrmish, *words, "--board", "hex", "--cores", "1")
    assert one == counted(skyrmish, *words, "--board", "hex:13x13", "--cores", "2")
    assert one["games"] == sum(one["wins"].values()) == 8
    assert one != counted(skyrmish, *words, "--board", "hex:9x9", "--cores", "1")
    assert one != counted(skyrmish, *words, "--board", "700x700", "--cores", "1")


def test_another_seed_is_another_game(skyrmish: Command) -> None:
    told = [counted(skyrmish, "--cores", "1", "--seed", seed) for seed in ("1", "2", "1")]
    assert told[0] == told[2] != told[1]


def test_teams_win_together(skyrmish: Command) -> None:
    words = ("--bots", "random,random,greedy,random", "--teams", "north,south,north,south", "--board", "600x600")
    told = counted(skyrmish, *words, "--games", "1", "--cores", "1")
    assert list(told["wins"]) == ["north", "south", "draw"]
    shown = skyrmish("simulate", *QUICK[:-1], *words, "--games", "1", "--cores", "1").out
    assert "random, greedy" in next(line for line in shown.splitlines() if "north" in line)
    assert "random, random" in next(line for line in shown.splitlines() if "south" in line)


def test_it_tells_a_person_in_a_table(skyrmish: Command) -> None:
    said = skyrmish("simulate", *QUICK[:-1], "--cores", "1", "--bots", "greedy,random")
    assert said.status == 0
    assert "greedy" in said.out
    assert "8 games, " in said.out


@pytest.mark.parametrize(
    ("language", "one", "rounds"), [("en", "1 game, ", "00 rounds each"), ("de", "1 Spiel, ", ",00 Runden")]
)
def test_numbers_are_written_as_the_language_does(skyrmish: Command, language: str, one: str, rounds: str) -> None:
    said = skyrmish("--language", language, "simulate", *QUICK[:-1], "--games", "1", "--cores", "1")
    assert one in said.out
    assert rounds in said.out


@pytest.mark.parametrize(
    "words",
    [
        "odds",
        "odds --attack 3 --defense 3 --health 2",
        "odds --attack-dice 8,6,3 --defense 3 --attacker-rerolls 1",
        "odds --game dogfight",
        "solve dogfight",
        "solve bombing-raid",
    ],
)
def test_tables_write_them_so_too(skyrmish: Command, words: str) -> None:
    said = skyrmish("--language", "de", *words.split())
    assert said.status == 0
    assert not re.findall(r"\d\.\d", said.out)
