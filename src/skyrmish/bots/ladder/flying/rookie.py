"""`rookie`: sees a few of its plans, likes its own shot, and half forgets the guns pointed at it."""

import math

from skyrmish.bots.ladder.flying.patience import thirst, too_long
from skyrmish.bots.ladder.flying.random_plan import random_plan
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.exchange import NEARER, exchanged
from skyrmish.bots.worth.judgement import ways_out
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.moving.flight_plans import climb_of, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.geometry.poses import Pose

GLANCES = 12  # plans that come to its mind
CARE = 0.6  # how much an enemy's shot counts beside its own
CORNERED = 1.0  # of a hit, where every template would leave the board next
KEEN = 20.0  # times as keen as others on coming nearer
WHIM = 0.2  # of a hit, by which it may misjudge a plan


@rule
def end_of_plan(rules: Rules, plane: Plane, plan: int) -> tuple[Pose, int]:
    """Where a plan ends, and at which altitude."""
    pose, altitude = pose_of(plane), plane.altitude + climb_of(plan)
    for step in range(length_of(plan)):
        manoeuvre = rules.manoeuvres[manoeuvre_at(plan, step)]
        pose = end_of(manoeuvre, pose)
        altitude -= manoeuvre.altitude
    return pose, altitude


@rule
def rough_guess(rules: Rules, known: Knowledge, table: Table, i: int, pose: Pose, altitude: int) -> float:
    """Its best shot from there, less some of what it would suffer; nearer is better, and a dead end is bad."""
    given, taken, nearest = exchanged(rules, known, table, i, pose, altitude)
    given += thirst(known, table) * given
    stuck = CORNERED if ways_out(rules, pose) == 0 else 0.0
    return given - CARE * taken - KEEN * NEARER * nearest - stuck


@rule
def rookie_plan(rules: Rules, known: Knowledge, table: NotedTable, i: int) -> int:
    """The best-looking of a few plans, of more in a long match. They stay on the board, as long as any plan does."""
    best, best_value = -1, -math.inf
    for _ in range(GLANCES + too_long(table)):
        plan = random_plan(rules, table, i)
        pose, altitude = end_of_plan(rules, table.planes[i], plan)
        value = rough_guess(rules, known, table, i, pose, altitude) + WHIM * below(table.choices, 1000) / 1000.0
        if value > best_value:
            best, best_value = plan, value
    return best
