"""`wingman`: the plan after which it stands best, as things are now. Better pilots choose so by instinct."""

import math

from skyrmish.bots.ladder.flying.random_plan import random_plan
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import WINGMAN
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.hopeful_plan import hopeful_plan
from skyrmish.bots.worth.instinct import felt
from skyrmish.bots.worth.judgement import judged
from skyrmish.bots.worth.plan_tree import next_end, start_walk
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.immelmann import altitude_after_loop, end_of_loop
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at
from skyrmish.geometry.poses import Pose


@rule
def seems(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, bot: int) -> float:
    """What a bot of this kind thinks of standing somewhere."""
    if bot <= WINGMAN:
        return judged(rules, known, table, i, pose, altitude)
    return felt(rules, known, table, i, pose, altitude)


@rule
def best_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int, enough: float) -> tuple[int, float]:
    """The best of all plans that stay on the board, and its worth; or the first that is worth more than enough.

    −1 if every plan leaves the board.
    """
    plane = table.planes[i]
    best, best_value = -1, -math.inf
    k, beyond = start_walk(rules, table, i)
    while best_value <= enough:
        k, end, low, high = next_end(rules, table, i, k, beyond, True)
        if k == beyond:
            break
        node = rules.nodes[rules.payable[k].node]
        for change in range(low, high + 1):
            value = seems(rules, known, table, i, end, plane.altitude + change - node.altitude, bot)
            if value > best_value:
                best, best_value = plan_of(node.path, node.depth, change), value
        k += 1
    return best, best_value


@rule
def wingman_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> int:
    """Leave the board only if every plan does."""
    if bot <= WINGMAN:
        plan = hopeful_plan(rules, known, table, i, True)
    else:
        plan, _ = best_plan(rules, known, table, i, bot, math.inf)
    return plan if plan >= 0 else random_plan(rules, table, i)


@rule
def wingman_loop(rules: Rules, known: Knowledge, table: Table, i: int, bot: int) -> bool:
    """Loop if it stands better up there, and never off the board."""
    plane = table.planes[i]
    end = end_of_loop(rules, pose_of(plane))
    if is_lost_at(rules, plane, end):
        return False
    above = seems(rules, known, table, i, end, altitude_after_loop(rules, plane.altitude), bot)
    return above > seems(rules, known, table, i, pose_of(plane), plane.altitude, bot)
