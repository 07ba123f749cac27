"""`greedy`: the plan with the best expected exchange of damage from where everyone stands now."""

from skyrmish.bots.ladder.flying.random_plan import random_plan
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.exchange import hits_expected, standing
from skyrmish.bots.worth.hopeful_plan import hopeful_plan
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import may_attack
from skyrmish.games.squadron_leader.play.attacking.immelmann import altitude_after_loop, end_of_loop
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at


@rule
def greedy_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int) -> int:
    """Leave the board only if every plan does."""
    plan = hopeful_plan(rules, known, table, i, False)
    return plan if plan >= 0 else random_plan(rules, table, i)


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
