"""`greedy`: the plan with the best expected exchange of damage from where everyone stands now."""

import math

from skyrmish.bots.knowledge import MOST_REROLLS, Knowledge
from skyrmish.bots.plan_tree import highest, lands, lowest, payable_nodes, speed_to_spend, start_walk, walk_to
from skyrmish.bots.random_plan import listed_plan
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.attack import aces_left
from skyrmish.games.squadron_leader.edges import depth_reached, has_reached
from skyrmish.games.squadron_leader.flight_plans import plan_of
from skyrmish.games.squadron_leader.gunnery import (
    aim,
    attack_dice,
    attacker_rerolls,
    counts_guides,
    defender_rerolls,
    is_in_guides,
    may_attack,
)
from skyrmish.games.squadron_leader.hazards import bomb_pose, is_near
from skyrmish.games.squadron_leader.immelmann import altitude_after_loop, end_of_loop
from skyrmish.games.squadron_leader.movement import is_lost_at
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.words import BALLOON, BOMBER, EXPANSION, NOBODY
from skyrmish.geometry.poses import Pose, squared_distance

NEARER = 1e-7  # of a hit, for each square millimetre nearer to the enemy
DANGER = 2.0  # hits of four dice
HOME = 1000.0
HOMEWARD = 0.01  # of a hit, for each millimetre
HIGHER = 0.01  # of a hit, for each level of altitude kept


@woven
def row_of_odds(known: Knowledge, attack: int, defence: int, mine: int, theirs: int) -> int:
    """Where the odds of such an attack stand in the tables."""
    attack, defence = min(attack, known.most_attack), min(defence, known.most_defence)
    rerolls = MOST_REROLLS + 1
    return ((attack * (known.most_defence + 1) + defence) * rerolls + mine) * rerolls + theirs


@rule
def expected(known: Knowledge, attack: int, defence: int, mine: int, theirs: int) -> float:
    """Expected damage, from the table."""
    return known.damage[row_of_odds(known, attack, defence, mine, theirs)]


@woven
def place_in_odds(
    rules: Rules, known: Knowledge, shooter: Plane, a: Pose, a_altitude: int, target: Plane, b: Pose, b_altitude: int
) -> int:
    """Where the odds of an attack stand, were the two planes at these poses and altitudes; −1: there is none."""
    distance = aim(rules, a, b)
    if distance == 0:
        return -1
    lined_up = counts_guides(rules) and is_in_guides(rules, a, b)
    mine = attacker_rerolls(rules, distance, a_altitude, b_altitude, lined_up)
    theirs = defender_rerolls(rules, distance, a_altitude, b_altitude)
    return row_of_odds(known, attack_dice(rules, shooter.attack, lined_up), target.defense, mine, theirs)


@woven
def shot(
    rules: Rules, known: Knowledge, shooter: Plane, a: Pose, a_altitude: int, target: Plane, b: Pose, b_altitude: int
) -> float:
    """Expected damage of that attack."""
    place = place_in_odds(rules, known, shooter, a, a_altitude, target, b, b_altitude)
    return known.damage[place] if place >= 0 else 0.0


@woven
def standing(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int) -> float:
    """The best shot from a pose less all shots suffered there; a nudge towards the nearest enemy and upwards."""
    plane = table.planes[i]
    given, taken, nearest = 0.0, 0.0, math.inf
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            other = pose_of(enemy)
            away = squared_distance(pose, other)
            nearest = min(nearest, away)
            if away <= rules.range_reach * rules.range_reach:
                given = max(given, shot(rules, known, plane, pose, altitude, enemy, other, enemy.altitude))
                taken += shot(rules, known, enemy, other, enemy.altitude, plane, pose, altitude)
    value = given - taken - NEARER * nearest + HIGHER * altitude
    return value + prospects(rules, table, i, pose) if EXPANSION and rules.bombers else value


