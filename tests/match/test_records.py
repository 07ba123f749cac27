"""Records: what is written is read and played to the same table; what is wrong is refused at its line."""

import json
import time
from random import Random
from typing import Any

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from match.positions import plane, position
from match.universe import new_match, step

from skyrmish.engine.records import as_tuple
from skyrmish.games.squadron_leader.constants import ASSIGNING
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.match.positions import laid_out, match_from, rest_of
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import play_record, read_record, record_text
from skyrmish.match.referee import first_refused, ruling
from skyrmish.words.refusal import Refusal

seeds = st.integers(0, 2**32)


def played(seed: int, steps: int) -> tuple[Match, Header]:
    random = Random(seed)
    match, header = new_match(random)
    for _ in range(steps):
        if match.is_over:
            break
        step(match, random)
    return match, header


@cases(25)
@given(seeds, st.integers(0, 60))
def test_a_record_leads_back_to_the_same_table_and_the_same_text(seed: int, steps: int) -> None:
    match, header = played(seed, steps)
    text = record_text(match, header, sealed=True)
    record = read_record(text)
    again = play_record(record)
    assert as_tuple(again.table) == as_tuple(match.table)
    assert (again.entries, again.events) == (match.entries, match.events)
    assert record_text(again, record.header, sealed=True) == text
    assert (record.header.seating, record.header.seed) == (header.seating, header.seed)
    assert record.header.ruleset.settled() == header.ruleset.settled()


def test_windows_line_ends_and_remarks_change_nothing() -> None:
    match, header = played(5, 30)
    text = record_text(match, header)
    changed = text.replace("\n", "  # a remark: with a colon\r\n")
    assert record_text(play_record(read_record(changed)), header) == text


# ---- what is wrong ----

GOOD = """skyrmish record 1
game: squadron-leader
edition: first
modules: altitude, split-s
options: {"stats.secret": true}
board: 700 x 700
seat: red | planes red | player person
seat: blue | planes blue | player bot greedy
seed: 7

red: assign 3 3 4 2
blue: assign 4 2 3 3
roll: 8 2
red: place 350 39 90
blue: place 350 661 270
red: climb, straight, bank left, end
blue: straight, end
"""


