"""Sweeps: how far each sequence of manoeuvres reaches, so that one look tells whether it may be flown from here.

Places lie on a grid on which sums are exact, and a quarter turn changes no number but its sign: what is found at a
glance is what flying template after template would find.
"""

from typing import NamedTuple

from skyrmish.engine.rule import woven
from skyrmish.games.squadron_leader.constants import EXPANSION
from skyrmish.games.squadron_leader.pieces import (
    NOSES,
    QUARTERS,
    Rules,
    Table,
    on_hexes,
    pose_of,
    size_of_token,
)
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.outlines import OCTAGON, edge_margin, sides_of
from skyrmish.geometry.poses import Pose

BLOCKED, FREE, UNCLEAR = 0, 1, 2  # what a glance finds


class Sight(NamedTuple):
    """A plane that looks where its plans would take it."""

    sure: bool  # its nose is square to the board, or halfway: what it sees is true
    pose: Pose
    margin: float  # that it must keep from the edges


def sweep(rules: Rules) -> None:
    """Fill in how far all nodes reach, on the open table with octagons: those cover as much with any nose."""
    rules.sweeps = []
    if rules.hexes or rules.token.sides != OCTAGON:
        return
    ways: list[list[tuple[Pose, list[float]]]] = [[] for _ in range(NOSES)]
    for node in rules.nodes:
        for nose, way in enumerate(ways):
            del way[node.depth - 1 :]
            start = way[-1][0] if way else Pose(0.0, 0.0, 1.0, 0.0, nose, 1.0)
            end = end_of(rules.manoeuvres[node.manoeuvre], start)
            reached = [end.x, end.y, -end.x, -end.y]
            way.append((end, [max(pair) for pair in zip(reached, way[-1][1], strict=True)] if way else reached))
            rules.sweeps += way[-1][1]


@woven
def sight_of(rules: Rules, table: Table, i: int) -> Sight:
    """Of no use on hexes, with other tokens, and where a mission is won by leaving the board."""
    plane = table.planes[i]
    pose = pose_of(plane)
    sure = not (on_hexes(rules) or sides_of(rules.token) != OCTAGON or (EXPANSION and rules.mission))
    sure = sure and pose.s == 0.0 and pose.size == 1.0 and plane.climbed == 0
    return Sight(sure, pose, edge_margin(rules.token, pose))


@woven
def reach(rules: Rules, node: int, eighths: int, quarter: int) -> float:
    """How far the places of a node lie to the east, north, west or south, if it is flown with this nose."""
    at = (NOSES * node + (eighths & 1)) * QUARTERS
    return rules.sweeps[at + ((quarter - (eighths >> 1)) & (QUARTERS - 1))]


@woven
def glance(rules: Rules, table: Table, i: int, sight: Sight, node: int) -> int:
    """SL1-MOVE-06, SL1-FAQ-03  Whether plane i stays on the board with a node; unclear with a token near its way."""
    pose = sight.pose
    east, north = pose.x + reach(rules, node, pose.eighths, 0), pose.y + reach(rules, node, pose.eighths, 1)
    west, south = pose.x - reach(rules, node, pose.eighths, 2), pose.y - reach(rules, node, pose.eighths, 3)
    if west < sight.margin or east > rules.board_width - sight.margin:
        return BLOCKED
    if south < sight.margin or north > rules.board_height - sight.margin:
        return BLOCKED
    for j in range(table.count):
        other = table.planes[j]
        near = rules.token.radius * (1.0 + size_of_token(other))
        if j != i and other.flying and west - near < other.x < east + near and south - near < other.y < north + near:
            return UNCLEAR
    return FREE
