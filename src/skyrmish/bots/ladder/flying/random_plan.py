"""`random`: uniform over the legal plans that stay on the board; over all of them if none does."""

from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.plan_tree import ALL, is_flyable, lands, nth_plan, place_in_list
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rare, rule, woven
from skyrmish.games.squadron_leader.constants import TEMPLATES
from skyrmish.games.squadron_leader.pieces import OPENINGS, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import may_attack
from skyrmish.games.squadron_leader.play.moving.movement import end_of
from skyrmish.games.squadron_leader.play.moving.sweeps import FREE, UNCLEAR, Sight, glance, sight_of

FIRST_DARTS, DARTS = 2, 16


@rule
def dart(rules: Rules, table: NotedTable, i: int, safe: bool, darts: int) -> int:
    """A legal plan, by throwing darts at the list of affordable ones; −1: none was hit."""
    place = place_in_list(rules, table, i)
    first, count, sight = rules.plan_first[place], rules.plan_count[place], sight_of(rules, table, i)
    for _ in range(darts):
        k = first + below(table.choices, count)
        if hits(rules, table, i, sight, k, safe):
            return rules.plans[k]
    return -1


@woven
def hits(rules: Rules, table: NotedTable, i: int, sight: Sight, k: int, safe: bool) -> bool:
    """The plan at this place of the list is legal."""
    if safe and sight.sure:
        seen = glance(rules, table, i, sight, rules.plan_nodes[k])
        if seen != UNCLEAR:
            return seen == FREE
    return is_flyable(rules, table, i, rules.plans[k], safe)


@rare
def aimed_dart(rules: Rules, table: NotedTable, i: int) -> int:
    """By darts at those plans only whose first template ends on a free spot of the board.

    Where there are none, every plan leaves the board, and any of them will do.
    """
    place, templates, sight = place_in_list(rules, table, i), good_openings(rules, table, i), sight_of(rules, table, i)
    count = plans_that_open(rules, place, templates)
    if count == 0:
        return dart(rules, table, i, False, DARTS)
    for _ in range(DARTS):
        k = nth_that_opens(rules, place, templates, below(table.choices, count))
        if hits(rules, table, i, sight, k, True):
            return rules.plans[k]
    return -1


@rule
def good_openings(rules: Rules, table: Table, i: int) -> int:
    """The templates that end on a free spot of the board, as bits; in every manner they end at the same one."""
    templates, pose = 0, pose_of(table.planes[i])
    for template in range(len(TEMPLATES)):
        if lands(rules, table, i, end_of(rules.manoeuvres[template], pose), True):
            templates |= 1 << template
    return templates


@woven
def opening_with(rules: Rules, place: int, templates: int, number: int) -> int:
    """How many plans of a stretch of the list open with a manoeuvre, if it is flown by one of these templates."""
    if (templates >> rules.manoeuvres[number].template) & 1 == 0:
        return 0
    return rules.openings[place * OPENINGS + number + 1] - rules.openings[place * OPENINGS + number]


@rule
def plans_that_open(rules: Rules, place: int, templates: int) -> int:
    """How many of them open with any of these templates."""
    count = 0
    for number in range(rules.manoeuvre_count):
        count += opening_with(rules, place, templates, number)
    return count


@rule
def nth_that_opens(rules: Rules, place: int, templates: int, n: int) -> int:
    """Where in the list the n-th of those is; there are more than n."""
    number, opening = 0, opening_with(rules, place, templates, 0)
    while n >= opening:
        n -= opening
        number += 1
        opening = opening_with(rules, place, templates, number)
    return rules.openings[place * OPENINGS + number] + n


@rare
def listed_plan(rules: Rules, table: NotedTable, i: int) -> int:
    """Uniform over the legal plans by counting them: where darts miss, few are left."""
    for attempt in range(2):
        safe = attempt == 0
        _, count = nth_plan(rules, table, i, safe, ALL)
        if count > 0:
            plan, _ = nth_plan(rules, table, i, safe, below(table.choices, count))
            return plan
    return -1


@rule
def random_plan(rules: Rules, table: NotedTable, i: int) -> int:
    """In open sky the first darts hit; near an edge they must be aimed.

    Darts at whatever part of the list that holds all legal plans hit each of them equally often.
    """
    plan = dart(rules, table, i, True, FIRST_DARTS)
    if plan < 0:
        plan = aimed_dart(rules, table, i)
    return plan if plan >= 0 else listed_plan(rules, table, i)


@rule
def random_target(rules: Rules, table: NotedTable, i: int) -> int:
    """Uniform over the planes that may be attacked; −1: none."""
    count, chosen = 0, -1
    for j in range(table.count):
        if may_attack(rules, table, i, j):
            count += 1
            if count == 1 or below(table.choices, count) == 0:
                chosen = j
    return chosen
