"""The Attack Stage: who may be shot, and what the dice do."""

import math

import pytest
from rules.duels import ALTITUDE, APOTHEM, CORE, at_distance, duel
from rules.tables import plane_at, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ATTACKING
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, damage, section, why_not_attack
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_hold_fire
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import pose_at

# ---- who may be shot ----


@pytest.mark.parametrize(("x", "reason"), [(358.02, ALLOWED), (358.03, reasons.OUT_OF_RANGE)])
def test_at_26_range(x: float, reason: int) -> None:
    """SL1-ATK-02, B-01, B-04"""
    table = duel(CORE, plane_at(x, 350, side=1))
    assert why_not_attack(CORE, table, 0, 1) == reason
    by_centre = rules_of(options={"range.measure": "centre"})
    assert why_not_attack(by_centre, table, 0, 1) == reasons.OUT_OF_RANGE


@pytest.mark.parametrize(("x", "expected"), [(202.02, 1), (202.03, 2), (280.02, 2), (280.03, 3)])
def test_at_27_sections(x: float, expected: int) -> None:
    """B-03, B-04"""
    assert section(CORE, pose_at(100, 350, 0), pose_at(x, 350, 0)) == expected


def test_at_29_one_may_shoot_and_the_other_not() -> None:
    """SL1-ARC-IMG"""
    table = table_of(CORE, plane_at(200, 200, 30), plane_at(330, 290, 100, side=1), stage=ATTACKING)
    assert why_not_attack(CORE, table, 0, 1) == ALLOWED
    assert why_not_attack(CORE, table, 1, 0) == reasons.OUT_OF_ARC
    assert (waiting_for(table), table.plane) == ("attack", 0)


@pytest.mark.parametrize(("y", "reason"), [(216, ALLOWED), (217, reasons.OUT_OF_ARC)])
def test_at_30_arc(y: float, reason: int) -> None:
    """SL1-ATK-03, B-05"""
    table = table_of(CORE, plane_at(100, 100), plane_at(200, y, side=1), stage=ATTACKING)
    assert why_not_attack(CORE, table, 0, 1) == reason
    by_centre = rules_of(options={"arc.mode": "centre"})
    assert why_not_attack(by_centre, table, 0, 1) == reasons.OUT_OF_ARC


def test_b_02_the_shortest_way_need_not_lie_in_the_arc() -> None:
    """Half a millimetre of the target is in the arc, 241 mm away; its nearest corner is 234 mm away and outside."""
    ahead, aside, half = 2 * APOTHEM + 233.98, 11.5, math.sqrt(0.5)
    target = plane_at(100 + half * (ahead - aside), 100 + half * (ahead + aside), side=1)
    table = table_of(CORE, plane_at(100, 100), target, stage=ATTACKING)
    assert why_not_attack(CORE, table, 0, 1) == ALLOWED
    further = plane_at(target.x + half, target.y + half, side=1)
    assert why_not_attack(CORE, table_of(CORE, plane_at(100, 100), further), 0, 1) == reasons.OUT_OF_RANGE


@pytest.mark.parametrize(("y", "lined_up"), [(365.26, True), (365.27, False)])
def test_at_33_guides(y: float, lined_up: bool) -> None:
    """MOD-FWD-01, B-07, B-08"""
    only = rules_of("guides-only")
    assert (aim(only, pose_at(100, 350, 0), pose_at(250, y, 0)) > 0) == lined_up
    for rules, dice in ((rules_of("guides-extra-die"), 3 + lined_up), (CORE, 3)):
        table = duel(rules, plane_at(250, y, side=1))
        answer_attack(rules, table, 0, 1, 0)
        assert table.due == dice


def test_guides_only_leave_the_range_rule() -> None:
    """B-08"""
    only = rules_of("guides-only")
    table = duel(only, at_distance(235))
    assert why_not_attack(only, table, 0, 1) == reasons.OUT_OF_RANGE
    table = table_of(only, plane_at(100, 350), plane_at(250, 400, side=1), stage=ATTACKING)
    assert why_not_attack(only, table, 0, 1) == reasons.OUT_OF_GUIDES
    assert why_not_attack(CORE, table, 0, 1) == ALLOWED


