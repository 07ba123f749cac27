"""Position files that nobody can play: one clear sentence each, and never an accident."""

import copy
import json
import time
from random import Random
from typing import Any

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from match.positions import plane, position, random_position

from skyrmish.games.squadron_leader.stats import SIZES_OF_CARDS
from skyrmish.match.referee import rule_on, rule_on_lines
from skyrmish.words.refusal import Refusal

GONE = object()
TABLE = position(plane("red", 100, 100, 45), plane("blue", 500, 600, 270), modules=("altitude", "split-s"))


def why(text: str | dict[str, Any]) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(Refusal) as caught:
        rule_on(text if isinstance(text, str) else json.dumps(text))
    told = str(caught.value)
    assert "\n" not in told
    return told


def changed(path: str, value: Any) -> dict[str, Any]:
    """The good table with one thing changed: ``planes.0.x``."""
    table = copy.deepcopy(TABLE)
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    inside: Any = table
    for part in way:
        inside = inside[part]
    if value is GONE:
        del inside[last]
    else:
        inside[last] = value
    return table


def test_the_table_itself_is_good() -> None:
    assert rule_on(json.dumps(TABLE))["refused"] is None


# ---- not even JSON ----


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "the position is empty"),
        (" \n\t", "the position is empty"),
        ("{", "the position is not JSON: line 1, column 2: expecting property name enclosed in double quotes"),
        ("{'a': 1}", "the position is not JSON: line 1, column 2: expecting property name enclosed in double quotes"),
        ('{"a": 1,\n "b": }', "the position is not JSON: line 2, column 7: expecting value"),
        ('{"a": 1} {"b": 2}', "the position is not JSON: line 1, column 10: extra data"),
        ("\ufeff{}", "the position is not JSON: line 1, column 1: unexpected UTF-8 BOM (decode using utf-8-sig)"),
        ("[]", "a position is a JSON object, not a list"),
        ("null", "a position is a JSON object, not null"),
        ('"red"', "a position is a JSON object, not 'red'"),
        ("12", "a position is a JSON object, not 12"),
        ("{}", "seats: this field is missing"),
        ('{"a": 1, "a": 1}', "the field 'a' stands there twice"),
        ('{"a": NaN}', "NaN is not a number that a table can have"),
        ('{"a": -Infinity}', "-Infinity is not a number that a table can have"),
        ('{"a": ' + "9" * 6000 + "}", "a number of 6000 digits is not one that a table can have"),
        ("[" * 100_000, "the position is nested too deeply"),
        ("[" * 500 + "]" * 500, "the position is nested too deeply"),
        ('{"options":' * 20 + "1" + "}" * 20, "the position is nested too deeply"),
        (" " * 1_000_001, "the position has 1000001 characters, more than 1000000"),
    ],
)
def test_files_that_are_no_json_object(text: str, refusal: str) -> None:
    assert why(text) == refusal


# ---- fields ----


