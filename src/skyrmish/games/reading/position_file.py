"""What position files of all games share: strict parts, seats, limits; and a table as it was laid out by one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from skyrmish.games.reading.fields import Misread, read
from skyrmish.games.seating import Seating
from skyrmish.words.quoting import LONGEST_QUOTE, quoted
from skyrmish.words.refusal import Refusal, where

LONGEST_LINE = 1_000_000
MOST_ORDERS = 10_000


Position = TypeVar("Position")


@dataclass(frozen=True)
class SeatPart:
    name: str
    team: str = ""


@dataclass(frozen=True)
class LaidOut:
    """A table as a position file describes it, and what is to be done there."""

    ruleset: Any
    seating: Seating
    rules: Any
    table: Any
    go_on: Callable[[Any], object]  # changes the table: whoever is asked next is found
    dice: list[Any]
    orders: list[str]


# ---- reading ----


def read_file(kind: type[Position], data: dict[str, Any], clauses: Mapping[str, str]) -> Position:
    """A position of a game; refused with the field that is wrong, and by which clause."""
    try:
        return read(kind, data)
    except Misread as wrong:
        way = wrong.way[::-1]
        clause = clauses.get(str(way[-1])) if way and wrong.key != "mistake-extra-forbidden" else None
        raise where(Refusal(wrong.key, clause, **wrong.facts), "at-field", field=place_of(way) or None) from None


def place_of(way: list[str | int]) -> str:
    """``planes[0].x``; in quotes where nobody would see how long a name is."""
    place = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in way).removeprefix(".")
    whole = all(str(part) == str(part).strip() for part in way)
    return place if whole and place.isprintable() and len(place) <= 2 * LONGEST_QUOTE else quoted(place)