def test_the_example_is_good() -> None:
    match = play_record(read_record(GOOD))
    assert (match.table.round, match.deciding_seats()) == (2, ["blue"])


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("skyrmish record 1", "skyrmish record 2", "line 1: a record begins with 'skyrmish record 1'"),
        ("game: squadron-leader", "game: chess", "line 2: game 'chess' is unknown"),
        ("edition: first", "edition: third", "line 3: edition 'third' is unknown; the editions are first"),
        ("altitude, split-s", "split-s", "line 4: module split-s needs the module altitude (MOD-SPS-01)"),
        ("altitude, split-s", "altitude, altitude", "line 4: a module is named twice"),
        ("true}", "1}", "line 5: option stats.secret: 1 is neither true nor false (B-45)"),
        ('{"stats.secret": true}', "{", "line 5: the list of options is not JSON: line 1, column 2: expecting prop"),
        ('{"stats.secret": true}', "[1]", "line 5: the options are a JSON object, not a list"),
        ('{"stats.secret": true}', '{"dice": NaN}', "line 5: NaN is not a number that a table can have"),
        ("700 x 700", "700", "line 6: the board reads '700 x 700' or 'hex 13 x 13', not '700'"),
        ("700 x 700", "nan x 700", "line 6: the board reads '700 x 700' or 'hex 13 x 13', not 'nan x 700'"),
        ("700 x 700", "0 x 700", "line 6: a board has a width and a height, not '0 x 700' (B-20)"),
        ("edition: first", "board: 9 x 9\nboard: 9 x 9", "line 4: board stands there twice"),
        ("red | planes red |", "red | plane red |", "line 7: a seat reads 'seat: NAME | planes A, B | player pe"),
        ("red | planes red", "roll | planes red", "line 7: seat 'roll': that word has another meaning in records"),
        ("blue | planes blue", "blue | planes red", "line 8: plane 'red' is named twice"),
        ("blue | planes blue", "blue | team red | planes blue", "line 8: team 'red' has the name of a seat that is n"),
        ("seat: blue | planes blue | player bot greedy\n", "", "line 7: there are 2 to 6 sides, not 1 (B-58)"),
        ("seed: 7", "seed: ²", "line 9: the seed is a whole number up to 2^63 − 1, not '²'"),
        ("seed: 7", "seed: 9999999999999999999", "line 9: the seed is a whole number up to 2^63 − 1"),
        ("seed: 7", "seed: 7\nroll: 3", "line 10: a roll before any order"),
        ("red: assign 3 3 4 2", "red: assign 3 3 3 3", "line 11: red must share out exactly 4, 3, 3, 2 (SL1-STAT-01)"),
        ("red: assign 3 3 4 2", "red assign 3 3 4 2", "line 11: 'red assign 3 3 4 2' is neither 'name: order' nor 'k"),
        ("red: assign 3 3 4 2", "sealed: !!!", "line 11: the seal is broken"),
        ("red: assign 3 3 4 2", "sealed: /w==", "line 11: the seal is broken"),
        ("red: assign 3 3 4 2", "sealed: cm9sbDogMQ==", "line 11: 'roll' stands among the orders"),
        ("roll: 8 2", "roll: 8", "line 12: dice: 2 d8 wanted to see who starts, and only 1 is left"),
        ("roll: 8 2", "roll: 8 9", "line 12: dice: 9 is no face of a d8, as wanted to see who starts"),
        ("roll: 8 2", "roll: 8 2 1", "line 12: 1 of the dice in its rolls is not thrown"),
        ("roll: 8 2", "roll: 8 1_0", "line 12: dice: '1_0' is no face of a d8, as wanted to see who starts"),
        ("roll: 8 2", "roll: 2 8", "line 14: the table waits for blue to place a plane, not for red (SL1-MOVE-01)"),
        ("roll: 8 2", "seed: 8", "line 13: 'seed' stands among the orders"),
        ("350 661 270", "350 100 270", "line 15: blue must be within 78 mm of an edge (SL1-PLACE-01)"),
        ("climb, straight", "climb, climb, straight", "line 16: red has gained all the altitude it may this round"),
        ("climb, straight", "dive 1, straight", "line 16: red has 0 altitude to dive (MOD-ALT-04)"),
        ("climb, straight", "climb,, straight", "line 16: an empty order"),
        ("blue: straight, end", "green: straight, end", "line 17: there is no plane 'green'; the planes are red, blue"),
        ("blue: straight, end", "blue: end", "line 17: blue must fly at least one manoeuvre (SL1-MOVE-05)"),
        ("blue: straight, end", "blue: fly home", "line 17: 'blue: fly home' is no order; "),
    ],
)
def test_a_record_that_breaks_a_rule_is_refused_at_that_line(old: str, new: str, refusal: str) -> None:
    assert GOOD.count(old) >= 1
    with pytest.raises(Refusal) as caught:
        play_record(read_record(GOOD.replace(old, new, 1)))
    assert str(caught.value).startswith(refusal)


def test_a_record_of_half_a_million_seats_is_refused_at_once() -> None:
    text = GOOD.replace("seed: 7", "\n".join(f"seat: s{number} | planes p{number}" for number in range(100_000)))
    with pytest.raises(Refusal, match="line 100008: 100002 planes are more than the 40 there is room for"):
        read_record(text)
    with pytest.raises(Refusal, match="a record has at most 5000000 characters"):
        read_record("#" * 5_000_001)


@cases(250)
@given(st.data())
def test_a_damaged_record_is_played_or_refused_at_a_line(data: st.DataObject) -> None:
    text = damaged(GOOD, data)
    started = time.process_time()
    try:
        play_record(read_record(text))
    except Refusal as refusal:
        told = str(refusal)
    else:
        return
    finally:
        assert time.process_time() - started < 3
    assert told.startswith("line ")
    assert "\n" not in told
    assert len(told) < 600