@pytest.mark.parametrize(
    ("path", "value", "refusal"),
    [
        ("seats", GONE, "seats: this field is missing"),
        ("planes", GONE, "planes: this field is missing"),
        ("plans", [], "plans: there is no such field"),
        ("planes.0.a\nb", 1, "'planes[0].a\\nb': there is no such field"),
        ("planes.0.int", 1, "planes[0].int: there is no such field"),
        (" stage", "move", "' stage': there is no such field"),
        ("stage ", "move", "'stage ': there is no such field"),
        ("planes.0. x", 1, "'planes[0]. x': there is no such field"),
        ("planes.1.name", GONE, "planes[1].name: this field is missing"),
        ("planes.0.name", 3, "planes[0].name: 3 is not a text"),
        ("planes.0", 3, "planes[0]: 3 is not an object"),
        ("planes.0", None, "planes[0]: null is not an object"),
        ("planes", {}, "planes: an object is not a list"),
        ("planes.0.x", "100", "planes[0].x: '100' is not a number"),
        ("planes.0.x", True, "planes[0].x: true is not a number"),
        ("planes.0.x", [1], "planes[0].x: a list is not a number"),
        ("planes.0.x", 1e7, "planes[0].x: 10000000.0 is more than 1000000"),
        ("planes.0.heading", -1e7, "planes[0].heading: -10000000.0 is less than -1000000"),
        ("planes.0.attack", 0, "planes[0].attack: 0 is less than 1 (SL1-STAT-01)"),
        ("planes.0.attack", 9, "planes[0].attack: 9 is more than 8 (SL1-STAT-01)"),
        ("planes.0.defense", 1.5, "planes[0].defense: 1.5 is not a whole number (SL1-STAT-01)"),
        ("planes.0.speed", True, "planes[0].speed: true is not a whole number (SL1-STAT-01)"),
        ("planes.0.speed", 10**50, "planes[0].speed: 1000000000000000000000000000000000000000… is more than 8 (SL1-S…"),
        ("planes.0.health", -1, "planes[0].health: -1 is less than 0 (SL1-STAT-01)"),
        ("planes.0.health", GONE, "plane 'red': health is missing (SL1-STAT-01)"),
        ("planes.0.altitude", 5, "plane 'red': altitude 5 must be at most 4 (MOD-ALT-06)"),
        ("planes.0.altitude", -1, "planes[0].altitude: -1 is less than 0 (MOD-ALT-06)"),
        ("planes.0.climbed", 2, "plane 'red': climbed 2 must be at most 1 a round (MOD-ALT-03)"),
        ("planes.0.aces", 1, "plane 'red': aces 1 must be 0 without the ace-pilots module (MOD-ACE-01)"),
        ("planes.0.aces", 40, "planes[0].aces: 40 is more than 39 (MOD-ACE-01)"),
        ("planes.0.aces_used", 1, "plane 'red': aces_used 1 is more than its 0 aces (MOD-ACE-02)"),
        ("planes.0.moved", "yes", "planes[0].moved: 'yes' is neither true nor false"),
        ("planes.0.x", GONE, "plane 'red': x and y go together"),
        ("planes.0.x", 12, "plane 'red': part of it is off the board (SL1-MOVE-06)"),
        ("planes.0.y", -50, "plane 'red': part of it is off the board (SL1-MOVE-06)"),
        ("planes.0.seat", "green", "plane 'red': there is no seat 'green'"),
        ("planes.0.name", "blue", "plane 'blue' is named twice"),
        (
            "planes.0.name",
            "a:b",
            "plane 'a:b': a name is 1 to 40 printable characters without colon, comma, bar, # or…",
        ),
        (
            "planes.0.name",
            "a\nb",
            "plane 'a\\nb': a name is 1 to 40 printable characters without colon, comma, bar, #…",
        ),
        ("planes.0.name", "\ud800", "planes[0].name: '\\ud800' is not a text"),
        ("seats.1.name", "red", "plane 'blue': there is no seat 'blue'"),
        ("seats", [], "plane 'red': there is no seat 'red'"),
        ("seats", [{"name": "red"}] * 41, "seats: 41 are more than the 40 there is room for"),
        ("planes", [TABLE["planes"][0]] * 1000, "planes: 1000 are more than the 40 there is room for"),
        ("game", "chess", "game 'chess' is unknown; the games are …"),
        ("game", "x" * 99, f"game: '{'x' * 40}…' is longer than 40 characters"),
        ("edition", "third", "edition 'third' is unknown; the editions are first…"),
        ("modules", "altitude", "modules: 'altitude' is not a list"),
        ("modules", ["split-s"], "module split-s needs the module altitude (MOD-SPS-01)"),
        ("modules", ["altitude", "altitude"], "a module is named twice"),
        ("modules", ["bombs"], "module 'bombs' is unknown; the modules are altitude, split-s, immelmann, barrel-roll…"),
        (
            "modules",
            ["guides-only", "guides-extra-die"],
            "module guides-only cannot be combined with guides-extra-die (…",
        ),
        ("options", {"arc": 1}, "option 'arc' is unknown; did you mean ace?"),
        ("options", {"arc.mode": "some"}, "option arc.mode: 'some' is not one of any, centre, whole (B-05)"),
        ("options", {"dice": 1}, "option dice: 1 is not a whole number from 2 to 100 (B-40)"),
        ("options", {"dice": 10**90}, "option dice: 1000000…"),
        ("options", {"dice": {}}, "options: the value of 'dice' is neither a word nor a number"),
        ("options", {"stats": [[4]]}, "options: the value of 'stats' is neither a word nor a number"),
        (
            "options",
            {"stats": [4, 3, 3]},
            f"option stats: [4, 3, 3] is not {SIZES_OF_CARDS} whole numbers from 1 to 8, such as [4, 3, 3, 2] "
            "(SL1-STAT-01)",
        ),
        ("options", {"x" * 99: 1}, f"options: '{'x' * 40}…' is no option"),
        ("options", [], "options: a list is not an object"),
        ("board", {"kind": "round"}, "board.kind: 'round' is not 'open' or 'hex'"),
        ("board", {"width": 0}, "board.width: 0 is less than 100 (B-20)"),
        ("board", {"width": -700}, "board.width: -700 is less than 100 (B-20)"),
        ("board", {"height": 1e9}, "board.height: 1000000000.0 is more than 100000 (B-20)"),
        ("board", 700, "board: 700 is not an object"),
        ("start", "green", "start: there is no seat 'green'; the seats are red, blue"),
        ("to_act", "green", "to_act: there is no seat 'green'; the seats are red, blue"),
        ("round", 0, "round: 0 is less than 1"),
        ("stage", "over", "stage: 'over' is not 'assign', 'place', 'move' or 'attack'"),
        ("orders", "end", "orders: 'end' is not a list"),
        ("orders", [1], "orders[0]: 1 is not a text"),
        ("orders", ["end"] * 10_001, "orders: 10001 are more than the 10000 there is room for"),
        ("dice", [1, 9], "dice[1]: 9 is no face of a d8"),
        ("dice", [0], "dice[0]: 0 is no face of a d8"),
        ("dice", ["hit"], "dice[0]: 'hit' is no face of a d8"),
        ("dice", [True], "dice[0]: true is no face of a d8"),
        ("dice", [1.0], "dice[0]: 1.0 is no face of a d8"),
    ],
)
def test_one_field_that_is_wrong(path: str, value: Any, refusal: str) -> None:
    told = why(changed(path, value))
    assert told.startswith(refusal[:-1]) if refusal.endswith("…") else told == refusal


