"""The best plan by the exchange of shots as everyone stands now: `greedy` and `wingman` look for it in one way."""

import math

from skyrmish.bots.ladder.flying.patience import thirst
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.exchange import weighed
from skyrmish.bots.worth.gun_chart import FLYING_ON, HERE
from skyrmish.bots.worth.hopes import branch_hope, hope, hopes_of, is_passed_over, look_around, promised, ways_on
from skyrmish.bots.worth.judgement import MOST_ROOM, room_to_fly_on
from skyrmish.bots.worth.plan_tree import speed_to_spend, start_walk, visit
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import NOBODY
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.geometry.poses import Pose


@rule
def hopeful_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int, judges: bool) -> int:
    """Walk the whole tree, for the first of the best plans that stay on the board; −1 if every plan leaves it.

    Where there is no hope of a better plan, it is not looked at. Who ``judges`` heeds its room to fly on, and thirsts.
    """
    plane = table.planes[i]
    k, beyond = start_walk(rules, table, i)
    best, best_value, speed = -1, -math.inf, speed_to_spend(rules, table, i)
    hopes = hopes_of(rules, known, table, i, MOST_ROOM if judges else 0.0, thirst(known, table) if judges else 0.0)
    look_around(rules, known, table, i, 0, pose_of(plane), speed + plane.altitude)
    table.path[0].ways = FLYING_ON
    while k < beyond:
        leg = rules.payable[k]
        if is_passed_over(table, leg) or branch_hope(rules, table, i, leg, hopes) <= best_value:
            k = leg.after
            continue
        flyable, end, low, high = visit(rules, table, i, leg, True)
        if not flyable:
            k = leg.after
            continue
        node = rules.nodes[leg.node]
        level = plane.altitude - node.altitude
        nearest = look_around(rules, known, table, i, node.depth, end, speed + level - node.cost)
        if hope(rules, hopes, promised(table, node.depth, 1 << HERE, hopes), nearest, level + high) > best_value:
            room = room_to_fly_on(rules, end) if judges else 0.0
            altitude, value = best_altitude(rules, known, table, i, end, level + low, level + high, room, hopes.thirst)
            if value > best_value:
                best, best_value = plan_of(node.path, node.depth, altitude - level), value
        ways = ways_on(rules, table, i, leg, hopes, best_value)
        table.path[leg.depth].ways = ways
        k = k + 1 if ways != 0 else leg.after
    return best


@woven
def best_altitude(
    rules: Rules,
    known: Knowledge,
    table: Table,
    i: int,
    pose: Pose,
    bottom: int,
    top: int,
    room: float,
    thirsty: float,
) -> tuple[int, float]:
    """The altitude between these two at which plane i would best stand here, and what that is worth."""
    best, best_value = top, -math.inf
    if rules.altitude_reroll == NOBODY and not rules.altitude_die:
        bottom = top  # nothing but the nudge upwards depends on it
    for altitude in range(bottom, top + 1):
        value = weighed(rules, known, table, i, pose, altitude, room, thirsty)
        if value > best_value:
            best, best_value = altitude, value
    return best, best_value
