"""The later editions: what their data change, by clause and example."""

from fractions import Fraction

import pytest
from rules.tables import plane_at, table_of

from skyrmish.games.squadron_leader.constants import ATTACKING, BARREL_ROLL, DEFENCE_REROLL, SPLIT_S, TURN_LEFT
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.attack import offer_attack_rerolls, offer_defence_rerolls
from skyrmish.games.squadron_leader.play.attacking.gunnery import damage
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_fly, answer_keep, answer_reroll
from skyrmish.games.squadron_leader.play.moving.movement import why_not_fly
from skyrmish.games.squadron_leader.play.settling import settle
from skyrmish.games.squadron_leader.reasons import ALLOWED, CLIMBED_BEFORE, STANDS_ALONE
from skyrmish.games.squadron_leader.rulesets.naming import speed_name
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, Ruleset, edition_data, make_rules
from skyrmish.odds.attacks import attack_odds
from skyrmish.words.refusal import Refusal


def rules(edition: str, *modules: str) -> Rules:
    return make_rules(Ruleset(edition, modules))


def lying(attack: list[int], defence: list[int]) -> Table:
    table = Table(attack_count=len(attack), defence_count=len(defence))
    table.attack_dice[: len(attack)], table.defence_dice[: len(defence)] = attack, defence
    return table


# ---- dice ----


@pytest.mark.parametrize(
    ("edition", "attack", "defence", "lost"),
    [
        ("second", [6, 6, 4], [4, 5, 6], 1),
        ("second", [6, 6, 6], [4, 4, 4, 4], 1),
        ("first-d6", [6, 5, 3], [4], 1),
        ("current", [6, 4, 1], [6, 2], 1),
        ("current", [6], [4], 1),
        ("current", [4, 5], [6], 0),
    ],
    ids=["AT-40 a", "AT-40 b", "B-40", "B-39 a", "B-39 b", "B-39 c"],
)
def test_what_dice_do(edition: str, attack: list[int], defence: list[int], lost: int) -> None:
    """SL2-ATK-06, SL2-ATK-07, SL2-ATK-08, B-39, B-40"""
    assert damage(rules(edition), lying(attack, defence)) == lost


@pytest.mark.parametrize(
    ("ruleset", "attack", "defence", "expected"),
    [
        (Ruleset("first"), 3, 3, Fraction(37665, 65536)),
        (Ruleset("first"), 4, 2, Fraction(268329, 262144)),
        (Ruleset("second"), 3, 3, Fraction(553, 864)),
        (Ruleset("second"), 4, 2, Fraction(6545, 5184)),
        (Ruleset("first", ("d6",)), 3, 3, Fraction(15, 32)),
        (Ruleset("current"), 3, 3, Fraction(2779, 3888)),
    ],
    ids=lambda value: str(value) if isinstance(value, Fraction) else None,
)
def test_at_43_expected_damage(ruleset: Ruleset, attack: int, defence: int, expected: Fraction) -> None:
    found = float(attack_odds(make_rules(ruleset), attack, defence).expected)
    assert found == pytest.approx(float(expected), abs=1e-12)


# ---- rerolls ----


def rerolls_of(edition: str, altitude: int, target_altitude: int, y: float = 350) -> tuple[int, int]:
    """Rerolls of attacker and defender, 100 mm apart: the middle section."""
    rule = rules(edition)
    planes = plane_at(100, 350, altitude=altitude), plane_at(224.1, y, side=1, altitude=target_altitude)
    table = table_of(rule, *planes, stage=ATTACKING)
    answer_attack(rule, table, 0, 1, 0)
    offer_attack_rerolls(rule, table)
    mine = table.rerolls
    offer_defence_rerolls(rule, table)
    return mine, table.rerolls


def test_b_37_only_the_attacker_rerolls_for_altitude_in_the_second_edition() -> None:
    assert rerolls_of("second", 2, 1, y=400) == (1, 0)
    assert rerolls_of("second", 1, 2, y=400) == (0, 0)
    assert rerolls_of("current", 1, 2, y=400) == (0, 1)


def test_sl2_bon_03_a_target_in_the_guides_gives_a_reroll() -> None:
    assert rerolls_of("second", 0, 0) == (1, 0)
    assert rerolls_of("first-d6", 0, 0) == (0, 0)


# ---- manoeuvres ----


def manoeuvre(rule: Rules, manner: int, template: int) -> int:
    return next(
        number for number, each in enumerate(rule.manoeuvres) if (each.manner, each.template) == (manner, template)
    )