def test_numbers_beyond_all_floats_are_refused_as_well() -> None:
    text = json.dumps(TABLE).replace('"x": 100', '"x": 1e999')
    assert why(text) == "planes[0].x: inf is not a number that a table can have"


def test_planes_that_overlap() -> None:
    table = position(plane("red", 100, 100), plane("blue", 120, 100))
    assert why(table) == "planes 'red' and 'blue' overlap (B-14)"
    table = position(plane("red", 100, 100), plane("blue", 120, 100, alive=False), plane("green", 300, 300))
    assert rule_on(json.dumps(table))["refused"] is None, "wrecks do not count"


def test_nothing_of_a_module_that_is_not_played() -> None:
    assert why(position(plane("red", 100, 100, altitude=1), plane("blue", 300, 300), modules=())) == (
        "plane 'red': altitude 1 must be 0 without the altitude module (MOD-ALT-06)"
    )
    assert why(position(plane("red", 100, 100, climbed=True), plane("blue", 300, 300), modules=())) == (
        "plane 'red': climbed 1 must be 0 without the altitude module (MOD-ALT-03)"
    )


@pytest.mark.parametrize("stage", ["assign", "place"])
def test_nobody_is_dead_before_the_first_round(stage: str) -> None:
    table = position(plane("red", 100, 100, alive=False), plane("blue", 300, 300)) | {"stage": stage}
    assert why(table) == f"plane 'red': nobody is shot down in the stage '{stage}' (SL1-RND-01)"


def test_seats_without_planes_and_sides_without_enemies() -> None:
    assert why(position(plane("red", 100, 100)) | {"seats": [{"name": "red"}, {"name": "blue"}]}) == (
        "seat 'blue' has no plane"
    )
    assert why(position(plane("red", 100, 100))) == "there are 2 to 6 sides, not 1 (B-58)"
    crowd = [plane(name, 50 + 60 * number, 100) for number, name in enumerate("abcdefg")]
    assert why(position(*crowd)) == "there are 2 to 6 sides, not 7 (B-58)"


def test_dice_that_run_out_say_which_roll_was_wanted() -> None:
    table = position(plane("red", 100, 350), plane("blue", 230, 350), stage="attack") | {"orders": ["attack blue"]}
    assert why(table) == "dice: 3 d8 wanted for the attack roll, and none is left"
    assert why(table | {"dice": [1, 2]}) == "dice: 3 d8 wanted for the attack roll, and only 2 are left"
    assert why(table | {"dice": [1, 2, 3, 4]}) == "dice: 3 d8 wanted for the defence roll, and only 1 is left"
    close = position(plane("red", 100, 350), plane("blue", 150, 350), stage="attack")
    close |= {"orders": ["attack blue", "reroll 1"], "dice": [1, 1, 1]}
    assert why(close) == "dice: 1 d8 wanted for the attack reroll, and none is left"
    assert why({**table, "stage": "assign", "orders": []}) == "dice: 2 d8 wanted to see who starts, and none is left"


