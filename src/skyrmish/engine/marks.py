"""The marks that functions bear, and what a function names: all that the speeds of a rule go by."""

import dis
import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

LOAD_GLOBAL = dis.opmap["LOAD_GLOBAL"]  # its argument is the number of a name, twice, and something else

Function = TypeVar("Function", bound=Callable[..., Any])

_rules: set[Callable[..., Any]] = set()
_woven: set[Callable[..., Any]] = set()
_rare: set[Callable[..., Any]] = set()
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


def rare(function: Function) -> Function:
    """Mark a rule that is seldom needed where it is used: machine code keeps it apart, so that the usual way is short.

    Left to itself, the compiler weaves in whatever is called in one place, however long, and all else pays for it.
    """
    _rare.add(function)
    return rule(function)


def aside(function: Function) -> Function:
    """Mark a remark to the players: heard in plain play, left out of the compiled game."""
    _asides.add(function)
    return function


def is_rule(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and value in _rules


def is_woven(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and value in _woven


def is_rare(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and value in _rare


def is_aside(value: Any) -> bool:
    return isinstance(value, types.FunctionType) and value in _asides


def named_by(function: Callable[..., Any]) -> dict[str, Any]:
    """What a function knows by a name of its module, or from the function that made it."""
    assert isinstance(function, types.FunctionType)
    names = _global_names(function.__code__)
    known = {name: function.__globals__[name] for name in names if name in function.__globals__}
    return known | {
        name: cell.cell_contents
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    }


@cache
def _global_names(code: types.CodeType) -> frozenset[str]:
    """As ``dis`` would tell them, which takes a tenth of a second for all rules of a game."""
    names, argument = set(), 0
    for operation, low in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument = argument << 8 | low
        if operation == LOAD_GLOBAL:
            names.add(code.co_names[argument >> 1])
        if operation != dis.EXTENDED_ARG:
            argument = 0
    return frozenset(names)
