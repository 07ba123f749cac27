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
SKIES: dict[str, frozenset[str]] = {  # by name, and what each does without
    "octagons": OCTAGONS_IN_OPEN_SKY,
    "hexagons": HEXAGONS_IN_OPEN_SKY,
    "hexes": HEXES_ONLY,
    "everything": frozenset(),
}


def sky_of(rules: Rules) -> str:
    """The sky that games under these rules are played in; one with everything where bombers or missions are about."""
    if rules.bombers or rules.mission:
        return "everything"
    if rules.hexes:
        return "hexes"
    return "octagons" if rules.token.sides == OCTAGON else "hexagons"


def absent_from(rules: Rules) -> frozenset[str]:
    """The switches that games under these rules are compiled without."""
    return SKIES[sky_of(rules)]


def compiled_for(rules: Rules, function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as machine code for games under these rules: the same games in either form."""
    absent = absent_from(rules)
    return compiled_without(function, absent) if absent else compiled(function)
