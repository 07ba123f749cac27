"""Many games as data: what workers of a page need to play any part of them, and what they count."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from skyrmish.engine.browser.packing import pieces, unpacked
from skyrmish.engine.layouts import layout_of
from skyrmish.engine.records import Record
from skyrmish.lab.many_games import Part


@dataclass(frozen=True)
class Job(Generic[Part]):
    """A rule of a page's module that plays the games from one number to before another, and its arguments before these.

    The kind of sums stands among the records where they are wanted.
    """

    module: str
    rule: Callable[..., None]
    records: Sequence[Record | type[Part]]
    numbers: Sequence[int]
    kind: type[Part]

    def message(self) -> dict[str, Any]:
        """As a page's workers take it (web/src/engine/job.ts)."""
        return {
            "module": self.module,
            "rule": self.rule.__name__,
            "records": [_parcel(each) for each in self.records],
            "numbers": list(self.numbers),
            "counts": list(self.records).index(self.kind),
        }

    def counted(self, sums: bytes) -> Part:
        """What a part of the games came to."""
        return unpacked(self.kind, sums)


def _parcel(each: Record | type[Record]) -> dict[str, Any]:
    if isinstance(each, Record):
        return {"size": layout_of(type(each)).size, "pieces": pieces(each)}
    return {"size": layout_of(each).size, "pieces": []}
