"""The flight-plan tree: every sequence of manoeuvres that some Speed and altitude can pay for.

A plan is one number: four bits for each manoeuvre, the first lowest; then how many there are; a bit for a bomb to drop
after the last; then the altitude gained (a dive is negative). The tree lists sequences depth first; each node knows the
first node after its subtree, so that a blocked or unaffordable beginning prunes everything that starts with it.
"""

from bisect import bisect_left

from skyrmish.engine.refusal import Refusal
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import STORED
from skyrmish.games.squadron_leader.pieces import (
    LEVELS,
    MOST_NODES,
    MOST_PLANS,
    MOST_STAT,
    MOST_STEPS,
    OPENINGS,
    Leg,
    Node,
    Rules,
)

BITS = 4
LENGTH_AT = 48
DROP_AT = 52
CLIMB_AT = 56
CLIMB_ZERO = 32
OUT_OF_REACH = 16


@rule
def plan_of(path: int, depth: int, climb: int) -> int:
    return path | (depth << LENGTH_AT) | ((climb + CLIMB_ZERO) << CLIMB_AT)


@rule
def manoeuvre_at(plan: int, step: int) -> int:
    return (plan >> (BITS * step)) & 15


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


@woven
def lowest_climb(rules: Rules, node: Node, speed: int, altitude: int) -> int:
    """MOD-ALT-04, SL1-FAQ-01, SP-ALT-03  The deepest dive beside what the manoeuvres take, as a negative number.

    Stored tokens are only spent as far as the manoeuvres need them.
    """
    if rules.altitude != STORED:
        return node.altitude - altitude
    needed = min(0, speed - node.cost)
    return needed if node.altitude - altitude <= needed else OUT_OF_REACH


@woven
def highest_climb(rules: Rules, node: Node, speed: int, altitude: int) -> int:
    """MOD-ALT-02, MOD-ALT-03, MOD-ALT-06, B-26  The best change of altitude that still pays for the manoeuvres.

    Below ``lowest_climb``: the node cannot be flown.
    """
    spare = speed - node.cost
    if spare <= 0 or node.special or rules.climb_limit == 0:
        return min(0, spare)
    return min(rules.climb_limit, spare // rules.climb_cost, rules.altitude_max - altitude)


def grow_tree(rules: Rules, top_speed: int) -> None:
    """Fill in the nodes and plans for every Speed up to this one."""
    rules.nodes = []
    rules.top_speed = top_speed
    _grow(rules, top_speed, Node())
    rules.node_count = len(rules.nodes)
    _list_plans(rules, top_speed)
    if len(rules.plans) > MOST_PLANS:
        told = f"more than the {MOST_PLANS} there is room for"
        raise Refusal(f"Speed {top_speed} makes {len(rules.plans)} flight plans, {told}")


def _grow(rules: Rules, top_speed: int, parent: Node) -> None:
    if parent.solo:
        return
    for number in range(rules.manoeuvre_count):
        manoeuvre = rules.manoeuvres[number]
        cost, altitude = parent.cost + manoeuvre.cost, parent.altitude + manoeuvre.altitude
        if manoeuvre.solo and parent.depth > 0:
            continue
        if altitude > rules.altitude_max or cost > top_speed + rules.altitude_max - altitude:
            continue
        node = Node(
            manoeuvre=number,
            depth=parent.depth + 1,
            cost=cost,
            altitude=altitude,
            special=parent.special or manoeuvre.no_climb,
            solo=manoeuvre.solo,
            path=parent.path | (number << (BITS * parent.depth)),
        )
        _check_room(rules, node, top_speed)
        rules.nodes.append(node)
        _grow(rules, top_speed, node)
        node.after = len(rules.nodes)


def _check_room(rules: Rules, node: Node, top_speed: int) -> None:
    """Manoeuvres that cost little or nothing could be flown without end."""
    if node.depth > MOST_STEPS:
        told = f"more than the {MOST_STEPS} there is room for"
        raise Refusal(f"Speed {top_speed} pays for {node.depth} manoeuvres in one plan, {told}")
    if len(rules.nodes) == MOST_NODES:
        raise Refusal(f"Speed {top_speed} makes more than the {MOST_NODES} sequences of manoeuvres there is room for")


def _list_plans(rules: Rules, top_speed: int) -> None:
    """All plans of each Speed and altitude, a stretch of the list for each, so that a dart can be thrown at it."""
    places = (MOST_STAT + 1) * LEVELS
    rules.plans, rules.plan_first, rules.plan_count = [], [0] * places, [0] * places
    rules.payable, rules.payable_first, rules.payable_count = [], [0] * places, [0] * places
    rules.openings = [0] * (places * OPENINGS)
    for speed in range(top_speed + 1):
        for altitude in range(rules.altitude_max + 1):
            _list_plans_of(rules, speed, altitude)
            _note_openings(rules, speed * LEVELS + altitude)


def _list_plans_of(rules: Rules, speed: int, altitude: int) -> None:
    """The plans of one Speed and altitude, and the nodes that they fly; what cannot be paid for ends its branch."""
    place, first, first_node = speed * LEVELS + altitude, len(rules.plans), len(rules.payable)
    k = 0
    while k < rules.node_count:
        node = rules.nodes[k]
        low, high = lowest_climb(rules, node, speed, altitude), highest_climb(rules, node, speed, altitude)
        if low <= high:
            rules.plans += [plan_of(node.path, node.depth, climb) for climb in range(low, high + 1)]
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