def test_friends_and_fallen_planes_are_no_targets() -> None:
    """SL1-ATK-01, B-33"""
    table = duel(CORE, at_distance(50), at_distance(120, side=0), at_distance(180))
    assert why_not_attack(CORE, table, 0, 2) == reasons.NOT_AN_ENEMY
    assert why_not_attack(CORE, table, 0, 0) == reasons.NOT_AN_ENEMY
    table.planes[3].flying = False
    assert why_not_attack(CORE, table, 0, 3) == reasons.TARGET_GONE


def test_planes_in_between_do_not_cover() -> None:
    """B-10"""
    table = duel(CORE, at_distance(150), at_distance(60), at_distance(90, side=0))
    assert why_not_attack(CORE, table, 0, 1) == ALLOWED


@pytest.mark.parametrize("altitude", [0, 4])
def test_altitude_changes_neither_range_nor_arc(altitude: int) -> None:
    """B-09"""
    assert why_not_attack(ALTITUDE, duel(ALTITUDE, at_distance(233.9, altitude=altitude)), 0, 1) == ALLOWED


def test_a_plane_attacks_once_a_round() -> None:
    """B-33"""
    table = duel(CORE, at_distance(100))
    answer_attack(CORE, table, 0, 1, 0)
    assert why_not_attack(CORE, table, 0, 1) == reasons.ALREADY_ATTACKED


def test_nobody_has_to_attack() -> None:
    """B-33"""
    table = duel(CORE, at_distance(100))
    answer_hold_fire(CORE, table, 0)
    assert (table.round, table.attacks) == (2, 0)


# ---- what the dice do ----


def damage_of(rules: Rules, attack: list[int], defence: list[int]) -> int:
    table = Table(attack_count=len(attack), defence_count=len(defence))
    table.attack_dice[: len(attack)], table.defence_dice[: len(defence)] = attack, defence
    return damage(rules, table)


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [
        pytest.param([8, 7, 6, 2], [6, 7, 3], 1, id="AT-37"),
        pytest.param([8, 8], [7], 2, id="AT-38"),
        pytest.param([8, 8], [7, 6], 1, id="two dodges take a critical"),
        pytest.param([8, 7], [8, 8], 1, id="hits are dodged first; an 8 in defence is one dodge"),
        pytest.param([8, 8, 7], [6, 7, 8], 1, id="a hit, then a critical with the two dodges left"),
        pytest.param([8, 7], [8, 8, 8], 0, id="three dodges against a hit and a critical"),
        pytest.param([5, 5, 1], [], 0, id="5 misses"),
        pytest.param([6], [5], 1, id="5 does not dodge"),
    ],
)
def test_damage(attack: list[int], defence: list[int], expected: int) -> None:
    """SL1-ATK-06, SL1-ATK-07, SL1-ATK-08, B-38"""
    assert damage_of(CORE, attack, defence) == expected


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [([6, 6], [4], 1), ([6], [4], 0), ([4, 5, 6], [3], 3), ([3, 3], [], 0), ([6, 6, 6], [6, 6], 1)],
)
def test_the_d6_module_hits_and_dodges_from_4_and_has_no_criticals(
    attack: list[int], defence: list[int], expected: int
) -> None:
    """MOD-D6-01, B-40"""
    assert damage_of(rules_of("d6"), attack, defence) == expected


@pytest.mark.parametrize(("attack", "defence", "expected"), [([6, 6, 4], [4, 5, 6], 1), ([6, 6, 6], [4, 4, 4, 4], 1)])
def test_at_40_six_sided_dice_with_criticals(attack: list[int], defence: list[int], expected: int) -> None:
    """B-40"""
    rules = rules_of("d6", options={"crit": "twoDodges"})
    assert damage_of(rules, attack, defence) == expected
