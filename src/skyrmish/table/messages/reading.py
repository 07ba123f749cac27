"""Reading what was said: JSON becomes a message of its kind, or it is said what is wrong with it first, and where."""

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from skyrmish.table.json_text import loads
from skyrmish.table.messages.limits import Limits
from skyrmish.words.catalogue import say
from skyrmish.words.lists import either
from skyrmish.words.quoting import quoted

Message = TypeVar("Message")
Reader = Callable[[Any], Any]


class Misread(Exception):  # noqa: N818 - it is an answer, not an accident
    """What was said cannot be read."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.problem = say(key, facts)
        self.way: list[str] = []  # to the field, from the last step to the first

    @property
    def place(self) -> str:
        return ".".join(reversed(self.way))


def read(kind: type[Message], given: Any) -> Message:
    """A message of this kind. Types are not guessed, and unknown fields are not passed over."""
    take: Any = reader_of(kind)  # type: ignore[arg-type]  # classes can be looked up
    message: Message = take(given)
    return message


def text_reader(kind: Any) -> Callable[[str | bytes], Any]:
    """The same of what was not even taken apart yet. To find what reads such a kind takes longer than to read one."""
    take = reader_of(kind)

    def take_text(text: str | bytes) -> Any:
        try:
            given = loads(text)
        except (ValueError, RecursionError):
            raise Misread("mistake-no-json") from None
        return take(given)

    return take_text


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

NO_KIND = {str: "mistake-string-type", int: "mistake-int-type", float: "mistake-float-type", bool: "mistake-bool-type"}


def plain(kind: Any) -> Reader:
    def take(given: Any) -> Any:
        if type(given) is kind:
            if kind is str and not given.isascii():
                check_writable(given)
            return given
        if kind is float and type(given) is int:
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
    def take(given: Any) -> Any:
        if isinstance(given, str) and given in values:
            return given
        raise Misread("mistake-literal-error", given=quoted(given), expected=either([repr(each) for each in values]))

    return take


def limited(kind: Any, *about: Any) -> Reader:
    inner, limits = reader_of(kind), [each for each in about if isinstance(each, Limits)]

    def take(given: Any) -> Any:
        value = inner(given)
        for each in limits:
            if wrong := each.problem(value):
                raise Misread(wrong[0], given=quoted(value), **wrong[1])
        return value

    return take


# ---- what has parts ----


def at(way: object, take: Reader, given: Any) -> Any:
    """One part; what is wrong there is said with the way to it."""
    try:
        return take(given)
    except Misread as wrong:
        wrong.way.append(str(way) if str(way).isprintable() and len(str(way)) <= LONGEST_WAY else quoted(way))
        raise


LONGEST_WAY = 40


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

    def take(given: Any) -> Any:
        check_object(given)
        for name in needed:
            if name not in given:
                at(name, missing, None)
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
