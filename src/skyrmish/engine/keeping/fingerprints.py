"""A fingerprint of all that a rule is made of: two that are equal compile to the same machine code.

A rule is its code, the constants and kinds of tuples that it names, and every rule that it calls. Words about it, its
place in a file and the file's place on a disk are none of it. Whatever else a rule names is an error: an edit that a
fingerprint cannot see would silently play the old rules.
"""

import dis
import hashlib
import types
from collections.abc import Callable
from functools import cache
from typing import Any

from skyrmish.engine.exports import Rows, is_record
from skyrmish.engine.layouts import described, name_of, with_parts
from skyrmish.engine.marks import is_aside, is_rare, is_rule, is_woven, named_by

LIBRARIES = ("math", "numpy")  # their functions stay what they are while their version does
ABSENT = "absent"
DIGITS = 32  # 128 bits: files that are named by one stay short enough for every system


def digest(*parts: Any) -> str:
    """Of parts whose ``repr`` says all about them."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:DIGITS]


@cache
def names_in(function: Callable[..., Any]) -> frozenset[str]:
    """All that a rule names, and the rules that it calls."""
    named = named_by(function)
    return frozenset(named).union(*(names_in(value) for value in named.values() if is_rule(value)))


@cache
def fingerprint(function: Callable[..., Any], absent: frozenset[str] = frozenset()) -> str:
    """Of a rule in games in which some things never occur."""
    known = absent & names_in(function)
    if known != absent:
        return fingerprint(function, known)
    assert isinstance(function, types.FunctionType)
    named = sorted(named_by(function).items())
    told = [(name, ABSENT if name in absent else _told(value, function, absent)) for name, value in named]
    defaults = [_constant(value, function) for value in function.__defaults__ or ()]
    return digest(_code(function), told, defaults, is_woven(function), is_rare(function))


def records_taken(function: Callable[..., Any]) -> Any:
    """The kinds of records that it says it takes, field by field, and how many dimensions rows of them have."""
    taken = list(function.__annotations__.values())
    rows = [repr(kind) for kind in taken if isinstance(kind, Rows)]
    kinds: list[Any] = [kind.item if isinstance(kind, Rows) else kind for kind in taken]
    return rows, [{name_of(part): described(part) for part in with_parts(kind)} for kind in kinds if is_record(kind)]


def _told(value: Any, function: types.FunctionType, absent: frozenset[str]) -> Any:
    """What a rule knows by a name."""
    if is_rule(value):
        return "rule", fingerprint(value, absent)
    if is_aside(value):
        return "aside", value.__code__.co_argcount
    if isinstance(value, types.ModuleType) and value.__name__ in LIBRARIES:
        return "library", value.__name__
    if isinstance(value, type) and issubclass(value, tuple):
        return "tuple", value.__module__, value.__qualname__, getattr(value, "_fields", ())
    return _constant(value, function)


def _constant(value: Any, function: types.FunctionType) -> Any:
    """With its kind: 1, 1.0 and True are equal, and are not the same rule."""
    if value is None or isinstance(value, bool | int | float | str):
        return type(value).__name__, value
    if isinstance(value, tuple):
        return type(value).__name__, [_constant(each, function) for each in value]
    if isinstance(value, frozenset):
        return "frozenset", sorted(repr(_constant(each, function)) for each in value)
    if hasattr(value, "dtype") and hasattr(value, "tobytes"):
        return "numpy", str(value.dtype), value.shape, value.tobytes()
    raise TypeError(f"{function.__qualname__} knows {value!r}: rules know numbers, tuples, arrays and other rules")


def _code(function: types.FunctionType) -> Any:
    """What it does, without a word of what it says about itself."""
    code = function.__code__
    constants = list(code.co_consts)
    if constants and constants[0] == function.__doc__ and not _loads_first_constant(code):
        constants[0] = None
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    shape = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags
    return code.co_code, names, shape, [_constant(each, function) for each in constants]


def _loads_first_constant(code: types.CodeType) -> bool:
    """Whether the docstring, which Python keeps there, is more than words to this function."""
    pairs = zip(code.co_code[::2], code.co_code[1::2], strict=True)
    return any(operation in dis.hasconst and argument == 0 for operation, argument in pairs)
