"""How bots set up: an allocation by lot, and a place along the edge, facing the board."""

from skyrmish.bots.ladder.flying.wingman import seems
from skyrmish.bots.ladder.knowledge import MOST_TICKETS, Knowledge
from skyrmish.bots.ladder.levels import GREEDY, RANDOM, WINGMAN
from skyrmish.bots.notes import NotedTable
from skyrmish.engine.dice import below
from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import BALLOON, BOMBER
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.setting_up.crowded import roomiest_place
from skyrmish.games.squadron_leader.play.setting_up.edges import band_of
from skyrmish.games.squadron_leader.play.setting_up.spots import spot, spot_count
from skyrmish.games.squadron_leader.play.setting_up.standing import is_apart, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import Pose, pose_at

DARTS = 32
LOOKS = 4  # places that a good pilot looks at, beside the first


@rule
def choose_card(rules: Rules, known: Knowledge, table: NotedTable, i: int, bot: int) -> int:
    """SL1-STAT-01  A card by lot: `random` and `greedy` take any, the others as the mixture says."""
    if table.planes[i].kind == BOMBER:
        return known.orders + below(table.choices, rules.bomber_stat_count - 1)
    if bot in (RANDOM, GREEDY):
        return below(table.choices, known.orders)
    ticket, card = below(table.choices, MOST_TICKETS), 0
    while card < known.orders - 1 and ticket >= known.mixture[card]:
        ticket -= known.mixture[card]
        card += 1
    return card


@rule
def somewhere(rules: Rules, table: NotedTable, i: int) -> Pose:
    """A whole millimetre along one of the edges, in the middle of the band, facing the board."""
    if rules.hexes or table.planes[i].kind == BALLOON:
        return spot(rules, table, i, below(table.choices, spot_count(rules, table, i)))
    edge = below(table.choices, 4)
    margin, length = margin_of(rules), length_of_edge(rules, edge)
    return at_edge(rules, table, i, edge, float(margin + below(table.choices, max(1, int(length) - 2 * margin))))


@rule
def margin_of(rules: Rules) -> int:
    """Whole millimetres from a corner that a token needs."""
    return int(rules.token.radius) + 1


@rule
def length_of_edge(rules: Rules, edge: int) -> float:
    return rules.board_width if edge < 2 else rules.board_height


@rule
def along_edge(rules: Rules, table: Table, i: int, edge: int, part: float) -> Pose:
    """A whole millimetre at this part of an edge, from 0 to 1."""
    margin = margin_of(rules)
    return at_edge(rules, table, i, edge, float(margin + int(part * (length_of_edge(rules, edge) - 2 * margin))))


@rule
def at_edge(rules: Rules, table: Table, i: int, edge: int, along: float) -> Pose:
    """So far along the south, north, west or east edge, in the middle of the band, facing the board."""
    breadth = rules.board_height if edge < 2 else rules.board_width
    depth = max(min(band_of(rules), breadth) / 2.0, rules.token.apothem * (1.0 + table.planes[i].extra))
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
    return roomiest_place(rules, table, i)
