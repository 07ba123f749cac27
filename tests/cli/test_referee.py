"""``skyrmish referee``: JSON in, JSON out, and one sentence where that is not possible."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cli.commands import Command, commands
from match.positions import plane, position

from skyrmish.match.referee import rule_on

TABLE = position(plane("red", 100, 350), plane("blue", 230, 350), stage="attack")
KEYS = [
    "planes",
    "decision",
    "events",
    "refused",
    "outcome",
    "measures",
    "bombs",
    "round",
    "dice_left",
    "dice_wanted",
    "again",
]


@pytest.fixture
def skyrmish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return commands(monkeypatch, capsys)


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def written(content: str | bytes | dict[str, Any]) -> str:
        data = json.dumps(content) if isinstance(content, dict) else content
        path = tmp_path / "position.json"
        path.write_bytes(data.encode() if isinstance(data, str) else data)
        return str(path)

    return written


def test_an_example_of_its_help_needs_no_file_of_ours(skyrmish: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the package alone can paste it, as a terminal of 80 columns wraps it."""
    monkeypatch.setenv("COLUMNS", "80")
    typed = skyrmish("referee", "--help").out.split("echo '")[1].split("' |")[0]
    assert [pilot["seat"] for pilot in rule_on(typed)["pilots"]] == ["Ann", "Ben"]


def test_one_position_is_answered_with_one_object_on_one_line(skyrmish: Command, file: Any) -> None:
    said = skyrmish("referee", file(TABLE))
    assert (said.status, said.err, said.out.count("\n")) == (0, "", 1)
    assert list(json.loads(said.out)) == KEYS


def test_it_may_be_printed_for_reading(skyrmish: Command, file: Any) -> None:
    said = skyrmish("referee", file(TABLE), "--pretty")
    assert said.out.count("\n") > 20
    assert json.loads(said.out) == json.loads(skyrmish("referee", file(TABLE), "--json").out)


def test_standard_input_is_read(skyrmish: Command, file: Any) -> None:
    said = skyrmish("referee", "-", stdin=json.dumps(TABLE).encode())
    assert json.loads(said.out) == json.loads(skyrmish("referee", file(TABLE)).out)
    assert skyrmish("referee", "-").sentence == "the position is empty"


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(skyrmish: Command, file: Any) -> None:
    text = json.dumps(TABLE, indent=1).replace("\n", "\r\n")
    assert skyrmish("referee", file(b"\xef\xbb\xbf" + text.encode())).status == 0


def test_a_refused_order_is_an_answer_and_no_failure(skyrmish: Command, file: Any) -> None:
    said = skyrmish("referee", file({**TABLE, "orders": ["attack green"]}))
    assert said.status == 0
    assert json.loads(said.out)["refused"]["order"] == "attack green"


def test_a_bad_line_is_answered_in_its_place(skyrmish: Command, file: Any) -> None:
    good = json.dumps(TABLE)
    bad = json.dumps({**TABLE, "stage": "tea"})
    said = skyrmish("referee", file("\n".join([good, "garbage", bad, good])))
    answers = [json.loads(line) for line in said.out.splitlines()]
    assert [list(answer) for answer in answers] == [KEYS, ["error"], ["error"], KEYS]
    assert answers[1]["error"] == "the position is not JSON: line 1, column 1: expecting value"
    assert answers[2]["error"] == "stage: 'tea' is not 'assign', 'place', 'move' or 'attack'"
    assert said.status == 2
    assert said.err.splitlines() == [f"skyrmish: {answer['error']}" for answer in answers[1:3]]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the position is empty"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "not UTF-8 text"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text"),
        (b"\x00\x01\x02", "the position is not JSON: line 1, column 1: expecting value"),
        (b"<html></html>", "the position is not JSON: line 1, column 1: expecting value"),
        (b"[" * 100_000, "the position is nested too deeply"),
        (b'{"seats": NaN}', "NaN is not a number that a table can have"),
    ],
)
def test_files_that_are_no_positions(skyrmish: Command, file: Any, content: bytes, sentence: str) -> None:
    assert skyrmish("referee", file(content)).sentence.endswith(sentence)


def test_files_that_are_no_files(skyrmish: Command, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.json")
    assert skyrmish("referee", missing).sentence == f"{missing}: No such file or directory"
    assert skyrmish("referee", str(tmp_path)).sentence == f"{tmp_path}: Is a directory"
    assert skyrmish("referee", "a\0b").sentence == "'a\\x00b' is no name of a file"
    assert skyrmish("referee", "x" * 5000).sentence.endswith(": File name too long")


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="there is no /dev/zero")
def test_a_file_without_end_is_not_read_to_its_end(skyrmish: Command) -> None:
    assert skyrmish("referee", "/dev/zero").sentence == "/dev/zero: more than 64 MB"


def test_half_a_letter_is_answered_in_escapes(skyrmish: Command, file: Any) -> None:
    said = skyrmish("referee", file({**TABLE, "orders": ["\ud800"]}))
    assert json.loads(said.out) == {"error": "orders[0]: '\\ud800' is not a text"}
    said = skyrmish("referee", file({**TABLE, "\ud800": 1}))
    assert json.loads(said.out) == {"error": "'\\ud800': there is no such field"}


def test_as_a_process_of_its_own(file: Any) -> None:
    """In a terminal that knows no letters but English ones."""
    code = "from skyrmish.cli.main import run; run()"
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii"}

    def referee(path: str) -> "subprocess.CompletedProcess[str]":
        words = [sys.executable, "-c", code, "referee", path]
        return subprocess.run(words, capture_output=True, text=True, env=surroundings, check=False)

    good = referee(file({**TABLE, "orders": ["attack éé"]}))
    assert good.returncode == 0, good.stderr
    assert json.loads(good.stdout)["refused"]["order"] == "attack éé"
    bad = referee(file({**TABLE, "round": "é"}))
    assert (bad.returncode, "Traceback" in bad.stderr) == (2, False)
    assert json.loads(bad.stdout) == {"error": "round: 'é' is not a whole number"}
