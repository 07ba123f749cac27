"""All that a plane may fly from where it is, as a tree: ends, costs, changes of altitude, and what is in the way.

Trees have hundreds of nodes where altitude buys Speed, and every move asks for one: nodes are small and become text
without a detour.
"""

import json
from typing import NamedTuple

from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.flight_plans import highest_climb, lowest_climb
from skyrmish.games.squadron_leader.movement import deepest_dive, end_of, has_way, is_off_board, levels_to_spend
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Node, Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.words import BARREL_ROLL, PLAIN, STORED
from skyrmish.geometry.headings import EIGHTH
from skyrmish.geometry.poses import Pose
from skyrmish.match.match import Match
from skyrmish.match.refusals import overlapped, refusal
from skyrmish.server.views.sky import Sky

MANY = 40  # flyable nodes; a larger tree tells only at its root what cannot be paid for
FREE, NONE = "null", -1
TRUTH = ("false", "true")


class Branch(NamedTuple):
    """A sequence of manoeuvres: what it costs, where it ends, and with which changes of altitude it can be flown."""

    node: int
    parent: int
    manoeuvre: int
    depth: int
    pose: Pose
    cost: int
    altitude: int
    special: bool
    solo: bool
    low: int
    high: int
    may_end: bool
    leaves_board: bool
    blocked: str  # the reason as JSON, or ``null``

    @property
    def is_flyable(self) -> bool:
        return self.blocked == FREE


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
        self.nodes: list[Branch] = []
        self._too_dear: list[tuple[Branch, int, int]] = []  # parent, manoeuvre, reason
        self._words: dict[tuple[int, int, int, int], str] = {}  # reasons told before
        self._node = Node()  # one for all questions: making them takes longer than asking
        self._grow()

    def _grow(self) -> None:
        special, solo = self.moving and self.table.special, self.moving and self.table.solo
        low, high = self.changes(0, 0, 0, special)
        start = pose_of(self.plane)
        may_end = self.flown > 0
        root = Branch(0, NONE, NONE, 0, start, 0, 0, special, solo, low, high, may_end, False, FREE)
        self.nodes.append(root)
        self._branch_out(root)
        flyable = len(self.nodes)
        for parent, number, reason in self._too_dear:
            if parent.depth == 0 or (flyable <= MANY and self.rules.manoeuvres[number].manner == PLAIN):
                manoeuvre = self.rules.manoeuvres[number]
                self._block(parent, number, end_of(manoeuvre, parent.pose), reason)

    def _branch_out(self, parent: Branch) -> None:
        rules = self.rules
        for number in range(rules.manoeuvre_count):
            manoeuvre = rules.manoeuvres[number]
            cost, altitude = parent.cost + manoeuvre.cost, parent.altitude + manoeuvre.altitude
            special = parent.special or manoeuvre.no_climb
            low, high = self.changes(parent.depth + 1, cost, altitude, special)
            reason = self._why_not_paid(parent, manoeuvre, altitude, low > high)
            if reason != why.ALLOWED:
                self._too_dear.append((parent, number, reason))
                continue
            end = end_of(manoeuvre, parent.pose)
            off = is_off_board(rules, end)
            reason = self._why_not_there(parent, end, off)
            if reason != why.ALLOWED:
                self._block(parent, number, end, reason)
                continue
            paid = (cost, altitude, special, manoeuvre.solo, low, high)
            child = Branch(len(self.nodes), parent.node, number, parent.depth + 1, end, *paid, not off, off, FREE)
            self.nodes.append(child)
            if not off:
                self._branch_out(child)

    def changes(self, depth: int, cost: int, altitude: int, special: bool) -> tuple[int, int]:
        """The deepest dive and the best climb with which this can still be flown; empty: not at all."""
        rules, plane, node = self.rules, self.plane, self._node
        node.cost, node.altitude, node.special = cost, altitude, special
        low = 0
        if plane.climbed == 0:
            deepest = deepest_dive(rules, plane) - (self.table.dived if self.moving else 0)
            low = max(lowest_climb(rules, node, self.speed_left, plane.altitude), -deepest)
        high = highest_climb(rules, node, self.speed_left, plane.altitude)
        if plane.climbed > 0:
            high = -1 if special and depth else min(high, self._climbs_left())
            if rules.altitude == STORED:
                high = min(high, 0) if depth == 0 else -1
        if self.moving and self.table.dived:
            high = min(high, 0)
        return low, high

    def _climbs_left(self) -> int:
        raised = self.table.raised if self.moving else 0
        return max(0, self.rules.climb_limit + raised - self.plane.climbed)

    # ---- why not: the same reasons as when it is flown ----

    def _why_not_paid(self, parent: Branch, manoeuvre: Manoeuvre, altitude: int, too_dear: bool) -> int:
        if parent.solo or (manoeuvre.solo and self.flown + parent.depth > 0):
            return why.STANDS_ALONE
        if manoeuvre.no_climb and self.plane.climbed > 0:
            return why.CLIMBED_BEFORE
        if altitude > self.plane.altitude:
            return why.NEEDS_ALTITUDE
        if self.rules.altitude == STORED and self.plane.climbed > 0:
            return why.STORED_ALREADY
        return why.TOO_EXPENSIVE if too_dear else why.ALLOWED

    def _why_not_there(self, parent: Branch, end: Pose, off: bool) -> int:
        if overlapped(self.rules, self.table, self.i, end) >= 0:
            return why.OCCUPIED
        if off and self.rules.stay_on_board and self._could_stay(parent):
            return why.LEAVES_BOARD
        return why.ALLOWED

    def _could_stay(self, parent: Branch) -> bool:
        """B-13  After a manoeuvre the move may end; before one, some template must keep the plane on the board."""
        if self.flown + parent.depth > 0:
            return True
        return has_way(self.rules, self.table, self.i, self.speed_left, levels_to_spend(self.plane), True)

    def _block(self, parent: Branch, number: int, end: Pose, reason: int) -> None:
        """Show what cannot be flown, and why."""
        manoeuvre = self.rules.manoeuvres[number]
        cost, altitude = parent.cost + manoeuvre.cost, parent.altitude + manoeuvre.altitude
        off, about = is_off_board(self.rules, end), (reason, number, parent.cost, parent.altitude)
        told = self._words.get(about) if reason != why.OCCUPIED else None
        if told is None:
            told = self._words[about] = self._told(reason, parent, end, manoeuvre)
        paid = (cost, altitude, parent.special, manoeuvre.solo, 1, 0)
        self.nodes.append(Branch(len(self.nodes), parent.node, number, parent.depth + 1, end, *paid, False, off, told))

    def _told(self, reason: int, parent: Branch, end: Pose, manoeuvre: Manoeuvre) -> str:
        names = self.match.names
        words: dict[str, object] = {"plane": names[self.i], "speed": self.match.speed_name, "cost": manoeuvre.cost}
        words["left"] = self.speed_left - parent.cost + max(0, levels_to_spend(self.plane) - parent.altitude)
        if reason == why.NEEDS_ALTITUDE:
            words.update(cost=manoeuvre.altitude, left=self.plane.altitude - parent.altitude)
        elif reason == why.OCCUPIED:
            words["other"] = names[overlapped(self.rules, self.table, self.i, end)]
        elif reason == why.CLIMBED_BEFORE and manoeuvre.manner == BARREL_ROLL:
            words["clause"] = "MOD-BRL-03"
        refused = refusal(reason, **words)
        return json.dumps({"reason": refused.reason, "clause": refused.clause or ""}, ensure_ascii=False)

    # ---- as text ----

    def text(self) -> str:
        """The nodes as a list of ``FlightNode``."""
        return f"[{','.join(map(self._node_text, self.nodes))}]"

    def _node_text(self, b: Branch) -> str:
        x, y, heading = self._drawn(b.pose)
        return (
            f'{{"node":{b.node},"parent":{b.parent},"manoeuvre":{b.manoeuvre},'
            f'"pose":{{"x":{x:.4f},"y":{y:.4f},"heading":{heading:.4f}}},"cost":{b.cost},"low":{b.low},"high":{b.high},'
            f'"altitude":{b.altitude},"may_end":{TRUTH[b.may_end]},"leaves_board":{TRUTH[b.leaves_board]},'
            f'"blocked":{b.blocked}}}'
        )

    def _drawn(self, pose: Pose) -> tuple[float, float, float]:
        """A plane keeps its frame while it moves: only eighths are added."""
        if self.rules.hexes:
            drawn = self.sky.drawn(pose)
            return drawn.x, drawn.y, drawn.heading
        return pose.x, pose.y, (self.plane.frame + EIGHTH * pose.eighths) % 360.0
