"""`random`: uniform over the legal plans that stay on the board; over all of them if none does."""

from skyrmish.bots.notes import NotedTable
from skyrmish.bots.worth.plan_tree import ALL, is_flyable, lands, nth_plan, place_in_list
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import TEMPLATES
from skyrmish.games.squadron_leader.pieces import OPENINGS, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import may_attack
from skyrmish.games.squadron_leader.play.moving.movement import end_of

FIRST_DARTS, DARTS = 2, 16


@rule
def dart(rules: Rules, table: NotedTable, i: int, safe: bool, darts: int) -> int:
    """A legal plan, by throwing darts at the list of affordable ones; −1: none was hit."""
    place = place_in_list(rules, table, i)
    first, count = rules.plan_first[place], rules.plan_count[place]
    for _ in range(darts):
        plan = rules.plans[first + below(table.choices, count)]
        if is_flyable(rules, table, i, plan, safe):
            return plan
    return -1


@rule
def aimed_dart(rules: Rules, table: NotedTable, i: int) -> int:
    """By darts at those plans only whose first template ends on a free spot of the board.

    Where there are none, every plan leaves the board, and any of them will do.
    """
    place, openings = place_in_list(rules, table, i), good_openings(rules, table, i)
    count = plans_that_open(rules, place, openings)
    if count == 0:
        return dart(rules, table, i, False, DARTS)
    for _ in range(DARTS):
        plan = nth_that_opens(rules, place, openings, below(table.choices, count))
        if is_flyable(rules, table, i, plan, True):
            return plan
    return -1


@rule
def good_openings(rules: Rules, table: Table, i: int) -> int:
    """The manoeuvres that end on a free spot of the board, as bits; in every manner a template ends at the same one."""
    templates, openings, pose = 0, 0, pose_of(table.planes[i])
    for number in range(len(TEMPLATES)):
        if lands(rules, table, i, end_of(rules.manoeuvres[number], pose), True):
            templates |= 1 << number
    for number in range(rules.manoeuvre_count):
        openings |= ((templates >> rules.manoeuvres[number].template) & 1) << number
    return openings


@rule
def plans_that_open(rules: Rules, place: int, openings: int) -> int:
    """How many plans of a stretch of the list open with one of these manoeuvres."""
    count = 0
    for number in range(rules.manoeuvre_count):
        if (openings >> number) & 1:
            count += rules.openings[place * OPENINGS + number + 1] - rules.openings[place * OPENINGS + number]
    return count


@rule
def nth_that_opens(rules: Rules, place: int, openings: int, n: int) -> int:
    """The n-th of them; there are more than n."""
    number, at = 0, place * OPENINGS
    while (openings >> number) & 1 == 0 or n >= rules.openings[at + number + 1] - rules.openings[at + number]:
        if (openings >> number) & 1:
            n -= rules.openings[at + number + 1] - rules.openings[at + number]
        number += 1
    return rules.plans[rules.openings[at + number] + n]


@rule
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
