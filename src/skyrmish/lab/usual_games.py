"""Usual games: octagonal planes on an open board, and nothing else. They are compiled without the rest, and faster."""

from collections.abc import Callable
from typing import Any

from skyrmish.engine.rule import compiled, compiled_without
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.outlines import OCTAGON

UNUSUAL = frozenset(("HEXES", "HEXAGONS", "LARGE_PIECES", "EXPANSION"))


def is_usual(rules: Rules) -> bool:
    """Nothing of what usual games are compiled without can occur."""
    return not rules.hexes and rules.token.sides == OCTAGON and not rules.bombers and not rules.mission


def compiled_for(rules: Rules, function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as machine code for games under these rules: the same games in either form."""
    return compiled_without(function, UNUSUAL) if is_usual(rules) else compiled(function)
