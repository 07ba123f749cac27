"""A shot: what two pilots throw, what each die is for, how many may be thrown again and why.

For two planes as they stand, or as they would stand. Attacks are rolled by these rules; odds, bots and screens promise
by them.
"""

from typing import NamedTuple

from skyrmish.engine.rule import rule, woven
from skyrmish.games.squadron_leader.constants import (
    ATTACKER_ONLY,
    BOTH,
    EXPANSION,
    EXTRA_DIE,
    GUIDES_REROLL,
    HALF_OUTSIDE,
    SINGLE_ACE,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.cover import counts_cover, has_cover
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, is_in_guides
from skyrmish.geometry.poses import Pose


class LineOfFire(NamedTuple):
    """How a target lies before the guns."""

    section: int  # of the ruler; 0: they cannot be brought to bear
    lined_up: bool  # it is in the forward guides, where they change what is rolled
    covered: bool
    higher: int  # levels by which the shooter is above it


class Dice(NamedTuple):
    """What a pilot's dice are for: points of Attack or Defense, being higher, the guides, and aces."""

    points: int
    altitude: int
    guides: int
    ace: int


class Rerolls(NamedTuple):
    """How many dice a pilot may throw again, by what gives them."""

    range: int
    altitude: int
    guides: int
    ace: int


class Shot(NamedTuple):
    """An attack: the dice of both pilots, and their rerolls."""

    attack: Dice
    defence: Dice
    rerolls: Rerolls
    defence_rerolls: Rerolls


@rule
def shot(rules: Rules, shooter: Plane, target: Plane, line: LineOfFire, aces: int, target_aces: int) -> Shot:
    """SL1-ATK-04, SL1-ATK-05, SL1-BON-01, SL1-BON-02  All that is thrown if one plane shoots at another.

    Who has no dice, as a balloon in defence, has none to throw again.
    """
    mine, theirs = attack_dice(rules, shooter.attack, line, aces), defence_dice(target.defense, target_aces)
    rerolls = attacker_rerolls(rules, line, ace_attack_rerolls(shooter))
    if all_dice(theirs) == 0:
        return Shot(mine, theirs, rerolls, Rerolls(0, 0, 0, 0))
    return Shot(mine, theirs, rerolls, defender_rerolls(rules, line, ace_defence_rerolls(rules, target)))


def totals(thrown: Shot) -> tuple[int, int, int, int]:
    """Attack dice, defence dice, the attacker's rerolls and the defender's."""
    rerolls = all_rerolls(thrown.rerolls), all_rerolls(thrown.defence_rerolls)
    return all_dice(thrown.attack), all_dice(thrown.defence), *rerolls


# ---- where they stand ----


@woven
def line_of_fire(rules: Rules, table: Table, i: int, a: Pose, j: int, b: Pose, higher: int) -> LineOfFire:
    """Were plane i at a, so much higher than plane j at b, and everyone else as they stand."""
    return line_in(rules, table, i, a, j, b, higher, aim(rules, a, b))


@woven
def line_in(rules: Rules, table: Table, i: int, a: Pose, j: int, b: Pose, higher: int, section: int) -> LineOfFire:
    """B-08, C-3  Likewise, where it is known in which section the guns bear; 0: in none."""
    lined_up = section > 0 and counts_guides(rules) and is_in_guides(rules, a, b)
    covered = EXPANSION and section > 0 and counts_cover(rules) and has_cover(rules, table, i, a, j, b)
    return LineOfFire(section, lined_up, covered, higher)


@rule
def line_declared(table: Table) -> LineOfFire:
    """SL1-ATK-01  The line of the attack that is going on."""
    higher = table.planes[table.plane].altitude - table.planes[table.target].altitude
    return LineOfFire(table.section, table.lined_up, table.covered, higher)


@woven
def best_line(lined_up: bool, higher: int) -> LineOfFire:
    """How a target lies at best: close, and without cover."""
    return LineOfFire(1, lined_up, False, higher)


@rule
def counts_guides(rules: Rules) -> bool:
    """B-08, C-5  The forward guides change what is rolled: all that they do but to take the arc's place."""
    return rules.lane_effect >= EXTRA_DIE


# ---- dice ----


@woven
def attack_dice(rules: Rules, attack: int, line: LineOfFire, aces: int) -> Dice:
    """SL1-ATK-04, MOD-FWD-01, MOD-ACE-03, C-3, C-5  A die a point of Attack, for the guides and for height, ace dice.

    Cover takes dice for points of Attack first, then height's, the guides', and ace dice; never the last of all. So
    whatever a pilot adds is thrown.
    """
    points = points_of_attack(rules, attack, line)
    altitude = 1 if rules.altitude_die and line.higher > 0 else 0
    guides = 1 if line.lined_up and rules.lane_effect == EXTRA_DIE else 0
    dice = points + altitude + guides + aces
    left = max(min(1, dice), dice - rules.cover_dice) if EXPANSION and line.covered else dice
    ace = min(aces, left)
    guides = min(guides, left - ace)
    altitude = min(altitude, left - ace - guides)
    return Dice(left - ace - guides - altitude, altitude, guides, ace)


@woven
def points_of_attack(rules: Rules, attack: int, line: LineOfFire) -> int:
    """C-5  All of them; or half outside the guides, rounded down, of which one is left at least."""
    if rules.lane_effect == HALF_OUTSIDE and not line.lined_up:
        return max(min(1, attack), attack // 2)
    return attack


@rule
def defence_dice(defense: int, aces: int) -> Dice:
    """SL1-ATK-05, MOD-ACE-03  A die for each point of Defense, and the ace dice declared."""
    return Dice(defense, 0, 0, aces)


@woven
def all_dice(dice: Dice) -> int:
    return dice.points + dice.altitude + dice.guides + dice.ace


def purposes(stat: str, dice: Dice) -> list[str]:
    """What each die is for, in the order in which they lie: points of a stat (attack, defense), height, guides, ace."""
    bonuses = ["altitude"] * dice.altitude + ["guides"] * dice.guides + ["ace"] * dice.ace
    return [stat] * dice.points + bonuses


# ---- rerolls ----


@woven
def attacker_rerolls(rules: Rules, line: LineOfFire, ace: int) -> Rerolls:
    """SL1-BON-02, MOD-ALT-05, B-37, C-3  At close range, when higher, for the guides, for an Ace; none into cover."""
    if EXPANSION and line.covered:
        return Rerolls(0, 0, 0, 0)
    close = 1 if rules.range_bonus and line.section == 1 else 0
    heeds_height = rules.altitude_reroll == BOTH or rules.altitude_reroll == ATTACKER_ONLY
    above = 1 if line.higher > 0 and heeds_height else 0
    guides = 1 if line.lined_up and rules.lane_effect == GUIDES_REROLL else 0
    return Rerolls(close, above, guides, ace)


@woven
def defender_rerolls(rules: Rules, line: LineOfFire, ace: int) -> Rerolls:
    """SL1-BON-01, MOD-ALT-05, B-37  At long range, when higher, for the Ace."""
    far = 1 if rules.range_bonus and line.section == rules.range_sections else 0
    above = 1 if line.higher < 0 and rules.altitude_reroll == BOTH else 0
    return Rerolls(far, above, 0, ace)


@rule
def ace_attack_rerolls(attacker: Plane) -> int:
    """C-1, C-2  The Ace, and whoever has just knocked somebody out, rerolls one die more."""
    return 1 if attacker.ace else 0


@rule
def ace_defence_rerolls(rules: Rules, defender: Plane) -> int:
    """C-1  The Ace rerolls one defence die a round."""
    return 1 if rules.ace == SINGLE_ACE and defender.ace and not defender.ace_defended else 0


def reasons(rerolls: Rerolls) -> list[str]:
    """What each reroll is for."""
    return [reason for reason, count in rerolls._asdict().items() for _ in range(count)]


@woven
def all_rerolls(rerolls: Rerolls) -> int:
    return rerolls.range + rerolls.altitude + rerolls.guides + rerolls.ace
