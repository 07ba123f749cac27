"""What a pilot notices about itself and one enemy, as numbers of about one: the input of instinct.py.

Lengths count in rulers and left is as good as right, so that one instinct serves every board and size of pieces.
"""

import math

from skyrmish.bots.ladder.knowledge import MOST_DAMAGE, Knowledge
from skyrmish.bots.worth.exchange import expected, place_in_odds
from skyrmish.bots.worth.judgement import PLAIN_TEMPLATES, on_paper, ways_out
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import MOVING
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.geometry.outlines import OCTAGON
from skyrmish.geometry.poses import Pose

A_PART = 0.25  # stats and altitudes go up to four
CLOSE, FAIRLY_CLOSE, FAR = 0.35, 0.7, 2.0  # rulers
LEVEL = 0.01  # a nose so nearly along an edge never meets it


@rule
def is_to_move(table: Table, plane: Plane) -> bool:
    """This plane will be somewhere else when the guns speak."""
    return table.stage == MOVING and not plane.moved


@rule
def burst(
    rules: Rules, known: Knowledge, table: Table, i: int, a: Pose, a_altitude: int, j: int, b: Pose, b_altitude: int
) -> tuple[float, float]:
    """Were planes i and j there: the share of its Health that the target would lose, and the chance to lose it all."""
    place = place_in_odds(rules, known, table, i, a, a_altitude, j, b, b_altitude)
    health, share = min(table.planes[j].health, MOST_DAMAGE), 0.0
    if place < 0 or health <= 0:
        return 0.0, 0.0
    for damage in range(1, health + 1):
        share += known.at_least[place * (MOST_DAMAGE + 1) + damage]
    return share / health, known.at_least[place * (MOST_DAMAGE + 1) + health]


@rule
def room_ahead(rules: Rules, x: float, y: float, c: float, s: float) -> float:
    """How far it is to the edge ahead, as a part of ``FAR``; on hexes only the ways out count."""
    if rules.hexes:
        return 1.0
    away = FAR
    if c > LEVEL:
        away = min(away, (rules.board_width / rules.range_max - x) / c)
    elif c < -LEVEL:
        away = min(away, -x / c)
    if s > LEVEL:
        away = min(away, (rules.board_height / rules.range_max - y) / s)
    elif s < -LEVEL:
        away = min(away, -y / s)
    return max(0.0, away / FAR)


@rule
def sense(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, flown: bool, j: int) -> None:
    """Notice everything between plane i, at this pose and altitude, and plane j; ``flown``: i has made its move."""
    sense_guns(rules, known, table, i, pose, altitude, j)
    sense_stats(known, table.planes[i], altitude, table.planes[j])
    sense_places(rules, known, pose, pose_of(table.planes[j]))
    senses, plane, enemy = known.senses, table.planes[i], table.planes[j]
    senses[34] = 1.0 if table.start == plane.side else 0.0
    senses[35] = 1.0 if not flown and is_to_move(table, plane) else 0.0
    senses[36] = 1.0 if is_to_move(table, enemy) else 0.0
    senses[37] = 1.0 if rules.hexes else 0.0
    senses[38] = 0.0 if rules.token.sides == OCTAGON else 1.0


@rule
def sense_guns(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, j: int) -> None:
    """The shots of now, and what an even shot would do."""
    senses, plane, enemy = known.senses, table.planes[i], table.planes[j]
    other = pose_of(enemy)
    senses[0], senses[1] = burst(rules, known, table, i, pose, altitude, j, other, enemy.altitude)
    senses[2], senses[3] = burst(rules, known, table, j, other, enemy.altitude, i, pose, altitude)
    senses[4] = min(1.0, expected(known, plane.attack, enemy.defense, 0, 0) / max(1, enemy.health))
    senses[5] = min(1.0, expected(known, enemy.attack, plane.defense, 0, 0) / max(1, plane.health))


@rule
def sense_stats(known: Knowledge, plane: Plane, altitude: int, enemy: Plane) -> None:
    senses = known.senses
    senses[6], senses[7] = A_PART * plane.health, A_PART * enemy.health
    senses[8], senses[9] = A_PART * plane.speed, A_PART * enemy.speed
    senses[10], senses[11] = A_PART * plane.attack, A_PART * enemy.attack
    senses[12], senses[13] = A_PART * plane.defense, A_PART * enemy.defense
    senses[14], senses[15] = A_PART * altitude, A_PART * enemy.altitude
    senses[16] = 1.0 if altitude > enemy.altitude else 0.0
    senses[17] = 1.0 if altitude < enemy.altitude else 0.0
    senses[18] = A_PART * (plane.aces + int(plane.ace) - enemy.aces - int(enemy.ace))


@rule
def sense_places(rules: Rules, known: Knowledge, pose: Pose, other: Pose) -> None:
    """Whose nose points at whom, how far apart they are, and where they can still fly to."""
    senses = known.senses
    x, y, c, s = on_paper(rules, pose)
    other_x, other_y, other_c, other_s = on_paper(rules, other)
    dx, dy = other_x - x, other_y - y
    away = math.sqrt(dx * dx + dy * dy) + 1e-6
    ahead, aside = (c * dx + s * dy) / away, (c * dy - s * dx) / away
    their_ahead, their_aside = -(other_c * dx + other_s * dy) / away, (other_s * dx - other_c * dy) / away
    near, turn = 1.0 / (1.0 + away * away), -1.0 if aside < 0.0 else 1.0
    senses[19], senses[20], senses[21], senses[22] = ahead, turn * aside, their_ahead, turn * their_aside
    senses[23], senses[24], senses[25] = near, near * ahead, near * their_ahead
    senses[26] = min(FAR, away)
    senses[27] = 1.0 if away < CLOSE else 0.5 if away < FAIRLY_CLOSE else 0.0
    mine, theirs = ways_out(rules, pose), ways_out(rules, other)
    senses[28], senses[29] = mine / PLAIN_TEMPLATES, theirs / PLAIN_TEMPLATES
    senses[30] = 1.0 if mine == 0 else 0.0
    senses[31] = 1.0 if theirs == 0 else 0.0
    senses[32] = room_ahead(rules, x, y, c, s)
    senses[33] = room_ahead(rules, other_x, other_y, other_c, other_s)
