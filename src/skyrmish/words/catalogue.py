"""The catalogue: all that is said to a player, by message key; a language is a folder of Fluent files.

A message is made at the edge, from a key and facts. No text is ever read back.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import repeat
from typing import Any, NamedTuple

USUAL_LANGUAGE = "en"
FOR_THE_PAGE = "page-"  # files of messages that only the page says
MOST_PLAIN = 999  # larger numbers would be written with a comma, which a table does without
ABSENT: Any = object()  # a fact that nobody has given
NONE = "not-there"  # an empty list, or a fact that does not apply
MESSAGE = re.compile(r"^(([a-z][a-z0-9-]*) =.*?)(?=^[a-z]|\Z)", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
FORM = re.compile(r"\[([^\]\s]+)\]")
ANY_OTHER = "any other"
FACT = re.compile(r"\$([A-Za-z][\w-]*)")
PLACED = re.compile(r"\{ \$([A-Za-z][\w-]*) \}")
AS_TEXT = "-text"  # facts that stand in a sentence are texts: a number, by which forms are chosen, takes much longer
MOST_SAID = 4096  # sentences that are remembered
FIRST_PLACE = 0xE000  # a sign that no message has, for the first fact that stands in one; then the next
PLACE = re.compile("[\ue000-\uf8ff]")
YOU = "you"  # whoever is called so is spoken to

FOLDERS: list[Traversable] = [files("skyrmish.words")]  # each with a folder for a language


def form(you: str, of_others: str, of_you: str) -> str:
    """The form of a word: ``red has``, but ``you have``."""
    return of_you if you == "yes" else of_others


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of a language as it is written, by its key."""
    found: dict[str, str] = {}
    for part in (part for folder in FOLDERS for part in folder.joinpath(language).iterdir()):
        if part.name.endswith(".ftl") and not part.name.startswith(FOR_THE_PAGE):
            text = COMMENT.sub("", part.read_text(encoding="utf-8"))
            found |= {key: body.strip() for body, key in MESSAGE.findall(text)}
    return found


@cache
def bundle(language: str, key: str) -> Any:
    """A message with those that stand in it, compiled when it is first said: all of them would take half a second."""
    from fluent_compiler.bundle import FluentBundle

    known, needed = messages(language), {key: None}
    for name in needed_by(key, known):
        needed[name] = None
    text = PLACED.sub(rf"{{ $\1{AS_TEXT} }}", "\n".join(known[name] for name in needed))
    return FluentBundle.from_string(language, text, {"FORM": form}, use_isolating=False)


def needed_by(key: str, known: Mapping[str, str]) -> Iterator[str]:
    """The messages that stand in a message, and in those."""
    for name in REFERENCE.findall(known[key]):
        if name in known:
            yield name
            yield from needed_by(name, known)


def add_words(folder: Traversable) -> None:
    """Messages of somebody's own: a folder with a folder of Fluent files for each language."""
    FOLDERS.append(folder)
    for remembered in (messages, bundle, facts_in, facts_of, sentence, said):
        remembered.cache_clear()


def say(key: str, facts: Mapping[str, Any] | None = None, language: str = USUAL_LANGUAGE, **more: Any) -> str:
    """The message of a key, with its facts filled in; a sentence about ``you`` speaks to you."""
    known = {**facts, **more} if facts and more else facts or more
    given = map(known.get, facts_in(language, key), repeat(ABSENT))
    try:
        return said(language, key, *given)
    except TypeError:  # lists cannot be looked up; what they are shown as can
        return said(language, key, *(shown(known.get(name, ABSENT)) for name in facts_in(language, key)))


@lru_cache(MOST_SAID, typed=True)
def said(language: str, key: str, *given: Any) -> str:
    """A message with these facts; a table says the same ones again and again."""
    known, wanted = dict(zip(facts_in(language, key), given, strict=True)), facts_of(language, key)
    made = sentence(language, key, *[form_of(known[name], wanted.forms) for name in wanted.chosen])
    return made.text % tuple([text_of(known[name]) for name in made.facts])


class FactsOf(NamedTuple):
    """The facts that choose the forms of a message, those that stand in it, and words that have forms of their own."""

    chosen: tuple[str, ...]
    placed: tuple[str, ...]
    forms: tuple[str, ...]


@cache
def facts_of(language: str, key: str) -> FactsOf:
    known = messages(language)
    text = "\n".join(known[name] for name in (key, *needed_by(key, known)))
    forms = [*FORM.findall(text), *map(shown, (True, False))]
    found = FACT.findall(PLACED.sub("", text)), PLACED.findall(text), forms
    return FactsOf(*(tuple(sorted(set(names))) for names in found))


def form_of(fact: Any, forms: tuple[str, ...]) -> Any:
    """A fact as it chooses; texts that have no form of their own are all alike, and there are ever new ones."""
    return ANY_OTHER if type(fact) is str and fact not in forms else fact


@cache
def facts_in(language: str, key: str) -> tuple[str, ...]:
    """The names of all facts that a message tells."""
    known = facts_of(language, key)
    return tuple(sorted({*known.chosen, *known.placed}))


class Sentence(NamedTuple):
    """A message whose forms are chosen: what it says, with a place for each of these facts."""

    text: str
    facts: tuple[str, ...]


@lru_cache(MOST_SAID, typed=True)
def sentence(language: str, key: str, *given: Any) -> Sentence:
    """The sentence that these facts choose: filling one in takes much less time, and names and places are ever new."""
    known = facts_of(language, key)
    facts = {name + AS_TEXT: chr(FIRST_PLACE + number) for number, name in enumerate(known.placed)}
    chosen = zip(known.chosen, map(shown, given), strict=True)
    facts |= {name: fact for name, fact in chosen if fact is not ABSENT}
    text, mistakes = bundle(language, key).format(key, facts)
    assert not mistakes, f"message {key}: {mistakes[0]}"
    places = tuple(known.placed[ord(sign) - FIRST_PLACE] for sign in PLACE.findall(text))
    return Sentence(PLACE.sub("%s", text.replace("%", "%%")), places)


def is_known(key: str, language: str = USUAL_LANGUAGE) -> bool:
    """Whether there is such a message."""
    return key in messages(language)


def text_of(fact: Any) -> str:
    """A fact as it stands in a sentence."""
    assert fact is not ABSENT, "a message lacks a fact"
    return fact if type(fact) is str else str(shown(fact))


def shown(value: Any) -> Any:
    """A fact as a message takes it: lists, and keys, with commas, switches as yes or no, numbers as they are."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value if -MOST_PLAIN <= value <= MOST_PLAIN else str(value)
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, list | tuple | dict):
        return ", ".join(str(shown(item)) for item in value) or NONE
    return NONE if value is None else value
