"""What a pilot gives and gets from a pose, by who may still shoot this round."""

from fractions import Fraction

import pytest
from rules.tables import plane_at, rules_of, table_of

from skyrmish.games.squadron_leader.constants import ATTACKING
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.geometry.poses import pose_at
from skyrmish.odds.attacks import attack_odds
from skyrmish.odds.exchange import exchange, exchange_now, shot_at

RULES = rules_of("altitude", "ace-pilots")


def nose_to_nose(rules: Rules = RULES, distance: float = 160.0, **fields: int) -> Table:
    """Red heads east, blue heads west towards it; both have moved."""
    blue = plane_at(100 + distance, 350, 180, side=1, **fields)
    return table_of(rules, plane_at(100, 350), blue, stage=ATTACKING)


def test_two_who_face_each_other_give_what_they_take() -> None:
    told = exchange_now(RULES, nose_to_nose(), 0)
    assert told.best is not None
    assert told.best.odds == attack_odds(RULES, 3, 3)
    assert told.taken == told.best.odds.expected
    assert told.hit == told.best.odds.hit
    assert told.best.kill == attack_odds(RULES, 3, 3).kill(3)


def test_from_behind_nothing_comes_back() -> None:
    table = table_of(RULES, plane_at(100, 350), plane_at(260, 350, 0, side=1), stage=ATTACKING)
    told = exchange_now(RULES, table, 0)
    assert told.best is not None
    assert (told.threats, told.taken, told.hit) == ((), 0, 0)


@pytest.mark.parametrize(
    ("distance", "altitudes", "rerolls"),
    [(90, (2, 1), (2, 0)), (220, (0, 1), (0, 2)), (140, (1, 1), (0, 0))],
)
def test_at_44_rerolls_for_range_and_altitude(
    distance: float, altitudes: tuple[int, int], rerolls: tuple[int, int]
) -> None:
    table = nose_to_nose(distance=distance, altitude=altitudes[1])
    table.planes[0].altitude = altitudes[0]
    shot = shot_at(RULES, table, 0, 1)
    assert shot is not None
    assert (sum(shot.shot.rerolls), sum(shot.shot.defence_rerolls)) == rerolls
    assert shot.odds == attack_odds(RULES, 3, 3, *rerolls)


def test_an_enemy_that_has_attacked_is_no_threat() -> None:
    """B-33"""
    assert exchange_now(RULES, nose_to_nose(attacked=1), 0).threats == ()


def test_one_who_has_attacked_has_no_shot() -> None:
    table = nose_to_nose()
    table.planes[0].attacked = True
    told = exchange_now(RULES, table, 0)
    assert told.best is None
    assert len(told.threats) == 1


def test_an_enemy_still_to_move_is_listed_but_not_counted() -> None:
    table = table_of(RULES, plane_at(100, 350), plane_at(260, 350, 180, side=1))
    told = exchange_now(RULES, table, 0)
    assert [shot.moved for shot in told.threats] == [False]
    assert (told.taken, told.hit) == (0, 0)


def test_several_shots_are_survived_together() -> None:
    planes = plane_at(350, 350), plane_at(510, 350, 180, side=1), plane_at(350, 510, 270, side=2)
    told = exchange_now(RULES, table_of(RULES, *planes, stage=ATTACKING), 0)
    once = attack_odds(RULES, 3, 3)
    assert told.taken == 2 * once.expected
    assert told.hit == 1 - (1 - once.hit) ** 2


def test_the_best_target_loses_the_largest_part_of_its_health() -> None:
    planes = plane_at(350, 350), plane_at(500, 350, 180, side=1), plane_at(500, 400, 180, side=1, health=1)
    told = exchange_now(RULES, table_of(RULES, *planes, stage=ATTACKING), 0)
    assert [shot.target for shot in told.shots] == [2, 1]


def test_a_pose_elsewhere_is_asked_for_without_moving_there() -> None:
    table = nose_to_nose()
    told = exchange(RULES, table, 0, pose_at(100, 350, 180), 0)
    assert told.best is None
    assert told.hit > 0
    assert table.planes[0].x == 100
    lifted = exchange(RULES, table, 0, pose_at(100, 350, 0), 2).best
    assert lifted is not None
    assert lifted.shot.rerolls == (0, 1, 0, 0)


def test_ace_dice_join_where_they_are_worth_most() -> None:
    """MOD-ACE-04, B-41"""
    table = nose_to_nose(aces=2)
    table.planes[0].aces = 1
    told = exchange_now(RULES, table, 0)
    assert told.best is not None
    assert told.best.shot[:2] == ((3, 0, 0, 1), (3, 0, 0, 2))
    assert [each.shot[:2] for each in told.threats] == [((3, 0, 0, 2), (3, 0, 0, 0))]


def test_the_guides_give_a_die_or_a_reroll() -> None:
    """MOD-FWD-01, SL2-BON-03"""
    extra = exchange_now(rules_of("guides-extra-die"), nose_to_nose(), 0).best
    second = make_rules(Ruleset("second"), 1)
    again = exchange_now(second, nose_to_nose(second), 0).best
    assert extra is not None
    assert again is not None
    assert (extra.shot.attack, sum(extra.shot.rerolls)) == ((3, 0, 1, 0), 0)
    assert (again.shot.attack, again.shot.rerolls) == ((3, 0, 0, 0), (0, 0, 1, 0))


def test_the_ace_of_the_second_edition_rerolls_once_in_attack_and_once_in_defence() -> None:
    """C-1"""
    rules = make_rules(Ruleset("second", ("ace-pilots",)), 1)
    table = nose_to_nose(rules, ace=1)
    told = exchange_now(rules, table, 0)
    assert told.best is not None
    assert told.best.shot.defence_rerolls == (0, 0, 0, 1)
    assert told.threats[0].shot.rerolls == (0, 0, 1, 1)
    table.planes[1].ace_defended = True
    after = exchange_now(rules, table, 0).best
    assert after is not None
    assert after.shot.defence_rerolls == (0, 0, 0, 0)


def test_json_names_the_planes() -> None:
    told = exchange_now(RULES, nose_to_nose(), 0).as_json(["red", "blue"])
    assert (told["best"]["from"], told["best"]["to"], told["best"]["health"]) == ("red", "blue", 3)
    assert told["threats"][0]["to"] == "red"
    assert Fraction(told["hit"]) == attack_odds(RULES, 3, 3).hit
