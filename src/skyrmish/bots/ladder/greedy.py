"""`greedy`: the plan with the best expected exchange of damage from where everyone stands now."""

import math

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.random_plan import random_plan
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.exchange import hits_expected, standing
from skyrmish.bots.worth.gun_chart import FLYING_ON, HERE
from skyrmish.bots.worth.hopes import best_shots, branch_hope, hope, is_passed_over, look_around, promised, ways_on
from skyrmish.bots.worth.plan_tree import speed_to_spend, start_walk, visit
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import NOBODY
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import may_attack
from skyrmish.games.squadron_leader.play.attacking.immelmann import altitude_after_loop, end_of_loop
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at
from skyrmish.geometry.poses import Pose


@woven
def best_altitude(
    rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, bottom: int, top: int
) -> tuple[int, float]:
    """The altitude between these two at which plane i would best stand here, and what that is worth."""
    best, best_value = top, -math.inf
    if rules.altitude_reroll == NOBODY and not rules.altitude_die:
        bottom = top  # nothing but the nudge upwards depends on it
    for altitude in range(bottom, top + 1):
        value = standing(rules, known, table, i, pose, altitude)
        if value > best_value:
            best, best_value = altitude, value
    return best, best_value


@rule
def greedy_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int) -> int:
    """Walk the whole tree; leave the board only if every plan does.

    Where there is no hope of a better plan, it is not looked at.
    """
    plane = table.planes[i]
    k, beyond = start_walk(rules, table, i)
    best, best_value, speed = -1, -math.inf, speed_to_spend(rules, table, i)
    shots = best_shots(rules, known, table, i)
    look_around(rules, known, table, i, 0, pose_of(plane), speed + plane.altitude)
    table.path[0].ways = FLYING_ON
    while k < beyond:
        leg = rules.payable[k]
        if is_passed_over(table, leg) or branch_hope(rules, table, i, leg, shots) <= best_value:
            k = leg.after
            continue
        flyable, end, low, high = visit(rules, table, i, leg, True)
        if not flyable:
            k = leg.after
            continue
        node = rules.nodes[leg.node]
        level = plane.altitude - node.altitude
        nearest = look_around(rules, known, table, i, node.depth, end, speed + level - node.cost)
        if hope(rules, promised(table, node.depth, 1 << HERE, shots), nearest, level + high) > best_value:
            altitude, value = best_altitude(rules, known, table, i, end, level + low, level + high)
            if value > best_value:
                best, best_value = plan_of(node.path, node.depth, altitude - level), value
        ways = ways_on(rules, table, i, leg, shots, best_value)
        table.path[leg.depth].ways = ways
        k = k + 1 if ways != 0 else leg.after
    return best if best >= 0 else random_plan(rules, table, i)


@rule
def greedy_target(rules: Rules, known: Knowledge, table: Table, i: int) -> int:
    """The plane that loses the largest part of its Health."""
    plane = table.planes[i]
    best, best_value = -1, 0.0
    for j in range(table.count):
        if may_attack(rules, table, i, j):
            enemy = table.planes[j]
            pose, other = pose_of(plane), pose_of(enemy)
            worth = hits_expected(rules, known, table, i, pose, plane.altitude, j, other, enemy.altitude)
            value = worth / enemy.health
            if value > best_value:
                best, best_value = j, value
    return best


@rule
def greedy_loop(rules: Rules, known: Knowledge, table: Table, i: int) -> bool:
    """Loop if the exchange looks better from up there, and never off the board."""
    plane = table.planes[i]
    end = end_of_loop(rules, pose_of(plane))
    if is_lost_at(rules, plane, end):
        return False
    above = standing(rules, known, table, i, end, altitude_after_loop(rules, plane.altitude))
    return above > standing(rules, known, table, i, pose_of(plane), plane.altitude)


@rule
def aces_for(plane: Plane) -> int:
    """All ace dice go into the attack."""
    return aces_left(plane)
