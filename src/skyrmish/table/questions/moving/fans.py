"""Where all nodes of a flight chart end, reckoned at once.

Every step of a move lies on the grid, and sums of grid numbers are exact. So the steps of each manoeuvre in each
heading, as the rules fly them, add up to the very poses to which flying the plan step by step leads.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.hexes import FACINGS
from skyrmish.geometry.poses import Pose
from skyrmish.table.views.sky import Sky

Lengths = Sequence[float]
HEADINGS = 8
KEPT_FANS, KEPT_STEPS = 4096, 1024


def turns_of(rules: Rules) -> int:
    """How many ways a nose can point."""
    return FACINGS if rules.hexes else HEADINGS


@dataclass(frozen=True, eq=False)
class Path:
    """The last step of every node: from which parent, by which manoeuvre, out of which heading. Node 0 has none."""

    parents: list[int]  # of all nodes but the first; they come before their children
    manoeuvres: list[int]
    headings: list[int]  # of the parents, counted from the plane's
    turned: list[int]  # each node's own heading, counted likewise
    free: list[int]  # the nodes that can be paid for


class Row(NamedTuple):
    """The nodes that can be paid for, from one end of an axis to the other: looking there asks few of them."""

    places: Lengths
    nodes: list[int]

    @staticmethod
    def along(places: Lengths, free: list[int]) -> "Row":
        nodes = sorted(free, key=places.__getitem__)
        return Row(array("d", map(places.__getitem__, nodes)), nodes)

    def outside(self, low: float, high: float) -> list[int]:
        """Those that end beyond a stretch."""
        places, nodes = self
        if low <= places[0] and places[-1] <= high:
            return []
        return nodes[: bisect_left(places, low)] + nodes[bisect_right(places, high) :]

    def within(self, low: float, high: float) -> list[int]:
        """Those that end on a stretch."""
        places, nodes = self
        if high < places[0] or places[-1] < low:
            return []
        return nodes[bisect_left(places, low) : bisect_right(places, high)]


class Fan(NamedTuple):
    """The ends of all nodes, counted from the plane."""

    x: Lengths
    y: Lengths
    turned: bytes
    eastward: Row
    northward: Row

    def near(self, x: float, y: float, reach: float) -> list[int]:
        """Nodes that can be paid for and end within reach of a point."""
        xs, ys, most = self.x, self.y, reach * reach
        about = self.eastward.within(x - reach, x + reach)
        return [node for node in about if (xs[node] - x) ** 2 + (ys[node] - y) ** 2 < most]

    def pose(self, node: int) -> Pose:
        """Where a node ends, if the plane were at 0 0 in the frame of the board."""
        return Pose(self.x[node], self.y[node], 1.0, 0.0, self.turned[node], 1.0)

    def pose_from(self, start: Pose, node: int) -> Pose:
        return Pose(start.x + self.x[node], start.y + self.y[node], start.c, start.s, self.turned[node], start.size)


@lru_cache(maxsize=KEPT_STEPS)
def steps_of(sky: Sky, c: float, s: float, size: float) -> list[list[tuple[float, float]]]:
    """What each manoeuvre adds to x and y, for each heading in a frame."""
    manoeuvres = sky.rules.manoeuvres[: sky.rules.manoeuvre_count]
    starts = [Pose(0.0, 0.0, c, s, heading, size) for heading in range(turns_of(sky.rules))]
    ends = [[end_of(manoeuvre, start) for manoeuvre in manoeuvres] for start in starts]
    return [[(end.x, end.y) for end in row] for row in ends]


@lru_cache(maxsize=KEPT_FANS)
def fan_of(sky: Sky, path: Path, c: float, s: float, eighths: int, size: float) -> Fan:
    """The ends of all nodes for a plane in this frame whose nose points so."""
    turns = turns_of(sky.rules)
    steps = steps_of(sky, c, s, size)
    steps = steps[eighths % turns :] + steps[: eighths % turns]
    xs, ys = [0.0], [0.0]
    for parent, manoeuvre, heading in zip(path.parents, path.manoeuvres, path.headings, strict=True):
        x, y = steps[heading][manoeuvre]
        xs.append(xs[parent] + x)
        ys.append(ys[parent] + y)
    turned = bytes([(heading + eighths) % turns for heading in path.turned])
    return Fan(array("d", xs), array("d", ys), turned, Row.along(xs, path.free), Row.along(ys, path.free))
