"""The decisions of a match of planes, a row each: which orders answer it, whose it is, and the clause behind it."""

from collections.abc import Callable

from skyrmish.games.game import Decision
from skyrmish.games.orders import Verb
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.moving.movement import can_move
from skyrmish.games.squadron_leader.play.order_of_play import waits

MOVES = (v.FLY, v.CLIMB, v.DIVE, v.STORE, v.DROP, v.PUSH, v.END)
CLAUSE = "SL1-RND-01"  # the stages follow each other


def nobody(_rules: Rules, _table: Table) -> list[int]:
    return []


def without_stats(_rules: Rules, table: Table) -> list[int]:
    """SL1-STAT-02  Everybody chooses at the same time."""
    return [i for i in range(table.count) if not table.planes[i].assigned]


def defender(_rules: Rules, table: Table) -> list[int]:
    return [table.target]


def whoever_acts(rules: Rules, table: Table) -> list[int]:
    """SL1-MOVE-01, MODE-TEAM-01  The plane that acts; or those of its side that still may, while none has begun."""
    if table.plane >= 0:
        return [table.plane]
    return [i for i in range(table.count) if table.planes[i].side == table.acting and waits(rules, table, i)]


def whoever_moves(rules: Rules, table: Table) -> list[int]:
    """B-15  Of several, those that have somewhere to go."""
    able = whoever_acts(rules, table)
    return able if table.plane >= 0 else [i for i in able if can_move(rules, table, i)]


def row(number: int, who: Callable[[Rules, Table], list[int]], *verbs: Verb) -> Decision:
    is_assign = number == w.ASSIGN
    return Decision(w.DECISIONS[number], verbs, CLAUSE, who, is_secret=is_assign, is_headed=is_assign)


DECISIONS = (  # in the order of their numbers
    row(w.NOTHING, nobody),
    row(w.ASSIGN, without_stats, v.ASSIGN),
    row(w.PLACE, whoever_acts, v.PLACE),
    row(w.MOVE, whoever_moves, *MOVES),
    row(w.ATTACK, whoever_acts, v.ATTACK, v.HOLD_FIRE),
    row(w.ATTACK_REROLL, whoever_acts, v.REROLL, v.KEEP),
    row(w.ACE_DEFENCE, defender, v.ACE),
    row(w.DEFENCE_REROLL, defender, v.REROLL, v.KEEP),
    row(w.IMMELMANN, whoever_acts, v.IMMELMANN, v.DECLINE),
    row(w.DIVE_BOMB, whoever_acts, v.DIVE_BOMB, v.DECLINE),
    row(w.PUSH_GAIN, whoever_acts, v.GAIN),
)
