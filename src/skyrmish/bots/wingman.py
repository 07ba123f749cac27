"""`wingman`: the plan after which it stands best, as things are now. Better pilots use it with a trained eye."""

import math

from skyrmish.bots.judgement import judged
from skyrmish.bots.knowledge import Knowledge
from skyrmish.bots.random_plan import (
    highest,
    lands,
    listed_plan,
    lowest,
    payable_nodes,
    speed_to_spend,
    start_walk,
    walk_to,
)
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.flight_plans import plan_of
from skyrmish.games.squadron_leader.immelmann import altitude_after_loop, end_of_loop
from skyrmish.games.squadron_leader.movement import is_lost_at
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of


@rule
def wingman_plan(rules: Rules, known: Knowledge, table: Table, i: int, eye: int) -> int:
    """Walk the whole tree; leave the board only if every plan does."""
    plane = table.planes[i]
    start_walk(table, plane)
    best, best_value, speed = -1, -math.inf, speed_to_spend(rules, table, i)
    k, beyond = payable_nodes(rules, table, i)
    while k < beyond:
        node = rules.nodes[rules.payable[k]]
        low, high = lowest(rules, plane, node, speed), highest(rules, table, plane, node, speed)
        if low > high:
            k = rules.payable_after[k]
            continue
        end = walk_to(rules, table, plane, node)
        if not lands(rules, table, i, end, True):
            k = rules.payable_after[k]
            continue
        for change in range(low, high + 1):
            value = judged(rules, known, table, i, end, plane.altitude + change - node.altitude, eye)
            if value > best_value:
                best, best_value = plan_of(node.path, node.depth, change), value
        k += 1
    return best if best >= 0 else listed_plan(rules, table, i)


@rule
def wingman_loop(rules: Rules, known: Knowledge, table: Table, i: int, eye: int) -> bool:
    """Loop if it stands better up there, and never off the board."""
    plane = table.planes[i]
    end = end_of_loop(rules, pose_of(plane))
    if is_lost_at(rules, plane, end):
        return False
    above = judged(rules, known, table, i, end, altitude_after_loop(rules, plane.altitude), eye)
    return above > judged(rules, known, table, i, pose_of(plane), plane.altitude, eye)