@rule
def prospects(rules: Rules, table: Table, i: int, pose: Pose) -> float:
    """C-3, C-4  Stay away from balloons and bombs; a bomber with an edge to reach flies there."""
    plane = table.planes[i]
    value = 0.0
    for j in range(table.count):
        other = table.planes[j]
        if other.kind == BALLOON and other.flying and is_near(rules, pose, pose_of(other)):
            value -= DANGER
    for k in range(table.bomb_count):
        if is_near(rules, pose, bomb_pose(table.bombs[k])):
            value -= DANGER
    if rules.mission and plane.kind == BOMBER and rules.goal_edge[plane.side] > 0:
        if has_reached(rules, plane.side, plane.kind, pose):
            return HOME
        value -= HOMEWARD * depth_reached(rules, pose, rules.goal_edge[plane.side])
    return value


@rule
def best_shot(rules: Rules, known: Knowledge, table: Table, i: int) -> float:
    """No shot of plane i, from wherever, is worth more than this."""
    plane, most = table.planes[i], 0.0
    dice = min(attack_dice(rules, plane.attack, True), known.most_attack)
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            defence = min(enemy.defense, known.most_defence)
            most = max(most, known.most_damage[dice * (known.most_defence + 1) + defence])
    return most


@woven
def hope(rules: Rules, table: Table, i: int, pose: Pose, altitude: int, most: float) -> float:
    """What standing here is worth at best: as ``standing``, but the best shot hits and nobody shoots back."""
    plane, nearest = table.planes[i], math.inf
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            nearest = min(nearest, squared_distance(pose, pose_of(enemy)))
    given = most if nearest <= rules.range_reach * rules.range_reach else 0.0
    return math.inf if EXPANSION and rules.bombers else given - NEARER * nearest + HIGHER * altitude


@woven
def best_altitude(
    rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, bottom: int, top: int
) -> tuple[int, float]:
    """The altitude between these two at which plane i would best stand here, and what that is worth."""
    best, best_value = top, -math.inf
    if rules.altitude_reroll == NOBODY:
        bottom = top  # nothing but the nudge upwards depends on it
    for altitude in range(bottom, top + 1):
        value = standing(rules, known, table, i, pose, altitude)
        if value > best_value:
            best, best_value = altitude, value
    return best, best_value


@rule
def greedy_plan(rules: Rules, known: Knowledge, table: Table, i: int) -> int:
    """Walk the whole tree; leave the board only if every plan does.

    Where there is no hope of a better plan, only a way that goes on is looked at, and only whether it is free.
    """
    plane = table.planes[i]
    start_walk(table, plane)
    best, best_value, most, speed = -1, -math.inf, best_shot(rules, known, table, i), speed_to_spend(rules, table, i)
    k, beyond = payable_nodes(rules, table, i)
    while k < beyond:
        node, after = rules.nodes[rules.payable[k]], rules.payable_after[k]
        low, high = lowest(rules, plane, node, speed), highest(rules, table, plane, node, speed)
        if low > high:
            k = after
            continue
        end, level = walk_to(rules, table, plane, node), plane.altitude - node.altitude
        hopeful = hope(rules, table, i, end, level + high, most) > best_value
        if (hopeful or after > k + 1) and not lands(rules, table, i, end, True):
            k = after
            continue
        if hopeful:
            altitude, value = best_altitude(rules, known, table, i, end, level + low, level + high)
            if value > best_value:
                best, best_value = plan_of(node.path, node.depth, altitude - level), value
        k += 1
    return best if best >= 0 else listed_plan(rules, table, i)


@rule
def greedy_target(rules: Rules, known: Knowledge, table: Table, i: int) -> int:
    """The plane that loses the largest part of its Health."""
    plane = table.planes[i]
    best, best_value = -1, 0.0
    for j in range(table.count):
        if may_attack(rules, table, i, j):
            enemy = table.planes[j]
            worth = shot(rules, known, plane, pose_of(plane), plane.altitude, enemy, pose_of(enemy), enemy.altitude)
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
