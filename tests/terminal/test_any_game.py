"""One terminal for every game: whole games, typed dice, beginnings of words, resuming and replay; and a plain face."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from skyrmish.cli.terminal import faces
from skyrmish.cli.terminal.face import Face
from skyrmish.cli.terminal.faces import face_of
from skyrmish.engine.records import as_tuple
from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.match.records.record import play_record, read_record

GAMES = ("squadron-leader", "space-pirates", "dogfight", "bombing-raid")


def ruleset(game: str, **choices: Any) -> Any:
    return game_named(game).ruleset(Choices(game, **choices))


def played_to_the_end(sit: Any, game: str, seats: str, **choices: Any) -> Any:
    table = sit(ruleset=ruleset(game), seats=seats, seed=11, **choices)
    table.game.play()
    assert table.match.is_over
    return table


def assert_record_leads_to(table: Any) -> None:
    again = play_record(read_record(table.saved.path.read_text()))
    assert as_tuple(again.table) == as_tuple(table.match.table)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_to_you_and_its_record_leads_to_the_same_table(sit: Any, game: str) -> None:
    table = played_to_the_end(sit, game, "you,greedy")
    assert_record_leads_to(table)
    said = "\n".join(table.voice.said)
    assert "You roll" in said
    assert not re.search(r"\b[Yy]ou (is|has|does|goes|flies|rolls|takes|loses|gets|uses|brings|wins)\b", said)


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
@pytest.mark.parametrize(
    "choices",
    [{"seats": "Ann,Ben"}, {"seats": "Ann,greedy,random"}, {"seats": "a,greedy,b,random", "teams": "x,y,x,y"}],
)
def test_people_and_bots_mix_at_a_table_of_dice(sit: Any, game: str, choices: dict[str, Any]) -> None:
    assert_record_leads_to(played_to_the_end(sit, game, **choices))


# ---- a game without a face of its own ----


class OtherDice(SquadronDice):
    """A game that nobody has made a face for."""


def test_a_game_without_a_face_of_its_own_has_the_plain_one() -> None:
    assert type(face_of(OtherDice())) is Face
    assert {type(face_of(game_named(name))) for name in GAMES}.isdisjoint({Face})


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_with_the_plain_face(
    sit: Any, piped: Any, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(faces, "FACES", {})
    table = played_to_the_end(sit, game, "you,greedy")
    path = str(table.saved.path)
    told = piped("", "replay", path, "--all")
    assert told.exit_code == 0, told.exception
    assert "win" in told.output
    asks = ["look", "map", "round 1", "help", "q"]
    stepped = piped(asks, "replay", path)
    assert "There is no map of this game." in stepped.output
    assert json.loads(piped("", "replay", path, "--at", "1", "--json").output.splitlines()[-1])["kind"] == "table"


def test_the_plain_face_numbers_the_legal_orders_and_answers_questions(
    piped: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(faces, "FACES", {})
    lines = ["help", "look", "why reroll 99", "rules", "log", "hint", "orders", "save", "reroll none", "1", "q"]
    told = piped(lines, "terminal", "--game", "bombing-raid", "--seed", "9", "--save", str(tmp_path / "plain.txt"))
    assert told.exit_code == 0, told.exception
    said = ("  1 Rookie: blank\n", "how things stand", "Reroll: there is no die 99.", " would say: reroll ")
    for words in (*said, "; your chance to win is then "):
        assert words in told.output


# ---- what is typed ----


def test_storing_can_be_typed_by_its_beginning(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "pirates.txt"
    lines = ["assign 3 3 4 2", "place 350 39 90", "s, s, st 2, e"]
    choices = ("--game", "space-pirates", "--modules", "", "--option", "first=manual", "--option", "altitude=stored")
    told = piped(lines, "terminal", *choices, "--seed", "7", "--save", str(file))
    assert "you: straight, straight, store 2, end\n" in file.read_text(), told.output


@pytest.mark.parametrize(
    ("typed", "order"), [("k", "keep die"), ("roll", "roll die"), ("2", "roll die"), ("keep d", "keep die")]
)
def test_a_decision_die_is_kept_or_rolled_by_number_or_beginning(
    piped: Any, tmp_path: Path, typed: str, order: str
) -> None:
    file = tmp_path / "fight.txt"
    piped(["1", typed], "terminal", "--game", "dogfight", "--seed", "9", "--save", str(file))
    assert f"you: bring A\nyou: {order}\n" in re.sub("roll: .*\n", "", file.read_text())


TYPED = [
    ("1 3", "reroll 1 3"),
    ("reroll 1,3", "reroll 1 3"),
    ("3, 1", "reroll 1 3"),
    ("2", "reroll 2"),
    ("r none", "reroll none"),
    ("none", "reroll none"),
]


@pytest.mark.parametrize(("typed", "order"), TYPED)
def test_dice_to_roll_again_are_named_by_their_numbers(piped: Any, tmp_path: Path, typed: str, order: str) -> None:
    file = tmp_path / "raid.txt"
    told = piped([typed], "terminal", "--game", "bombing-raid", "--seed", "9", "--save", str(file)).output
    assert f"you: {order}\n" in file.read_text()
    assert "  6 Ace B: evade        your die 6 shows an evade and stays this turn\n" in told


def test_names_and_aces_may_be_typed_by_their_beginnings(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "fight.txt"
    told = piped(["b q", "b e"], "terminal", "--game", "dogfight", "--seed", "9", "--save", str(file)).output
    assert "The order must read: bring A, B, E or R." in told
    assert "You bring in Ace E." in told


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            "dogfight",
            "'bank left' is no order, nor the beginning of one; now you may say: bring A, B, E or R; or help.",
        ),
        ("bombing-raid", "; now you may say: reroll DIE DIE … or reroll none; or help."),
    ],
)
def test_help_and_mistakes_name_what_there_is_in_this_game(piped: Any, tmp_path: Path, game: str, told: str) -> None:
    lines = ["help", "bank left", "undo", "wait"]
    said = piped(lines, "terminal", "--game", game, "--seed", "9", "--save", str(tmp_path / "game.txt")).output
    assert told in said
    assert not re.search("^  (undo|wait|map) ", said, re.MULTILINE)
    assert said.count("is no order, ") == 3


def test_everybody_s_dice_are_numbered_where_one_may_be_named(piped: Any, tmp_path: Path) -> None:
    words = ("--seed", "8", "--save", str(tmp_path / "fight.txt"))
    told = piped(["pass"], "terminal", "--game", "dogfight", *words).output
    assert "\nyou: #1 Rookie 2, #2 Rookie 2, #3 Rookie 2, #4 Rookie 2: 8 planes; Decision die: two planes; " in told
    assert "\nblue: #1 Rookie 2, #2 Rookie 1, #3 Rookie 1, #4 Rookie 2: 6 planes; Decision die: hit; " in told
    assert "  1 pass   keep the Decision die: two planes\n" in told
    assert "\nyou: squadron: 4 Rookies; Decision die: two planes; Aces waiting: A, B, E, R.\n  1 keep die\n" in told


def test_odds_are_told_for_dice_that_may_be_rolled(piped: Any, tmp_path: Path) -> None:
    lines = ["odds", "odds 1", "odds 6", "odds 9", "odds x"]
    told = piped(
        lines, "terminal", "--game", "bombing-raid", "--seed", "9", "--save", str(tmp_path / "odds.txt")
    ).output
    assert "Planes after that: 5: 100.0 %. On average 5.00." in told
    assert "5: 33.3 %, 6: 33.3 %, 7: 33.3 %. On average 6.00." in told
    assert "Your die 6 shows an evade and stays this turn. (SD-BR-02)" in told
    assert "You have 8 dice on the table, and no die 9." in told
    fight = piped(["odds"], "terminal", "--game", "dogfight", "--seed", "9", "--save", str(tmp_path / "o.txt")).output
    assert "Odds are told before the second roll of Bombing Raid. (SD-BR-03)" in fight


# ---- dice by hand ----


def test_icons_are_typed_one_by_one_or_many_on_a_line(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "typed.txt"
    lines = ["1 1 2 - 2 1 evade reroll 1", "hit", "three", "2 2", "2 2 2 2 2 -", "reroll none", "q"]
    told = piped(lines, "terminal", "--game", "bombing-raid", "--dice", "typed", "--save", str(file))
    assert told.exit_code == 0, told.exception
    assert "blue's Rookie, first roll (1, 2, -): " in told.output
    assert "Dice: a Rookie cannot show hit, only 1, 2, - (first roll). (SD-04)" in told.output
    assert "Dice: 'three' is no icon; a Rookie shows 1, 2, - (first roll). (SD-05)" in told.output
    assert "roll: 1 1 2 - 2 1 evade reroll 1 2 2 2 2 2 2 2 -\n" in file.read_text()
    assert "--dice typed --resume" in told.output
    again = piped(["reroll none"], "terminal", "--dice", "typed", "--resume", str(file))
    assert "You roll Rookies 1 1 2 -, A 2, B 1, E evade, R 1: 8 planes. Locked: 7." in again.output


def test_whoever_leaves_before_the_first_dice_is_seen_off(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "typed.txt"
    told = piped(["1 1", "q"], "terminal", "--game", "bombing-raid", "--dice", "typed", "--save", str(file))
    assert told.exit_code == 0
    assert told.output.endswith("Good-bye.\n")
    assert not file.exists()
    assert not Path(f"{file}.lock").exists()


def test_dice_are_asked_for_after_the_title_and_what_led_to_them(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "typed.txt"
    words = ("--dice", "typed", "--save", str(file))
    first = piped(["2 2 1 - 1", "1 - - 1 hit", "use", "q"], "terminal", "--game", "dogfight", *words).output
    assert first.index("Dogfight.") < first.index("Your Rookie, position roll (1, 2, -): ") < first.index("Turn 1.")
    assert "\nYou (6 planes) get behind blue (2 planes).\nYour Hit die, hit and evade roll (hit, -): \n" in first
    assert first.count("You roll Rookies") == 1
    piped(["use", "hit hit - - - - - -", "q"], "terminal", "--dice", "typed", "--resume", str(file))
    again = piped(["2 x", "q"], "terminal", "--dice", "typed", "--resume", str(file))
    assert again.exit_code == 0, again.exception
    assert re.search(r"Dogfight\.\n(.*\n)+Resumed in round 2\.\n(.*\n)+Your Rookie, position roll", again.output)
    assert "Good-bye. Saved in " in again.output


# ---- programs, resuming, replay ----


def test_programs_get_every_event_and_question_of_a_game_of_dice(sit: Any, piped: Any, tmp_path: Path) -> None:
    table = played_to_the_end(sit, "dogfight", "you,greedy")
    words = ("terminal", "--game", "dogfight", "--seed", "11", "--save", str(tmp_path / "j"), "--json")
    told = [json.loads(line) for line in piped(table.voice.typed, *words).output.splitlines()]
    events = [each["text"] for each in told if "clause" in each and each["kind"] != "refused"]
    assert events == [event.text for event in table.match.events]
    asked = next(each for each in told if each.get("decision") == "keep-or-roll")
    assert asked["seat"] == "you"
    assert asked["options"] == ["keep die", "roll die"]


def test_a_game_of_dice_goes_on_with_its_turn_told_again(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = piped(["reroll none"], "terminal", "--game", "bombing-raid", "--seed", "9", "--save", str(file)).output
    again = piped([], "terminal", "--resume", str(file)).output
    assert "Resumed in round " in again
    turn = first[first.rindex("\nTurn ") : first.rindex("you, ")]
    assert turn in again


def test_a_replay_of_dice_begins_with_the_first_roll_and_keeps_secrets(sit: Any, piped: Any) -> None:
    table = played_to_the_end(sit, "bombing-raid", "Ann,Ben")
    keys = ["n", "p", "round 2", "look", "last", "n", "map", "q"]
    told = piped(keys, "replay", str(table.saved.path)).output
    start = told[: told.index("[0 of")]
    assert "Turn 1." in start
    assert "Ann rolls" in start
    assert "1. Ann: chooses, not revealed yet" in told
    assert "Turn 2." in told
    assert "There is no map of this game." in told
    assert "That is the end of the record." in told
    at = piped("", "replay", str(table.saved.path), "--at", "0", "--json").output.splitlines()
    assert [json.loads(line)["seat"] for line in at[-2:]] == ["Ann", "Ben"]
    assert all(json.loads(line)["kind"] == "pilot" for line in at[-2:])
