"""Cover: a bomber or balloon between the guns and the target."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import EXPANSION, PLANE
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.geometry.hexes import is_on_the_way
from skyrmish.geometry.outlines import line_crosses


@rule
def has_cover(rules: Rules, table: Table, i: int, j: int) -> bool:
    """C-3  The line between the centres crosses a bomber or balloon that is neither shooter nor target: our reading.

    On hexes, one that stands on a shortest way between the two.
    """
    if not (EXPANSION and rules.bombers and rules.cover):
        return False
    a, b = pose_of(table.planes[i]), pose_of(table.planes[j])
    for k in range(table.count):
        piece = table.planes[k]
        if k != i and k != j and piece.kind != PLANE and piece.flying and piece.placed:
            between = pose_of(piece)
            if rules.hexes and is_on_the_way(a, b, between):
                return True
            if not rules.hexes and line_crosses(rules.token, a, b, between):
                return True
    return False
