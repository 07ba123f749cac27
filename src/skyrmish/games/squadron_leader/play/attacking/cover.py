"""Cover: a bomber or balloon between the guns and the target."""

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import PLANE
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.geometry.hexes import is_on_the_way
from skyrmish.geometry.outlines import line_crosses
from skyrmish.geometry.poses import Pose


@woven
def counts_cover(rules: Rules) -> bool:
    """C-3  There is cover in this ruleset."""
    return rules.bombers and rules.cover


@rule
def has_cover(rules: Rules, table: Table, i: int, a: Pose, j: int, b: Pose) -> bool:
    """C-3  The line from plane i at a to plane j at b crosses a bomber or balloon that is neither of them: our reading.

    On hexes, one that stands on a shortest way between the two.
    """
    for k in range(table.count):
        piece = table.planes[k]
        if piece.kind != PLANE and k != i and k != j and piece.flying and piece.placed:
            between = pose_of(piece)
            if rules.hexes and is_on_the_way(a, b, between):
                return True
            if not rules.hexes and line_crosses(rules.token, a, b, between):
                return True
    return False
