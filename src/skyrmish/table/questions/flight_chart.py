"""All that a plane could fly in a free sky, as a tree: made once for every plane that stands alike.

What a plan costs, and with which changes of altitude it can be flown, depends on Speed and altitude alone. So pages are
told such a chart once, in the plane's own frame; each question for a move then says only where the plane is, and which
nodes of the chart are in the way of something.
"""

import hashlib
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np
import orjson

from skyrmish.games.squadron_leader import reasons as why
from skyrmish.games.squadron_leader.constants import BARREL_ROLL, PLAIN, STORED
from skyrmish.games.squadron_leader.orders.refusals import refusal
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Node, Rules, Table, size_of_token
from skyrmish.games.squadron_leader.play.moving.flight_plans import highest_climb, lowest_climb
from skyrmish.games.squadron_leader.play.moving.movement import deepest_dive, levels_to_spend
from skyrmish.table.messages.asks import FlightChart, Reason
from skyrmish.table.questions.fans import Fan, Numbers, Path, fan_of, turns_of
from skyrmish.table.views.sky import Sky

KEPT = 512
MANY = 40  # flyable nodes; a larger tree tells only at its root what cannot be paid for
NONE = -1
PLANE = "{plane}"  # the page puts the name there


class Standing(NamedTuple):
    """What the plans of a plane depend on, wherever it is."""

    speed: int  # left
    altitude: int
    to_spend: int  # levels that may go into the move
    deepest: int  # dive that is left
    climbed: int
    climbs_left: int
    has_flown: bool
    has_dived: bool
    special: bool
    solo: bool
    size: float  # a bomber flies from stub to stub


def standing_of(rules: Rules, table: Table, i: int) -> Standing:
    """The plane may be in the middle of its move."""
    plane, moving = table.planes[i], table.plane == i
    dived, raised = (table.dived, table.raised) if moving else (0, 0)
    return Standing(
        speed=table.speed_left if moving else plane.speed,
        altitude=plane.altitude,
        to_spend=levels_to_spend(plane),
        deepest=deepest_dive(rules, plane) - dived,
        climbed=plane.climbed,
        climbs_left=max(0, rules.climb_limit + raised - plane.climbed),
        has_flown=moving and table.flown > 0,
        has_dived=dived > 0,
        special=moving and table.special,
        solo=moving and table.solo,
        size=size_of_token(plane),
    )


class Branch(NamedTuple):
    """A sequence of manoeuvres: what it costs, and with which changes of altitude it can be flown."""

    parent: int
    manoeuvre: int
    depth: int
    cost: int
    altitude: int
    special: bool
    solo: bool
    low: int
    high: int
    blocked: int = NONE  # the reason why it cannot be paid for, as a place in the list of them


