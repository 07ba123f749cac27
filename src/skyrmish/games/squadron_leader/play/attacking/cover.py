"""Cover: a bomber or balloon between the guns and the target."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import EXPANSION, PLANE
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.geometry.hexes import is_on_the_way
from skyrmish.geometry.outlines import line_crosses
from skyrmish.geometry.poses import Pose


@rule
def has_cover(rules: Rules, table: Table, i: int, a: Pose, j: int, b: Pose) -> bool:
    """C-3  The line from plane i at a to plane j at b crosses a bomber or balloon that is neither of them: our reading.

    On hexes, one that stands on a shortest way between the two.
    """
    if not (EXPANSION and rules.bombers and rules.cover):
        return False
    for k in range(table.count):
        piece = table.planes[k]
        if k != i and k != j and piece.kind != PLANE and piece.flying and piece.placed:
            between = pose_of(piece)
            if rules.hexes and is_on_the_way(a, b, between):
                return True
            if not rules.hexes and line_crosses(rules.token, a, b, between):
                return True
    return False
