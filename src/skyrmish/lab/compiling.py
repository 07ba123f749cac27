"""Compiling, which takes minutes: what is compiled, how far it is, and how long it took the last time."""

import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from skyrmish.engine.keeping.folders import cache_home
from skyrmish.engine.marks import is_rule, named_by
from skyrmish.engine.rule import full_name
from skyrmish.words.catalogue import say

FOR_EACH_RULE = 1.25  # functions that are translated: some rules for several kinds of numbers, and numpy's own


@dataclass(frozen=True)
class Compiling:
    """How far it is: functions translated, of about so many; the seconds that it took the last time, and until now."""

    what: str
    total: int
    seconds: float | None = None
    done: int = 0
    until_now: float = 0.0

    def __str__(self) -> str:
        return say("lab-compiling", what=self.what, seconds=None if self.seconds is None else round(self.seconds))


Tell = Callable[[Compiling], None]


class _Telling:
    """Tells from the beginning of compiling a rule to its end, and remembers how long that was."""

    def __init__(self, rule: Callable[..., Any], tell: Tell) -> None:
        self.name, self.tell, self.done, self.started = full_name(rule), tell, 0, time.monotonic()
        before = remembered().get(self.name) or (round(rules_in(rule) * FOR_EACH_RULE),)
        self.news = Compiling(rule.__name__, *before)
        tell(self.news)

    def hear(self, done: int) -> None:
        self.done = done
        self._tell_of(min(done, self.news.total))

    def end(self) -> None:
        remember(self.name, self.done, self._until_now())
        self._tell_of(self.news.total)

    def _tell_of(self, done: int) -> None:
        self.tell(replace(self.news, done=done, until_now=self._until_now()))

    def _until_now(self) -> float:
        return time.monotonic() - self.started


def make_ready(play: Callable[..., Any], tell: Tell) -> None:
    """Have this compiled, and tell about it, unless it is in memory or was kept."""
    from skyrmish.engine.machine_code.calling import MachineCode  # not before: a page has no compiler to import
    from skyrmish.engine.machine_code.making import look_for_compiler

    assert isinstance(play, MachineCode)
    if play.is_made:
        play.get_ready()
        return
    look_for_compiler()
    telling = _Telling(play.rule, tell)
    play.get_ready(telling.hear)
    telling.end()


def rules_in(play: Callable[..., Any]) -> int:
    """How many rules a rule is made of: itself, those that it calls, and those that they call."""
    found, waiting = {play}, [play]
    while waiting:
        called = {value for value in named_by(waiting.pop()).values() if is_rule(value)} - found
        found |= called
        waiting += called
    return len(found)


# ---- the last time ----


def _notes() -> Path:
    return cache_home() / "compiling.json"


def remembered() -> dict[str, tuple[int, float]]:
    """Functions and seconds of the last time, by the name of what was compiled."""
    try:
        notes = json.loads(_notes().read_text(encoding="utf-8"))
        return {name: (int(functions), float(seconds)) for name, (functions, seconds) in notes.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}  # nobody has compiled yet, or somebody else wrote there


def remember(name: str, functions: int, seconds: float) -> None:
    with contextlib.suppress(OSError):
        _notes().write_text(json.dumps({**remembered(), name: (functions, seconds)}), encoding="utf-8")
