"""Copying a record onto another of its kind, clearing one, and dealing numbers to its fields, inside rules.

All are written out from the declaration, so that a new field can never be forgotten.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any

from skyrmish.engine.records import Field, Record
from skyrmish.engine.rule import rule

Copier = Callable[[Any, Any], None]
Clearer = Callable[[Any], None]
Dealer = Callable[[Any, Any, int], None]
NOTHING: Mapping[Any, Any] = {}


def copier(cls: type[Record], counted: Mapping[str, str] = NOTHING) -> Copier:
    """A rule that copies every field of one record to another; of ``counted`` arrays, as many items as a field says."""
    names: dict[str, Any] = {}
    lines: list[str] = []
    for field in cls.FIELDS:
        copy = ""
        if not field.is_number:
            copy = f"copy_{field.kind.__name__.lower()}"
            names[copy] = _part_copier(field.kind)
        one = f"{copy}(source.{{0}}, target.{{0}})" if copy else "target.{0} = source.{0}"
        lines += _for_each(field, one, "source", counted.get(field.name, ""))
    made: Copier = _written(f"copy_{cls.__name__.lower()}", "source, target", lines, names)
    return made


def clearer(
    cls: type[Record], kept: Mapping[type[Record], Collection[str]] = NOTHING, counted: Mapping[str, str] = NOTHING
) -> Clearer:
    """A rule that sets every field back to zero, but those that records of some kind keep.

    Arrays come first, while the numbers still say how much of them was in use.
    """
    names: dict[str, Any] = {}
    lines: list[str] = []
    for field in sorted(cls.FIELDS, key=lambda field: field.room is None):
        if field.name in kept.get(cls, ()):
            continue
        clear = f"clear_{field.kind.__name__.lower()}"
        if not field.is_number:
            names[clear] = clearer(field.kind, kept)
        one = f"target.{{0}} = {field.kind(0)!r}" if field.is_number else f"{clear}(target.{{0}})"
        lines += _for_each(field, one, "target", counted.get(field.name, ""))
    made: Clearer = _written(f"clear_{cls.__name__.lower()}", "target", lines, names)
    return made


def dealer(cls: type[Record]) -> Dealer:
    """A rule that gives numbers to the fields, in the order in which they are declared, as many as are told."""
    lines = [f"if count > {k}: target.{field.name} = numbers[{k}]" for k, field in enumerate(cls.FIELDS)]
    made: Dealer = _written(f"deal_{cls.__name__.lower()}", "target, numbers, count", lines, {})
    return made


@cache
def _part_copier(cls: type[Record]) -> Copier:
    return copier(cls)


def _for_each(field: Field, one: str, whose: str, count: str = "") -> Iterator[str]:
    """The statements that do the same to a field, or to every item of an array."""
    if field.room is None:
        yield one.format(field.name)
        return
    yield f"for k in range({f'{whose}.{count}' if count else field.room.items}):"
    yield "    " + one.format(f"{field.name}[k]")


def _written(name: str, arguments: str, lines: list[str], names: dict[str, Any]) -> Any:
    """A rule from its text."""
    exec("\n    ".join([f"def {name}({arguments}):", *lines]), names)
    return rule(names[name])
