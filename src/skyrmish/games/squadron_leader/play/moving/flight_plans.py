"""The flight-plan tree: every sequence of manoeuvres that some Speed and altitude can pay for.

A plan is one number: four bits for each manoeuvre, the first lowest; then how many there are; a bit for a bomb to drop
after the last; then the altitude gained (a dive is negative). The tree lists sequences depth first; each node knows the
first node after its subtree, so that a blocked or unaffordable beginning prunes everything that starts with it.
"""

from bisect import bisect_left
from typing import NamedTuple

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import STORED
from skyrmish.games.squadron_leader.pieces import (
    LEVELS,
    MOST_NODES,
    MOST_PLANS,
    MOST_STAT,
    MOST_STEPS,
    OPENINGS,
    PLAN_BITS,
    Leg,
    Manoeuvre,
    Move,
    Node,
    Rules,
    Table,
)
from skyrmish.games.squadron_leader.play.moving.paying import (
    climbs_left,
    deepest_dive,
    speed_after_dive,
    why_not_pay,
)
from skyrmish.games.squadron_leader.play.moving.sweeps import sweep
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.words.refusal import Refusal

LENGTH_AT = 48
DROP_AT = 52
CLIMB_AT = 56
CLIMB_ZERO = 32
OUT_OF_REACH = 16
NOT_BEGUN = Move()


@rule
def plan_of(path: int, depth: int, climb: int) -> int:
    return path | (depth << LENGTH_AT) | ((climb + CLIMB_ZERO) << CLIMB_AT)


@rule
def manoeuvre_at(plan: int, step: int) -> int:
    return (plan >> (PLAN_BITS * step)) & 15


@rule
def length_of(plan: int) -> int:
    return (plan >> LENGTH_AT) & 15


@rule
def with_drop(plan: int) -> int:
    """C-3  The same plan with a bomb at its end."""
    return plan | (1 << DROP_AT)


@rule
def drops_at_end(plan: int) -> bool:
    return (plan >> DROP_AT) & 1 == 1


@rule
def climb_of(plan: int) -> int:
    """Altitude bought with Speed; negative: dived."""
    return (plan >> CLIMB_AT) - CLIMB_ZERO


class Standing(NamedTuple):
    """All that a plane's plans depend on in a free sky."""

    speed: int  # left
    altitude: int
    deepest: int  # dive that is left
    climbed: int = 0
    climbs_left: int = 0
    flown: int = 0  # manoeuvres
    dived: bool = False
    special: bool = False  # one of them excludes climbing
    solo: bool = False  # it stands alone


def standing_of(rules: Rules, table: Table, i: int) -> Standing:
    """How plane i stands; it may be in the middle of its move."""
    plane, moving = table.planes[i], table.plane == i
    move = table.move if moving else NOT_BEGUN
    stored = rules.altitude == STORED and plane.climbed > 0
    return Standing(
        speed=move.speed_left if moving else plane.speed,
        altitude=plane.altitude,
        deepest=deepest_dive(rules, plane) - move.dived,
        climbed=plane.climbed,
        climbs_left=0 if stored else climbs_left(rules, plane.climbed, move.raised),
        flown=move.flown,
        dived=move.dived > 0,
        special=move.special,
        solo=move.solo,
    )


# ---- what a plan may do next ----


def beginning(standing: Standing) -> Node:
    """The plan that flies nothing more."""
    return Node(special=standing.special, solo=standing.solo)


def following(rules: Rules, before: Node, number: int) -> Node:
    """A sequence of manoeuvres, and one more."""
    manoeuvre = rules.manoeuvres[number]
    return Node(
        manoeuvre=number,
        depth=before.depth + 1,
        cost=before.cost + manoeuvre.cost,
        altitude=before.altitude + manoeuvre.altitude,
        special=before.special or manoeuvre.no_climb,
        solo=manoeuvre.solo,
        path=before.path | (number << (PLAN_BITS * before.depth)),
    )


def why_not_follow(rules: Rules, standing: Standing, before: Node, manoeuvre: Manoeuvre) -> int:
    """SL1-MOVE-03, SL1-FAQ-01  A sequence may be flown on with what Speed is left, and with diving for more."""
    altitude, speed = standing.altitude - before.altitude, speed_for(standing, before, manoeuvre)
    flown = standing.flown + before.depth
    return why_not_pay(rules, manoeuvre, speed, altitude, standing.climbed, flown, before.solo)


def speed_for(standing: Standing, before: Node, manoeuvre: Manoeuvre) -> int:
    """SL1-FAQ-01  All that may be spent on it: what Speed is left, and the levels that it does not take itself."""
    levels = 0 if standing.climbed else standing.altitude - before.altitude - manoeuvre.altitude
    return speed_after_dive(standing.speed - before.cost, levels, standing.deepest)


def changes(rules: Rules, standing: Standing, node: Node) -> tuple[int, int]:
    """MOD-ALT-03, MOD-ALT-04, B-22  The deepest dive and the best climb with which a sequence can be flown.

    A lowest above the highest: it cannot.
    """
    low = 0 if standing.climbed else max(lowest_climb(rules, node, standing), -standing.deepest)
    high = highest_climb(rules, node, standing)
    if standing.climbed:
        high = min(high, standing.climbs_left)
    return low, min(high, 0) if standing.dived else high


