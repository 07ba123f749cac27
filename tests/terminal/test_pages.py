"""What docs/ says about orders, records and the terminal is true and whole."""

import re
import runpy
from pathlib import Path
from typing import get_args

import pytest

from skyrmish.cli.terminal.commands import COMMON
from skyrmish.cli.terminal.dice.face import ROLLERS
from skyrmish.cli.terminal.planes.commands import PILOTS
from skyrmish.cli.terminal.planes.order_words import PilotsVocabulary
from skyrmish.games.game import Decision
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.match.agreements import Name, agreement_in
from skyrmish.match.records.record import play_record, read_record, record_text
from skyrmish.words.refusal import Refusal

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def examples(settled: bool = False) -> list[str]:
    """Of orders; or of what players settle among themselves, which are none."""
    orders, among_players = page("notation.md").split("## Among players")
    text = among_players if settled else orders + page("rulesets.md").split("## Manners")[1].split("\n## ")[0]
    return re.findall(r"^\| [^|]+\| `([^`]+)` \|", text, flags=re.MULTILINE)


GAME = SquadronLeader()
VERBS = GAME.notation.verbs


@pytest.mark.parametrize("text", examples())
def test_every_example_order_is_an_order(text: str) -> None:
    assert GAME.notation.parse(text).words() == text


def test_all_that_players_settle_has_an_example() -> None:
    told = [text.partition(": ")[2] for text in examples(settled=True)]
    found = [agreement_in(words) for words in told]
    assert [str(each) for each in found] == told
    assert {each.name for each in found if each} == set(get_args(Name))


def test_every_verb_template_and_manner_has_an_example() -> None:
    orders = [GAME.notation.parse(text) for text in examples()]
    assert {order.verb for order in orders} == set(VERBS)
    assert {order.target for order in orders if order.verb.name == "fly"} == set(w.TEMPLATES)
    assert {order.how for order in orders if order.verb.name == "fly"} == set(w.MANNERS)


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
    text = page("terminal.md") + page("rulesets.md")
    for command in {*COMMON, *PILOTS, *ROLLERS}:
        assert f"| `{command}` |" in text
    for short in (short for verb in VERBS for short in verb.shorts):
        assert re.search(rf"`{short}[` ]", text), short


def test_short_forms_on_the_page_are_understood() -> None:
    rows = re.findall(r"^\| `(.+?)` \| .+? \| `(.+?)` \|", page("terminal.md"), flags=re.MULTILINE)
    typed = [form for row in rows for cell in row for form in cell.split("`, `")]
    assert len(typed) > 10
    for form in typed:
        assert any(understood(form, decision) for decision in GAME.decisions[1:]), form


def understood(form: str, decision: Decision) -> bool:
    try:
        return bool(PilotsVocabulary(GAME.notation, decision, list(PILOTS), ["red", "blue"]).understand(form).orders)
    except Refusal:
        return False


def test_the_picture_can_be_drawn_again() -> None:
    drawn = runpy.run_path(str(DOCS / "make_terminal_picture.py"))
    picture = drawn["draw"](drawn["session"]())
    assert picture.startswith("<svg")
    assert "attack" in picture
