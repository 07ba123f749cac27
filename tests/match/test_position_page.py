"""The page about the position file tells every field, and its examples are answered as it says."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from match.positions import good, plane, position

from skyrmish.games.squadron_dice.position_file import DicePosition, PilotPart
from skyrmish.games.squadron_leader.constants import DECISIONS
from skyrmish.games.squadron_leader.events import EVENTS
from skyrmish.games.squadron_leader.position_file.fields import BoardPart, PlanePart, Position, SeatPart
from skyrmish.games.squadron_leader.stats import FEWEST_STATS, STAT_NAMES
from skyrmish.match.referee import rule_on

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "position-file.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "examples").glob("*.json"))
EXAMPLES = [file for file in FILES if "planes" in json.loads(file.read_text(encoding="utf-8"))]


def part(title: str) -> str:
    """What stands under a heading, up to the next one."""
    return re.split(r"^#+ ", PAGE.partition(f"# {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(title: str) -> list[str]:
    """The first cells of a table: one or more fields each."""
    cells = re.findall(r"^\| (`.+?) \|", part(title), flags=re.MULTILINE)
    return [field for cell in cells for field in re.findall(r"`(.+?)`", cell)]


def fields_of(model: Any) -> list[str]:
    return [field.name for field in fields(model)]


@pytest.mark.parametrize(
    ("title", "model"),
    [
        *(("The position", Position), ("The board", BoardPart), ("A seat", SeatPart), ("A plane", PlanePart)),
        *(("A position of dice", DicePosition), ("A pilot", PilotPart)),
    ],
)
def test_every_field_of_a_position_is_told_in_its_order(title: str, model: Any) -> None:
    assert rows(title) == fields_of(model)


def test_every_field_of_the_answer_is_told() -> None:
    table = position(plane("red", 100, 100), plane("blue", 300, 100))
    moving = good(table, "straight")
    assert rows("The answer") == list(moving)
    assert rows("decision") == list(moving["decision"])
    assert rows("measures") == list(moving["measures"][0])
    stuck = json.loads(json.dumps(rule_on(json.dumps({**table, "orders": ["dive 1"]}))))
    assert rows("refused") == list(stuck["refused"])
    told = set(fields_of(PlanePart)) - set(STAT_NAMES[FEWEST_STATS:])
    assert set(moving["planes"][0]) == told - {"q", "r", "facing"}
    on_hexes = good(json.loads((ROOT / "examples" / "hex.json").read_text(encoding="utf-8")))
    assert set(on_hexes["planes"][0]) == told - {"x", "y", "heading"}


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_every_field_of_a_pilot_is_told_and_can_be_told_again(game: str) -> None:
    answer = rule_on(json.dumps({"game": game, "seats": [{"name": "red"}, {"name": "blue"}]}))
    assert [list(pilot) for pilot in answer["pilots"]] == [fields_of(PilotPart)] * 2


def test_every_kind_of_event_and_decision_is_told() -> None:
    assert set(rows("events")) >= {each.KIND for each in EVENTS}
    told = re.search(r"^\| `kind` \| (.+) \|$", part("decision"), flags=re.MULTILINE)
    assert told is not None
    assert tuple(re.findall(r"`(.+?)`", told.group(1))) == DECISIONS[1:]


@pytest.mark.parametrize("text", [PAGE, part("Tables of dice")], ids=["planes", "dice"])
def test_the_first_position_of_the_page_is_good(text: str) -> None:
    block = re.search(r"```json\n(.+?)```", text, flags=re.DOTALL)
    assert block is not None
    assert rule_on(block.group(1))["refused"] is None


def agrees(told: Any, answer: Any) -> bool:
    """The answer has all that is told, and lists have nothing more."""
    if isinstance(told, dict):
        return isinstance(answer, dict) and all(key in answer and agrees(told[key], answer[key]) for key in told)
    if isinstance(told, list):
        return isinstance(answer, list) and len(told) == len(answer) and all(map(agrees, told, answer))
    return bool(told == answer)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_is_answered_as_the_page_says(file: Path) -> None:
    block = re.search(r"```json\n(.+?)```", part(file.name), flags=re.DOTALL)
    assert block is not None, f"{file.name} is not on the page"
    answer = rule_on(file.read_text(encoding="utf-8"))
    for key, told in json.loads(block.group(1)).items():
        assert agrees(told, answer[key]), f"{key}: {answer[key]}"


def test_there_are_examples() -> None:
    assert [file.stem for file in EXAMPLES] == ["crowded-placing", "first-shot", "hex", "out-of-arc", "split-s"]
