"""Options of range, arc and guides."""

from rules.options.scenes import Scenes
from rules.tables import plane_at, roll, rules_of, table_of

from skyrmish.games.squadron_leader.constants import ATTACKING
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, section
from skyrmish.games.squadron_leader.play.attacking.shot import (
    LineOfFire,
    all_dice,
    attack_dice,
    attacker_rerolls,
    defender_rerolls,
)
from skyrmish.games.squadron_leader.play.decisions import answer_attack
from skyrmish.geometry.poses import pose_at

SCENES = Scenes()

EAST = pose_at(100, 350, 0)


@SCENES.of("range.measure", {"nearest": [3, 3], "centre": [3, 0], "whole": [0, 0]})
def sections_far_ahead(rules: Rules) -> list[int]:
    return [section(rules, EAST, pose_at(100 + away, 350, 0)) for away in (225, 240)]


@SCENES.of("range.max", {234: 1, 100: 0})
def in_range_at_all(rules: Rules) -> int:
    return min(1, section(rules, EAST, pose_at(250, 350, 0)))


@SCENES.of("range.sections", {3: 2, 9: 5, 1: 1})
def section_at_126_mm(rules: Rules) -> int:
    return section(rules, EAST, pose_at(250, 350, 0))


@SCENES.of("range.bonus", {True: (1, 1), False: (0, 0)})
def rerolls_for_range(rules: Rules) -> tuple[int, int]:
    close, far = LineOfFire(1, False, False, 0), LineOfFire(3, False, False, 0)
    return attacker_rerolls(rules, close, 0).range, defender_rerolls(rules, far, 0).range


@SCENES.of("arc.half", {45: True, 30: False})
def forty_degrees_off(rules: Rules) -> bool:
    return aim(rules, EAST, pose_at(100 + 150, 350 + 125, 0)) > 0


@SCENES.of("arc.mode", {"any": (True, True), "centre": (False, True), "whole": (False, False)})
def across_the_arc_s_edge(rules: Rules) -> tuple[bool, bool]:
    mostly_out, mostly_in = pose_at(200, 455, 0), pose_at(200, 445, 0)
    return aim(rules, EAST, mostly_out) > 0, aim(rules, EAST, mostly_in) > 0


@SCENES.of("lane.half", {3.25: False, 10: True})
def beside_the_lane(rules: Rules) -> bool:
    only = rules_of(options={"lane.effect": "only", "lane.half": rules.lane_half})
    return aim(only, EAST, pose_at(250, 370, 0)) > 0


@SCENES.of(
    "lane.effect",
    {
        "none": (True, 3, 3, 0),
        "only": (False, 3, 3, 0),
        "extraDie": (True, 3, 4, 0),
        "reroll": (True, 3, 3, 1),
        "halfOutside": (True, 1, 3, 0),
    },
)
def guides(rules: Rules) -> tuple[bool, int, int, int]:
    """Whether the guns bear on a target beside them, the dice against such a one, and those in the guides, rerolls."""
    beside, outside = pose_at(250, 400, 0), LineOfFire(2, False, False, 0)
    table = table_of(rules, plane_at(100, 350), plane_at(250, 350, side=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    dice = table.due
    roll(rules, table, *[1] * dice)
    return aim(rules, EAST, beside) > 0, all_dice(attack_dice(rules, 3, outside, 0)), dice, table.rerolls
