"""The Attack Stage: targets, dice, rerolls, ace dice, damage."""

import math

import pytest
from rules.tables import plane_at, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ATTACKING, OVER
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import aces_left, why_not_aces, why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import (
    aim,
    damage,
    section,
    why_not_attack,
)
from skyrmish.games.squadron_leader.play.attacking.shot import LineOfFire, attacker_rerolls, defender_rerolls
from skyrmish.games.squadron_leader.play.decisions import (
    answer_aces,
    answer_attack,
    answer_hold_fire,
    answer_keep,
    answer_reroll,
)
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import pose_at

CORE = rules_of()
ALTITUDE = rules_of("altitude")
ACES = rules_of("ace-pilots")
APOTHEM = 12.010433922646728


def at_distance(d: float, side: int = 1, **fields) -> Plane:
    """A target so far ahead of a plane at (100, 350) that faces east; it looks away."""
    return plane_at(100 + 2 * APOTHEM + d, 350, 0, side=side, **fields)


def duel(rules: Rules, target: Plane, *others: Plane, **fields) -> Table:
    return table_of(rules, plane_at(100, 350, 0, **fields), target, *others, stage=ATTACKING)


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


# ---- rerolls ----


@pytest.mark.parametrize(
    ("d", "altitudes", "attacker", "defender"),
    [(70, (2, 1), 2, 0), (200, (0, 1), 0, 2), (100, (1, 1), 0, 0), (100, (2, 1), 1, 0), (70, (1, 2), 1, 1)],
)
def test_at_44_rerolls(d: float, altitudes: tuple[int, int], attacker: int, defender: int) -> None:
    """SL1-BON-01, SL1-BON-02, MOD-ALT-05, B-37"""
    target = at_distance(d, altitude=altitudes[1], defense=1)
    table = duel(ALTITUDE, target, attack=1, altitude=altitudes[0])
    answer_attack(ALTITUDE, table, 0, 1, 0)
    roll(ALTITUDE, table, 1)
    for left in range(attacker, 0, -1):
        assert (waiting_for(table), table.rerolls) == ("attack-reroll", left)
        answer_reroll(table, 0)
        roll(ALTITUDE, table, 1)
    roll(ALTITUDE, table, 1)
    for left in range(defender, 0, -1):
        assert (waiting_for(table), table.rerolls) == ("defence-reroll", left)
        answer_reroll(table, 0)
        roll(ALTITUDE, table, 1)
    assert table.round == 2


def test_the_new_result_stands() -> None:
    """B-36"""
    table = duel(CORE, at_distance(50, health=3), attack=2)
    answer_attack(CORE, table, 0, 1, 0)
    roll(CORE, table, 8, 7)
    answer_reroll(table, 0)
    roll(CORE, table, 2)
    roll(CORE, table, 1, 1, 1)
    assert table.planes[1].health == 2


def test_rerolls_may_be_kept() -> None:
    """B-36"""
    table = duel(ALTITUDE, at_distance(50), altitude=2)
    answer_attack(ALTITUDE, table, 0, 1, 0)
    roll(ALTITUDE, table, 8, 1, 1)
    assert table.rerolls == 2
    answer_keep(ALTITUDE, table)
    roll(ALTITUDE, table, 1, 1, 1)
    assert table.planes[1].health == 2


def test_only_dice_on_the_table_are_rerolled() -> None:
    table = duel(CORE, at_distance(50))
    answer_attack(CORE, table, 0, 1, 0)
    roll(CORE, table, 1, 1, 1)
    assert why_not_reroll(CORE, table, table.attack_count, 3) == reasons.NO_SUCH_DIE
    assert why_not_reroll(CORE, table, table.attack_count, -1) == reasons.NO_SUCH_DIE


def test_each_die_once_where_the_option_says_so() -> None:
    """B-36"""
    rules = rules_of("altitude", options={"reroll.sameDie": False})
    table = duel(rules, at_distance(50), altitude=2)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 1, 1, 1)
    answer_reroll(table, 1)
    roll(rules, table, 1)
    assert why_not_reroll(rules, table, 3, 1) == reasons.DIE_USED
    assert why_not_reroll(rules, table, 3, 0) == ALLOWED


def test_with_one_die_a_second_reroll_lapses_where_each_is_rerolled_once() -> None:
    rules = rules_of("altitude", options={"reroll.sameDie": False})
    table = duel(rules, at_distance(50), altitude=2, attack=1)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 1)
    answer_reroll(table, 0)
    roll(rules, table, 1)
    assert table.due == 3, "the defence is rolled next"


def test_the_attacker_may_reroll_after_the_defence() -> None:
    """B-35"""
    rules = rules_of(options={"reroll.attacker": "afterDefence"})
    table = duel(rules, at_distance(50), attack=1)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 1)
    roll(rules, table, 1, 1, 1)
    assert waiting_for(table) == "attack-reroll"
    answer_reroll(table, 0)
    roll(rules, table, 8)
    assert table.planes[1].health == 2


def test_at_long_range_the_defender_still_rerolls_last() -> None:
    rules = rules_of("altitude", options={"reroll.attacker": "afterDefence"})
    table = duel(rules, at_distance(200), attack=1, altitude=1)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8)
    roll(rules, table, 1, 1, 1)
    assert waiting_for(table) == "attack-reroll"
    answer_keep(rules, table)
    assert waiting_for(table) == "defence-reroll"
    answer_keep(rules, table)
    assert table.planes[1].health == 2


