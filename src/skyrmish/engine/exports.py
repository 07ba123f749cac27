"""What is made of a rule that is called from outside: records, numbers and rows go in, at most a number comes out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skyrmish.engine.layouts import NUMBERS
from skyrmish.engine.records import Record, layout

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Rows:
    """An array without gaps: of records, or of numbers as numpy calls them, in so many dimensions."""

    item: type[Record] | str
    dimensions: int = 1


@dataclass(frozen=True)
class Export:
    """A rule, and the kinds of its arguments: records, numbers, or rows of either."""

    rule: Callable[..., Any]
    takes: tuple[Any, ...]

    @property
    def name(self) -> str:
        return self.rule.__name__

    @staticmethod
    def is_one(rule: Callable[..., Any]) -> bool:
        """It says of all that it takes what that is, and gives a number or nothing."""
        takes = dict(rule.__annotations__)
        gives = takes.pop("return", Any)
        return (
            len(takes) == rule.__code__.co_argcount
            and all(isinstance(kind, Rows) or kind in NUMBERS or is_record(kind) for kind in takes.values())
            and (gives is None or gives in NUMBERS)
        )

    @staticmethod
    def of(rule: Callable[..., Any]) -> "Export":
        """As it says itself."""
        *takes, _ = rule.__annotations__.values()
        return Export(rule, tuple(takes))


def row_layout(rows: Rows) -> "np.dtype[Any]":
    """The numpy type of what lies in rows."""
    import numpy as np  # not before: a page has none

    return np.dtype(rows.item) if isinstance(rows.item, str) else layout(rows.item)


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record)
