"""`random`: uniform over the legal plans that stay on the board; over all of them if none does."""

from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.flight_plans import (
    climb_of,
    highest_climb,
    length_of,
    lowest_climb,
    manoeuvre_at,
    plan_of,
)
from skyrmish.games.squadron_leader.gunnery import may_attack
from skyrmish.games.squadron_leader.movement import deepest_dive, end_of, is_lost_at, is_occupied
from skyrmish.games.squadron_leader.pieces import (
    LEVELS,
    OPENINGS,
    Node,
    Plane,
    Rules,
    Table,
    Waypoint,
    pose_of,
    size_of_token,
)
from skyrmish.games.squadron_leader.words import TEMPLATES
from skyrmish.geometry.poses import Pose

FIRST_DARTS, DARTS = 2, 16
ALL = 1 << 40


@woven
def lands(rules: Rules, table: Table, i: int, pose: Pose, safe: bool) -> bool:
    """A manoeuvre of plane i may end here."""
    return not (safe and is_lost_at(rules, table.planes[i], pose)) and not is_occupied(rules, table, i, pose)


@rule
def is_flyable(rules: Rules, table: Table, i: int, plan: int, safe: bool) -> bool:
    """Every template of an affordable plan ends on a free spot."""
    plane = table.planes[i]
    pose = pose_of(plane)
    climbed = plane.climbed > 0
    if -climb_of(plan) > deepest_dive(rules, plane):
        return False
    if climbed and not 0 <= climb_of(plan) <= climbs_left(rules, table, plane):
        return False
    for step in range(length_of(plan)):
        manoeuvre = rules.manoeuvres[manoeuvre_at(plan, step)]
        if climbed and manoeuvre.no_climb:
            return False
        pose = end_of(manoeuvre, pose)
        if not lands(rules, table, i, pose, safe):
            return False
    return True


@rule
def place_in_list(rules: Rules, table: Table, i: int) -> int:
    """Which stretch of the list holds all plans that plane i can pay for."""
    return speed_to_spend(rules, table, i) * LEVELS + table.planes[i].altitude


@rule
def dart(rules: Rules, table: Table, i: int, safe: bool, darts: int) -> int:
    """A legal plan, by throwing darts at the list of affordable ones; −1: none was hit."""
    place = place_in_list(rules, table, i)
    first, count = rules.plan_first[place], rules.plan_count[place]
    for _ in range(darts):
        plan = rules.plans[first + below(table.choices, count)]
        if is_flyable(rules, table, i, plan, safe):
            return plan
    return -1


@rule
def aimed_dart(rules: Rules, table: Table, i: int) -> int:
    """By darts at those plans only whose first template ends on a free spot of the board.

    Where there are none, every plan leaves the board, and any of them will do.
    """
    place, openings = place_in_list(rules, table, i), good_openings(rules, table, i)
    count = plans_that_open(rules, place, openings)
    if count == 0:
        return dart(rules, table, i, False, DARTS)
    for _ in range(DARTS):
        plan = nth_that_opens(rules, place, openings, below(table.choices, count))
        if is_flyable(rules, table, i, plan, True):
            return plan
    return -1


@rule
def good_openings(rules: Rules, table: Table, i: int) -> int:
    """The manoeuvres that end on a free spot of the board, as bits; in every manner a template ends at the same one."""
    templates, openings, pose = 0, 0, pose_of(table.planes[i])
    for number in range(len(TEMPLATES)):
        if lands(rules, table, i, end_of(rules.manoeuvres[number], pose), True):
            templates |= 1 << number
    for number in range(rules.manoeuvre_count):
        openings |= ((templates >> rules.manoeuvres[number].template) & 1) << number
    return openings


@rule
def plans_that_open(rules: Rules, place: int, openings: int) -> int:
    """How many plans of a stretch of the list open with one of these manoeuvres."""
    count = 0
    for number in range(rules.manoeuvre_count):
        if (openings >> number) & 1:
            count += rules.openings[place * OPENINGS + number + 1] - rules.openings[place * OPENINGS + number]
    return count


@rule
def nth_that_opens(rules: Rules, place: int, openings: int, n: int) -> int:
    """The n-th of them; there are more than n."""
    number, at = 0, place * OPENINGS
    while (openings >> number) & 1 == 0 or n >= rules.openings[at + number + 1] - rules.openings[at + number]:
        if (openings >> number) & 1:
            n -= rules.openings[at + number + 1] - rules.openings[at + number]
        number += 1
    return rules.plans[rules.openings[at + number] + n]