class Chart:
    """Grows the tree, depth first; ``after`` is the first node that does not begin with a node's sequence."""

    def __init__(self, sky: Sky, speed_name: str, standing: Standing) -> None:
        self.sky, self.standing = sky, standing
        self._rules, self._speed_name = sky.rules, speed_name
        self._node = Node()  # one for all questions
        self._is_small = False
        self._start()
        if sum(branch.blocked == NONE for branch in self.nodes) <= MANY:
            self._is_small = True
            self._start()

    def _start(self) -> None:
        self.reasons: list[Reason] = []
        root = Branch(NONE, NONE, 0, 0, 0, self.standing.special, self.standing.solo, *self._changes(0, 0, 0, False))
        self.nodes: list[Branch] = [root]
        self.after = [0]
        self._branch_out(0)

    def _branch_out(self, number: int) -> None:
        parent = self.nodes[number]
        for each in range(self._rules.manoeuvre_count):
            manoeuvre = self._rules.manoeuvres[each]
            branch = self._next(number, parent, each, manoeuvre)
            reason = self._why_not_paid(parent, manoeuvre, branch)
            if reason == why.ALLOWED:
                self._add(branch)
                self._branch_out(len(self.nodes) - 1)
            elif number == 0 or (self._is_small and manoeuvre.manner == PLAIN):
                told = self._told(reason, parent, manoeuvre)
                self._add(branch._replace(low=1, high=0, blocked=told))
                self.after[-1] = len(self.nodes)
        self.after[number] = len(self.nodes)

    def _add(self, branch: Branch) -> None:
        self.nodes.append(branch)
        self.after.append(0)

    def _next(self, number: int, parent: Branch, each: int, manoeuvre: Manoeuvre) -> Branch:
        depth, special = parent.depth + 1, parent.special or manoeuvre.no_climb
        cost, altitude = parent.cost + manoeuvre.cost, parent.altitude + manoeuvre.altitude
        low, high = self._changes(depth, cost, altitude, special)
        return Branch(number, each, depth, cost, altitude, special, manoeuvre.solo, low, high)

    def _changes(self, depth: int, cost: int, altitude: int, special: bool) -> tuple[int, int]:
        """The deepest dive and the best climb with which this can still be flown; empty: not at all."""
        rules, plane, node = self._rules, self.standing, self._node
        node.cost, node.altitude, node.special = cost, altitude, special or plane.special
        low = 0
        if plane.climbed == 0:
            low = max(lowest_climb(rules, node, plane.speed, plane.altitude), -plane.deepest)
        high = highest_climb(rules, node, plane.speed, plane.altitude)
        if plane.climbed > 0:
            high = -1 if node.special and depth else min(high, plane.climbs_left)
            if rules.altitude == STORED:
                high = min(high, 0) if depth == 0 else -1
        return low, min(high, 0) if plane.has_dived else high

    # ---- why not: the same reasons as when it is flown ----

    def _why_not_paid(self, parent: Branch, manoeuvre: Manoeuvre, branch: Branch) -> int:
        plane = self.standing
        if parent.solo or (manoeuvre.solo and (plane.has_flown or parent.depth > 0)):
            return why.STANDS_ALONE
        if manoeuvre.no_climb and plane.climbed > 0:
            return why.CLIMBED_BEFORE
        if branch.altitude > plane.altitude:
            return why.NEEDS_ALTITUDE
        if self._rules.altitude == STORED and plane.climbed > 0:
            return why.STORED_ALREADY
        return why.TOO_EXPENSIVE if branch.low > branch.high else why.ALLOWED

    def _told(self, reason: int, parent: Branch, manoeuvre: Manoeuvre) -> int:
        """The place of a reason in the list of all that this chart gives."""
        plane = self.standing
        words: dict[str, Any] = {"plane": PLANE, "speed_name": self._speed_name, "cost": manoeuvre.cost}
        words["left"] = plane.speed - parent.cost + max(0, plane.to_spend - parent.altitude)
        if reason == why.NEEDS_ALTITUDE:
            words.update(cost=manoeuvre.altitude, left=plane.altitude - parent.altitude)
        elif reason == why.CLIMBED_BEFORE and manoeuvre.manner == BARREL_ROLL:
            words["clause"] = "MOD-BRL-03"
        refused = refusal(reason, **words)
        told = Reason(reason=refused.reason, clause=refused.clause or "")
        if told not in self.reasons:
            self.reasons.append(told)
        return self.reasons.index(told)

    # ---- where it leads ----

    @cached_property
    def is_free(self) -> Numbers:
        """Which nodes can be paid for."""
        return np.array([branch.blocked == NONE for branch in self.nodes])

    @cached_property
    def changes(self) -> tuple[int, int]:
        """The deepest dive and the best climb of any plan, if nothing is in the way."""
        return self.changes_of(self.is_free)

    def changes_of(self, flyable: Numbers) -> tuple[int, int]:
        """The same of some nodes; where nothing has been flown yet, node 0 is no plan."""
        plans = np.flatnonzero(flyable)[0 if self.standing.has_flown else 1 :].tolist()
        lows, highs = [self.nodes[node].low for node in plans], [self.nodes[node].high for node in plans]
        return min(lows, default=0), max(highs, default=0)

    @cached_property
    def path(self) -> Path:
        """Where the nodes lie, one manoeuvre after the other."""
        turns = turns_of(self._rules)
        parents = [branch.parent for branch in self.nodes]
        manoeuvres = [branch.manoeuvre for branch in self.nodes]
        turned = [0]
        for parent, number in zip(parents[1:], manoeuvres[1:], strict=True):
            turned.append((turned[parent] + self._rules.manoeuvres[number].eighths) % turns)
        depths = [branch.depth for branch in self.nodes]
        return Path.through(parents, manoeuvres, turned, depths)

    def fan(self, c: float, s: float, eighths: int) -> Fan:
        """The ends of all nodes, counted from the plane."""
        return fan_of(self.sky, self.path, c, s, eighths, self.standing.size)

    # ---- as a message ----

    @cached_property
    def name(self) -> str:
        return hashlib.sha256(orjson.dumps(self.message())).hexdigest()[:16]

    @cached_property
    def text(self) -> bytes:
        return orjson.dumps(self.message(self.name))

    def message(self, name: str = "") -> FlightChart:
        fan = self.fan(1.0, 0.0, 0)
        return FlightChart(
            name=name,
            parents=[branch.parent for branch in self.nodes],
            manoeuvres=[branch.manoeuvre for branch in self.nodes],
            ends=[self.sky.own_end(fan.pose(number)) for number in range(len(self.nodes))],
            costs=[branch.cost for branch in self.nodes],
            altitudes=[branch.altitude for branch in self.nodes],
            lows=[branch.low for branch in self.nodes],
            highs=[branch.high for branch in self.nodes],
            blocked=[branch.blocked for branch in self.nodes],
            reasons=self.reasons,
            may_end=self.standing.has_flown,
        )


@lru_cache(maxsize=KEPT)
def chart_of(sky: Sky, speed_name: str, standing: Standing) -> Chart:
    """The chart of a plane that stands so."""
    return Chart(sky, speed_name, standing)
