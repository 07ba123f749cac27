"""The chance to win, felt in an instant: a small network, taught by the outcomes of games that bots played.

`benchmarks/teach_instinct.py` made its weights, instinct.npy.
"""

from skyrmish.bots.ladder.knowledge import DEEPER_NEURONS, DRAW, NEURONS, SENSES, Knowledge
from skyrmish.bots.worth.exchange import prospects
from skyrmish.bots.worth.senses import sense
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table, are_enemies, pose_of
from skyrmish.geometry.poses import Pose

EVEN = 0.5
HOPES = 0.2  # what a hit's worth of a mission's hopes is worth here

# Where the weights of each layer begin.
BIASES = SENSES * NEURONS
DEEPER = BIASES + NEURONS
DEEPER_BIASES = DEEPER + NEURONS * DEEPER_NEURONS
LAST = DEEPER_BIASES + DEEPER_NEURONS
LAST_BIAS = LAST + DEEPER_NEURONS


@rule
def fire_neurons(known: Knowledge) -> None:
    """The first layer and the second. What is dark passes nothing on."""
    senses, neurons, deeper, net = known.senses, known.neurons, known.deeper, known.net
    for h in range(NEURONS):
        neurons[h] = net[BIASES + h]
    for k in range(SENSES):
        if senses[k] != 0.0:
            for h in range(NEURONS):
                neurons[h] += net[k * NEURONS + h] * senses[k]
    for g in range(DEEPER_NEURONS):
        deeper[g] = net[DEEPER_BIASES + g]
    for h in range(NEURONS):
        if neurons[h] > 0.0:
            for g in range(DEEPER_NEURONS):
                deeper[g] += net[DEEPER + h * DEEPER_NEURONS + g] * neurons[h]


@rule
def duel_chance(
    rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, flown: bool, j: int
) -> float:
    """The chance of plane i, at this pose and altitude, to outlive plane j: above 0 and below 1."""
    sense(rules, known, table, i, pose, altitude, flown, j)
    fire_neurons(known)
    total = known.net[LAST_BIAS]
    for g in range(DEEPER_NEURONS):
        if known.deeper[g] > 0.0:
            total += known.net[LAST + g] * known.deeper[g]
    return 0.5 + 0.5 * total / (1.0 + abs(total))


@rule
def chance_of_plane(
    rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int, flown: bool
) -> float:
    """The mean over all its enemies; even, where none is on the board."""
    total, enemies = 0.0, 0
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and enemy.placed and are_enemies(table.planes[i], enemy):
            total += duel_chance(rules, known, table, i, pose, altitude, flown, j)
            enemies += 1
    return total / enemies if enemies > 0 else EVEN


@rule
def felt(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int) -> float:
    """How a plan feels that ends here at this altitude."""
    chance = chance_of_plane(rules, known, table, i, pose, altitude, True)
    return chance + HOPES * prospects(rules, table, i, pose) if rules.bombers else chance


@rule
def points_for(rules: Rules, known: Knowledge, table: Table, side: int) -> float:
    """1 for a win, 0 for a loss; in a match that is not over, a side's part of all planes' chances."""
    if table.stage == OVER:
        if table.winner < 0:
            return known.habits[DRAW]
        return 1.0 if table.winner == side else 0.0
    own, total = 0.0, 0.0
    for i in range(table.count):
        plane = table.planes[i]
        if plane.flying and not plane.shot_down:
            chance = EVEN
            if plane.placed:
                chance = chance_of_plane(rules, known, table, i, pose_of(plane), plane.altitude, plane.moved)
            total += chance
            if plane.side == side:
                own += chance
    return own / total if total > 0.0 else EVEN
