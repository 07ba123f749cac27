"""Replay: forwards and backwards are the same way, and a broken record is refused at its line."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from skyrmish.engine.records import as_tuple
from skyrmish.match.records.record import read_record
from skyrmish.match.records.replay import EVERY, Replay
from skyrmish.words.refusal import Refusal


@pytest.fixture
def record(sit: Any) -> Path:
    table = sit(seats="Ann,greedy,random", seed=6)
    table.game.play()
    path: Path = table.saved.path
    return path


def test_backwards_is_forwards_reversed(record: Path) -> None:
    replay = Replay(read_record(record.read_text()))
    assert replay.last > 2 * EVERY
    forwards = [replay.position()]
    while replay.at < replay.last:
        forwards.append(replay.step())
    backwards = [replay.position()]
    while replay.at > 0:
        backwards.append(replay.step(-1))
    for there, back in zip(forwards, reversed(backwards), strict=True):
        assert as_tuple(there.match.table) == as_tuple(back.match.table)
        assert there.events == back.events
    assert forwards[-1].match.is_over


def test_jumps_land_where_steps_do(record: Path) -> None:
    text = record.read_text()
    steps, jumps = Replay(read_record(text)), Replay(read_record(text))
    for number in (25, 3, 0, 17, 10_000, -4):
        there = jumps.go_to(number)
        steps.go_to(0)
        for _ in range(there.number):
            steps.step()
        assert as_tuple(steps.position().match.table) == as_tuple(there.match.table)
    assert jumps.go_to_round(2).match.table.round == 2
    with pytest.raises(Refusal, match="has no round 9999"):
        jumps.go_to_round(9999)


def test_all_prints_everything_and_the_result(piped: Any, record: Path) -> None:
    result = piped("", "replay", str(record), "--all")
    assert result.exit_code == 0
    lines = len(read_record(record.read_text()).lines)
    assert f"\n{lines}. " in result.output
    assert "knock-outs" in result.output


def test_stepping_by_keyboard(piped: Any, record: Path) -> None:
    keys = ["", "n", "p", "g 17", "round 2", "map", "look", "look Ann", "look nobody", "first", "p", "last", "n", "g x"]
    result = piped([*keys, "dance", "help", "n 3", "p 2", "g 99999999", "q"], "replay", str(record))
    assert result.exit_code == 0
    assert [int(at) for at in re.findall(r"\[(\d+) of", result.output)][:5] == [0, 1, 2, 1, 17]
    for told in (
        "Round 2:",
        "North is up",
        "there is no plane 'nobody'",
        "the beginning",
        "the end",
        "'dance' is no step",
    ):
        assert told.lower() in result.output.lower()


def test_at_prints_one_position(piped: Any, record: Path) -> None:
    result = piped("", "replay", str(record), "--at", "12", "--json")
    planes = [json.loads(line) for line in result.output.splitlines() if '"plane"' in line]
    assert [plane["name"] for plane in planes] == ["Ann", "blue", "green"]
    assert {"x", "y", "heading", "health"} <= set(planes[0])
    too_far = piped("", "replay", str(record), "--at", "9999")
    assert "the record has" in str(too_far.exception)


def test_an_edited_record_is_refused_at_its_line(record: Path, started: Any, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(k for k, line in enumerate(lines) if line.startswith("Ann:") and line.endswith(", end"))
    lines[number] = "Ann: turn left, turn left, turn left, end"
    edited = tmp_path / "edited.txt"
    edited.write_text("\n".join(lines))
    process = started("replay", str(edited), "--all")
    told, trouble = process.communicate(timeout=20)
    assert process.returncode == 2
    assert trouble.startswith(f"skyrmish: line {number + 1}: it costs 3, and Ann has")
    assert trouble.endswith("(SL1-MOVE-03)\n")
    assert "is placed at" in told


def test_at_the_keyboard_a_bad_line_is_told_and_the_good_part_stays(piped: Any, record: Path, tmp_path: Path) -> None:
    edited = tmp_path / "edited.txt"
    edited.write_text(record.read_text().replace("roll:", "roll: 9", 1))
    result = piped(["last", "first", "map", "q"], "replay", str(edited))
    assert "is no face of a d8" in result.output
    assert isinstance(result.exception, Refusal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "skyrmish record 2\n",
        "skyrmish record 1\n",
        "skyrmish record 1\nseat: a\n",
        "{}",
        "skyrmish record 1\nx",
    ],
)
def test_what_is_no_record_gets_one_sentence(piped: Any, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text)
    for words in ([], ["--all"], ["--at", "0"]):
        assert isinstance(piped("", "replay", str(file), *words).exception, Refusal)


def test_files_that_are_no_text_get_one_sentence(piped: Any, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "binary", tmp_path, tmp_path / "missing"):
        assert isinstance(piped("", "replay", str(path)).exception, Refusal)
