"""What a bot thinks of standing somewhere: shots now, shots to come, noses and tails, height, and room to fly on.

The weights were fitted by playing (`benchmarks/fit_judgement.py`); lengths count in rulers, so that one set of weights
serves every board and every size of pieces.
"""

import math

from skyrmish.bots.greedy import prospects, shot
from skyrmish.bots.knowledge import UNREST, WEIGHTS, Knowledge
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.movement import end_of, is_off_board
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.words import MOVING, TEMPLATES
from skyrmish.geometry.poses import Pose, nose

PLAIN_TEMPLATES = len(TEMPLATES)
HALF_ROOT_THREE = math.sqrt(0.75)
QUIET_ENOUGH = 2  # rounds
PARTS = 1024

# Weights, in the order of Knowledge.weights: for enemies that have moved, then the same for those still to move.
GIVE, GIVE_SHARE, TAKE, TAKE_SHARE, NOSE, NOSE_NEAR, TAIL, TAIL_NEAR, AWAY, ABOVE = range(10)
FOR_THOSE_TO_MOVE = 10
HEIGHT, WAYS_OUT, NO_WAY_OUT = 20, 21, 22

# Whose weights: one set after the other.
KEEN_EYE, TRAINED_EYE = 0, WEIGHTS


@rule
def on_paper(rules: Rules, pose: Pose) -> tuple[float, float, float, float]:
    """A place and the direction of its nose as x, y, c, s, in rulers; hexes are laid out on paper first."""
    if not rules.hexes:
        c, s = nose(pose)
        return pose.x / rules.range_max, pose.y / rules.range_max, c, s
    x, y = HALF_ROOT_THREE * pose.x, -(pose.y + 0.5 * pose.x)
    side = HALF_ROOT_THREE if pose.eighths < 3 else -HALF_ROOT_THREE
    if pose.eighths % 3 == 0:
        return x / rules.range_max, y / rules.range_max, 0.0, 1.0 if pose.eighths == 0 else -1.0
    north = pose.eighths == 1 or pose.eighths == 5
    return x / rules.range_max, y / rules.range_max, side, 0.5 if north else -0.5


@rule
def ways_out(rules: Rules, pose: Pose) -> int:
    """How many of the plain templates would end on the board from here."""
    if is_inland(rules, pose):
        return PLAIN_TEMPLATES
    count = 0
    for number in range(PLAIN_TEMPLATES):
        if not is_off_board(rules, end_of(rules.manoeuvres[number], pose)):
            count += 1
    return count


@rule
def is_inland(rules: Rules, pose: Pose) -> bool:
    """No template reaches the edge from here."""
    if rules.hexes:
        return False
    reach = 2.0 * rules.place_band
    across, along = min(pose.x, rules.board_width - pose.x), min(pose.y, rules.board_height - pose.y)
    return across > reach and along > reach


@rule
def is_to_move(table: Table, plane: Plane) -> bool:
    """This plane will be somewhere else when the guns speak."""
    return table.stage == MOVING and not plane.moved


@rule
def duel(
    rules: Rules, known: Knowledge, plane: Plane, pose: Pose, altitude: int, enemy: Plane, first: int
) -> tuple[float, float]:
    """What one enemy is worth to a plane at this pose, and the part of it that is the plane's own shot."""
    other = pose_of(enemy)
    weights = known.weights
    given = shot(rules, known, plane, pose, altitude, enemy, other, enemy.altitude)
    taken = shot(rules, known, enemy, other, enemy.altitude, plane, pose, altitude)
    gives = weights[first + GIVE] * given + weights[first + GIVE_SHARE] * min(1.0, given / max(1, enemy.health))
    takes = weights[first + TAKE] * taken + weights[first + TAKE_SHARE] * min(1.0, taken / max(1, plane.health))
    height = weights[first + ABOVE] if altitude > enemy.altitude else 0.0
    return aspect(rules, known, pose, other, first) + height - takes, gives


@rule
def aspect(rules: Rules, known: Knowledge, pose: Pose, other: Pose, first: int) -> float:
    """Whose nose points at whom, and how far apart they are."""
    weights = known.weights
    x, y, c, s = on_paper(rules, pose)
    other_x, other_y, other_c, other_s = on_paper(rules, other)
    dx, dy = other_x - x, other_y - y
    away = math.sqrt(dx * dx + dy * dy) + 1e-6
    mine, theirs = (c * dx + s * dy) / away, -(other_c * dx + other_s * dy) / away
    near = 1.0 / (1.0 + away * away)
    on_target = (weights[first + NOSE] + weights[first + NOSE_NEAR] * near) * mine
    in_sight = (weights[first + TAIL] + weights[first + TAIL_NEAR] * near) * theirs
    return on_target - in_sight - weights[first + AWAY] * away


@rule
def judged(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, eye: int) -> float:
    """The worth of standing here at this altitude: the best shot, all enemies, height, and a way to fly on."""
    plane = table.planes[i]
    best, total, enemies = 0.0, 0.0, 0
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and enemy.placed and are_enemies(plane, enemy):
            first = eye + (FOR_THOSE_TO_MOVE if is_to_move(table, enemy) else 0)
            worth, gives = duel(rules, known, plane, pose, altitude, enemy, first)
            best = max(best, gives)
            total += worth
            enemies += 1
    free = ways_out(rules, pose)
    room = known.weights[eye + WAYS_OUT] * free - (known.weights[eye + NO_WAY_OUT] if free == 0 else 0.0)
    return (
        best
        + total / max(1, enemies)
        + known.weights[eye + HEIGHT] * altitude
        + room
        + unrest(known, table)
        + mission_hopes(rules, table, i, pose)
    )


@rule
def mission_hopes(rules: Rules, table: Table, i: int, pose: Pose) -> float:
    """What balloons, bombs and a mission's goal make of a place."""
    return prospects(rules, table, i, pose) if rules.bombers else 0.0


@rule
def unrest(known: Knowledge, table: Table) -> float:
    """After some rounds without a shot, a bot tries this and that: two that circle each other would never stop."""
    quiet = table.quiet_rounds - QUIET_ENOUGH
    if quiet <= 0:
        return 0.0
    return known.habits[UNREST] * quiet * below(table.choices, PARTS) / PARTS
