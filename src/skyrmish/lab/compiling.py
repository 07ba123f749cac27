"""Compiling, which takes minutes: what is compiled, how far it is, and how long it took the last time."""

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from skyrmish.engine.rule import cache_folder, cache_home, named_by
from skyrmish.words.catalogue import say

FOR_EACH_RULE = 1.25  # functions that are translated: some rules for several kinds of numbers, and numpy's own


@dataclass(frozen=True)
class Compiling:
    """How far it is: functions translated, of about so many; and the seconds that it took here the last time."""

    what: str
    total: int
    seconds: float | None = None
    done: int = 0

    def __str__(self) -> str:
        return say("lab-compiling", what=self.what, seconds=None if self.seconds is None else round(self.seconds))


Tell = Callable[[Compiling], None]


@contextlib.contextmanager
def compiling(play: Callable[..., Any], tell: Tell) -> Iterator[None]:
    """What is first called in here is compiled, and told about, unless it is in memory or in the cache folder."""
    if is_warm(play):
        yield
        return
    from numba.core.event import install_listener

    what = play.__name__.partition("_no_")[0]
    before = remembered().get(full_name(play))
    news = Compiling(what, *before) if before else Compiling(what, round(rules_in(play) * FOR_EACH_RULE))
    tell(news)
    counter, started = _counter(news, tell), time.monotonic()
    with install_listener("numba:compile", counter):
        yield
    remember(full_name(play), counter.done, time.monotonic() - started)
    tell(replace(news, done=news.total))


def is_warm(play: Callable[..., Any]) -> bool:
    return bool(getattr(play, "signatures", None)) or any(cache_folder().rglob(f"{full_name(play)}-*.nbi"))


def full_name(play: Callable[..., Any]) -> str:
    """With its module's name before it, as files of the cache folder are named."""
    return f"{play.__module__.rpartition('.')[2]}.{play.__name__}"


def rules_in(play: Any) -> int:
    """How many rules a compiled one calls, and those that they call."""
    found, waiting = {play}, [play]
    while waiting:
        called = {value for value in _named(waiting.pop()) if hasattr(value, "py_func")} - found
        found |= called
        waiting += called
    return len(found)


def _named(translated: Any) -> Iterator[Any]:
    return (value for value in named_by(translated.py_func).values() if callable(value))


def _counter(news: Compiling, tell: Tell) -> Any:
    from numba.core.event import Event, Listener

    class Counter(Listener):  # type: ignore[misc]  # numba tells no types
        """Hears of every function that is translated."""

        done = 0

        def on_start(self, event: Event) -> None:
            """Those that it calls are translated first."""

        def on_end(self, event: Event) -> None:  # noqa: ARG002
            self.done += 1
            tell(replace(news, done=min(self.done, news.total)))

    return Counter()


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
