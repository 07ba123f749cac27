"""What every bot does with its dice: reroll misses while that can help, and use its ace dice on the attack."""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import ATTACK_REROLL
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage, is_hit
from skyrmish.games.squadron_leader.play.decisions import answer_keep, answer_reroll
from skyrmish.games.squadron_leader.reasons import ALLOWED


@rule
def miss_to_reroll(rules: Rules, table: Table, attacking: bool) -> int:
    """The first die that missed and may be rerolled; −1: none."""
    count = table.attack_count if attacking else table.defence_count
    for die in range(count):
        shown = table.attack_dice[die] if attacking else table.defence_dice[die]
        if not is_hit(rules, shown) and why_not_reroll(rules, table, count, die) == ALLOWED:
            return die
    return -1


@rule
def choose_reroll(rules: Rules, table: Table) -> int:
    """The attacker rerolls misses; the defender does while a hit gets through. −1: keep."""
    attacking = table.decision == ATTACK_REROLL
    if not attacking and damage(rules, table) == 0:
        return -1
    return miss_to_reroll(rules, table, attacking)


@rule
def answer_dice(rules: Rules, table: Table) -> None:
    die = choose_reroll(rules, table)
    if die >= 0:
        answer_reroll(table, die)
    else:
        answer_keep(rules, table)


@rule
def choose_aces_in_defence(table: Table) -> int:
    """All the ace dice that are left: the attack is on the table already."""
    return aces_left(table.planes[table.target])
