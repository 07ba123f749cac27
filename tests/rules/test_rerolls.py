"""The Attack Stage: rerolls."""

import pytest
from rules.duels import ALTITUDE, CORE, at_distance, duel
from rules.tables import roll, rules_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.play.attacking.attack import why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.shot import LineOfFire, attacker_rerolls, defender_rerolls
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_keep, answer_reroll
from skyrmish.games.squadron_leader.reasons import ALLOWED


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
