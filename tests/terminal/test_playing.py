"""Whole games at the terminal, from the first question to the last."""

import json
from pathlib import Path
from typing import Any

import pytest

from skyrmish.engine.records import as_tuple
from skyrmish.match.records.record import play_record, read_record
from skyrmish.words.language import spoken_in
from skyrmish.words.refusal import Refusal

YOU_START = ("--seed", "7", "--option", "first=manual")
ALL = "altitude,split-s,immelmann,ace-pilots,barrel-roll"


def test_a_whole_game_is_played_and_its_record_replays_to_the_same_table(sit: Any) -> None:
    table = sit(seed=3)
    table.game.play()
    assert table.match.is_over
    assert as_tuple(play_record(read_record(table.saved.path.read_text())).table) == as_tuple(table.match.table)
    said = "\n".join(table.voice.said)
    assert "skyrmish replay" in said
    assert "knock-outs" in said
    assert "You flies" not in said
    assert "you flies" not in said


@pytest.mark.parametrize(
    "choices",
    [
        {"seats": "Ann,Ben"},
        {"seats": "Ann,greedy,random", "planes": 2},
        {"seats": "Ann,greedy,Ben,random", "teams": "x,x,y,y"},
        {"seats": "Ann,Ben,Cem,Dee,Eve,random"},
    ],
)
def test_people_and_bots_mix_in_any_number(sit: Any, choices: dict[str, Any]) -> None:
    table = sit(seed=5, **choices)
    table.game.play()
    assert table.match.is_over


def test_the_same_lines_piped_in_play_the_same_game(sit: Any, piped: Any, tmp_path: Path) -> None:
    table = sit(seed=3)
    table.game.play()
    file = tmp_path / "piped.txt"
    result = piped(table.voice.typed, "terminal", "--seed", "3", "--modules", ALL, "--save", str(file))
    assert result.exit_code == 0, result.output
    assert file.read_text() == table.saved.path.read_text()
    assert "wins" in result.output.lower() or "win." in result.output.lower()


def test_json_gives_one_object_a_line_with_every_event(sit: Any, piped: Any, tmp_path: Path) -> None:
    table = sit(seed=3)
    table.game.play()
    result = piped(
        table.voice.typed, "terminal", "--seed", "3", "--modules", ALL, "--save", str(tmp_path / "j"), "--json"
    )
    told = [json.loads(line) for line in result.output.splitlines()]
    kinds = [each["kind"] for each in told]
    assert [each["text"] for each in told if "clause" in each and each["kind"] != "refused"] == [
        event.text for event in table.match.events
    ]
    assert kinds.count("ask") == len(table.voice.typed)
    asked = next(each for each in told if each.get("decision") == "move")
    assert asked["seat"] == "you"
    assert "straight" in asked["options"]


