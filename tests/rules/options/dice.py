"""Options of dice, rerolls and shots."""

from typing import Any

from rules.options.scenes import Scenes
from rules.tables import plane_at, roll, table_of, waiting_for

from skyrmish.games.squadron_leader.constants import ATTACKING, LOST_STAT_ROLL, OVER, REPAIR_ROLL
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage, is_critical, is_hit
from skyrmish.games.squadron_leader.play.attacking.shot import (
    LineOfFire,
    all_dice,
    attack_dice,
    attacker_rerolls,
    defender_rerolls,
)
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_reroll
from skyrmish.games.squadron_leader.play.settling import die_sides
from skyrmish.games.squadron_leader.reasons import ALLOWED

SCENES = Scenes()


def lying(attack: list[int], defence: list[int]) -> Table:
    table = Table(attack_count=len(attack), defence_count=len(defence))
    table.attack_dice[: len(attack)], table.defence_dice[: len(defence)] = attack, defence
    return table


@SCENES.of("dice", {8: (8, False), 6: (6, True)})
def sides_and_a_six(rules: Rules) -> tuple[int, bool]:
    return die_sides(rules, Table()), is_critical(rules, 6)


@SCENES.of("hit.from", {6: [6, 7, 8], 4: [4, 5, 6, 7, 8]})
def faces_that_hit(rules: Rules) -> list[int]:
    return [face for face in range(1, 9) if is_hit(rules, face)]


@SCENES.of("crit", {"none": (1, 0), "twoDodges": (2, 1), "double": (3, 0)})
def two_eights_against_one_dodge(rules: Rules) -> tuple[int, int]:
    return damage(rules, lying([8, 8], [7])), damage(rules, lying([8], [8]))


@SCENES.of("crit.lowers", {"nothing": (3, 0), "stat": (2, 0), "repaired": (3, 1)})
def defense_after_a_critical_and_the_dice_left_over(rules: Rules) -> tuple[int, int]:
    """What is left of it when the next round has begun, and repairs that were rolled for."""
    table = table_of(rules, plane_at(100, 350), plane_at(250, 350, side=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, rules.die_sides, 1, 1)
    roll(rules, table, 1, 1, 1)
    rolls = 0
    while table.due:
        rolls += table.roll == REPAIR_ROLL
        roll(rules, table, 2 if table.roll == LOST_STAT_ROLL else rules.die_sides)
    return table.planes[1].defense, rolls


@SCENES.of("altitude.reroll", {"none": (0, 0), "attacker": (1, 0), "both": (1, 1)})
def rerolls_for_being_higher(rules: Rules) -> tuple[int, int]:
    higher, lower = LineOfFire(2, False, False, 1), LineOfFire(2, False, False, -1)
    return attacker_rerolls(rules, higher, 0).altitude, defender_rerolls(rules, lower, 0).altitude


@SCENES.of("altitude.extraDie", {False: (3, 3, 3), True: (4, 3, 3)})
def dice_from_above_at_one_level_and_from_below(rules: Rules) -> tuple[int, ...]:
    lines = [LineOfFire(2, False, False, higher) for higher in (2, 0, -1)]
    return tuple(all_dice(attack_dice(rules, 3, line, 0)) for line in lines)


def attack_at_close_range(rules: Rules, *faces: int, **fields: Any) -> Table:
    table = table_of(rules, plane_at(100, 350, **fields), plane_at(170, 350, side=1, health=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, *faces)
    return table


@SCENES.of("reroll.attacker", {"beforeDefence": "attack-reroll", "afterDefence": ""})
def after_the_attack_roll(rules: Rules) -> str:
    return waiting_for(attack_at_close_range(rules, 1, 1, 1))


@SCENES.of("reroll.sameDie", {True: True, False: False})
def the_same_die_again(rules: Rules) -> bool:
    table = attack_at_close_range(rules, 1, 1, 1)
    answer_reroll(table, 0)
    return why_not_reroll(rules, table, 3, 0) == ALLOWED


@SCENES.of("attack.resolution", {"sequential": OVER, "simultaneous": ATTACKING})
def after_the_first_of_two_shots(rules: Rules) -> int:
    table = table_of(rules, plane_at(100, 350, attack=1), plane_at(230, 350, 180, side=1, health=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8)
    roll(rules, table, 1, 1, 1)
    return table.stage
