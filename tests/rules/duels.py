"""One plane that shoots at another, as tests of the Attack Stage want it."""

from rules.tables import plane_at, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader.constants import ATTACKING
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import why_not_attack
from skyrmish.games.squadron_leader.play.decisions import answer_aces, answer_attack, answer_keep
from skyrmish.games.squadron_leader.reasons import ALLOWED

CORE = rules_of()
ALTITUDE = rules_of("altitude")
ACES = rules_of("ace-pilots")
APOTHEM = 12.010433922646728


def at_distance(d: float, side: int = 1, **fields) -> Plane:
    """A target so far ahead of a plane at (100, 350) that faces east; it looks away."""
    return plane_at(100 + 2 * APOTHEM + d, 350, 0, side=side, **fields)


def duel(rules: Rules, target: Plane, *others: Plane, **fields) -> Table:
    return table_of(rules, plane_at(100, 350, 0, **fields), target, *others, stage=ATTACKING)


def shoot(rules: Rules, table: Table, attack: tuple[int, ...], defence: tuple[int, ...], aces: int = 0) -> None:
    """The plane that is asked shoots its first target; nobody rerolls."""
    i = table.plane
    j = next(j for j in range(table.count) if why_not_attack(rules, table, i, j) == ALLOWED)
    answer_attack(rules, table, i, j, aces)
    roll(rules, table, *attack)
    if waiting_for(table) == "attack-reroll":
        answer_keep(rules, table)
    if waiting_for(table) == "ace-defence":
        answer_aces(table, 0)
    roll(rules, table, *defence)
    if waiting_for(table) == "defence-reroll":
        answer_keep(rules, table)
