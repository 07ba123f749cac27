"""Where the fields of a record lie, as data: in the memory of a WebAssembly module, and for whoever reads it there.

The same places as in numpy's records (see ``records.layout``), told without numpy, which a page does not have.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from skyrmish.engine.records import Field, Record

NUMBERS: dict[type, tuple[str, int]] = {int: ("q", 8), float: ("d", 8), bool: ("?", 1)}  # as struct says them; bytes


@dataclass(frozen=True)
class Place:
    """A field, where it begins, and how many bytes it takes, or one of its items."""

    field: Field
    offset: int
    size: int

    @property
    def items(self) -> int:
        return self.field.room.items if self.field.room else 1

    @property
    def beyond(self) -> int:
        return self.offset + self.size * self.items


@dataclass(frozen=True)
class Layout:
    """The places of a record's fields; each begins at a multiple of what it asks for, as in C."""

    places: tuple[Place, ...]
    size: int
    alignment: int

    def place(self, name: str) -> Place:
        return _by_name(self)[name]


@cache
def _by_name(layout: Layout) -> dict[str, Place]:
    return {place.field.name: place for place in layout.places}


@cache
def layout_of(cls: type[Record]) -> Layout:
    """The layout of a kind of records."""
    places: list[Place] = []
    end, widest = 0, 1
    for field in cls.FIELDS:
        size, alignment = _needs(field.kind)
        places.append(Place(field, _up_to(end, alignment), size))
        end, widest = places[-1].beyond, max(widest, alignment)
    return Layout(tuple(places), _up_to(end, widest), widest)


def _needs(kind: type) -> tuple[int, int]:
    if kind in NUMBERS:
        return NUMBERS[kind][1], NUMBERS[kind][1]
    inner = layout_of(kind)
    return inner.size, inner.alignment


def _up_to(end: int, alignment: int) -> int:
    return -(-end // alignment) * alignment


# ---- as data ----


def name_of(kind: type) -> str:
    """A kind of records by its full name, numbers by Python's."""
    if kind in NUMBERS:
        return kind.__name__
    return f"{kind.__module__.partition('.')[2]}.{kind.__name__}"


def described(cls: type[Record]) -> dict[str, Any]:
    """A layout as JSON tells it."""
    layout = layout_of(cls)
    return {"size": layout.size, "fields": {place.field.name: _told(place) for place in layout.places}}


def _told(place: Place) -> dict[str, Any]:
    told = {"offset": place.offset, "kind": name_of(place.field.kind)}
    return told | {"items": place.items} if place.field.room else told


def with_parts(cls: type[Record]) -> Iterator[type[Record]]:
    """A kind of records, and all kinds that lie in it."""
    yield cls
    for field in cls.FIELDS:
        if not field.is_number:
            yield from with_parts(field.kind)
