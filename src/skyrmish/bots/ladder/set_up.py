"""How bots set up: an allocation by lot, and a place along the edge, facing the board."""

from skyrmish.bots.ladder.knowledge import MOST_TICKETS, Knowledge
from skyrmish.bots.ladder.levels import GREEDY, RANDOM, WINGMAN
from skyrmish.bots.ladder.wingman import seems
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.setting_up.placing import (
    is_apart,
    roomiest_spot,
    spot,
    spot_count,
    why_not_stand,
)
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.stats import SPEED
from skyrmish.geometry.poses import Pose, pose_at

DARTS = 32
LOOKS = 4  # places that a good pilot looks at, beside the first


@rule
def fill_in_card(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> None:
    """SL1-STAT-01, C-3  The numbers for a plane or a bomber, on the bot's own card."""
    if table.planes[i].kind == BOMBER:
        fill_in_bomber(rules, table)
    else:
        fill_in(rules, choose_order(known, table, bot), table.card)


@rule
def choose_order(known: Knowledge, table: NotedTable, bot: int) -> int:
    """SL1-STAT-01  An allocation by lot: `random` and `greedy` any, the others as the mixture says."""
    if bot in (RANDOM, GREEDY):
        return below(table.choices, known.orders)
    ticket, order = below(table.choices, MOST_TICKETS), 0
    while order < known.orders - 1 and ticket >= known.mixture[order]:
        ticket -= known.mixture[order]
        order += 1
    return order


@rule
def fill_in(rules: Rules, order: int, card: list[int]) -> None:
    """The numbers in one of their orders; every different allocation has as many orders as any other."""
    used = 0
    for k in range(rules.stat_count):
        left = order % (rules.stat_count - k)
        order //= rules.stat_count - k
        number = 0
        while left > 0 or used >> number & 1 == 1:
            left -= 1 - (used >> number & 1)
            number += 1
        used |= 1 << number
        card[k] = rules.stats[number]


def allocation(rules: Rules, order: int) -> tuple[int, ...]:
    """The same as a tuple, for plain play."""
    card = [0] * rules.stat_count
    fill_in(rules, order, card)
    return tuple(card)


@rule
def fill_in_bomber(rules: Rules, table: NotedTable) -> None:
    """C-3  A bomber's Speed is fixed; the other numbers go round at random."""
    fixed, others = 0, rules.bomber_stat_count - 1
    while rules.bomber_stats[fixed] != rules.bomber_speed:
        fixed += 1
    turn = below(table.choices, others)
    for k in range(others):
        number = (fixed + 1 + (turn + k) % others) % (others + 1)
        table.card[k if k < SPEED else k + 1] = rules.bomber_stats[number]
    table.card[SPEED] = rules.bomber_speed


@rule
def somewhere(rules: Rules, table: NotedTable, i: int) -> Pose:
    """A whole millimetre along one of the edges, in the middle of the band, facing the board."""
    if rules.hexes or table.planes[i].kind == BALLOON:
        return spot(rules, table, i, below(table.choices, spot_count(rules, table, i)))
    edge = below(table.choices, 4)
    upright = edge < 2
    length = rules.board_width if upright else rules.board_height
    breadth = rules.board_height if upright else rules.board_width
    margin = int(rules.token.radius) + 1
    along = float(margin + below(table.choices, max(1, int(length) - 2 * margin)))
    depth = min(rules.place_band, breadth) / 2.0
    if edge == 0:
        return pose_at(along, depth, 90.0)
    if edge == 1:
        return pose_at(along, breadth - depth, 270.0)
    if edge == 2:
        return pose_at(depth, along, 0.0)
    return pose_at(breadth - depth, along, 180.0)


@rule
def choose_place(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> Pose:
    """A free spot; good pilots look at several, and take the one they would rather stand on."""
    best = free_place(rules, table, i)
    if bot < WINGMAN:
        return best
    best_value = seems(rules, known, table, i, best, 0, bot)
    for _ in range(LOOKS):
        pose = free_place(rules, table, i)
        value = seems(rules, known, table, i, pose, 0, bot)
        if value > best_value:
            best, best_value = pose, value
    return best


@rule
def free_place(rules: Rules, table: NotedTable, i: int) -> Pose:
    """Throw darts at the edges; on a crowded board, take the spot that has most room."""
    for _ in range(DARTS):
        pose = somewhere(rules, table, i)
        if why_not_stand(rules, table, i, pose) == ALLOWED and is_apart(rules, table, i, pose):
            return pose
    return spot(rules, table, i, max(0, roomiest_spot(rules, table, i)))
