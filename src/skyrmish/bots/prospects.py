"""What a side may hope for when a game is broken off: who would outlast whom."""

from skyrmish.bots.greedy import expected
from skyrmish.bots.knowledge import DRAW, Knowledge
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import Plane, Table, are_enemies
from skyrmish.games.squadron_leader.words import OVER

SURELY_HARMFUL = 0.05  # of a hit: nobody lives for ever


@rule
def lifetime(known: Knowledge, table: Table, plane: Plane) -> float:
    """How many attacks of an average enemy a plane's Health lasts for."""
    harm, enemies = 0.0, 0
    for j in range(table.count):
        enemy = table.planes[j]
        if enemy.flying and are_enemies(plane, enemy):
            harm += expected(known, enemy.attack, plane.defense, 0, 0)
            enemies += 1
    return plane.health * max(1, enemies) / max(SURELY_HARMFUL, harm)


@rule
def staying_power(known: Knowledge, table: Table, side: int) -> float:
    """The lifetimes of a side's planes together, times their number: they also shoot together."""
    total, planes = 0.0, 0
    for i in range(table.count):
        plane = table.planes[i]
        if plane.flying and not plane.shot_down and plane.side == side:
            total += lifetime(known, table, plane)
            planes += 1
    return total * planes


@rule
def points_for(known: Knowledge, table: Table, side: int) -> float:
    """1 for a win, 0 for a loss; a game that is not over counts by the sides' staying power, squared."""
    if table.stage == OVER:
        if table.winner < 0:
            return known.habits[DRAW]
        return 1.0 if table.winner == side else 0.0
    own, total = 0.0, 0.0
    for each in range(table.sides):
        power = staying_power(known, table, each)
        total += power * power
        if each == side:
            own = power * power
    return own / max(1e-9, total)
