"""The decisions of a match of planes, a row each: which orders answer it, and the clause behind it."""

from skyrmish.games.game import Decision
from skyrmish.games.orders import Order, Situation, Verb
from skyrmish.games.squadron_leader import constants as w
from skyrmish.games.squadron_leader.orders import verbs as v
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.order_of_play import is_asked

MOVES = (v.FLY, v.CLIMB, v.DIVE, v.STORE, v.DROP, v.PUSH, v.END)
CLAUSE = "SL1-RND-01"  # the stages follow each other


def whoever_is_asked(rules: Rules, table: Table) -> list[int]:
    return [i for i in range(table.count) if is_asked(rules, table, i)]


def row(number: int, *verbs: Verb) -> Decision:
    is_assign = number == w.ASSIGN
    return Decision(w.DECISIONS[number], verbs, CLAUSE, whoever_is_asked, is_secret=is_assign, is_headed=is_assign)


DECISIONS = (  # in the order of their numbers
    row(w.NOTHING),
    row(w.ASSIGN, v.ASSIGN),
    row(w.PLACE, v.PLACE),
    row(w.MOVE, *MOVES),
    row(w.ATTACK, v.ATTACK, v.HOLD_FIRE),
    row(w.ATTACK_REROLL, v.REROLL, v.KEEP),
    row(w.ACE_DEFENCE, v.ACE),
    row(w.DEFENCE_REROLL, v.REROLL, v.KEEP),
    row(w.IMMELMANN, v.IMMELMANN, v.DECLINE),
    row(w.DIVE_BOMB, v.DIVE_BOMB, v.DECLINE),
    row(w.PUSH_GAIN, v.GAIN),
)


def numbered_order(at: Situation, choice: int) -> Order:
    """Where one of a few answers is chosen, the order that gives the one of this number."""
    verbs = DECISIONS[at.table.decision].verbs
    return [order for verb in verbs for order in verb.options(at)][choice]
