"""The exchange of shots: what a plane gives and takes, were it to stand somewhere, as everyone stands now."""

import math

from skyrmish.bots.ladder.knowledge import MOST_REROLLS, Knowledge
from skyrmish.bots.worth.distances import apart, if_any, to_edge
from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER, EXPANSION
from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.attacking.shot import (
    all_dice,
    all_rerolls,
    attack_dice,
    attacker_rerolls,
    defence_dice,
    defender_rerolls,
    line_of_fire,
)
from skyrmish.games.squadron_leader.play.moving.hazards import bomb_pose, is_near
from skyrmish.games.squadron_leader.play.setting_up.edges import has_reached
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
    rules: Rules, known: Knowledge, table: Table, i: int, a: Pose, a_altitude: int, j: int, b: Pose, b_altitude: int
) -> int:
    """Where the odds of an attack stand, were planes i and j at these poses and altitudes; −1: there is none.

    Nobody counts on ace dice or on what an Ace may reroll.
    """
    line = line_of_fire(rules, table, i, a, j, b, a_altitude - b_altitude)
    if line.section == 0:
        return -1
    attack = all_dice(attack_dice(rules, table.planes[i].attack, line, 0))
    defence = all_dice(defence_dice(table.planes[j].defense, 0))
    mine, theirs = all_rerolls(attacker_rerolls(rules, line, 0)), all_rerolls(defender_rerolls(rules, line, 0))
    return row_of_odds(known, attack, defence, mine, theirs)


@woven
def hits_expected(
    rules: Rules, known: Knowledge, table: Table, i: int, a: Pose, a_altitude: int, j: int, b: Pose, b_altitude: int
) -> float:
    """Expected damage of that attack."""
    place = place_in_odds(rules, known, table, i, a, a_altitude, j, b, b_altitude)
    return known.damage[place] if place >= 0 else 0.0


@woven
def exchanged(
    rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int
) -> tuple[float, float, float]:
    """The best shot from a pose, all shots suffered there, and how near the nearest enemy is."""
    plane = table.planes[i]
    given, taken, nearest = 0.0, 0.0, math.inf
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            other = pose_of(enemy)
            nearest = min(nearest, apart(rules, pose, other))
            if squared_distance(pose, other) <= rules.range_reach * rules.range_reach and enemy.placed:
                given = max(given, hits_expected(rules, known, table, i, pose, altitude, j, other, enemy.altitude))
                taken += hits_expected(rules, known, table, j, other, enemy.altitude, i, pose, altitude)
    return given, taken, if_any(nearest)


@woven
def standing(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int) -> float:
    """The best shot from a pose less all shots suffered there; a nudge towards the nearest enemy and upwards."""
    return weighed(rules, known, table, i, pose, altitude, 0.0, 0.0)


@woven
def weighed(
    rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, room: float, thirst: float
) -> float:
    """Likewise, where room to fly on counts so much, and a hit so much more than usual."""
    given, taken, nearest = exchanged(rules, known, table, i, pose, altitude)
    value = given - taken - NEARER * nearest + HIGHER * altitude
    if EXPANSION and rules.bombers:
        value += prospects(rules, table, i, pose)
    return value + room + thirst * given


@rule
def prospects(rules: Rules, table: Table, i: int, pose: Pose) -> float:
    """C-3, C-4  Stay away from balloons and bombs; a bomber with an edge to reach flies there."""
    plane = table.planes[i]
    value = 0.0
    for j in range(table.count):
        other = table.planes[j]
        if other.kind == BALLOON and other.placed and other.flying and is_near(rules, pose, pose_of(other)):
            value -= DANGER
    for k in range(table.bomb_count):
        if is_near(rules, pose, bomb_pose(table.bombs[k])):
            value -= DANGER
    if rules.mission and plane.kind == BOMBER and rules.goal_edge[plane.side] > 0:
        if has_reached(rules, plane.side, plane.kind, pose):
            return HOME
        value -= HOMEWARD * to_edge(rules, pose, rules.goal_edge[plane.side])
    return value
