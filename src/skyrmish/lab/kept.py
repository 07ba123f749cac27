"""What has been played of many games, in a file: whoever was interrupted goes on, on one machine or on many.

A line is a part, written as soon as it is played: the numbers of its games, their sums, the seconds that it took. It
also says what it is a part of, so a file can keep several experiments, and none is counted in with another.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Generic

import skyrmish
from skyrmish.engine.keeping.fingerprints import digest
from skyrmish.engine.records import Record
from skyrmish.lab.many_games import Numbers, Part, Played
from skyrmish.words.refusal import Refusal

EXPERIMENT = "of"  # what every line is a part of


class KeptLines:
    """Those of one experiment, as this version plays it; without a file, none."""

    def __init__(self, path: Path | None, experiment: Any) -> None:
        self._path, self._experiment = path, digest(skyrmish.__version__, experiment)

    def told(self) -> list[dict[str, Any]]:
        """What was cut short at the end is not told: it is done again."""
        if self._path is None or not self._path.exists():
            return []
        with self.being_read():
            *lines, last = self._path.read_text(encoding="utf-8").split("\n")
            found = [json.loads(line) for line in lines if line] + _whole(last)
            return [line for line in found if line[EXPERIMENT] == self._experiment]

    @contextmanager
    def being_read(self) -> Iterator[None]:
        """Refuse a file in which something else stands."""
        try:
            yield
        except (OSError, ValueError, TypeError, LookupError):
            raise Refusal("kept-no-file", path=str(self._path)) from None

    def add(self, told: dict[str, Any]) -> None:
        """On a line of its own, whatever the last one looks like."""
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write("\n" + json.dumps({EXPERIMENT: self._experiment, **told}))
        except OSError as problem:
            raise Refusal("kept-unwritten", path=str(self._path), problem=problem.strerror) from None


def _whole(line: str) -> list[Any]:
    """The last line, unless it was cut short."""
    try:
        return [json.loads(line)]
    except ValueError:
        if not "{".startswith(line[:1]):
            raise
        return []


class KeptGames(Generic[Part]):
    """What has been played of so many games: the numbers, the sums, and how long it took."""

    def __init__(self, lines: KeptLines, games: int, kind: type[Part]) -> None:
        self.sums, self.seconds, self.left = kind(), 0.0, list[Numbers]()
        self._lines, at = lines, 0
        with lines.being_read():
            for told in sorted(lines.told(), key=lambda line: line["first"]):
                first, beyond = told["first"], told["beyond"]
                if at <= first < beyond <= games:  # others are of games that nobody asks for, or count some again
                    self.sums, self.seconds = added(self.sums, _read(kind, told)), self.seconds + told["seconds"]
                    self.left += [(at, first)] if at < first else []
                    at = beyond
        self.left += [(at, games)] if at < games else []

    def with_those(self, played: Iterable[Played[Part]]) -> Iterator[Part]:
        """What there is, then what is played now, which is written down before it counts."""
        yield self.sums
        since = perf_counter()
        for (first, beyond), part in played:
            now = perf_counter()
            self._lines.add({"first": first, "beyond": beyond, "seconds": round(now - since, 6), **_told(part)})
            since = now
            yield part


def added(one: Part, other: Part) -> Part:
    """The sums of both."""
    total = type(one)()
    for field in one.FIELDS:
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        setattr(total, field.name, [a + b for a, b in zip(mine, theirs, strict=True)] if field.room else mine + theirs)
    return total


def _told(part: Record) -> dict[str, Any]:
    """Its sums by name; of many, those before the last that is not 0."""
    told = {field.name: getattr(part, field.name) for field in part.FIELDS}
    return {name: _shortened(sums) if isinstance(sums, list) else sums for name, sums in told.items()}


def _shortened(sums: list[int]) -> list[int]:
    return sums[: max((at for at, each in enumerate(sums, start=1) if each), default=0)]


def _read(kind: type[Part], told: dict[str, Any]) -> Part:
    part = kind()
    for field in kind.FIELDS:
        sums = told[field.name]
        setattr(part, field.name, sums + [0] * (field.room.items - len(sums)) if field.room else sums)
    return part