def test_c_1_a_split_s_takes_four_altitude_and_its_template() -> None:
    """B-25"""
    split = rules("second", "split-s").manoeuvres[manoeuvre(rules("second", "split-s"), SPLIT_S, TURN_LEFT)]
    assert (split.cost, split.altitude) == (3, 4)


def test_c_2_a_barrel_roll_stands_alone_but_may_go_with_a_climb() -> None:
    """B-83"""
    rule = rules("current", "barrel-roll")
    roll = manoeuvre(rule, BARREL_ROLL, TURN_LEFT)
    table = table_of(rule, plane_at(350, 350, climbed=1), plane_at(50, 50, side=1))
    assert why_not_fly(rule, table, 0, rule.manoeuvres[roll]) == ALLOWED
    answer_fly(rule, table, 0, 0)
    assert why_not_fly(rule, table, 0, rule.manoeuvres[roll]) == STANDS_ALONE
    table = table_of(rule, plane_at(350, 350), plane_at(50, 50, side=1))
    answer_fly(rule, table, 0, roll)
    assert table.planes[0].eighths == 0
    assert why_not_fly(rule, table, 0, rule.manoeuvres[0]) == STANDS_ALONE


def test_c_2_what_costs_altitude_is_not_flown_after_a_climb() -> None:
    rule = rules("current")
    table = table_of(rule, plane_at(350, 350, climbed=1, altitude=4), plane_at(50, 50, side=1))
    split = rule.manoeuvres[manoeuvre(rule, SPLIT_S, TURN_LEFT)]
    assert why_not_fly(rule, table, 0, split) == CLIMBED_BEFORE


# ---- aces ----


def shoot(rule: Rules, table: Table, i: int, j: int, *rolls: list[int]) -> None:
    """An attack with these rolls, keeping what falls."""
    answer_attack(rule, table, i, j, 0)
    for faces in rolls:
        while table.due == 0:
            answer_keep(rule, table)
        table.thrown[: len(faces)] = faces
        settle(rule, table)


def test_c_1_there_is_one_ace_at_a_time() -> None:
    rule = rules("second", "ace-pilots")
    planes = [plane_at(100, 350, attack=1), plane_at(280, 350, side=1, health=1), plane_at(650, 650, side=2)]
    table = table_of(rule, *planes, stage=ATTACKING)
    table.planes[2].ace = True
    shoot(rule, table, 0, 1, [5], [1, 1, 1])
    assert [plane.ace for plane in table.planes[:3]] == [True, False, False]


def test_c_1_the_ace_rerolls_once_a_round_in_defence() -> None:
    rule = rules("second", "ace-pilots")
    planes = [
        plane_at(100, 350, attack=1),
        plane_at(224, 350, side=1, ace=True),
        plane_at(100, 250, 0, side=2, attack=1),
    ]
    table = table_of(rule, *planes, stage=ATTACKING)
    shoot(rule, table, 0, 1, [5], [1, 1, 1])
    assert table.decision == DEFENCE_REROLL
    assert table.rerolls == 1
    answer_reroll(table, 0)
    assert table.planes[1].ace_defended
    table.thrown[0] = 1
    settle(rule, table)
    assert table.planes[1].health == 2


def test_c_2_a_knock_out_gives_one_reroll_in_the_next_attack() -> None:
    rule = rules("current")
    planes = [plane_at(100, 350, attack=1, ace=True), plane_at(224.1, 400, side=1), plane_at(650, 650, side=2)]
    table = table_of(rule, *planes, stage=ATTACKING)
    answer_attack(rule, table, 0, 1, 0)
    table.thrown[0] = 1
    settle(rule, table)
    assert table.rerolls == 1
    assert not table.planes[0].ace


# ---- data ----


def test_an_edition_says_only_what_differs() -> None:
    assert edition_data("current")["settings"]["stats"] == [4, 3, 3, 2]
    assert speed_name("second") == speed_name("current") == "Manoeuvrability"
    assert Ruleset("second").board == (702, 702)
    assert "d6" not in edition_data("first-d6")["modules"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_all_its_modules_playable(edition: str) -> None:
    for module in edition_data(edition)["modules"]:
        needs = edition_data(edition)["modules"][module].get("needs", [])
        assert rules(edition, *dict.fromkeys([*needs, module])).manoeuvre_count >= 5


def test_a_module_of_another_edition_is_refused() -> None:
    with pytest.raises(Refusal, match="module 'd6' is unknown"):
        rules("second", "d6")
