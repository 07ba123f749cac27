"""The catalogue and those who speak from it agree: no key is missing, no fact forgotten, no message left over."""

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import skyrmish
from skyrmish.words.catalogue import (
    AS_TEXT,
    FOR_THE_PAGE,
    MESSAGE,
    PLACED,
    REFERENCE,
    USUAL_LANGUAGE,
    YOU,
    bundle,
    chosen_form,
    facts_in,
    facts_of,
    is_known,
    messages,
    say,
    shown,
)
from skyrmish.words.language import languages, spoken_in
from skyrmish.words.refusal import Refusal

ROOT = Path(skyrmish.__file__).parent
SPEAKERS = {"say": 0, "told": 0, "Refusal": 0, "where": 1, "met": 0, "Close": 1}  # and the place of the key
REFUSALS = ("Fault", "NotFound", "Strange", "TooFast")
GIVEN = {"say": set(), "told": {"who", YOU}, "where": {"reason"}, "met": {"reason"}}


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(ROOT.rglob("*.py"))]
    return [(path, node) for path, tree in trees for node in ast.walk(tree)]


def keys_of(node: ast.expr) -> Iterator[str]:
    """A key, or both of which one is chosen."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.islower():
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from keys_of(node.body)
        yield from keys_of(node.orelse)


def spoken() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where something is said: the place, the key, and the names of the facts where they are all written out."""
    for path, node in nodes():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        name = node.func.id
        place = 0 if name in REFUSALS else SPEAKERS.get(name, len(node.args))
        if place < len(node.args):
            named = {each.arg for each in node.keywords if each.arg}
            is_open = any(each.arg is None for each in node.keywords) or (name == "say" and len(node.args) > 1)
            facts = None if is_open else named | GIVEN.get(name, {YOU})
            for key in keys_of(node.args[place]):
                yield f"{path.name}:{node.lineno}", key, facts


def test_every_key_that_is_said_is_in_the_catalogue() -> None:
    said = list(spoken())
    assert len(said) > 400
    assert [f"{place} {key}" for place, key, _ in said if not is_known(key)] == []


def own_keys() -> list[str]:
    """Of our own messages: a game from outside, which another test may have brought along, has words of its own."""
    files = [path for path in (ROOT / "words" / "en").glob("*.ftl") if not path.name.startswith(FOR_THE_PAGE)]
    return [key for path in files for _, key in MESSAGE.findall(path.read_text(encoding="utf-8"))]


def test_no_message_is_written_twice() -> None:
    assert sorted(own_keys()) == sorted(set(own_keys()))


def test_every_message_is_given_the_facts_that_it_tells() -> None:
    known = [(place, key, facts) for place, key, facts in spoken() if facts is not None and is_known(key)]
    missing = [(place, key, set(facts_in("en", key)) - facts) for place, key, facts in known]
    assert [each for each in missing if each[2]] == []


def test_every_message_is_said_somewhere() -> None:
    """By its key; by the beginning of a key that is put together; or as a part of another message."""
    texts = {node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    begun = {
        node.values[0].value
        for _, node in nodes()
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant) and len(node.values) > 1
    }
    beginnings = tuple(text for text in begun if isinstance(text, str) and text.endswith("-") and text[:1].islower())
    made = re.compile("[a-z]+-command-[a-z]+")  # of every face
    parts = {name for body in messages("en").values() for name in REFERENCE.findall(body)}
    parts.add("language-name")  # the page reads it when it is built
    left = [
        key
        for key in own_keys()
        if key not in texts | parts and not key.startswith(beginnings) and not made.fullmatch(key)
    ]
    assert left == []


def test_a_message_refers_only_to_messages() -> None:
    known = messages("en")
    assert [key for key, text in known.items() if not known.keys() >= set(REFERENCE.findall(text))] == []


def test_no_refusal_is_worded_in_code() -> None:
    calls = [(path, node) for path, node in nodes() if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    said = [(path, node) for path, node in calls if node.func.id in (*REFUSALS, "Refusal", "DiceRefusal") and node.args]
    worded = [f"{path.name}:{node.lineno}" for path, node in said if " " in "".join(texts_in(node.args[0]))]
    assert len(said) > 200
    assert worded == []


def texts_in(node: ast.expr) -> Iterator[str]:
    return (each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str))


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    refusal = Refusal("not-your-seat", "B-1", seat="Ann").of("seats", "Ann")
    there = pickle.loads(pickle.dumps(refusal))
    assert (str(there), there.key, there.facts, there.part) == (str(refusal), refusal.key, {"seat": "Ann"}, "seats")


FLEW = {"who": "Ilse", "manoeuvre": "bank left", "where": "(100 %, {x}) heading 90°"}


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("event-flew", {**FLEW, "you": False}),
        ("event-flew", {**FLEW, "who": YOU, "you": True}),
        ("event-attack-roll", {"who": YOU, "you": True, "dice": [6, 7], "hits": 0, "criticals": 0}),
        ("event-attack-roll", {"who": "yes", "you": False, "dice": [8], "hits": 1, "criticals": 1}),
        ("event-destroyed", {"who": "stall", "you": False, "cause": "stall", "by": None}),
        ("event-destroyed", {"who": "Ilse", "you": True, "cause": "off-board", "by": None}),
    ],
)
def test_a_sentence_that_is_filled_in_later_is_what_fluent_makes_of_all_facts_at_once(
    key: str, facts: dict[str, Any]
) -> None:
    known = {name: shown(fact) for name, fact in facts.items()}
    texts = {name + AS_TEXT: str(fact) for name, fact in known.items()}
    text, mistakes = bundle(USUAL_LANGUAGE, key).format(key, known | texts)
    assert (say(key, facts), mistakes) == (text, [])


@pytest.mark.parametrize("language", languages())
def test_a_message_that_only_has_places_for_facts_is_what_fluent_makes_of_it(language: str) -> None:
    plain = [key for key, text in messages(language).items() if "{" not in PLACED.sub("", text)]
    for key in plain[::40]:
        told = {name: f"the {name}" for name in facts_of(language, key).placed}
        with spoken_in(language):
            assert say(key, told) == chosen_form(language, key, told, {}), key