# ---- walking the tree ----


@rule
def payable_nodes(rules: Rules, table: Table, i: int) -> tuple[int, int]:
    """The stretch of the list with the nodes that plane i can pay for: its first, and the first beyond it."""
    place = place_in_list(rules, table, i)
    return rules.payable_first[place], rules.payable_first[place] + rules.payable_count[place]


@rule
def start_walk(table: Table, plane: Plane) -> None:
    """The way of a plan begins where the plane is."""
    set_waypoint(table.path[0], pose_of(plane))


@rule
def set_waypoint(waypoint: Waypoint, pose: Pose) -> None:
    waypoint.x, waypoint.y, waypoint.eighths = pose.x, pose.y, pose.eighths


@woven
def walk_to(rules: Rules, table: Table, plane: Plane, node: Node) -> Pose:
    """The end of a node's manoeuvres; its parent was walked to before."""
    before = table.path[node.depth - 1]
    end = end_of(
        rules.manoeuvres[node.manoeuvre],
        Pose(before.x, before.y, plane.c, plane.s, before.eighths, size_of_token(plane)),
    )
    set_waypoint(table.path[node.depth], end)
    return end


@rule
def speed_to_spend(rules: Rules, table: Table, i: int) -> int:
    """All that plane i has for its move: more than its stat, if it has pushed the envelope."""
    return min(rules.top_speed, table.speed_left) if table.plane == i else table.planes[i].speed


@rule
def climbs_left(rules: Rules, table: Table, plane: Plane) -> int:
    """Levels that a plane may still climb in a round in which it has gained some."""
    return max(0, rules.climb_limit + table.raised - plane.climbed)


@woven
def lowest(rules: Rules, plane: Plane, node: Node, speed: int) -> int:
    """The deepest dive with which this plane can fly a node."""
    if plane.climbed > 0:
        return 0
    return max(lowest_climb(rules, node, speed, plane.altitude), -deepest_dive(rules, plane))


@woven
def highest(rules: Rules, table: Table, plane: Plane, node: Node, speed: int) -> int:
    """The best climb with which this plane can fly a node; below the lowest: it cannot."""
    if plane.climbed == 0:
        return highest_climb(rules, node, speed, plane.altitude)
    if node.cost > speed or node.special:
        return -ALL
    return min(highest_climb(rules, node, speed, plane.altitude), climbs_left(rules, table, plane))


@rule
def nth_plan(rules: Rules, table: Table, i: int, safe: bool, n: int) -> tuple[int, int]:
    """The n-th legal plan, and how many come before it; −1 and all of them, when there are not so many."""
    plane = table.planes[i]
    start_walk(table, plane)
    seen, speed = 0, speed_to_spend(rules, table, i)
    k, beyond = payable_nodes(rules, table, i)
    while k < beyond:
        node = rules.nodes[rules.payable[k]]
        low, high = lowest(rules, plane, node, speed), highest(rules, table, plane, node, speed)
        if low > high or not lands(rules, table, i, walk_to(rules, table, plane, node), safe):
            k = rules.payable_after[k]
            continue
        if n - seen <= high - low:
            return plan_of(node.path, node.depth, low + n - seen), n
        seen += high - low + 1
        k += 1
    return -1, seen


@rule
def listed_plan(rules: Rules, table: Table, i: int) -> int:
    """Uniform over the legal plans by counting them: where darts miss, few are left."""
    for attempt in range(2):
        safe = attempt == 0
        _, count = nth_plan(rules, table, i, safe, ALL)
        if count > 0:
            plan, _ = nth_plan(rules, table, i, safe, below(table.choices, count))
            return plan
    return -1


@rule
def random_plan(rules: Rules, table: Table, i: int) -> int:
    """In open sky the first darts hit; near an edge they must be aimed.

    Darts at whatever part of the list that holds all legal plans hit each of them equally often.
    """
    plan = dart(rules, table, i, True, FIRST_DARTS)
    if plan < 0:
        plan = aimed_dart(rules, table, i)
    return plan if plan >= 0 else listed_plan(rules, table, i)


@rule
def random_target(rules: Rules, table: Table, i: int) -> int:
    """Uniform over the planes that may be attacked; −1: none."""
    count, chosen = 0, -1
    for j in range(table.count):
        if may_attack(rules, table, i, j):
            count += 1
            if count == 1 or below(table.choices, count) == 0:
                chosen = j
    return chosen
