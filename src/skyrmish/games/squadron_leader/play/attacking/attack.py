"""The Attack Stage, step by step: declare, roll, reroll, defend, take the damage.

Each step sets what the table waits for: dice that are due, or somebody's choice.
"""

from skyrmish.engine.rule import rule
from skyrmish.games.squadron_leader.constants import (
    ACE_DEFENCE,
    ATTACK_REROLL,
    ATTACK_ROLL,
    DEFENCE_REROLL,
    DEFENCE_ROLL,
    DEFENCE_SECOND,
    DIVE_BOMB,
    EXPANSION,
    NEXT_ATTACK,
    NO_ROLL,
    NOTHING,
)
from skyrmish.games.squadron_leader.happenings import (
    DECLARED,
    DECLARED_ACES,
    REROLLED_ATTACK,
    REROLLED_DEFENCE,
    ROLLED_ATTACK,
    ROLLED_DEFENCE,
    tell,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.dive_bomb import can_dive_bomb
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage, health_lost
from skyrmish.games.squadron_leader.play.attacking.knock_outs import hurt, score
from skyrmish.games.squadron_leader.play.attacking.lost_stats import hits_something_important, lower_stat
from skyrmish.games.squadron_leader.play.attacking.shot import (
    Rerolls,
    ace_attack_rerolls,
    ace_defence_rerolls,
    all_dice,
    all_rerolls,
    attack_dice,
    attacker_rerolls,
    defence_dice,
    defender_rerolls,
    line_declared,
    line_of_fire,
)
from skyrmish.games.squadron_leader.play.order_of_play import go_on
from skyrmish.games.squadron_leader.reasons import ALLOWED, DIE_USED, NO_SUCH_DIE, NOT_THAT_MANY_ACES


@rule
def aces_left(plane: Plane) -> int:
    """MOD-ACE-02  Ace dice that the pilot has not used this round."""
    return plane.aces - plane.aces_used


@rule
def why_not_aces(plane: Plane, number: int) -> int:
    """MOD-ACE-02, MOD-ACE-04  You may use any number of the ace dice that you have left."""
    return ALLOWED if 0 <= number <= aces_left(plane) else NOT_THAT_MANY_ACES


@rule
def declare(rules: Rules, table: Table, i: int, j: int, aces: int) -> None:
    """SL1-ATK-01, SL1-ATK-04, MOD-ACE-03, B-35, B-41, C-3  Name the target and the ace dice, then roll."""
    attacker = table.planes[i]
    table.plane, table.target = i, j
    table.attacks += 1
    attacker.attacked = True
    attacker.aces_used += aces
    target = table.planes[j]
    line = line_of_fire(rules, table, i, pose_of(attacker), j, pose_of(target), attacker.altitude - target.altitude)
    table.section, table.lined_up, table.covered = line.section, line.lined_up, line.covered
    table.attack_count = all_dice(attack_dice(rules, attacker.attack, line, aces))
    table.defence_count = 0
    tell(table, DECLARED, i, j, aces)
    roll_dice(table, ATTACK_ROLL, table.attack_count)


@rule
def roll_dice(table: Table, roll: int, due: int) -> None:
    table.decision = NOTHING
    table.roll, table.due = roll, due


@rule
def settle_attack_roll(rules: Rules, table: Table) -> None:
    """SL1-ATK-04, B-35  The attack dice lie on the table; the attacker's rerolls come now, or after the defence."""
    for k in range(table.attack_count):
        table.attack_dice[k] = table.thrown[k]
    tell(table, ROLLED_ATTACK, table.plane, 0, 0)
    if rules.attacker_rerolls_last:
        ask_for_aces(table)
    else:
        offer_attack_rerolls(rules, table)


@rule
def offer_attack_rerolls(rules: Rules, table: Table) -> None:
    """SL1-BON-02, MOD-ALT-05, B-36, C-1, C-2, C-3  Rerolls for range, altitude, guides, an Ace; none into cover."""
    attacker = table.planes[table.plane]
    offer(table, attacker_rerolls(rules, line_declared(table), ace_attack_rerolls(attacker)))
    if rules.ace == NEXT_ATTACK:
        attacker.ace = False
    ask_attacker(rules, table)


@rule
def offer(table: Table, rerolls: Rerolls) -> None:
    table.rerolls, table.rerolled = all_rerolls(rerolls), 0
    table.ace_reroll = rerolls.ace > 0


@rule
def ask_attacker(rules: Rules, table: Table) -> None:
    if can_reroll(rules, table, table.attack_count):
        table.decision = ATTACK_REROLL
    elif rules.attacker_rerolls_last:
        offer_defence_rerolls(rules, table)
    else:
        ask_for_aces(table)


@rule
def can_reroll(rules: Rules, table: Table, count: int) -> bool:
    """B-36  A reroll is left, and a die to use it on."""
    if table.rerolls == 0 or count == 0:
        return False
    return rules.reroll_same_die or table.rerolled != (1 << count) - 1


@rule
def why_not_reroll(rules: Rules, table: Table, count: int, die: int) -> int:
    """B-36  Any die of your own; the same one again unless the option forbids it."""
    if die < 0 or die >= count:
        return NO_SUCH_DIE
    if not rules.reroll_same_die and (table.rerolled >> die) & 1:
        return DIE_USED
    return ALLOWED


@rule
def reroll(table: Table, roll: int, die: int) -> None:
    """B-36  Pick a die and throw it again; the new result stands."""
    table.picked = die
    table.rerolls -= 1
    table.rerolled |= 1 << die
    if table.ace_reroll and table.rerolls == 0 and roll == DEFENCE_SECOND:
        table.planes[table.target].ace_defended = True
    roll_dice(table, roll, 1)


@rule
def settle_attack_reroll(rules: Rules, table: Table) -> None:
    table.attack_dice[table.picked] = table.thrown[0]
    tell(table, REROLLED_ATTACK, table.plane, table.picked, table.thrown[0])
    ask_attacker(rules, table)


@rule
def ask_for_aces(table: Table) -> None:
    """SL1-FAQ-02, MOD-ACE-03  The defender has seen the attack, and may now add ace dice."""
    if aces_left(table.planes[table.target]) > 0:
        table.decision = ACE_DEFENCE
    else:
        defend(table, 0)


@rule
def defend(table: Table, aces: int) -> None:
    """SL1-ATK-05  One die for each point of Defense, and the ace dice declared."""
    defender = table.planes[table.target]
    defender.aces_used += aces
    if aces > 0:
        tell(table, DECLARED_ACES, table.target, aces, 0)
    table.defence_count = all_dice(defence_dice(defender.defense, aces))
    roll_dice(table, DEFENCE_ROLL, table.defence_count)


@rule
def settle_defence_roll(rules: Rules, table: Table) -> None:
    for k in range(table.defence_count):
        table.defence_dice[k] = table.thrown[k]
    tell(table, ROLLED_DEFENCE, table.target, 0, 0)
    if rules.attacker_rerolls_last:
        offer_attack_rerolls(rules, table)
    else:
        offer_defence_rerolls(rules, table)


@rule
def skip_empty_defence(rules: Rules, table: Table) -> None:
    """C-3  A balloon has no dice to defend with: the attack goes on as if they had fallen."""
    if EXPANSION and table.roll == DEFENCE_ROLL and table.due == 0 and table.decision == NOTHING:
        settle_defence_roll(rules, table)


@rule
def offer_defence_rerolls(rules: Rules, table: Table) -> None:
    """SL1-BON-01, MOD-ALT-05, C-1  The defender's rerolls for range and altitude; the Ace has one a round."""
    defender = table.planes[table.target]
    offer(table, defender_rerolls(rules, line_declared(table), ace_defence_rerolls(rules, defender)))
    ask_defender(rules, table)


@rule
def ask_defender(rules: Rules, table: Table) -> None:
    if can_reroll(rules, table, table.defence_count):
        table.decision = DEFENCE_REROLL
    else:
        resolve(rules, table)


@rule
def settle_defence_reroll(rules: Rules, table: Table) -> None:
    table.defence_dice[table.picked] = table.thrown[0]
    tell(table, REROLLED_DEFENCE, table.target, table.picked, table.thrown[0])
    ask_defender(rules, table)


@rule
def loss_shown(rules: Rules, table: Table) -> int:
    """SL1-ATK-08, SL1-ATK-09  The Health that the target loses as the dice lie on the table."""
    return health_lost(table.planes[table.target], damage(rules, table))


@rule
def resolve(rules: Rules, table: Table) -> None:
    """SL1-ATK-09, B-32  The defender loses Health; at 0 it falls, else a critical or a Dive Bomb may do more."""
    i, j = table.plane, table.target
    table.roll, table.due, table.decision = NO_ROLL, 0, NOTHING
    hurt(table, i, j, loss_shown(rules, table))
    if table.planes[j].health == 0:
        score(rules, table, i, j)
    elif not hits_something_important(rules, table):
        follow_up(rules, table)


@rule
def settle_lost_stat(rules: Rules, table: Table) -> None:
    """C-5  The stat is lowered; then the attack goes on."""
    lower_stat(table)
    follow_up(rules, table)


@rule
def follow_up(rules: Rules, table: Table) -> None:
    """C-1, C-2  The target still flies: a Dive Bomb may follow."""
    if can_dive_bomb(rules, table, table.plane, table.target):
        table.decision = DIVE_BOMB
    else:
        go_on(rules, table)
