"""In which language something is said: that of whoever reads it. One process may speak to several people.

A language is a folder of Fluent files beside this one, or one file, by its code.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from importlib.resources import files
from typing import Any, ParamSpec, TypeVar

USUAL_LANGUAGE = "en"
OURS = files("skyrmish.words")
WANTED = re.compile(r"([A-Za-z]{2,8})(?:[-_.@][\w.@-]*)?(?:\s*;\s*q=([01](?:\.\d{0,3})?))?")
SYSTEM = ("SKYRMISH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # where a system says it, the first that does

Given = ParamSpec("Given")
Told = TypeVar("Told")
Value = TypeVar("Value")

_spoken: ContextVar[str] = ContextVar("language", default=USUAL_LANGUAGE)
spoken = _spoken.get  # the language that is spoken now, here


def speak(language: str) -> None:
    """From now on, in this task, or in all that this process does if nobody asks for another language."""
    _spoken.set(language)


def spoken_in(language: str) -> "Speaking":
    """What is said in here is said in this language."""
    return Speaking(language)


class Speaking:
    """For a while: a generator would take twice as long, at every move."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __enter__(self) -> None:
        self._before = _spoken.set(self._language)

    def __exit__(self, *_: object) -> None:
        _spoken.reset(self._before)


def said_in(language: str, work: Callable[..., Value], *values: object) -> Value:
    """Something done in this language: by a process or a thread that knows nothing of whoever asked for it."""
    with spoken_in(language):
        return work(*values)


@cache
def languages() -> tuple[str, ...]:
    """All that there are, by their codes."""
    return tuple(sorted({code for there in OURS.iterdir() if is_language(code := there.name.removesuffix(".ftl"))}))


def is_language(code: str) -> bool:
    return len(code) == 2 and any(OURS.joinpath(path).is_file() for path in (f"{code}/lists.ftl", f"{code}.ftl"))


def best(wanted: Iterable[str]) -> str:
    """The first of these codes that there is a language for: de for de-AT and de_DE.UTF-8."""
    codes = (found[1].lower() for each in wanted if (found := WANTED.match(each.strip())))
    return next((code for code in codes if code in languages()), USUAL_LANGUAGE)


@lru_cache(maxsize=256)
def wanted_by(header: str) -> str:
    """The best of what a browser asks for: ``de-AT, en;q=0.5``."""
    asked = [found for part in header.split(",") if (found := WANTED.fullmatch(part.strip()))]
    return best(each[1] for each in sorted(asked, key=lambda each: -float(each[2] or 1)))


def of_the_system(known: Mapping[str, str]) -> str:
    """What the surroundings of a command say."""
    return best([next((known[name] for name in SYSTEM if known.get(name)), USUAL_LANGUAGE)])


def in_each_language(most: int | None = None) -> Callable[[Callable[Given, Told]], Callable[Given, Told]]:
    """Mark a function whose answers are remembered: what it says in one language is not said in another."""

    def mark(tell: Callable[Given, Told]) -> Callable[Given, Told]:
        plainly: Callable[..., Told] = tell

        @lru_cache(most)
        def remembered(_language: str, *given: Any) -> Told:
            return plainly(*given)

        @wraps(tell)
        def told(*given: Given.args, **named: Given.kwargs) -> Told:
            assert not named, "what is remembered is asked for in order"
            return remembered(spoken(), *given)

        return told

    return mark


class SaidWhenAsked(Mapping[str, str]):
    """Words by their names, each said in the language of whoever asks for it."""

    def __init__(self, sayings: Mapping[str, Callable[[], str]]) -> None:
        self._sayings = sayings

    def __getitem__(self, name: str) -> str:
        return self._sayings[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._sayings)

    def __len__(self) -> int:
        return len(self._sayings)
