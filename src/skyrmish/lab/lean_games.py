"""Lean games: a sky holds octagons, hexagons or hexes, mostly without bombers. The rest is not compiled into it."""

from collections.abc import Callable
from typing import Any

from skyrmish.engine.rule import compiled, compiled_without
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.geometry.outlines import OCTAGON

PLANES_ONLY = frozenset(("LARGE_PIECES", "EXPANSION"))
OCTAGONS_IN_OPEN_SKY = PLANES_ONLY | {"HEXES", "HEXAGONS"}
HEXAGONS_IN_OPEN_SKY = PLANES_ONLY | {"HEXES", "OCTAGONS"}
HEXES_ONLY = PLANES_ONLY | {"OPEN_SKY"}


def absent_from(rules: Rules) -> frozenset[str]:
    """The switches that games under these rules are compiled without; none where bombers or missions are about."""
    if rules.bombers or rules.mission:
        return frozenset()
    if rules.hexes:
        return HEXES_ONLY
    return OCTAGONS_IN_OPEN_SKY if rules.token.sides == OCTAGON else HEXAGONS_IN_OPEN_SKY


def compiled_for(rules: Rules, function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as machine code for games under these rules: the same games in either form."""
    absent = absent_from(rules)
    return compiled_without(function, absent) if absent else compiled(function)