def test_short_forms_numbers_and_several_steps_at_once(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["3 3 4 2", "place 350 39 n", "c, s, BL", "u", "st", "d 1", "e"]
    result = piped(lines, "terminal", *YOU_START, "--save", str(file))
    assert "you: climb, straight, straight." in result.output
    assert "You have climbed this round. (MOD-ALT-04)" in result.output
    assert "you: climb, straight, straight, end" in file.read_text()


def test_mistakes_are_answered_with_the_clause_and_lose_nothing(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = [
        "4 4 4 4",
        "3 3 4 2",
        "place 350 350 90",
        "place 350 39 90",
        "s",
        "end now",
        "ss s",
        "tl",
        "attack blue",
        "99",
    ]
    result = piped([*lines, "e"], "terminal", *YOU_START, "--save", str(file))
    for words in (
        "You must share out exactly 4, 3, 3, 2. (SL1-STAT-01)",
        "You must be within 78 mm of an edge. (SL1-PLACE-01)",
        "The order must read: end.",
        "It takes 3 altitude, and you have 0. (MOD-SPS-01)",
        "'attack blue' is no answer now",
        "There is no number 99 in the list.",
    ):
        assert words in result.output
    assert "you: straight, turn left, end" in file.read_text()


def test_leaving_the_board_is_asked_about_first(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["3 3 4 2", "place 60 350 180"]
    stays = piped([*lines, "s", "no", "tr", "e"], "terminal", *YOU_START, "--save", str(file))
    assert "takes you off the board" in stays.output
    assert "Left as it was." in stays.output
    assert "you: turn right, end" in file.read_text()
    gone = tmp_path / "gone.txt"
    leaves = piped([*lines, "s", "yes"], "terminal", *YOU_START, "--save", str(gone))
    assert "You leave the board and are destroyed." in leaves.output
    assert gone.read_text().endswith("# blue wins\n")


def test_steps_after_one_that_was_not_flown_are_not_flown_either(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["3 3 4 2", "place 60 350 180", "s, bl, e", "no", "tr, e"]
    result = piped(lines, "terminal", *YOU_START, "--save", str(file))
    assert result.output.count("Fly it?") == 1
    assert "you: turn right, end" in file.read_text()


def test_a_way_that_can_only_lead_off_the_board_is_warned_about(piped: Any, tmp_path: Path) -> None:
    lines = ["3 3 4 2", "place 350 60 90", "s, s, s, s", "q"]
    result = piped(lines, "terminal", *YOU_START, "--board", "700x450", "--save", str(tmp_path / "game.txt"))
    assert "end   fly it; BEWARE: from here every manoeuvre leaves the board" in result.output


def test_undo_goes_back_step_by_step_until_the_move_is_ended(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["3 3 4 2", "place 350 39 90", "s", "s", "undo", "undo all", "undo", "br", "e", "undo"]
    result = piped(lines, "terminal", *YOU_START, "--save", str(file))
    assert result.output.count("Taken back: straight.") == 2
    assert result.output.count("There is nothing to take back") == 2
    assert "you: bank right, end" in file.read_text()


def test_c_10_an_ended_move_is_taken_back_and_flown_anew(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["", "3 3 4 2", "", "3 3 4 2", "100 39 n", "600 39 n", "s, e", "s, e", "takeback", "br, e", "quit"]
    result = piped(lines, "terminal", "--seats", "Ann,Ben", *YOU_START, "--save", str(file))
    assert "Ben takes back the last 2 orders; all have agreed." in result.output
    body = [line for line in file.read_text().splitlines() if line.startswith(("Ann: ", "Ben: "))]
    assert body[-3:] == ["Ben: straight, end", "Ben: take back 2", "Ben: bank right, end"]
    again = piped(["quit"], "terminal", "--resume", str(file))
    assert "Ben" in again.output


def test_c_8_who_resigns_is_asked_once_and_the_record_says_so(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["3 3 4 2", "resign", "no", "resign", "yes"]
    result = piped(lines, "terminal", *YOU_START, "--save", str(file))
    assert "You resign: blue wins." in result.output
    assert "you: resign" in file.read_text()
    shown = piped("", "replay", str(file), "--all").output
    assert "you resign: blue wins" in shown.lower()


def test_who_is_asked_in_another_language_answers_in_it(piped: Any, tmp_path: Path) -> None:
    lines = ["3 3 4 2", "resign", "nein", "resign", "ja"]
    with spoken_in("de"):
        result = piped(lines, "terminal", *YOU_START, "--save", str(tmp_path / "game.txt"))
    assert "Wirklich? ja oder nein>" in result.output
    assert "Du gibst auf: blue gewinnt." in result.output


def test_an_ended_move_is_over_even_if_the_same_pilot_begins_the_next_round(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["", "3 3 4 2", "", "3 3 4 2", "100 39 n", "600 39 n", "s, e", "s, e", "s, e", "s", "e", "s", "e"]
    piped(lines, "terminal", "--seats", "Ann,Ben", *YOU_START, "--save", str(file))
    moves = [line for line in file.read_text().splitlines() if line.endswith("end")]
    assert moves == [f"{name}: straight, end" for name in ("Ann", "Ben", "Ben", "Ann", "Ann")]


def test_a_hint_says_that_it_leaves_your_plan_out_where_there_is_one(piped: Any, tmp_path: Path) -> None:
    words = ("--seed", "7", "--option", "first=manual", "--save", str(tmp_path / "hint.txt"))
    remark = "  for you, from where you stand before your plan\n"
    assert remark not in piped(["1", "1", "hint wingman"], "terminal", *words).output
    words = (*words[:-1], str(tmp_path / "planned.txt"))
    assert remark in piped(["1", "1", "straight", "hint wingman"], "terminal", *words).output


def test_every_command_answers_at_every_prompt(piped: Any, tmp_path: Path) -> None:
    ask = ["help", "orders", "look", "look blue", "map", "why", "why blue", "why straight", "stats", "log", "log all"]
    ask += ["rules", "suggest", "undo", "hint", "wait", "save", ""]
    lines = [*ask, "3 3 4 2", *ask, "place 350 39 90", *ask, "s", *ask, "e", *ask, "s", "e", *ask]
    result = piped(lines, "terminal", *YOU_START, "--save", str(tmp_path / "game.txt"))
    assert result.exit_code == 0, result.exception
    assert "Nothing is against 'straight'." in result.output
    assert "The ace would say:" in result.output
    assert "North is up" in result.output


def test_plainly_stats_and_rules_are_a_fact_a_line(piped: Any, tmp_path: Path) -> None:
    lines = ["3 3 4 2", "place 350 39 90", "stats", "rules all"]
    plain = piped(lines, "terminal", *YOU_START, "--plain", "--save", str(tmp_path / "game.txt")).output
    assert "\nplane you, Speed: 4\nplane you, Health: 2\n" in plain
    assert "\nas printed, bank: 2\n" in plain


def test_typed_dice_are_asked_for_until_they_are_dice(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ["3 3 4 2", "9 1", "one", "8", "81"]
    result = piped(lines, "terminal", "--dice", "typed", "--save", str(file))
    assert "Dice: 9 is no face of a d8, as wanted to see who starts." in result.output
    assert result.output.count("That is 1 die, and 2 are wanted.") == 1
    assert "Dice: 'o' is no face" not in result.output
    assert "roll: 8 1" in file.read_text()
    assert "--dice typed --resume" in result.output


@pytest.mark.parametrize("words", [["--help"], ["terminal", "--help"], ["replay", "--help"]])
def test_help_has_an_example(piped: Any, words: list[str]) -> None:
    result = piped("", *words)
    assert result.exit_code == 0
    assert len(words) == 1 or "Examples:" in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "you"], "--seats: there are 2 to 6 seats, not 1 (B-58)"),
        (["--seats", "a,b,c,d,e,f,g"], "--seats: there are 2 to 6 seats, not 7 (B-58)"),
        (["--seats", "Ann,Ann"], "seat 'Ann' is named twice"),
        (["--planes", "0"], "--planes: 0 planes for each seat are not from 1 to 40"),
        (["--planes", "40"], "80 planes are more than the 40 there is room for"),
        (["--teams", "x"], "--teams: 2 seats need 2 teams, not 1 (B-47)"),
        (["--teams", "x,x"], "(B-58)"),
        (["--seed", "-1"], "--seed: -1 is not a whole number from 0 to 9223372036854775807"),
        (["--seed", str(1 << 63)], "is not a whole number from 0 to 9223372036854775807"),
        (["--seats", "you,aced"], "--seats: no bot is called 'aced'; did you mean ace? A person is written Aced"),
        (
            ["--game", "dogfight", "--seats", "you,rookie"],
            "--seats: no bot is called 'rookie'; did you mean random or greedy or solver? A person is written Rookie",
        ),
        (["--modules", "jets"], "--modules: module 'jets' is unknown"),
        (["--board", "1x1"], "--board: a board of 1 mm is not from 100"),
        (["--option", "dice=1"], "--option: option dice: 1 is not a whole number"),
        (["--mission", "errant-balloons", "--planes", "2"], "--mission: it says itself what each side flies"),
        (["--game", "dogfight", "--edition", "second"], "--edition: the dice games have none (SD-01)"),
        (["--game", "dogfight", "--board", "hex"], "--board: the dice games have none (SD-01)"),
        (["--game", "dogfight", "--planes", "2"], "--planes: the dice games have none (SD-01)"),
        (["--game", "bombing-raid", "--bombers", "1"], "--bombers: the dice games have none (SD-01)"),
        (["--game", "bombing-raid", "--seats", "a,b,c,d,e"], "--seats: there are 2 to 4 seats, not 5 (SD-01)"),
        (["--dice", "loaded"], "--dice: 'loaded' is neither seeded nor typed"),
        (["x.txt"], "to go on with x.txt, say --resume x.txt"),
        (["--resume", "nowhere.txt"], "cannot read nowhere.txt"),
        (["--resume"], "there is no unfinished game in"),
        (["--save", "/dev/null/x"], "cannot save in /dev/null/x"),
    ],
)
def test_bad_options_get_one_sentence(piped: Any, words: list[str], told: str) -> None:
    result = piped("", "terminal", *words)
    assert isinstance(result.exception, Refusal)
    assert told in str(result.exception)


def test_pushing_flies_what_is_planned_and_asks_before_that(piped: Any, tmp_path: Path) -> None:
    file = tmp_path / "pushed.txt"
    lines = ["assign 3 3 4 2", "place 350 39 90", "climb, push", "no", "straight, p", "yes", "gain speed", "s, s, s, e"]
    choices = ("--edition", "current", "--modules", "push-the-envelope", "--option", "pushEnvelope.from=2")
    told = piped([*lines, "quit"], "terminal", *YOU_START, *choices, "--save", str(file)).output
    assert "'push' throws dice: climb will be flown and cannot be taken back" in told
    assert "Left as it was." in told
    assert "You push the envelope and roll" in told
    record = file.read_text().split("\n\n")[1]
    assert "you: climb, straight, push\nroll: " in record
    assert "you: gain speed, straight, straight, straight, end" in record
    assert play_record(read_record(file.read_text())).table.move.pushed is False, "it replays to the next move"
