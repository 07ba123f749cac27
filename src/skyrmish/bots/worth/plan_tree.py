"""The tree of flight plans, as a bot walks it: what a plane can pay for, where that ends, and whether it may."""

from skyrmish.bots.notes import NotedTable, Waypoint
from skyrmish.engine.rule import rare, rule, woven
from skyrmish.games.squadron_leader.constants import EXPANSION
from skyrmish.games.squadron_leader.pieces import (
    LEVELS,
    Leg,
    Node,
    Plane,
    Rules,
    Table,
    pose_of,
    size_of_token,
)
from skyrmish.games.squadron_leader.play.moving.flight_plans import (
    climb_of,
    length_of,
    manoeuvre_at,
    plan_of,
)
from skyrmish.games.squadron_leader.play.moving.movement import end_of, is_lost_at, is_occupied
from skyrmish.games.squadron_leader.play.moving.paying import climbs_left, deepest_dive
from skyrmish.geometry.poses import Pose

ALL = 1 << 40


@rule
def speed_to_spend(rules: Rules, table: Table, i: int) -> int:
    """All that plane i has for its move: more than its stat, if it has pushed the envelope."""
    return min(rules.top_speed, table.move.speed_left) if table.plane == i else table.planes[i].speed


@rule
def place_in_list(rules: Rules, table: Table, i: int) -> int:
    """Which stretch of the list holds all plans that plane i can pay for."""
    return speed_to_spend(rules, table, i) * LEVELS + table.planes[i].altitude


@woven
def lands(rules: Rules, table: Table, i: int, pose: Pose, safe: bool) -> bool:
    """A manoeuvre of plane i may end here."""
    return not (safe and is_lost_at(rules, table.planes[i], pose)) and not is_occupied(rules, table, i, pose)


@rare
def is_flyable(rules: Rules, table: Table, i: int, plan: int, safe: bool) -> bool:
    """Every template of an affordable plan ends on a free spot."""
    plane = table.planes[i]
    pose = pose_of(plane)
    climbed = plane.climbed > 0
    if -climb_of(plan) > deepest_dive(rules, plane):
        return False
    if climbed and not 0 <= climb_of(plan) <= climbs_left(rules, plane.climbed, table.move.raised):
        return False
    for step in range(length_of(plan)):
        manoeuvre = rules.manoeuvres[manoeuvre_at(plan, step)]
        if climbed and manoeuvre.no_climb:
            return False
        pose = end_of(manoeuvre, pose)
        if not lands(rules, table, i, pose, safe):
            return False
    return True


@woven
def lowest(rules: Rules, plane: Plane, leg: Leg) -> int:
    """The deepest dive with which this plane can fly a leg."""
    if plane.climbed > 0:
        return 0
    return max(leg.low, -deepest_dive(rules, plane)) if EXPANSION else leg.low


@woven
def highest(rules: Rules, table: Table, plane: Plane, leg: Leg, speed: int) -> int:
    """The best climb with which this plane can fly a leg; below the lowest: it cannot."""
    if plane.climbed == 0:
        return leg.high
    node = rules.nodes[leg.node]
    if node.cost > speed or node.special:
        return -ALL
    return min(leg.high, climbs_left(rules, plane.climbed, table.move.raised))


# ---- the walk ----


@rule
def start_walk(rules: Rules, table: NotedTable, i: int) -> tuple[int, int]:
    """The way of a plan begins where plane i is. The stretch of the list that it can pay for: first, first beyond."""
    set_waypoint(table.path[0], pose_of(table.planes[i]))
    place = place_in_list(rules, table, i)
    return rules.payable_first[place], rules.payable_first[place] + rules.payable_count[place]


@rule
def set_waypoint(waypoint: Waypoint, pose: Pose) -> None:
    waypoint.x, waypoint.y, waypoint.eighths = pose.x, pose.y, pose.eighths


@woven
def walk_to(rules: Rules, table: NotedTable, plane: Plane, node: Node) -> Pose:
    """The end of a node's manoeuvres; its parent was walked to before."""
    before = table.path[node.depth - 1]
    end = end_of(
        rules.manoeuvres[node.manoeuvre],
        Pose(before.x, before.y, plane.c, plane.s, before.eighths, size_of_token(plane)),
    )
    set_waypoint(table.path[node.depth], end)
    return end


@woven
def visit(rules: Rules, table: NotedTable, i: int, leg: Leg, safe: bool) -> tuple[bool, Pose, int, int]:
    """Whether plane i may end its plan with this leg; where that is, and what it may dive or climb.

    Where it may not, no way leads through it either: the walk goes on at ``leg.after``.
    """
    plane, node, speed = table.planes[i], rules.nodes[leg.node], speed_to_spend(rules, table, i)
    low, high = lowest(rules, plane, leg), highest(rules, table, plane, leg, speed)
    if low > high:
        return False, pose_of(plane), low, high
    end = walk_to(rules, table, plane, node)
    return lands(rules, table, i, end, safe), end, low, high


@woven
def next_end(rules: Rules, table: NotedTable, i: int, k: int, beyond: int, safe: bool) -> tuple[int, Pose, int, int]:
    """The first leg from place k on with which plane i may end its plan: its place, and what ``visit`` says of it.

    The place is ``beyond`` if there is none.
    """
    while k < beyond:
        flyable, end, low, high = visit(rules, table, i, rules.payable[k], safe)
        if flyable:
            return k, end, low, high
        k = rules.payable[k].after
    return beyond, pose_of(table.planes[i]), 0, -1


@rule
def nth_plan(rules: Rules, table: NotedTable, i: int, safe: bool, n: int) -> tuple[int, int]:
    """The n-th legal plan, and how many come before it; −1 and all of them, when there are not so many."""
    k, beyond = start_walk(rules, table, i)
    seen = 0
    while True:
        k, _, low, high = next_end(rules, table, i, k, beyond, safe)
        if k == beyond:
            return -1, seen
        if n - seen <= high - low:
            node = rules.nodes[rules.payable[k].node]
            return plan_of(node.path, node.depth, low + n - seen), n
        seen += high - low + 1
        k += 1
