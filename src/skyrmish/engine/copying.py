"""Copying a record onto another of its kind, inside rules: bots try things out on a table of their own."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from skyrmish.engine.records import Field, Record
from skyrmish.engine.rule import rule

Copier = Callable[[Any, Any], None]


def copier(cls: type[Record], counted: Mapping[str, str] | None = None) -> Copier:
    """A rule that copies every field of one record to another; of ``counted`` arrays, as many items as a field says.

    It is written out from the declaration, so that a new field can never be forgotten.
    """
    names: dict[str, Any] = {}
    lines = [f"def copy_{cls.__name__.lower()}(source, target):"]
    for field in cls.FIELDS:
        lines += [f"    {line}" for line in _lines(field, (counted or {}).get(field.name, ""), names)]
    exec("\n".join(lines), names)
    made: Copier = rule(names[f"copy_{cls.__name__.lower()}"])
    return made


@cache
def _part_copier(cls: type[Record]) -> Copier:
    return copier(cls)


def _lines(field: Field, count: str, names: dict[str, Any]) -> Iterator[str]:
    """The statements that copy one field."""
    name = field.name
    copy = ""
    if not field.is_number:
        copy = f"copy_{field.kind.__name__.lower()}"
        names[copy] = _part_copier(field.kind)
    if field.room is None:
        yield f"{copy}(source.{name}, target.{name})" if copy else f"target.{name} = source.{name}"
        return
    yield f"for k in range({f'source.{count}' if count else field.room.items}):"
    yield f"    {copy}(source.{name}[k], target.{name}[k])" if copy else f"    target.{name}[k] = source.{name}[k]"