def damaged(text: str, data: Any) -> str:
    """Characters changed, or lines left out, doubled and exchanged."""
    random = Random(data.draw(seeds))
    for _ in range(random.randint(1, 3)):
        lines = text.split("\n")
        i, j = random.randrange(len(lines)), random.randrange(len(lines))
        kind = random.randrange(5)
        if kind == 0:
            del lines[i]
        elif kind == 1:
            lines.insert(j, lines[i])
        elif kind == 2:
            lines[i], lines[j] = lines[j], lines[i]
        elif kind == 3:
            words = lines[i].split(" ")
            words[random.randrange(len(words))] = random.choice(["", "0", "-1", "red", "nan", ":", "|", "{", "8" * 30])
            lines[i] = " ".join(words)
        else:
            at = random.randrange(len(text))
            lines = (text[:at] + random.choice("\0:#,|²é\u2028\ud8001 ") + text[at + 1 :]).split("\n")
        text = "\n".join(lines) or " "
    return text


# ---- secrets ----


def half_assigned(secret: bool) -> tuple[Match, Header, str]:
    options = json.dumps({"stats.secret": secret})
    text = GOOD.replace('{"stats.secret": true}', options).partition("blue: assign")[0]
    record = read_record(text)
    return play_record(record), record.header, "assign 3 3 4 2"


def test_a_secret_choice_is_in_no_record_that_others_see() -> None:
    match, header, choice = half_assigned(secret=True)
    assert match.table.stage == ASSIGNING
    assert choice not in record_text(match, header)
    assert "sealed" not in record_text(match, header)
    kept = record_text(match, header, sealed=True)
    assert choice not in kept
    assert "sealed: " in kept
    again = play_record(read_record(kept))
    assert as_tuple(again.table) == as_tuple(match.table)
    again.dice = match.dice = TypedDice([8, 1])
    again.order("blue: assign 4 2 3 3")
    assert choice in record_text(again, header)


def test_an_open_choice_is_in_the_record_at_once() -> None:
    match, header, choice = half_assigned(secret=False)
    assert f"red: {choice}" in record_text(match, header)


# ---- records that begin from a position ----


def begun_from(data: dict[str, Any]) -> tuple[str, Match]:
    """The record of a match that a position file describes, and the match."""
    laid = laid_out(data)
    match = match_from(laid)
    assert first_refused(match, laid.orders) is None
    header = Header(laid.ruleset, laid.seating, 0, ("person",) * len(laid.seating.seats), position=rest_of(data))
    return record_text(match, header), match


POSITIONS = [
    position(plane("red", 100, 350), plane("blue", 230, 350), stage="attack")
    | {"orders": ["attack blue"], "dice": [8, 1, 1, 3, 4, 2]},
    {
        "game": "dogfight",
        "seats": [{"name": "red"}, {"name": "blue"}],
        "pilots": [{"seat": "red", "rookies": 3, "aces_flying": ["A"], "decision": "hit"}],
        "options": {"decision.timing": "priority"},
        "dice": ["1", "1", "2", "-", "-", "1", "1", "1", "hit", *["-"] * 20],
        "orders": ["keep die"],
    },
]


@pytest.mark.parametrize("data", POSITIONS, ids=["planes", "dice"])
def test_a_record_can_begin_from_a_position(data: dict[str, Any]) -> None:
    text, match = begun_from(data)
    again = play_record(read_record(text))
    assert ruling(again, None) | {"dice_left": 0} == ruling(match, None) | {"dice_left": 0}
    assert record_text(again, read_record(text).header) == text


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('{"planes":[]}', "seat 'red' has no plane"),
        ('{"edition":"second"}', "the position says edition, which the record itself has lines for"),
        ("{", "the position is not JSON: line 1, column 2: expecting property name enclosed in double quotes"),
    ],
)
def test_a_position_that_cannot_be_is_refused_at_its_line(said: str, told: str) -> None:
    text, _ = begun_from(POSITIONS[0])
    number = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith("position: "))
    wrong = "\n".join(f"position: {said}" if row.startswith("position: ") else row for row in text.splitlines())
    with pytest.raises(Refusal) as caught:
        read_record(wrong)
    assert str(caught.value) == f"line {number}: {told}"
