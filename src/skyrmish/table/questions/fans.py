"""Where all nodes of a flight chart end, reckoned at once.

Every step of a move lies on the grid, and sums of grid numbers are exact. So the steps of each manoeuvre in each
heading, as the rules fly them, add up to the very poses to which flying the plan step by step leads.
"""

from array import array
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.poses import Pose
from skyrmish.table.views.sky import Sky

Numbers = np.ndarray[Any, Any]
HEADINGS = 8
KEPT_FANS, KEPT_STEPS = 4096, 1024


def turns_of(rules: Rules) -> int:
    """How many ways a nose can point."""
    return FACINGS if rules.hexes else HEADINGS


@dataclass(frozen=True, eq=False)
class Path:
    """The last step of every node: from which parent, by which manoeuvre, out of which heading; level by level."""

    levels: list[tuple[Numbers, Numbers, Numbers, Numbers]]  # nodes, parents, manoeuvres, headings of the parents
    turned: Numbers  # each node's own heading, counted from the plane's
    free: Numbers  # the nodes that can be paid for

    @staticmethod
    def through(
        parents: list[int], manoeuvres: list[int], turned: list[int], depths: list[int], free: Numbers
    ) -> "Path":
        headings, levels = np.array(turned), []
        for depth in range(1, max(depths) + 1):
            nodes = np.flatnonzero(np.array(depths) == depth)
            before = np.array(parents)[nodes]
            levels.append((nodes, before, np.array(manoeuvres)[nodes], headings[before]))
        return Path(levels, headings, free)


@dataclass(frozen=True, eq=False)
class Row:
    """The nodes that can be paid for, from one end of an axis to the other: looking there asks few of them."""

    places: "array[float]"
    across: "array[float]"  # where each lies on the other axis
    nodes: list[int]

    @staticmethod
    def along(places: Numbers, across: Numbers, free: Numbers) -> "Row":
        nodes = free[places[free].argsort(kind="stable")]
        return Row(array("d", places[nodes].tolist()), array("d", across[nodes].tolist()), nodes.tolist())

    def outside(self, low: float, high: float) -> list[int]:
        """Those that end beyond a stretch."""
        places, nodes = self.places, self.nodes
        if low <= places[0] and places[-1] <= high:
            return []
        return nodes[: bisect_left(places, low)] + nodes[bisect_right(places, high) :]

    def near(self, place: float, across: float, reach: float) -> list[int]:
        """Those that end within reach of a point."""
        first, beyond = bisect_left(self.places, place - reach), bisect_right(self.places, place + reach)
        most, sideways, found = reach * reach, self.across, []
        for k in range(first, beyond):
            ahead, aside = self.places[k] - place, sideways[k] - across
            if ahead * ahead + aside * aside < most:
                found.append(self.nodes[k])
        return found


@dataclass(frozen=True, eq=False)
class Fan:
    """The ends of all nodes, counted from the plane."""

    x: Numbers
    y: Numbers
    turned: Numbers
    eastward: Row
    northward: Row

    def pose(self, node: int) -> Pose:
        """Where a node ends, if the plane were at 0 0 in the frame of the board."""
        return Pose(float(self.x[node]), float(self.y[node]), 1.0, 0.0, int(self.turned[node]), 1.0)

    def pose_from(self, start: Pose, node: int) -> Pose:
        x, y = start.x + float(self.x[node]), start.y + float(self.y[node])
        return Pose(x, y, start.c, start.s, int(self.turned[node]), start.size)


@lru_cache(maxsize=KEPT_STEPS)
def steps_of(sky: Sky, c: float, s: float, size: float) -> Numbers:
    """What each manoeuvre adds to x and y, for each heading in a frame."""
    manoeuvres = sky.rules.manoeuvres[: sky.rules.manoeuvre_count]
    starts = [Pose(0.0, 0.0, c, s, heading, size) for heading in range(turns_of(sky.rules))]
    ends = [[end_of(manoeuvre, start) for manoeuvre in manoeuvres] for start in starts]
    return np.array([[(end.x, end.y) for end in row] for row in ends])


@lru_cache(maxsize=KEPT_FANS)
def fan_of(sky: Sky, path: Path, c: float, s: float, eighths: int, size: float) -> Fan:
    """The ends of all nodes for a plane in this frame whose nose points so."""
    steps, turns = steps_of(sky, c, s, size), turns_of(sky.rules)
    ends = np.zeros((len(path.turned), 2))
    for nodes, parents, manoeuvres, headings in path.levels:
        ends[nodes] = ends[parents] + steps[(headings + eighths) % turns, manoeuvres]
    x, y = ends[:, 0].copy(), ends[:, 1].copy()
    rows = Row.along(x, y, path.free), Row.along(y, x, path.free)
    return Fan(x, y, (path.turned + eighths) % turns, *rows)
