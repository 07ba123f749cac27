"""Setting up: share out the stats, and find out who starts."""

from collections.abc import Sequence

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ASSIGN,
    ASSIGNING,
    BALLOON,
    BOMBER,
    FIRST_DRAW,
    FIRST_ROLL,
    HIGH_ROLL,
    KINDS,
    NO_ROLL,
    NOTHING,
    PLACING,
    RANDOM_SEAT,
)
from skyrmish.games.squadron_leader.happenings import REVEALED, STARTS, tell
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, stats_on_card
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.reasons import ALLOWED, BOMBER_SPEED, NO_SUCH_STATS
from skyrmish.games.squadron_leader.stats import MOST_STATS, SPEED, deal_stats

STILL_TO_THROW = -1
NUMBER_OF_KINDS = len(KINDS)


@rule
def begin(table: Table) -> None:
    """The pilots sit down; everyone assigns stats."""
    table.stage = ASSIGNING
    table.decision = ASSIGN
    table.plane = -1
    table.target = -1
    table.winner = -1
    for i in range(table.count):
        table.planes[i].flying = True


@rule
def hand_out(rules: Rules, table: Table) -> None:
    """C-3, C-4  Pieces whose stats are printed have them; where nobody has anything to assign, play goes on."""
    for i in range(table.count):
        give_printed_stats(rules, table.planes[i])
    if all_assigned(table):
        reveal(rules, table)


@rule
def give_printed_stats(rules: Rules, plane: Plane) -> None:
    """C-3, C-4  A balloon falls to so many hits; a mission may fix the stats of a kind."""
    at = (plane.side * NUMBER_OF_KINDS + plane.kind) * MOST_STATS
    if plane.kind == BALLOON:
        plane.health, plane.assigned = rules.balloon_hits, True
    elif rules.mission and rules.side_stats[at] > 0:
        assign(plane, rules.side_stats[at : at + MOST_STATS], MOST_STATS)


# ---- stats ----


@rule
def why_not_assign(rules: Rules, kind: int, card: Sequence[int]) -> int:
    """SL1-STAT-01, SL1-STAT-03, MODE-QUICK-02, C-3  Each of the numbers is used once; a bomber's Speed is fixed."""
    numbers, count = rules.bomber_stats if kind == BOMBER else rules.stats, stats_on_card(rules, kind)
    if kind == BOMBER and card[SPEED] != rules.bomber_speed:
        return BOMBER_SPEED
    for k in range(count):
        held, given = 0, 0
        for other in range(count):
            held += 1 if numbers[other] == numbers[k] else 0
            given += 1 if card[other] == numbers[k] else 0
        if held != given:
            return BOMBER_SPEED if kind == BOMBER else NO_SUCH_STATS
    return ALLOWED


@rule
def are_stats_hidden(rules: Rules, table: Table) -> bool:
    """SL1-STAT-02, B-45  Nobody sees another's stats before all have theirs."""
    return table.stage == ASSIGNING and rules.stats_secret


@rule
def assign(plane: Plane, card: Sequence[int], count: int) -> None:
    deal_stats(plane, card, count)
    plane.assigned = True


@rule
def all_assigned(table: Table) -> bool:
    for i in range(table.count):
        if not table.planes[i].assigned:
            return False
    return True


@rule
def reveal(rules: Rules, table: Table) -> None:
    """SL1-STAT-02, MODE-QUICK-01, B-46  The cards are turned over together; then it is decided who starts."""
    for i in range(table.count):
        plane = table.planes[i]
        if plane.kind != BALLOON:
            plane.health = min(plane.health, rules.health_cap)
            tell(table, REVEALED, i, 0, 0)
        plane.full = plane.health
        if plane.kind == BOMBER:
            plane.bombs = rules.side_bombs[plane.side] if rules.mission else rules.bomber_bombs
    table.decision = NOTHING
    for side in range(table.sides):
        table.first_dice[side] = STILL_TO_THROW
    if rules.first == HIGH_ROLL:
        table.due, table.roll = table.sides, FIRST_ROLL
    elif rules.first == RANDOM_SEAT:
        table.due, table.roll = 1, FIRST_DRAW
    else:
        begin_placing(rules, table, table.start)


# ---- who starts ----


@rule
def settle_first_roll(rules: Rules, table: Table) -> None:
    """SL1-FIRST-01, B-31  The highest die starts; those tied throw again."""
    k, best, ties = 0, 0, 0
    for side in range(table.sides):
        if table.first_dice[side] == STILL_TO_THROW:
            table.first_dice[side] = table.thrown[k]
            k += 1
            if table.first_dice[side] > best:
                best, ties = table.first_dice[side], 0
            if table.first_dice[side] == best:
                ties += 1
        else:
            table.first_dice[side] = 0
    leader = 0
    for side in range(table.sides):
        if table.first_dice[side] == best:
            leader = side
            if ties > 1:
                table.first_dice[side] = STILL_TO_THROW
    if ties > 1:
        table.due = ties
    else:
        begin_placing(rules, table, leader)


@rule
def begin_placing(rules: Rules, table: Table, start: int) -> None:
    """SL1-PLACE-01, SL1-PLACE-03  The side that starts places its first plane, then the others in turn."""
    table.due, table.roll = 0, NO_ROLL
    table.start, table.acting = start, start
    table.stage = PLACING
    tell(table, STARTS, -1, start, 0)
    call_next(rules, table)
