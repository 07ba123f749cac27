"""How far apart planes are, to those who would rather be nearer. A hex counts as wide as half a straight template."""

import math
from itertools import product

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.pieces import Rules, on_hexes
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.games.squadron_leader.play.setting_up.edges import depth_reached
from skyrmish.geometry.hexes import FACINGS, HEXES, hex_pose
from skyrmish.geometry.poses import Pose, pose_at, squared_distance

HEX = 43.0  # mm


@woven
def apart(rules: Rules, a: Pose, b: Pose) -> float:
    """Squared millimetres between two centres."""
    if HEXES and on_hexes(rules):
        q, r = b.x - a.x, b.y - a.y
        return HEX * HEX * (q * q + q * r + r * r)
    return squared_distance(a, b)


@woven
def if_any(nearest: float) -> float:
    """How near the nearest enemy is; none, while all that fell are still to come back."""
    return nearest if nearest < math.inf else 0.0


@rule
def to_edge(rules: Rules, pose: Pose, edge: int) -> float:
    """Millimetres to an edge of the board."""
    away = depth_reached(rules, pose, edge)
    return HEX * away if rules.hexes else away


def start_of(rules: Rules) -> Pose:
    """The middle of nowhere, the nose ahead."""
    return hex_pose(0.0, 0.0, 0) if rules.hexes else pose_at(0.0, 0.0, 0.0)


def stride(rules: Rules) -> float:
    """How far a template goes, at most, for each point of Speed and level of altitude; a free one counts as one."""
    farthest = 0.0
    for manoeuvre, facing in product(rules.manoeuvres[: rules.manoeuvre_count], range(FACINGS)):
        start = start_of(rules)._replace(eighths=facing)
        way = math.sqrt(apart(rules, start, end_of(manoeuvre, start)))
        farthest = max(farthest, way / max(1, manoeuvre.cost + manoeuvre.altitude))
    return farthest
