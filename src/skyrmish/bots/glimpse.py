"""The quick look of games played out in thought: a trained eye, on some of the plans."""

import math

from skyrmish.bots.judgement import TRAINED_EYE, judged
from skyrmish.bots.knowledge import GLANCES, Knowledge
from skyrmish.bots.random_plan import climbs_left, lands, random_plan, speed_to_spend
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.flight_plans import climb_of, length_of, manoeuvre_at
from skyrmish.games.squadron_leader.movement import deepest_dive, end_of
from skyrmish.games.squadron_leader.pieces import LEVELS, Rules, Table, pose_of
from skyrmish.geometry.poses import Pose


@rule
def any_plan(rules: Rules, table: Table, i: int, level: bool) -> int:
    """A plan that the plane can pay for, perhaps; ``level``: one that spends no altitude."""
    plane = table.planes[i]
    place = speed_to_spend(rules, table, i) * LEVELS + (0 if level else plane.altitude)
    return rules.plans[rules.plan_first[place] + below(table.choices, rules.plan_count[place])]


@rule
def end_if_flyable(rules: Rules, table: Table, i: int, plan: int) -> tuple[bool, Pose, int]:
    """Whether a plan can be flown and stays on the board; where it ends, and at which altitude."""
    plane = table.planes[i]
    pose, climb = pose_of(plane), climb_of(plan)
    altitude = plane.altitude + climb
    if -climb > deepest_dive(rules, plane) or altitude > rules.altitude_max:
        return False, pose, altitude
    if plane.climbed > 0 and not 0 <= climb <= climbs_left(rules, table, plane):
        return False, pose, altitude
    for step in range(length_of(plan)):
        manoeuvre = rules.manoeuvres[manoeuvre_at(plan, step)]
        pose = end_of(manoeuvre, pose)
        altitude -= manoeuvre.altitude
        if altitude < 0 or (manoeuvre.no_climb and plane.climbed > 0) or not lands(rules, table, i, pose, True):
            return False, pose, altitude
    return True, pose, altitude


@rule
def glimpsed_plan(rules: Rules, known: Knowledge, table: Table, i: int) -> int:
    """The best of some plans, every other of them without spending altitude."""
    best, best_value = -1, -math.inf
    for glance in range(int(known.habits[GLANCES])):
        plan = any_plan(rules, table, i, glance & 1 == 1)
        flyable, pose, altitude = end_if_flyable(rules, table, i, plan)
        if flyable:
            value = judged(rules, known, table, i, pose, altitude, TRAINED_EYE)
            if value > best_value:
                best, best_value = plan, value
    return best if best >= 0 else random_plan(rules, table, i)
