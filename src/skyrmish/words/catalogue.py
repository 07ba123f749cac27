"""The catalogue: all that is said to a player, by message key; a language is a folder of Fluent files, or one.

A message is made at the edge, from a key and facts. No text is ever read back.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from itertools import repeat
from typing import Any, NamedTuple

from skyrmish.words.language import OURS, USUAL_LANGUAGE, spoken

FOR_THE_PAGE = "page-"  # files of messages that only the page says
PART = re.compile(rf"(?!{FOR_THE_PAGE}).*\.ftl")
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
MORE_THAN_PLACES = re.compile(r"[{}\n]")  # most messages have none: Fluent takes milliseconds to compile one
AS_TEXT = "-text"  # facts that stand in a sentence are texts: a number, by which forms are chosen, takes much longer
MOST_SAID = 4096  # sentences that are remembered
FIRST_PLACE = 0xE000  # a sign that no message has, for the first fact that stands in one; then the next
PLACE = re.compile("[\ue000-\uf8ff]")
YOU = "you"  # whoever is called so is spoken to
DECIMAL = re.compile(r"[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?")  # 12, 12.5 and 12,000.5
DECIMAL_POINT = "decimal-point"
FEW = 10  # messages that are named where a language lacks them

FOLDERS: list[Traversable] = [OURS]  # each with a folder for a language
log = logging.getLogger(__name__)


def form(you: str, of_others: str, of_you: str) -> str:
    """The form of a word: ``red has``, but ``you have``."""
    return of_you if you == "yes" else of_others


@cache
def messages(language: str) -> dict[str, str]:
    """Every message as it is written, by its key; those that a language lacks are the usual language's."""
    usual, own = own_messages(USUAL_LANGUAGE), own_messages(language)
    if missing := [key for key in usual if key not in own]:
        few = f"{', '.join(missing[:FEW])}{' …' if len(missing) > FEW else ''}"
        log.warning("Language %r lacks %d: %s; said in %r instead.", language, len(missing), few, USUAL_LANGUAGE)
    return {**usual, **own}


def own_messages(language: str) -> dict[str, str]:
    """Those that a language itself has."""
    found: dict[str, str] = {}
    for part in (part for folder in FOLDERS for part in files_of(folder, language)):
        text = COMMENT.sub("", part.read_text(encoding="utf-8"))
        found |= {key: body.strip() for body, key in MESSAGE.findall(text)}
    return found


def files_of(folder: Traversable, language: str) -> Iterator[Traversable]:
    """Where a language stands: in files of a folder, of which the page reads some for itself, or in a single one."""
    if (whole := folder.joinpath(f"{language}.ftl")).is_file():
        yield whole
    if (parts := folder.joinpath(language)).is_dir():
        yield from (each for each in parts.iterdir() if PART.fullmatch(each.name))


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


def say(key: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
    """The message of a key, with its facts filled in; a sentence about ``you`` speaks to you."""
    language = spoken()
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
    texts = [text_of(known[name]) for name in made.facts]
    return made.text % tuple(texts if language == USUAL_LANGUAGE else [with_point(language, text) for text in texts])


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
    marks = {name: chr(FIRST_PLACE + number) for number, name in enumerate(known.placed)}
    text = PLACED.sub(lambda fact: marks[fact[1]], messages(language)[key].partition("=")[2].strip())
    if MORE_THAN_PLACES.search(text):
        chosen = zip(known.chosen, map(shown, given), strict=True)
        text = chosen_form(language, key, marks, {name: fact for name, fact in chosen if fact is not ABSENT})
    places = tuple(known.placed[ord(sign) - FIRST_PLACE] for sign in PLACE.findall(text))
    return Sentence(PLACE.sub("%s", text.replace("%", "%%")), places)


def chosen_form(language: str, key: str, marks: Mapping[str, str], chosen: Mapping[str, Any]) -> str:
    """What Fluent makes of a message by these facts, with marks for those that stand in it."""
    facts = {**chosen, **{name + AS_TEXT: mark for name, mark in marks.items()}}
    text, mistakes = bundle(language, key).format(key, facts)
    assert not mistakes, f"message {key}: {mistakes[0]}"
    return str(text)


def is_known(key: str) -> bool:
    """Whether there is such a message."""
    return key in messages(USUAL_LANGUAGE)


def text_of(fact: Any) -> str:
    """A fact as it stands in a sentence."""
    assert fact is not ABSENT, "a message lacks a fact"
    return fact if type(fact) is str else str(shown(fact))


def with_point(language: str, text: str) -> str:
    """A number as a language writes it: where a comma is the decimal point, a full stop parts the thousands."""
    point = messages(language)[DECIMAL_POINT].rpartition(" ")[2]
    return text.translate({ord("."): point, ord(point): "."}) if DECIMAL.fullmatch(text) else text


def as_written(number: float, decimals: int = 0) -> str:
    """A number that stands by itself, as the language that is spoken writes it."""
    return with_point(spoken(), f"{number:,.{decimals}f}")


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
