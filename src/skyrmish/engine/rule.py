"""One source, four speeds.

A function marked ``@rule`` stays what it is: plain Python. ``compiled(rule)`` is the same source compiled by numba,
``on_device(rule)`` the same source as CUDA device code, ``in_browser(rule)`` the same source for WebAssembly; every
rule that it calls is translated with it. Speeds live side by side in one process, so a match can start in plain Python
while the compiled rules warm up.
"""

import dis
import hashlib
import os
import shutil
import sys
import types
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from platformdirs import user_cache_dir

import skyrmish
from skyrmish.engine.compiled_once import compiled_once

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGES_WITH_RULES = ("engine", "geometry", "games", "bots", "lab")
NUMBERS = "manoeuvres.toml"  # data that constants of rules are made of
KEPT_FOLDERS = 4

_rules: set[Callable[..., Any]] = set()
_woven: set[Callable[..., Any]] = set()
_asides: set[Callable[..., Any]] = set()


def rule(function: Function) -> Function:
    """Mark a rule: small, free of allocation and exceptions, so that every speed can run it."""
    _rules.add(function)
    return function


def woven(function: Function) -> Function:
    """Mark a rule that every plan or decision runs through: machine code weaves it into the rules that use it.

    Left to itself, the compiler calls all but the smallest of them, and a call with two poses costs more than most
    of what such a rule does.
    """
    _woven.add(function)
    return rule(function)


def aside(function: Function) -> Function:
    """Mark a remark to the players: heard in plain play, left out of the compiled game."""
    _asides.add(function)
    return function


class Listener(Protocol):
    """Whoever hears the asides of a table: what happened there, to whom, and two numbers."""

    def hear(self, table: Any, kind: int, who: int, first: int, second: int) -> None: ...


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule as machine code, loaded from the cache folder when these sources were compiled before."""
    return compiled_without(function, frozenset())


@cache
def compiled_without(function: Callable[..., Any], absent: frozenset[str]) -> Callable[..., Any]:
    """As ``compiled``, for games in which some things never occur: switches of these names are off and free."""
    import numba

    numba.config.CACHE_DIR = str(cache_folder())
    decorator = numba.njit(cache=True, nogil=True)
    return compiled_once(_translated(function, partial(_part_without, absent), decorator, absent), cache_folder())


@cache
def _part_without(absent: frozenset[str], function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that compiled rules call: without the wrapper for Python and a cache of its own, it compiles faster.

    Games that lack different things share it, if it knows nothing of what one of them lacks.
    """
    known = absent & _names_in(function)
    if known != absent:
        return _part_without(known, function)
    import numba

    decorator = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=function in _woven)
    return _translated(function, partial(_part_without, absent), decorator, absent)


@cache
def _names_in(function: Callable[..., Any]) -> frozenset[str]:
    """All that a rule names, and the rules that it calls."""
    named = named_by(function)
    return frozenset(named).union(*(_names_in(value) for value in named.values() if _is_rule(value)))


def named_by(function: Callable[..., Any]) -> dict[str, Any]:
    """What a function knows by a name of its module, or from the function that made it."""
    assert isinstance(function, types.FunctionType)
    names = {each.argval for each in dis.get_instructions(function) if each.opname == "LOAD_GLOBAL"}
    known = {name: value for name, value in function.__globals__.items() if name in names}
    return known | {
        name: cell.cell_contents
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    }


def _is_rule(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and value in _rules


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


def in_browser(function: Callable[..., Any], absent: frozenset[str] = frozenset()) -> Any:
    """The same rule for WebAssembly, in games in which some things never occur; ``browser`` makes a module of it."""
    return _part_without(absent, function)


def _translated(
    function: Callable[..., Any],
    translate: Callable[[Callable[..., Any]], Callable[..., Any]],
    decorate: Callable[[Callable[..., Any]], Any],
    absent: frozenset[str] = frozenset(),
) -> Callable[..., Any]:
    """A copy of the function, in whose eyes rules that it names or was made around are translated, asides silent.

    Switches that are absent are off; the copy's name says so, since the cache knows functions by their names.
    """
    assert isinstance(function, types.FunctionType)
    seen = named_by(function)
    for name, value in seen.items():
        if name in absent:
            seen[name] = False
        elif _is_rule(value):
            seen[name] = translate(value)
        elif isinstance(value, types.FunctionType) and value in _asides:
            seen[name] = translate(_silences[value.__code__.co_argcount])
    enclosed = tuple(types.CellType(seen[name]) for name in function.__code__.co_freevars)
    suffix = "".join(f"_no_{name.lower()}" for name in sorted(absent))
    copy = types.FunctionType(
        function.__code__, function.__globals__ | seen, function.__name__ + suffix, function.__defaults__, enclosed
    )
    copy.__qualname__ = function.__qualname__ + suffix
    copy.__module__ = function.__module__
    translated: Callable[..., Any] = decorate(copy)
    return translated


def _silence2(_1: Any, _2: Any) -> None:
    return


def _silence3(_1: Any, _2: Any, _3: Any) -> None:
    return


def _silence4(_1: Any, _2: Any, _3: Any, _4: Any) -> None:
    return


def _silence5(_1: Any, _2: Any, _3: Any, _4: Any, _5: Any) -> None:
    return


_silences: dict[int, Callable[..., Any]] = {2: _silence2, 3: _silence3, 4: _silence4, 5: _silence5}


def cache_home() -> Path:
    """Where everything lies that takes long to compute, and can be computed again."""
    return Path(os.environ.get("SKYRMISH_CACHE") or user_cache_dir("skyrmish"))


@cache
def cache_folder() -> Path:
    """Where compiled code lies, named by a hash of all sources that hold rules or numbers of theirs.

    numba looks at a function's own file only: with a fixed folder, an edited constant elsewhere would silently play
    the old rules. A few earlier folders are kept, for other versions on the same machine.
    """
    root = Path(skyrmish.__file__).parent
    sources = hashlib.sha256(sys.version.encode())
    for package in PACKAGES_WITH_RULES:
        for path in sorted([*(root / package).rglob("*.py"), *(root / package).rglob(NUMBERS)]):
            sources.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    home = cache_home() / "compiled"
    folder = home / sources.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    for old in sorted(home.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)
    return folder
