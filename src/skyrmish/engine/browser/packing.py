"""Records as bytes and back, without numpy; and only those bytes that say something.

A ruleset's record has room for any flight plan there could be, and mostly holds a few thousand: of 25 MB, some 300 kB.
"""

import struct
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from skyrmish.engine.layouts import NUMBERS, Place, layout_of
from skyrmish.engine.records import Record

Thing = TypeVar("Thing", bound=Record)
Piece = tuple[int, bytes]  # where it begins, and what lies there
GAP = 1024  # zeros between two pieces that are cheaper written than left out


def pieces(thing: Record) -> list[Piece]:
    """What a record holds, where it is not zero."""
    return list(_joined(piece for piece in _pieces(thing, 0) if any(piece[1])))


def _joined(parts: Iterable[Piece]) -> Iterator[Piece]:
    begin, whole = 0, bytearray()
    for offset, data in parts:
        if whole and offset - begin - len(whole) > GAP:
            yield begin, bytes(whole)
            whole = bytearray()
        if not whole:
            begin = offset
        whole += bytes(offset - begin - len(whole)) + data
    if whole:
        yield begin, bytes(whole)


def _pieces(thing: Record, base: int) -> Iterator[Piece]:
    """Every field, in the order in which they lie."""
    for place in layout_of(type(thing)).places:
        value = getattr(thing, place.field.name)
        yield from _of_field(place, value, base + place.offset)


def _of_field(place: Place, value: Any, at: int) -> Iterator[Piece]:
    if place.field.is_number:
        yield at, packed_numbers(place.field.kind, value if place.field.room else [value])
    elif not place.field.room:
        yield from _pieces(value, at)
    elif flat := _flat(place.field.kind):
        form, numbers = flat
        yield at, b"".join([form.pack(*numbers(item)) for item in value])
    else:
        for k, item in enumerate(value):
            yield from _pieces(item, at + k * place.size)


def packed_numbers(kind: type, values: list[Any]) -> bytes:
    return struct.pack(f"<{len(values)}{NUMBERS[kind][0]}", *values)


def unpacked_numbers(kind: type, data: bytes) -> list[Any]:
    form, size = NUMBERS[kind]
    return list(struct.unpack(f"<{len(data) // size}{form}", data))


@cache
def _flat(cls: type[Record]) -> tuple[struct.Struct, Callable[[Any], tuple[Any, ...]]] | None:
    """How to pack a record of numbers alone at one go, which is much faster."""
    layout, form, end = layout_of(cls), "<", 0
    for place in layout.places:
        if place.field.room or not place.field.is_number:
            return None
        form += f"{place.offset - end}x{NUMBERS[place.field.kind][0]}"
        end = place.beyond
    if len(layout.places) == 1:
        return None  # one value is no tuple
    return struct.Struct(f"{form}{layout.size - end}x"), attrgetter(*(place.field.name for place in layout.places))


def unpacked(cls: type[Thing], data: bytes, base: int = 0) -> Thing:
    """A plain record from its bytes."""
    values = {place.field.name: value_at(place, data, base + place.offset) for place in layout_of(cls).places}
    return cls(**values)


def value_at(place: Place, data: bytes, at: int) -> Any:
    """What a field holds."""
    kind, room = place.field.kind, place.field.room
    if place.field.is_number:
        found = unpacked_numbers(kind, data[at : at + place.size * place.items])
        return found if room else found[0]
    if not room:
        return unpacked(kind, data, at)
    return [unpacked(kind, data, at + k * place.size) for k in range(place.items)]