def test_dice_of_another_kind_are_refused_when_they_are_thrown() -> None:
    table = {**TABLE, "stage": "assign", "options": {"first": "random"}, "dice": [3]}
    assert why(table) == "dice: 3 is no face of a d2, as wanted to see who starts"


def test_orders_that_are_refused_leave_a_ruling_and_stop_it() -> None:
    answer = rule_on(json.dumps(TABLE | {"orders": ["blue: straight", "straight"]}))
    assert answer["refused"] == {
        "order": "blue: straight",
        "index": 0,
        "reason": "the table waits for red to move, not for blue",
        "clause": "SL1-MOVE-01",
    }
    assert answer["events"] == []
    answer = rule_on(json.dumps(TABLE | {"orders": ["straight", "attack blue"]}))
    assert answer["refused"]["index"] == 1
    assert answer["refused"]["reason"] == "'attack blue' is no answer now: the table waits for red to move"


def test_many_positions_are_answered_line_by_line() -> None:
    good = json.dumps(TABLE)
    for bad in ("{", "garbage", '{"a": 1}', "[1]", '"', "null", good[:-1]):
        answers = list(rule_on_lines(f"{good}\n{bad}\n\n{good}\n"))
        assert [fine for _, fine in answers] == [True, False, True], bad
        assert list(answers[1][0]) == ["error"]
        answers = list(rule_on_lines(f"{bad}\n{good}"))
        assert [fine for _, fine in answers] == [False, True], bad


def test_one_position_may_go_over_many_lines() -> None:
    text = json.dumps(TABLE, indent=2)
    assert [fine for _, fine in rule_on_lines(text)] == [True]
    broken = text.replace('"planes"', "planes")
    answers = list(rule_on_lines(broken))
    assert [fine for _, fine in answers] == [False]
    assert "not JSON: line " in answers[0][0]["error"]


# ---- damaged files ----

JUNK: list[Any] = [None, True, 0, -1, 9, 1.5, 1e300, "", "red", "\ud800", "a:b", [], {}, [[[]]], "x" * 5000, 2**70]


def nodes(data: Any) -> list[tuple[Any, Any]]:
    """Every place in a file: a container, and a key or number in it."""
    found = []
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    for key, value in inside:
        found += [(data, key), *nodes(value)]
    return found


def damaged(random: Random) -> str:
    """A good file in which things were left out, doubled, exchanged or replaced."""
    table = copy.deepcopy(random_position(random)) | {"dice": [random.randint(1, 8) for _ in range(30)]}
    orders = [
        "straight",
        "bank left",
        "climb",
        "end",
        "hold fire",
        "keep",
        "reroll 1",
        "ace 1",
        "attack red-0",
        "dive 1",
    ]
    table["orders"] = [random.choice(orders) for _ in range(random.randint(0, 6))]
    for _ in range(random.randint(1, 3)):
        inside, key = random.choice(nodes(table))
        kind = random.randrange(4)
        if kind == 0:
            del inside[key]
        elif kind == 1:
            inside[key] = copy.deepcopy(random.choice(JUNK))
        elif kind == 2:
            other, place = random.choice(nodes(table))
            inside[key] = copy.deepcopy(other[place])
        elif isinstance(inside, list):
            inside.append(copy.deepcopy(inside[key]))
        else:
            inside[str(key) + random.choice(["", "s", " ", "\ud800"])] = copy.deepcopy(inside[key])
    text = json.dumps(table)
    for _ in range(random.choice([0, 0, 0, 1, 3])):
        at = random.randrange(len(text))
        text = text[:at] + random.choice('{}[]",:0-9eE.\\\0é ') + text[at + random.randint(0, 1) :]
    return text


@cases(400)
@given(st.integers(0, 2**32))
def test_a_damaged_file_is_ruled_on_or_refused(seed: int) -> None:
    text = damaged(Random(seed))
    started = time.process_time()
    try:
        answer = rule_on(text)
    except Refusal as refusal:
        told = str(refusal)
        assert told == told.strip() != ""
        assert "\n" not in told
        assert len(told) < 800
    else:
        json.dumps(answer, allow_nan=False)
        assert answer["decision"] is None or answer["decision"]["options"]
        assert (answer["decision"] is None) == (answer["outcome"] is not None)
    assert time.process_time() - started < 3
