"""The last two planes: every outcome of this round's guns with its exact odds, and the best opening of the next round.

With two planes left, whoever moves last in a round moves first in the next. So an `ace` looks at its plans, at the
enemy's best replies, at all that the dice can do then, and at openings with their best replies after that.
"""

import math

from skyrmish.bots.ladder.flying.patience import temptation_at_guns
from skyrmish.bots.ladder.flying.wingman import best_plan
from skyrmish.bots.ladder.knowledge import DEEP_PLANS, MOST_DAMAGE, OPENINGS, REPLIES, Knowledge
from skyrmish.bots.ladder.levels import ACE
from skyrmish.bots.ladder.players import plane_to_act
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import MOST_OPENINGS, MOST_OPTIONS, MOST_REPLIES, Mind, Option, copy_table, raise_option
from skyrmish.bots.search.options import list_plans, take_option
from skyrmish.bots.worth.exchange import place_in_odds
from skyrmish.bots.worth.instinct import points_for
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import ATTACKING, MOVE, OVER
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, are_enemies, pose_of
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.rounds import next_round


@rule
def is_duel(rules: Rules, table: Table) -> bool:
    """Two planes are left, of two sides, and nobody can come back."""
    flying = 0
    for i in range(table.count):
        if table.planes[i].flying:
            flying += 1
    first, second = opener(table), follower(table)
    return flying == 2 and not rules.bombers and are_enemies(table.planes[first], table.planes[second])


@rule
def opener(table: Table) -> int:
    """The flying plane of the side that starts this round."""
    for i in range(table.count):
        if table.planes[i].flying and table.planes[i].side == table.start:
            return i
    return 0


@rule
def follower(table: Table) -> int:
    """The first other plane that flies."""
    first = opener(table)
    for i in range(table.count):
        if table.planes[i].flying and i != first:
            return i
    return first


@rule
def odds_row(rules: Rules, known: Knowledge, table: Table, i: int, j: int) -> int:
    plane, enemy = table.planes[i], table.planes[j]
    return place_in_odds(rules, known, table, i, pose_of(plane), plane.altitude, j, pose_of(enemy), enemy.altitude)


@rule
def chance_of_damage(known: Knowledge, row: int, damage: int, health: int) -> float:
    """The chance that an attack does so much damage, or all that the Health bears and more."""
    if row < 0:
        return 1.0 if damage == 0 else 0.0
    place = row * (MOST_DAMAGE + 1) + min(damage, MOST_DAMAGE)
    if damage == health or damage >= MOST_DAMAGE:
        return known.at_least[place]
    return known.at_least[place] - known.at_least[place + 1]


@rule
def after_guns(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, side: int) -> float:
    """A side's chance to win once all have moved: over everything that the attack stage can bring."""
    if table.stage != ATTACKING:
        return from_opening(rules, known, mind, table, side)
    first, second = opener(table), follower(table)
    plane, enemy = table.planes[first], table.planes[second]
    row, answer_row = odds_row(rules, known, table, first, second), odds_row(rules, known, table, second, first)
    total = 0.0
    for given in range(min(enemy.health, MOST_DAMAGE) + 1):
        chance = chance_of_damage(known, row, given, enemy.health)
        if given == enemy.health and not rules.simultaneous:
            total += chance if plane.side == side else 0.0
            continue
        for taken in range(min(plane.health, MOST_DAMAGE) + 1):
            both = chance * chance_of_damage(known, answer_row, taken, plane.health)
            if both > 0.0:
                copy_table(table, mind.trial)
                total += both * after_damage(rules, known, mind, mind.trial, first, taken, second, given, side)
    return total


@rule
def after_damage(
    rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, a: int, a_loses: int, b: int, b_loses: int, side: int
) -> float:
    """A side's chance to win after two planes have fired at each other."""
    table.planes[a].health -= a_loses
    table.planes[b].health -= b_loses
    a_lives, b_lives = table.planes[a].health > 0, table.planes[b].health > 0
    if not a_lives and not b_lives:
        return 0.5  # here what one side gains, the other loses
    if not a_lives or not b_lives:
        return 1.0 if (table.planes[a].side == side) == a_lives else 0.0
    table.attacks = 1
    next_round(rules, table)
    call_next(rules, table)
    return from_opening(rules, known, mind, table, side)


@rule
def from_opening(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, side: int) -> float:
    """A side's chance to win at the start of a round: the best opening, by the best reply to it."""
    if table.stage == OVER or table.decision != MOVE or table.due > 0:
        return points_for(rules, known, table, side)
    i, j = opener(table), follower(table)
    plane = table.planes[i]
    mind.games += 1
    count = list_plans(rules, known, mind.openings, table, i, min(int(known.habits[OPENINGS]), MOST_OPENINGS - 1), ACE)
    best = 0.0
    plane.moved = True
    for k in range(count):
        stand(plane, mind.openings[k])
        plan, reply = best_plan(rules, known, table, j, ACE, 1.0 - best)
        best = max(best, 1.0 - reply if plan >= 0 else 1.0)
    return best if plane.side == side else 1.0 - best


@rule
def stand(plane: Plane, option: Option) -> None:
    """Put a plane where a plan ends."""
    plane.x, plane.y, plane.eighths, plane.altitude = option.x, option.y, option.eighths, option.altitude


@rule
def worth_it(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, i: int) -> float:
    """Plane i's chance to win once all have moved; in a long match, its guns count beside it."""
    wanted = temptation_at_guns(rules, known, table, i)
    return after_guns(rules, known, mind, table, table.planes[i].side) + wanted


@rule
def deepened(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, k: int) -> float:
    """The chance to win with option k, if the enemy finds the worst of its good replies for plane i."""
    side, start = table.planes[i].side, mind.start
    copy_table(table, start)
    take_option(rules, start, i, mind.options[k])
    if start.stage == OVER or start.due > 0:
        return points_for(rules, known, start, side)
    if start.decision != MOVE or start.round > table.round:
        return worth_it(rules, known, mind, start, i)
    j = plane_to_act(rules, start)
    most = min(int(known.habits[REPLIES]), MOST_REPLIES - 1)
    count, worst = list_plans(rules, known, mind.replies, start, j, most, ACE), math.inf
    for reply in range(count):
        copy_table(start, mind.answered)
        take_option(rules, mind.answered, j, mind.replies[reply])
        worst = min(worst, worth_it(rules, known, mind, mind.answered, i))
    return worst if count > 0 else 1.0


@rule
def deepen(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, k: int) -> None:
    """Look at option k more closely; it takes its place among those before it."""
    mind.options[k].value = deepened(rules, known, mind, table, i, k)
    raise_option(mind.options, k, MOST_OPTIONS - 1)


@rule
def plans_to_deepen(known: Knowledge, mind: Mind) -> int:
    return min(mind.count, int(known.habits[DEEP_PLANS]))


@rule
def look_deeper(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int, nodes: int) -> None:
    """The most promising plans one by one, as long as there are nodes: the best of these is the choice."""
    k, most = 0, plans_to_deepen(known, mind)
    while k < most and (k == 0 or mind.games < nodes):
        deepen(rules, known, mind, table, i, k)
        k += 1
    mind.count = min(mind.count, 1)