def lowest_climb(rules: Rules, node: Node, standing: Standing) -> int:
    """MOD-ALT-04, SL1-FAQ-01, SP-ALT-03  The deepest dive beside what the manoeuvres take, as a negative number.

    Stored tokens are only spent as far as the manoeuvres need them.
    """
    lowest = node.altitude - standing.altitude
    if rules.altitude != STORED:
        return lowest
    needed = min(0, standing.speed - node.cost)
    return needed if lowest <= needed else OUT_OF_REACH


def highest_climb(rules: Rules, node: Node, standing: Standing) -> int:
    """MOD-ALT-02, MOD-ALT-03, MOD-ALT-06, B-26  The best change of altitude that still pays for the manoeuvres."""
    spare = standing.speed - node.cost
    if spare <= 0 or node.special or rules.climb_limit == 0:
        return min(0, spare)
    return min(rules.climb_limit, spare // rules.climb_cost, rules.altitude_max - standing.altitude)


# ---- the tree ----


def grow_tree(rules: Rules, top_speed: int) -> None:
    """Fill in the nodes and plans for every Speed up to this one."""
    rules.nodes = []
    rules.top_speed = top_speed
    _grow(rules, Standing(top_speed, rules.altitude_max, rules.altitude_max), Node())
    rules.node_count = len(rules.nodes)
    sweep(rules)
    _list_plans(rules, top_speed)
    if len(rules.plans) > MOST_PLANS:
        raise Refusal("too-many-plans", speed=top_speed, plans=len(rules.plans), most=MOST_PLANS)


def _grow(rules: Rules, standing: Standing, before: Node) -> None:
    for number in range(rules.manoeuvre_count):
        if why_not_follow(rules, standing, before, rules.manoeuvres[number]) == ALLOWED:
            node = following(rules, before, number)
            _check_room(rules, node, standing.speed)
            rules.nodes.append(node)
            _grow(rules, standing, node)
            node.after = len(rules.nodes)


def _check_room(rules: Rules, node: Node, top_speed: int) -> None:
    """Manoeuvres that cost little or nothing could be flown without end."""
    if node.depth > MOST_STEPS:
        raise Refusal("too-long-a-plan", speed=top_speed, manoeuvres=node.depth, most=MOST_STEPS)
    if len(rules.nodes) == MOST_NODES:
        raise Refusal("too-many-sequences", speed=top_speed, most=MOST_NODES)


def _list_plans(rules: Rules, top_speed: int) -> None:
    """All plans of each Speed and altitude, a stretch of the list for each, so that a dart can be thrown at it."""
    places = (MOST_STAT + 1) * LEVELS
    rules.plans, rules.plan_nodes = [], []
    rules.plan_first, rules.plan_count = [0] * places, [0] * places
    rules.payable, rules.payable_first, rules.payable_count = [], [0] * places, [0] * places
    rules.openings = [0] * (places * OPENINGS)
    for speed in range(top_speed + 1):
        for altitude in range(rules.altitude_max + 1):
            _list_plans_of(rules, speed, altitude)
            _note_openings(rules, speed * LEVELS + altitude)


def _list_plans_of(rules: Rules, speed: int, altitude: int) -> None:
    """The plans of one Speed and altitude, and the nodes that they fly; what cannot be paid for ends its branch."""
    place, first, first_node = speed * LEVELS + altitude, len(rules.plans), len(rules.payable)
    standing = Standing(speed, altitude, rules.altitude_max)
    k = 0
    while k < rules.node_count:
        node = rules.nodes[k]
        low, high = changes(rules, standing, node)
        if low <= high:
            rules.plans += [plan_of(node.path, node.depth, climb) for climb in range(low, high + 1)]
            rules.plan_nodes += [k] * (high + 1 - low)
            rules.payable.append(Leg(node=k, manoeuvre=node.manoeuvre, depth=node.depth, low=low, high=high))
        k = k + 1 if low <= high else node.after
    _link(rules, first_node)
    rules.plan_first[place], rules.plan_count[place] = first, len(rules.plans) - first
    rules.payable_first[place], rules.payable_count[place] = first_node, len(rules.payable) - first_node


def _link(rules: Rules, first: int) -> None:
    """Tell each leg of the last stretch where those that begin with it end, and how high they can lead."""
    beyond = len(rules.payable)
    for k in range(beyond - 1, first - 1, -1):
        leg, on, top = rules.payable[k], k + 1, -MOST_STEPS
        while on < beyond and rules.payable[on].depth > leg.depth:
            top, on = max(top, rules.payable[on].peak), rules.payable[on].after
        leg.after, leg.top, leg.peak = on, top, max(top, leg.high - rules.nodes[leg.node].altitude)


def _note_openings(rules: Rules, place: int) -> None:
    """Where in a stretch of the list the plans begin that open with each manoeuvre: they stand in its order."""
    first, beyond = rules.plan_first[place], rules.plan_first[place] + rules.plan_count[place]
    for number in range(rules.manoeuvre_count + 1):
        start = bisect_left(rules.plans, number, first, beyond, key=lambda plan: manoeuvre_at(plan, 0))
        rules.openings[place * OPENINGS + number] = start
