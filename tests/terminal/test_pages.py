"""What docs/ says about orders, records and the terminal is true and whole."""

import re
import runpy
from pathlib import Path

import pytest

from skyrmish.cli.terminal.order_words import SHORT_ORDERS, Vocabulary
from skyrmish.cli.terminal.table_commands import COMMANDS
from skyrmish.engine.refusal import Refusal
from skyrmish.games.orders import VERBS, parse
from skyrmish.games.squadron_leader import constants as w
from skyrmish.match.records import play_record, read_record, record_text

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def examples() -> list[str]:
    return re.findall(r"^\| `[^|]+\| `([^`]+)` \|", page("notation.md"), flags=re.MULTILINE)


@pytest.mark.parametrize("text", examples())
def test_every_example_order_is_an_order(text: str) -> None:
    assert parse(text).words() == text


def test_every_verb_template_and_manner_has_an_example() -> None:
    orders = [parse(text) for text in examples()]
    assert {order.verb for order in orders} == {*VERBS, "fly"}
    assert {order.template for order in orders if order.verb == "fly"} == set(range(len(w.TEMPLATES)))
    assert {order.manner for order in orders if order.verb == "fly"} == set(range(len(w.MANNERS)))


def test_the_record_on_the_page_plays_to_the_end_it_tells() -> None:
    (text,) = re.findall(r"```record\n(.*?)```", page("records.md"), flags=re.DOTALL)
    record = read_record(text)
    match = play_record(record)
    assert match.winner == "red"
    bare = [re.sub(r"\s+#.*", "", line) for line in text.splitlines()]
    assert record_text(match, record.header).splitlines() == bare


def test_the_refusal_on_the_page_is_what_is_said() -> None:
    (text,) = re.findall(r"```record\n(.*?)```", page("records.md"), flags=re.DOTALL)
    lines = text.splitlines()
    lines[15] = "red: climb, turn left, end"
    with pytest.raises(Refusal, match="line 16") as refused:
        play_record(read_record("\n".join(lines)))
    assert str(refused.value) in page("records.md")


def test_every_word_at_the_prompt_is_on_the_page() -> None:
    text = page("terminal.md")
    for command in COMMANDS:
        assert f"| `{command}` |" in text
    for short in SHORT_ORDERS:
        assert re.search(rf"`{short}[` ]", text), short


def test_short_forms_on_the_page_are_understood() -> None:
    rows = re.findall(r"^\| `(.+?)` \| .+? \| `(.+?)` \|", page("terminal.md"), flags=re.MULTILINE)
    typed = [form for row in rows for cell in row for form in cell.split("`, `")]
    assert len(typed) > 10
    for form in typed:
        assert any(understood(form, decision) for decision in range(1, len(w.DECISIONS))), form


def understood(form: str, decision: int) -> bool:
    try:
        return bool(Vocabulary(decision, list(COMMANDS), ["red", "blue"]).understand(form).orders)
    except Refusal:
        return False


def test_the_picture_can_be_drawn_again() -> None:
    drawn = runpy.run_path(str(DOCS / "make_terminal_picture.py"))
    picture = drawn["draw"](drawn["session"]())
    assert picture.startswith("<svg")
    assert "attack" in picture
