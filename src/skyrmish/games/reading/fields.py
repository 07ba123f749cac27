"""Reading fields: JSON becomes a thing of its kind, or it is said what is wrong with it first, and where.

Messages of a table and position files are read so, in a page too.
"""

import re
import sys
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import inf
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from skyrmish.games.reading.limits import Before, Limits
from skyrmish.words.catalogue import say
from skyrmish.words.lists import either
from skyrmish.words.quoting import LONGEST_QUOTE, quoted

Message = TypeVar("Message")
Reader = Callable[[Any], Any]


class Misread(Exception):  # noqa: N818 - it is an answer, not an accident
    """What was said cannot be read."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts
        self.way: list[str | int] = []  # to the field, from the last step to the first

    @property
    def problem(self) -> str:
        return say(self.key, self.facts)

    @property
    def place(self) -> str:
        return ".".join(map(_shown, reversed(self.way)))


def read(kind: type[Message], given: Any) -> Message:
    """A message of this kind. Types are not guessed, and unknown fields are not passed over."""
    take: Any = reader_of(kind)  # type: ignore[arg-type]  # classes can be looked up
    message: Message = take(given)
    return message


@cache
def reader_of(kind: Any) -> Reader:
    origin = get_origin(kind)
    if kind is Any:
        return lambda given: given
    if origin is Annotated:
        return limited(*get_args(kind))
    if origin is Literal:
        return one_of(get_args(kind))
    if origin in (Union, types.UnionType):
        return any_of(get_args(kind))
    if origin is list:
        return list_of(reader_of(get_args(kind)[0]))
    if origin is dict:
        return table_of(*(reader_of(each) for each in get_args(kind)))
    return message_of(kind) if is_dataclass(kind) else plain(kind)


# ---- plain values ----

LARGEST = int(sys.float_info.max)  # JSON may have larger ones
NO_KIND = {str: "mistake-string-type", int: "mistake-int-type", float: "mistake-float-type", bool: "mistake-bool-type"}


def plain(kind: Any) -> Reader:
    def take(given: Any) -> Any:
        if type(given) is kind:
            if kind is str and not given.isascii():
                check_writable(given)
            return given
        if kind is float and type(given) is int and abs(given) <= LARGEST:
            return float(given)
        raise Misread(NO_KIND[kind], given=quoted(given))

    return take


def check_writable(text: str) -> None:
    """Half of a sign is none, and could never be sent on."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Misread("mistake-string-unicode", given=quoted(text)) from None


def one_of(values: tuple[Any, ...]) -> Reader:
    *others, last = map(repr, values)

    def take(given: Any) -> Any:
        if isinstance(given, str) and given in values:
            return given
        expected = either([", ".join(others), last] if others else [last])
        raise Misread("mistake-literal-error", given=quoted(given), expected=expected)

    return take


def limited(kind: Any, *about: Any) -> Reader:
    inner, limits = reader_of(kind), [each for each in about if isinstance(each, Limits)]
    before = [each.change for each in about if isinstance(each, Before)]

    def take(given: Any) -> Any:
        changed = given
        for change in before:
            changed = change(changed)
        value = inner(changed)
        for each in limits:
            if wrong := each.problem(value):
                raise Misread(wrong[0], given=quoted(given), **wrong[1])
        return value

    if before or len(limits) != 1:
        return take
    if get_origin(kind) is list:
        return list_as_long(inner, take, *limits)
    return plain_text(take, *limits) if kind is str else take


def plain_text(take: Reader, limits: Limits) -> Reader:
    """Most texts are as they should be: only of others it is asked what is wrong, if anything."""
    longest = "" if limits.longest is None else limits.longest
    sizes = rf"(?=[\x00-\x7f]{{{limits.shortest or 0},{longest}}}\Z)"
    fits = re.compile(f"(?s:{sizes}{limits.pattern or '.*'})").fullmatch
    return lambda given: given if type(given) is str and fits(given) else take(given)


def list_as_long(inner: Reader, take: Reader, limits: Limits) -> Reader:
    """Likewise most lists: of one only the length is limited."""
    shortest, longest = limits.shortest or 0, inf if limits.longest is None else limits.longest

    def take_list(given: Any) -> Any:
        value = inner(given)
        return value if shortest <= len(value) <= longest else take(given)

    return take_list


# ---- what has parts ----


def at(way: str | int, take: Reader, given: Any) -> Any:
    """One part; what is wrong there is said with the way to it."""
    try:
        return take(given)
    except Misread as wrong:
        wrong.way.append(way)
        raise


def _shown(way: str | int) -> str:
    return str(way) if str(way).isprintable() and len(str(way)) <= LONGEST_QUOTE else quoted(way)


def list_of(take: Reader) -> Reader:
    def take_all(given: Any) -> Any:
        if type(given) is not list:
            raise Misread("mistake-list-type", given=quoted(given))
        try:  # most is as it should be; where it is not, it is read again to say where
            return [take(each) for each in given]
        except Misread:
            return [at(number, take, each) for number, each in enumerate(given)]

    return take_all


def table_of(name: Reader, take: Reader) -> Reader:
    def take_all(given: Any) -> Any:
        check_object(given)
        return {at(key, name, key): at(key, take, value) for key, value in given.items()}

    return take_all


def check_object(given: Any) -> None:
    if type(given) is not dict:
        raise Misread("mistake-dict-type", given=quoted(given))


def any_of(kinds: tuple[Any, ...]) -> Reader:
    """A message by its type; or a value, where there may be none."""
    if all(is_dataclass(kind) for kind in kinds):
        return by_type({get_args(get_type_hints(kind)["type"])[0]: reader_of(kind) for kind in kinds})
    (kind,) = (each for each in kinds if each is not type(None))
    take = reader_of(kind)
    return lambda given: None if given is None else take(given)


def by_type(readers: dict[str, Reader]) -> Reader:
    known = one_of(tuple(readers))

    def take(given: Any) -> Any:
        check_object(given)
        kind = given.get("type")
        reader = readers.get(kind) if type(kind) is str else None
        return reader(given) if reader else at("type", known, kind)

    return take


def message_of(kind: Any) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    readers = {each.name: reader_of(hints[each.name]) for each in fields(kind)}
    needed = [each.name for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING]
    all_needed = frozenset(needed)

    def take(given: Any) -> Any:
        check_object(given)
        if not all_needed <= given.keys():
            at(next(name for name in needed if name not in given), missing, None)
        try:  # as for lists
            parts = {name: readers[name](value) for name, value in given.items()}
        except (Misread, KeyError):
            parts = {name: at(name, readers.get(name, unknown), value) for name, value in given.items()}
        return kind(**parts)

    return take


def missing(_: Any) -> None:
    raise Misread("mistake-missing")


def unknown(_: Any) -> None:
    raise Misread("mistake-extra-forbidden")