@pytest.mark.parametrize(("reading", "attacker", "defender"), [("none", 0, 0), ("attacker", 1, 0), ("both", 1, 1)])
def test_who_rerolls_for_being_higher(reading: str, attacker: int, defender: int) -> None:
    """B-37"""
    rules = rules_of("altitude", options={"altitude.reroll": reading})
    lower, level, higher = (LineOfFire(2, False, False, levels) for levels in (-1, 0, 1))
    assert attacker_rerolls(rules, higher, 0) == (0, attacker, 0, 0)
    assert defender_rerolls(rules, lower, 0) == (0, defender, 0, 0)
    assert attacker_rerolls(rules, lower, 0) == defender_rerolls(rules, higher, 0) == (0, 0, 0, 0)
    assert attacker_rerolls(rules, level, 0) == defender_rerolls(rules, level, 0) == (0, 0, 0, 0)


# ---- damage ----


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


def test_health_stops_at_0() -> None:
    """B-43"""
    table = duel(CORE, at_distance(100, health=1), at_distance(400))
    shoot(CORE, table, (7, 7, 7), (1, 1, 1))
    assert table.planes[1].health == 0
    assert not table.planes[1].flying
    assert table.planes[0].flying


def test_the_last_one_flying_wins_at_once() -> None:
    """SL1-GOAL-01, B-44"""
    table = duel(CORE, at_distance(100, health=2))
    shoot(CORE, table, (8, 6, 1), (1, 1, 1))
    assert (table.stage, table.winner) == (OVER, 0)


# ---- ace dice ----


def test_a_knock_out_earns_an_ace_die() -> None:
    """MOD-ACE-01, B-41"""
    table = duel(ACES, at_distance(100, health=1), plane_at(650, 650, side=2))
    shoot(ACES, table, (8, 8, 8), (1, 1, 1))
    assert [plane.aces for plane in table.planes[:3]] == [1, 0, 0]


def test_no_ace_die_without_the_module() -> None:
    table = duel(CORE, at_distance(100, health=1), plane_at(650, 650, side=2))
    shoot(CORE, table, (8, 8, 8), (1, 1, 1))
    assert table.planes[0].aces == 0


def test_an_ace_die_joins_the_attack_once_a_round() -> None:
    """MOD-ACE-02, MOD-ACE-03"""
    table = duel(ACES, at_distance(100), aces=2)
    assert why_not_aces(table.planes[0], 2) == ALLOWED
    assert why_not_aces(table.planes[0], 3) == reasons.NOT_THAT_MANY_ACES
    assert why_not_aces(table.planes[0], -1) == reasons.NOT_THAT_MANY_ACES
    answer_attack(ACES, table, 0, 1, 1)
    assert table.due == 4
    assert aces_left(table.planes[0]) == 1


def test_an_ace_die_that_shows_8_is_a_critical() -> None:
    """B-41"""
    table = duel(ACES, at_distance(100, defense=1), attack=1, aces=1)
    shoot(ACES, table, (1, 8), (8,), aces=1)
    assert table.planes[1].health == 2


def test_ace_dice_defend_after_the_attack_was_seen() -> None:
    """SL1-FAQ-02, MOD-ACE-04"""
    table = duel(ACES, at_distance(100, aces=2))
    answer_attack(ACES, table, 0, 1, 0)
    roll(ACES, table, 7, 7, 7)
    assert waiting_for(table) == "ace-defence"
    answer_aces(table, 2)
    assert table.due == 5
    roll(ACES, table, 6, 7, 8, 1, 1)
    assert table.planes[1].health == 3
    assert aces_left(table.planes[1]) == 2, "a new round has begun"


def test_dice_used_in_attack_are_missing_in_defence() -> None:
    """MOD-ACE-02  They shoot at each other; the first to shoot has used its only ace die."""
    table = table_of(ACES, plane_at(100, 350, aces=1), plane_at(250, 350, 180, side=1), stage=ATTACKING)
    shoot(ACES, table, (1, 1, 1, 1), (1, 1, 1), aces=1)
    assert table.plane == 1
    answer_attack(ACES, table, 1, 0, 0)
    roll(ACES, table, 1, 1, 1)
    assert table.due == 3, "no ace dice are asked for"


def test_ace_dice_come_back_in_the_next_round() -> None:
    """MOD-ACE-02"""
    table = duel(ACES, at_distance(100), aces=1)
    shoot(ACES, table, (1, 1, 1, 1), (1, 1, 1), aces=1)
    assert table.round == 2
    assert aces_left(table.planes[0]) == 1


def test_a_die_won_in_this_stage_serves_in_this_stage() -> None:
    """B-41"""
    avenger = plane_at(250, 350, 180, side=2)
    table = duel(ACES, at_distance(60, health=1), avenger)
    shoot(ACES, table, (8, 8, 8), (1, 1, 1))
    assert table.plane == 2
    answer_attack(ACES, table, 2, 0, 0)
    roll(ACES, table, 8, 8, 8)
    assert waiting_for(table) == "ace-defence"


def test_ace_dice_are_lost_with_the_plane() -> None:
    """B-41"""
    table = duel(ACES, at_distance(100, health=1, aces=3), plane_at(650, 650, side=2))
    shoot(ACES, table, (8, 8, 8), (1, 1, 1))
    assert (table.planes[1].aces, table.planes[0].aces) == (0, 1)
