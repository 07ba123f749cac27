"""All that a plane may fly from where it is, as a tree: ends, costs, changes of altitude, and what is in the way."""

from typing import NamedTuple

from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.flight_plans import highest_climb, lowest_climb
from skyrmish.games.squadron_leader.movement import end_of, has_way, is_off_board, levels_to_spend
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Node, Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.words import BARREL_ROLL, PLAIN, STORED
from skyrmish.geometry.headings import EIGHTH
from skyrmish.geometry.poses import Pose
from skyrmish.match.match import Match
from skyrmish.match.refusals import overlapped, refusal
from skyrmish.server.protocol.asks import FlightNode, Reason
from skyrmish.server.protocol.drawing import DrawnPose
from skyrmish.server.views.sky import Sky, drawn_at

MANY = 40  # flyable nodes; a larger tree tells only at its root what cannot be paid for


class Flown(NamedTuple):
    """A plane after some manoeuvres: where it is, and what it has paid so far."""

    node: int
    depth: int
    pose: Pose
    cost: int
    altitude: int
    special: bool
    solo: bool
    low: int
    high: int


class FlightTree:
    """Grows the tree of one plane. The plane may be in the middle of its move."""

    def __init__(self, match: Match, sky: Sky, i: int) -> None:
        self.match, self.sky, self.i = match, sky, i
        self.rules: Rules = match.rules
        self.table: Table = match.table
        self.plane: Plane = match.table.planes[i]
        self.moving = match.table.plane == i
        self.speed_left = self.table.speed_left if self.moving else self.plane.speed
        self.flown = self.table.flown if self.moving else 0
        self.nodes: list[FlightNode] = []
        self.ends: dict[int, Pose] = {}
        self._node = Node()  # one for all questions: making them takes longer than asking
        self.too_dear: list[tuple[Flown, int, int]] = []  # parent, manoeuvre, reason

    def grow(self) -> list[FlightNode]:
        start = Flown(0, 0, pose_of(self.plane), 0, 0, self._special(), self.moving and self.table.solo, 0, 0)
        low, high = self.changes(start)
        start = start._replace(low=low, high=high)
        self.add(start, -1, -1, may_end=self.flown > 0)
        self.branch_out(start)
        flyable = len(self.nodes)
        for parent, number, reason in self.too_dear:
            if parent.depth == 0 or (flyable <= MANY and self.rules.manoeuvres[number].manner == PLAIN):
                self.block(parent, number, reason)
        return self.nodes

    def _special(self) -> bool:
        return self.moving and self.table.special

    def branch_out(self, parent: Flown) -> None:
        for number in range(self.rules.manoeuvre_count):
            child = self.after(parent, self.rules.manoeuvres[number])
            reason = self.why_not(parent, child, self.rules.manoeuvres[number])
            if reason in (why.OCCUPIED, why.LEAVES_BOARD):
                self.block(parent, number, reason)
            elif reason != why.ALLOWED:
                self.too_dear.append((parent, number, reason))
            else:
                low, high = self.changes(child)
                child = child._replace(node=len(self.nodes), low=low, high=high)
                off = is_off_board(self.rules, child.pose)
                self.add(child, parent.node, number, may_end=not off, leaves=off)
                if not off:
                    self.branch_out(child)

    def after(self, parent: Flown, manoeuvre: Manoeuvre) -> Flown:
        cost, altitude = parent.cost + manoeuvre.cost, parent.altitude + manoeuvre.altitude
        special = parent.special or manoeuvre.no_climb
        end = end_of(manoeuvre, parent.pose)
        return Flown(-1, parent.depth + 1, end, cost, altitude, special, manoeuvre.solo, 0, 0)

    def changes(self, flown: Flown) -> tuple[int, int]:
        """The deepest dive and the best climb with which this can still be flown; empty: not at all."""
        rules, plane, climbed = self.rules, self.plane, self.plane.climbed
        node = self._node
        node.cost, node.altitude, node.special = flown.cost, flown.altitude, flown.special
        low = lowest_climb(rules, node, self.speed_left, plane.altitude) if climbed == 0 else 0
        high = highest_climb(rules, node, self.speed_left, plane.altitude)
        if climbed > 0:
            high = -1 if flown.special and flown.depth else min(high, self.climbs_left())
            if rules.altitude == STORED:
                high = min(high, 0) if flown.depth == 0 else -1
        if self.moving and self.table.dived:
            high = min(high, 0)
        return low, high

    def climbs_left(self) -> int:
        raised = self.table.raised if self.moving else 0
        return max(0, self.rules.climb_limit + raised - self.plane.climbed)

    def why_not(self, parent: Flown, child: Flown, manoeuvre: Manoeuvre) -> int:
        """The same reasons as when it is flown, before anything is paid."""
        if parent.solo or (manoeuvre.solo and self.flown + parent.depth > 0):
            return why.STANDS_ALONE
        if manoeuvre.no_climb and self.plane.climbed > 0:
            return why.CLIMBED_BEFORE
        if child.altitude > self.plane.altitude:
            return why.NEEDS_ALTITUDE
        if self.rules.altitude == STORED and self.plane.climbed > 0:
            return why.STORED_ALREADY
        low, high = self.changes(child)
        if low > high:
            return why.TOO_EXPENSIVE
        if overlapped(self.rules, self.table, self.i, child.pose) >= 0:
            return why.OCCUPIED
        if self.rules.stay_on_board and is_off_board(self.rules, child.pose) and self.could_stay(parent):
            return why.LEAVES_BOARD
        return why.ALLOWED

    def could_stay(self, parent: Flown) -> bool:
        """B-13  After a manoeuvre the move may end; before one, some template must keep the plane on the board."""
        if self.flown + parent.depth > 0:
            return True
        return has_way(self.rules, self.table, self.i, self.speed_left, levels_to_spend(self.plane), True)

    def add(self, flown: Flown, parent: int, number: int, may_end: bool, leaves: bool = False) -> None:
        self.ends[len(self.nodes)] = flown.pose
        self.nodes.append(
            FlightNode(
                node=len(self.nodes),
                parent=parent,
                manoeuvre=number,
                pose=self.drawn(flown.pose),
                cost=flown.cost,
                low=flown.low,
                high=flown.high,
                altitude=flown.altitude,
                may_end=may_end,
                leaves_board=leaves,
            )
        )

    def drawn(self, pose: Pose) -> DrawnPose:
        """A plane keeps its frame while it moves: only eighths are added."""
        if self.rules.hexes:
            return self.sky.drawn(pose)
        return drawn_at(pose.x, pose.y, self.plane.frame + EIGHTH * pose.eighths)

    def block(self, parent: Flown, number: int, reason: int) -> None:
        """Show what cannot be flown, and why."""
        manoeuvre = self.rules.manoeuvres[number]
        child = self.after(parent, manoeuvre)._replace(low=1, high=0)
        self.add(child, parent.node, number, may_end=False, leaves=is_off_board(self.rules, child.pose))
        self.nodes[-1].blocked = self.told(reason, parent, child, manoeuvre)

    def told(self, reason: int, parent: Flown, child: Flown, manoeuvre: Manoeuvre) -> Reason:
        names, speed = self.match.names, self.match.speed_name
        words: dict[str, object] = {"plane": names[self.i], "speed": speed, "cost": manoeuvre.cost}
        words["left"] = self.speed_left - parent.cost + max(0, levels_to_spend(self.plane) - parent.altitude)
        if reason == why.NEEDS_ALTITUDE:
            words.update(cost=manoeuvre.altitude, left=self.plane.altitude - parent.altitude)
        elif reason == why.OCCUPIED:
            words["other"] = names[overlapped(self.rules, self.table, self.i, child.pose)]
        elif reason == why.CLIMBED_BEFORE and manoeuvre.manner == BARREL_ROLL:
            words["clause"] = "MOD-BRL-03"
        refused = refusal(reason, **words)
        return Reason(reason=refused.reason, clause=refused.clause or "")
