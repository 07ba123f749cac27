"""Measures between planes: range, section, arc and guides, and how much is missing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from skyrmish.games.squadron_leader.constants import GUIDES_ONLY
from skyrmish.games.squadron_leader.measuring.places import distance
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, is_in_arc, is_in_guides, section
from skyrmish.geometry.arcs import degrees_off_arc
from skyrmish.geometry.poses import Pose
from skyrmish.words.catalogue import say
from skyrmish.words.numbers import rounded, whole


class Against(NamedTuple):
    """Something that keeps the guns off a target, by how much, and its clause."""

    key: str
    clause: str
    hexes: bool = False
    amount: float = 0.0  # mm, hexes or degrees

    @property
    def reason(self) -> str:
        return say(self.key, hexes=self.hexes, amount=rounded(self.amount), count=whole(self.amount))

    def with_clause(self, cites: Callable[[str], str] = str) -> str:
        """The reason, with the clause as a rulebook has it."""
        return say("against-by-clause", reason=self.reason, clause=cites(self.clause))


@dataclass(frozen=True)
class Measure:
    """What plane a has of plane b. ``section`` is 0 out of range; nothing is ``against`` it if a may shoot b."""

    distance: float
    section: int
    in_range: bool
    in_arc: bool
    in_guides: bool
    missing: float  # mm, or hexes
    degrees: float  # outside the arc
    against: tuple[Against, ...]  # what keeps the guns off, as the first edition cites it

    def why_not(self, cites: Callable[[str], str] = str, between: str = "; ") -> str:
        """All of it in words, with the clauses as a rulebook has them; empty if there is a shot."""
        return between.join(each.with_clause(cites) for each in self.against)


def measure(rules: Rules, a: Pose, b: Pose) -> Measure:
    """Measure from one pose to another, with the reason in words if there is no shot.

    Near a bomber everything is in its arc (C-3).
    """
    apart = distance(rules, a, b)
    part = section(rules, a, b)
    in_arc, in_guides = is_in_arc(rules, a, b), part > 0 and is_in_guides(rules, a, b)
    missing = 0.0 if part else apart - rules.range_max
    all_round = a.size > 1.0 and 0 < part <= rules.bomber_turret_section
    degrees = 0.0 if in_arc or rules.hexes else degrees_off_arc(rules.token, a, b, rules.arc_half, rules.arc_mode)
    against = []
    if not part:
        clause = "HEX-08" if rules.hexes else "SL1-ATK-02"
        against.append(Against("against-range", clause, rules.hexes, missing))
    if all_round:
        in_arc = True
    elif rules.lane_effect == GUIDES_ONLY and a.size == 1.0 and not is_in_guides(rules, a, b):
        against.append(Against("against-guides", "MOD-FWD-01"))
    elif (rules.lane_effect != GUIDES_ONLY or a.size > 1.0) and not in_arc:
        against.append(Against("against-arc", "HEX-09" if rules.hexes else "SL1-ATK-03", rules.hexes, degrees))
    assert bool(against) == (aim(rules, a, b) == 0)
    return Measure(apart, part, part > 0, in_arc, in_guides, missing, degrees, tuple(against))


def measure_planes(rules: Rules, table: Table, i: int, j: int) -> Measure:
    return measure(rules, pose_of(table.planes[i]), pose_of(table.planes[j]))
