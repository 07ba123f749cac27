"""Records: one declaration gives the plain Python object and the numpy record. The rules cannot tell them apart.

class Plane(Record):
    x: float
    health: int

class Table(Record):
    count: int
    planes: Annotated[list[Plane], Room(40)]
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Room:
    """How many items an array field has room for."""

    items: int


PLAIN_ONLY = "plain only"  # Annotated with it, an attribute is no field: packed records have no room for it


@dataclass(frozen=True)
class Field:
    """One field of a record: its name, the kind of its value (or of its items), and its room if it is an array."""

    name: str
    kind: type
    room: Room | None

    @property
    def is_number(self) -> bool:
        return self.kind in (int, float, bool)


def _annotated(body: dict[str, Any]) -> tuple[str, ...]:
    """What the body of a class annotates. From Python 3.14 on, as pages have it, that is worked out when asked for."""
    if sys.version_info >= (3, 14):
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(body)
        return tuple(annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF))
    return tuple(body["__annotations__"])


class _Declared(type):
    """Gives a record its declared fields and nothing else, so that setting a misspelt one is an error."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_Declared":
        declared = _annotated(body) if bases else ()
        rest = {key: value for key, value in body.items() if key not in declared}
        return super().__new__(cls, name, bases, {**rest, "__slots__": declared})


class Record(metaclass=_Declared):
    """A thing with fields that start at zero. Subclasses only declare their fields, beside those they inherit."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    PLAIN: ClassVar[tuple[str, ...]] = ()  # what only plain records have: nothing at first, and never copied

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        plain = tuple(name for name in cls.__annotations__ if PLAIN_ONLY in get_args(hints[name]))
        cls.FIELDS += tuple(_field(name, hints[name]) for name in cls.__annotations__ if name not in plain)
        cls.PLAIN += plain

    def __init__(self, **values: Any) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, values.pop(field.name) if field.name in values else _blank(field))
        for name in self.PLAIN:
            setattr(self, name, None)
        if values:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(values)}")

    def __repr__(self) -> str:
        told = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in self.FIELDS)
        return f"{type(self).__name__}({told})"


Thing = TypeVar("Thing", bound=Record)


def _field(name: str, hint: Any) -> Field:
    if get_origin(hint) is Annotated:
        array, room = get_args(hint)
        return Field(name, get_args(array)[0], room)
    return Field(name, hint, None)


def _blank(field: Field) -> Any:
    if field.room is None:
        return field.kind()
    if field.is_number:
        return [field.kind(0)] * field.room.items
    return [field.kind() for _ in range(field.room.items)]


@cache
def layout(cls: type[Record]) -> "np.dtype[Any]":
    """The numpy type of a record, for compiled rules."""
    import numpy as np

    numbers: dict[type, Any] = {int: np.int64, float: np.float64, bool: np.bool_}
    parts: list[Any] = []
    for field in cls.FIELDS:
        kind = numbers[field.kind] if field.is_number else layout(field.kind)
        parts.append((field.name, kind, (field.room.items,)) if field.room else (field.name, kind))
    return np.dtype(parts, align=True)


def packed(thing: Record) -> Any:
    """A plain record as a numpy array of one record: compiled rules take its item 0."""
    import numpy as np

    out = np.zeros(1, layout(type(thing)))
    _pack(thing, out[0])
    return out


def _pack(thing: Record, row: Any) -> None:
    for field in thing.FIELDS:
        value = getattr(thing, field.name)
        _check_room(thing, field, value)
        if field.is_number and field.room:
            row[field.name][: len(value)] = value
        elif field.is_number:
            row[field.name] = value
        elif field.room:
            _pack_all(value, row[field.name])
        else:
            _pack(value, row[field.name])


def _check_room(thing: Record, field: Field, value: Any) -> None:
    if field.room and len(value) > field.room.items:
        where = f"{type(thing).__name__}.{field.name}"
        raise ValueError(f"{where}: {len(value)} are more than the {field.room.items} there is room for")


def _pack_all(things: list[Any], rows: Any) -> None:
    """Pack a list of records; flat ones all at once, which is much faster."""
    kinds = things[0].FIELDS if things else ()
    if all(field.is_number and not field.room for field in kinds):
        rows[: len(things)] = [tuple(getattr(thing, field.name) for field in kinds) for thing in things]
        return
    for thing, row in zip(things, rows, strict=False):  # there may be room left
        _pack(thing, row)


class Opened:
    """A packed record whose fields can be read and set by name, like those of a plain one."""

    def __init__(self, row: Any) -> None:
        object.__setattr__(self, "_row", row)

    def __getattr__(self, name: str) -> Any:
        value = self._row[name]
        if value.dtype.names is None:
            return value
        return [Opened(row) for row in value] if value.shape else Opened(value)

    def __setattr__(self, name: str, value: Any) -> None:
        self._row[name] = value


def unpacked(cls: type[Thing], row: Any) -> Thing:
    """A numpy record as a plain one."""
    thing = cls()
    for field in cls.FIELDS:
        value = row[field.name]
        if field.is_number:
            setattr(thing, field.name, value.tolist() if field.room else value.item())
        elif field.room:
            setattr(thing, field.name, [unpacked(field.kind, item) for item in value])
        else:
            setattr(thing, field.name, unpacked(field.kind, value))
    return thing


def copied(thing: Thing) -> Thing:
    """A copy of a plain record that shares nothing changeable with it."""
    copy: Thing = _copying(type(thing))(thing)
    return copy


@cache
def _copying(cls: type[Record]) -> Callable[[Any], Any]:
    """What copies such a record, written out field by field from its declaration: nothing else is as fast."""
    names: dict[str, Any] = {"cls": cls, "new": object.__new__}
    lines = ["def copy(thing):", "    twin = new(cls)"]
    for field in cls.FIELDS:
        value = f"thing.{field.name}"
        if not field.is_number:
            names[f"copy_{field.name}"] = _copying(field.kind)
            value = f"[copy_{field.name}(item) for item in {value}]" if field.room else f"copy_{field.name}({value})"
        elif field.room:
            value += "[:]"
        lines.append(f"    twin.{field.name} = {value}")
    lines += [f"    twin.{name} = None" for name in cls.PLAIN]
    exec("\n".join([*lines, "    return twin"]), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def beside(thing: Thing) -> Thing:
    """Another plain record with the same parts: to put another part into it, and leave the first as it is."""
    return extended(type(thing), thing)


def extended(cls: type[Thing], thing: Record) -> Thing:
    """A plain record as one of a kind that declares more: what is new is blank, all else is shared."""
    return cls(**{field.name: getattr(thing, field.name) for field in thing.FIELDS})


def as_tuple(thing: Any) -> Any:
    """A plain record's whole content, for comparison."""
    if isinstance(thing, list):
        return tuple(as_tuple(item) for item in thing)
    if isinstance(thing, Record):
        return tuple(as_tuple(getattr(thing, field.name)) for field in thing.FIELDS)
    return thing
