"""All that a plane could fly in a free sky, as a tree: made once for every plane that stands alike.

What a plan costs, and with which changes of altitude it can be flown, depends on Speed and altitude alone. So pages are
told such a chart once, in the plane's own frame; each question for a move then says only where the plane is, and which
nodes of the chart are in the way of something.
"""

import hashlib
from functools import cached_property
from typing import Any, NamedTuple

from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.orders.refusals import refusal
from skyrmish.games.squadron_leader.pieces import Manoeuvre, Node
from skyrmish.games.squadron_leader.play.moving.flight_plans import (
    Standing,
    beginning,
    changes,
    following,
    speed_for,
    why_not_follow,
)
from skyrmish.games.squadron_leader.reasons import ALLOWED, CLIMBED_BEFORE, NEEDS_ALTITUDE, TOO_EXPENSIVE
from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS
from skyrmish.table.json_text import dumps
from skyrmish.table.messages.asks import FlightChart, Reason
from skyrmish.table.questions.moving.fans import Fan, Path, fan_of, turns_of
from skyrmish.table.views.sky import Sky
from skyrmish.words.catalogue import YOU
from skyrmish.words.language import in_each_language

KEPT = 512
MANY = 40  # flyable nodes; a larger tree tells only at its root what cannot be paid for
NONE = -1
NO_CHANGE = (1, 0)  # from 1 to 0: it cannot be flown


class Branch(NamedTuple):
    """A sequence of manoeuvres: what it costs, and with which changes of altitude it can be flown."""

    parent: int
    manoeuvre: int
    depth: int
    cost: int
    altitude: int
    low: int
    high: int
    blocked: int = NONE  # the reason why it cannot be paid for, as a place in the list of them


class Chart:
    """Asks the rules for the tree, depth first; ``after`` is the first node that does not begin with a node's sequence.

    ``size`` is the token's: a bomber flies from stub to stub.
    """

    def __init__(self, sky: Sky, speed_name: str, standing: Standing, size: float) -> None:
        self.sky, self.standing, self.size = sky, standing, size
        self._rules, self._speed_name = sky.rules, speed_name
        self._is_small = False
        self._start()
        if sum(branch.blocked == NONE for branch in self.nodes) <= MANY:
            self._is_small = True
            self._start()

    def _start(self) -> None:
        self.reasons: list[Reason] = []
        self.nodes: list[Branch] = []
        self.after: list[int] = []
        root = beginning(self.standing)
        self._add(NONE, NONE, root, changes(self._rules, self.standing, root))
        self._branch_out(0, root)

    def _branch_out(self, number: int, before: Node) -> None:
        rules = self._rules
        for each in range(rules.manoeuvre_count):
            manoeuvre = rules.manoeuvres[each]
            reason = why_not_follow(rules, self.standing, before, manoeuvre)
            if reason == ALLOWED:
                node = following(rules, before, each)
                self._add(number, each, node, changes(rules, self.standing, node))
                self._branch_out(len(self.nodes) - 1, node)
            elif number == 0 or (self._is_small and manoeuvre.manner == PLAIN):
                told = self._told(reason, before, manoeuvre)
                self._add(number, each, following(rules, before, each), NO_CHANGE, told)
        self.after[number] = len(self.nodes)

    def _add(self, parent: int, manoeuvre: int, node: Node, flown: tuple[int, int], blocked: int = NONE) -> None:
        self.nodes.append(Branch(parent, manoeuvre, node.depth, node.cost, node.altitude, *flown, blocked))
        self.after.append(len(self.nodes))

    # ---- why not: the same reasons as when it is flown ----

    def _told(self, reason: int, before: Node, manoeuvre: Manoeuvre) -> int:
        """The place of a reason in the list of all that this chart gives."""
        words: dict[str, Any] = {"plane": YOU, "speed_name": self._speed_name, "cost": manoeuvre.cost}
        if reason == NEEDS_ALTITUDE:
            words.update(cost=manoeuvre.altitude, left=self.standing.altitude - before.altitude)
        elif reason == TOO_EXPENSIVE:
            words["left"] = speed_for(self.standing, before, manoeuvre)
        elif reason == CLIMBED_BEFORE:
            words["clause"] = MANNER_ROWS[manoeuvre.manner].clause_after_climb
        refused = refusal(reason, **words)
        told = Reason(reason=refused.spoken(), clause=self.sky.cites(refused.clause or ""))
        if told not in self.reasons:
            self.reasons.append(told)
        return self.reasons.index(told)

    # ---- where it leads ----

    @cached_property
    def free(self) -> list[int]:
        """The nodes that can be paid for."""
        return [number for number, branch in enumerate(self.nodes) if branch.blocked == NONE]

    @cached_property
    def changes(self) -> tuple[int, int]:
        """The deepest dive and the best climb of any plan, if nothing is in the way."""
        return self.changes_of(self.free)

    def changes_of(self, flyable: list[int]) -> tuple[int, int]:
        """The same of some nodes; where nothing has been flown yet, node 0 is no plan."""
        plans = flyable[0 if self.standing.flown else 1 :]
        lows, highs = [self.nodes[node].low for node in plans], [self.nodes[node].high for node in plans]
        return min(lows, default=0), max(highs, default=0)

    @cached_property
    def path(self) -> Path:
        """Where the nodes lie, one manoeuvre after the other."""
        turns = turns_of(self._rules)
        parents = [branch.parent for branch in self.nodes[1:]]
        manoeuvres = [branch.manoeuvre for branch in self.nodes[1:]]
        turned = [0]
        for parent, number in zip(parents, manoeuvres, strict=True):
            turned.append((turned[parent] + self._rules.manoeuvres[number].eighths) % turns)
        return Path(parents, manoeuvres, [turned[parent] for parent in parents], turned, self.free)

    def fan(self, c: float, s: float, eighths: int) -> Fan:
        """The ends of all nodes, counted from the plane."""
        return fan_of(self.sky, self.path, c, s, eighths, self.size)

    # ---- as a message ----

    @cached_property
    def name(self) -> str:
        return hashlib.sha256(dumps(self.message())).hexdigest()[:16]

    @cached_property
    def text(self) -> bytes:
        return dumps(self.message(self.name))

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
            may_end=self.standing.flown > 0,
        )


@in_each_language(KEPT)
def chart_of(sky: Sky, speed_name: str, standing: Standing, size: float) -> Chart:
    """The chart of a plane that stands so."""
    return Chart(sky, speed_name, standing, size)
