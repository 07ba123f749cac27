"""The options before a plane, and what it means to take one."""

from skyrmish.bots.ladder.flying.greedy import greedy_target
from skyrmish.bots.ladder.flying.random_plan import random_plan
from skyrmish.bots.ladder.flying.wingman import seems
from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.levels import ACE
from skyrmish.bots.ladder.risks import choose_drop
from skyrmish.bots.ladder.setting_up.set_up import free_place
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import (
    ACES_AT,
    HOLD_FIRE,
    MOST_OPTIONS,
    PUSH,
    Mind,
    Option,
    add_option,
    clear_option,
    raise_option,
)
from skyrmish.bots.worth.instinct import felt
from skyrmish.bots.worth.plan_tree import next_end, start_walk
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ATTACK,
    IMMELMANN,
    MOVE,
    PLACE,
    PUSH_GAIN,
    TAKEN,
)
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left
from skyrmish.games.squadron_leader.play.attacking.gunnery import why_not_attack
from skyrmish.games.squadron_leader.play.attacking.immelmann import end_of_loop
from skyrmish.games.squadron_leader.play.decisions import (
    answer_attack,
    answer_choice,
    answer_hold_fire,
    answer_keep,
    answer_place,
    answer_plan,
    answer_push,
    answer_reroll,
    choice_count,
)
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import is_lost_at
from skyrmish.games.squadron_leader.play.setting_up.spots import heading_number
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import Pose

PLACES = 12


@rule
def list_options(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, i: int, most: int, bot: int) -> None:
    """The options of the decision before plane i, the most promising first; none for a kind that is not searched.

    Rerolls are not: throwing misses again, as long as that can help, is as good as it gets. And whoever has pushed to
    get away takes Speed.
    """
    mind.count, mind.games = 0, 0
    if table.decision == MOVE:
        mind.count = list_plans(rules, known, mind.options, table, i, min(most, MOST_OPTIONS - 1), bot)
        if mind.count == 0:
            add_option(mind, random_plan(rules, table, i), 0.0)
    elif table.decision == ATTACK:
        list_attacks(rules, known, mind, table, i)
    elif table.decision == PLACE:
        list_places(rules, known, mind, table, i)
    elif table.decision != PUSH_GAIN:
        for choice in range(choice_count(table) - 1, -1, -1):
            if not leaves_board(rules, table, i, choice):
                add_option(mind, choice, 0.0)


@rule
def leaves_board(rules: Rules, table: Table, i: int, choice: int) -> bool:
    """An Immelmann that ends off the board."""
    if table.decision != IMMELMANN or choice != TAKEN:
        return False
    return is_lost_at(rules, table.planes[i], end_of_loop(rules, pose_of(table.planes[i])))


@rule
def list_plans(
    rules: Rules, known: Knowledge, options: list[Option], table: NotedTable, i: int, most: int, bot: int
) -> int:
    """The plans that seem best to a bot, one for each place they end at, and how many; none leaves the board.

    There must be room for one option more.
    """
    plane = table.planes[i]
    k, beyond = start_walk(rules, table, i)
    count = 0
    while True:
        k, end, low, high = next_end(rules, table, i, k, beyond, True)
        if k == beyond:
            return count
        node = rules.nodes[rules.payable[k].node]
        for change in range(low, high + 1):
            altitude = plane.altitude + change - node.altitude
            value = seems(rules, known, table, i, end, altitude, bot)
            plan = plan_of(node.path, node.depth, change)
            if rules.bombers:
                plan = choose_drop(rules, table, i, plan, ACE)
            count = keep_plan(options, count, plan, end, altitude, value, most)
        k += 1


@rule
def keep_plan(options: list[Option], count: int, plan: int, end: Pose, altitude: int, value: float, most: int) -> int:
    """Keep a plan if it is among the best so far, and the first that ends so; how many are kept now."""
    full = count >= most
    if full and value <= options[count - 1].value:
        return count
    for k in range(count):
        if ends_so(options[k], end, altitude):
            return count
    k = count - 1 if full else count
    clear_option(options[k], plan, value)
    options[k].x, options[k].y, options[k].eighths, options[k].altitude = end.x, end.y, end.eighths, altitude
    raise_option(options, k, most)
    return k + 1


@rule
def ends_so(option: Option, end: Pose, altitude: int) -> bool:
    if option.altitude != altitude or option.eighths != end.eighths:
        return False
    return option.x == end.x and option.y == end.y


@rule
def list_attacks(rules: Rules, known: Knowledge, mind: Mind, table: Table, i: int) -> None:
    """Every target with every number of ace dice; the greedy choice first. Holding fire is never better."""
    favourite, aces = greedy_target(rules, known, table, i), aces_left(table.planes[i])
    for j in range(table.count):
        if why_not_attack(rules, table, i, j) == ALLOWED:
            for number in range(aces, -1, -1):
                add_option(mind, j + ACES_AT * number, 1.0 if j == favourite and number == aces else 0.0)


@rule
def list_places(rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, i: int) -> None:
    """A handful of free places; the answer is their number."""
    for number in range(PLACES):
        pose = free_place(rules, table, i)
        k = add_option(mind, number, felt(rules, known, table, i, pose, 0))
        if k >= 0:
            option = mind.options[k]
            option.x, option.y, option.heading = pose.x, pose.y, heading_number(rules, pose)


@rule
def take_option(rules: Rules, table: Table, i: int, option: Option) -> None:
    """Answer the decision before plane i with this option."""
    if table.decision == MOVE:
        take_plan(rules, table, i, option.answer)
    elif table.decision == ATTACK:
        take_attack(rules, table, i, option.answer)
    elif table.decision == PLACE:
        answer_place(rules, table, i, option.x, option.y, option.heading)
    elif choice_count(table) > 0:
        answer_choice(rules, table, i, option.answer)
    elif option.answer >= 0:
        answer_reroll(table, option.answer)
    else:
        answer_keep(rules, table)


@rule
def take_plan(rules: Rules, table: Table, i: int, plan: int) -> None:
    if plan == PUSH:
        answer_push(table, i)
    else:
        answer_plan(rules, table, i, plan)


@rule
def take_attack(rules: Rules, table: Table, i: int, answer: int) -> None:
    if answer == HOLD_FIRE:
        answer_hold_fire(rules, table, i)
    else:
        answer_attack(rules, table, i, answer % ACES_AT, answer // ACES_AT)
