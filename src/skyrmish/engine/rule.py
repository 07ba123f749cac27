"""One source, four speeds.

A function marked ``@rule`` stays what it is: plain Python. ``compiled(rule)`` is the same source compiled by numba,
``on_device(rule)`` the same source as CUDA device code, and ``browser`` makes WebAssembly of it; every rule that it
calls is translated with it. Speeds live side by side in one process, so a match can start in plain Python while the
compiled rules warm up.
"""

import sys
import types
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

from skyrmish.engine.exports import Export
from skyrmish.engine.keeping.compiled_once import compiled_once
from skyrmish.engine.keeping.fingerprints import digest, fingerprint, names_in, records_taken
from skyrmish.engine.keeping.folders import kept_folder
from skyrmish.engine.marks import aside, is_aside, is_rare, is_rule, is_woven, named_by, rare, rule, woven

__all__ = [
    "Listener",
    "as_part",
    "aside",
    "compiled",
    "compiled_with_boundscheck",
    "compiled_without",
    "on_device",
    "rare",
    "rule",
    "woven",
]

TOOLS = ("numba", "llvmlite", "numpy")
MAKERS = ("lowering.py", "weaving.py")
RARELY = "_rarely"  # said in the full names of rules that are kept apart
WHOLE = {"nogil": True}
PART = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # without these it compiles faster


class Listener(Protocol):
    """Whoever hears the asides of a table: what happened there, to whom, and two numbers."""

    def hear(self, table: Any, kind: int, who: int, first: int, second: int) -> None: ...


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule as machine code, loaded from where it is kept when the same was compiled before."""
    return compiled_without(function, frozenset())


@cache
def compiled_without(function: Callable[..., Any], absent: frozenset[str]) -> Callable[..., Any]:
    """As ``compiled``, for games in which some things never occur: switches of these names are off and free.

    It is kept under a fingerprint of all that it is made of: an edited constant, however far down, can never play old
    rules, and edited words, or another rule, change nothing.
    """
    known = absent & names_in(function)
    if known != absent:
        return compiled_without(function, known)
    from skyrmish.engine.machine_code.calling import MachineCode, can_be_made

    folder = kept_folder("compiled", full_name(function) + _suffix(absent), _made_of(function, absent))
    if can_be_made(function):
        return MachineCode(Export.of(function), absent, folder)
    return _compiled_here(function, absent, folder)


def _made_of(function: Callable[..., Any], absent: frozenset[str]) -> str:
    """A fingerprint of the rule, of the records that it takes, and of the tools that make code of it."""
    return digest(fingerprint(function, absent), records_taken(function), WHOLE, made_by())


def made_by() -> Any:
    """What makes code of rules, for this machine and for pages."""
    from importlib.metadata import version  # not before: pages import this file, and make nothing

    sources = [Path(__file__).with_name(name).read_bytes() for name in MAKERS]
    return sys.version, [version(tool) for tool in TOOLS], PART, sources


def _compiled_here(function: Callable[..., Any], absent: frozenset[str], folder: Path) -> Callable[..., Any]:
    """By numba, in this process: a rule that takes tuples, or that no other process would find."""
    import numba

    from skyrmish.engine.keeping.kept_code import keep

    translated: Any = _translated(function, partial(_part_without, absent), numba.njit(**WHOLE), absent)
    translated.rule = function
    keep(translated, folder)
    return compiled_once(translated, folder)


def full_name(function: Callable[..., Any]) -> str:
    """With its module's name before it."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__}"


@cache
def _part_without(absent: frozenset[str], function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that compiled rules call, without the wrapper for Python and a place of its own where it is kept.

    Games that lack different things share it, if it knows nothing of what one of them lacks.
    """
    known = absent & names_in(function)
    if known != absent:
        return _part_without(known, function)
    import numba

    decorator = numba.njit(**PART, forceinline=is_woven(function))
    return _translated(function, partial(_part_without, absent), decorator, absent)


@cache
def compiled_with_boundscheck(function: Callable[..., Any]) -> Callable[..., Any]:
    """As ``compiled``, but an index outside its array is an error instead of garbage. For tests."""
    import numba

    return _translated(function, compiled_with_boundscheck, numba.njit(boundscheck=True))


@cache
def on_device(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule as CUDA device code, one thread a game. FMA stays off: bits must equal the other speeds."""
    from numba import cuda

    return _translated(function, on_device, cuda.jit(device=True, fma=False))


def as_part(function: Callable[..., Any], absent: frozenset[str] = frozenset()) -> Any:
    """The same rule for whoever weaves rules together, in games in which some things never occur."""
    return _part_without(absent, function)


def _translated(
    function: Callable[..., Any],
    translate: Callable[[Callable[..., Any]], Callable[..., Any]],
    decorate: Callable[[Callable[..., Any]], Any],
    absent: frozenset[str] = frozenset(),
) -> Callable[..., Any]:
    """A copy of the function, in whose eyes rules that it names or was made around are translated, asides silent.

    Switches that are absent are off; the copy's name says so. Its full name says what it is made of: machine code that
    other processes have made is called by such names, and two rules made by the same function would share one.
    """
    assert isinstance(function, types.FunctionType)
    seen = named_by(function)
    for name, value in seen.items():
        if name in absent:
            seen[name] = False
        elif is_rule(value):
            seen[name] = translate(value)
        elif is_aside(value):
            seen[name] = translate(_silences[value.__code__.co_argcount])
    enclosed = tuple(types.CellType(seen[name]) for name in function.__code__.co_freevars)
    name = function.__name__ + _suffix(absent)
    copy = types.FunctionType(function.__code__, function.__globals__ | seen, name, function.__defaults__, enclosed)
    rarely = RARELY if is_rare(function) else ""
    copy.__qualname__ = f"{function.__qualname__}{rarely}_{fingerprint(function, absent)}"
    copy.__module__ = function.__module__
    translated: Callable[..., Any] = decorate(copy)
    return translated


def _suffix(absent: frozenset[str]) -> str:
    return "".join(f"_no_{name.lower()}" for name in sorted(absent))


def _silence2(_1: Any, _2: Any) -> None:
    return


def _silence3(_1: Any, _2: Any, _3: Any) -> None:
    return


def _silence4(_1: Any, _2: Any, _3: Any, _4: Any) -> None:
    return


def _silence5(_1: Any, _2: Any, _3: Any, _4: Any, _5: Any) -> None:
    return


_silences: dict[int, Callable[..., Any]] = {2: _silence2, 3: _silence3, 4: _silence4, 5: _silence5}
