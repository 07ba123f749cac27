"""Space Pirates: stored Speed, its own pieces, one extra die in the lane, and nothing to reroll."""

import pytest
from rules.tables import plane_at, table_of

from skyrmish.games.squadron_leader.constants import ATTACKING, BANK_LEFT, PLAIN, SPLIT_S, STRAIGHT
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_fly, answer_store
from skyrmish.games.squadron_leader.play.moving.flying import end_move
from skyrmish.games.squadron_leader.play.moving.movement import most_to_store, why_not_fly, why_not_store
from skyrmish.games.squadron_leader.play.settling import settle
from skyrmish.games.squadron_leader.reasons import ALLOWED, NOTHING_TO_STORE, STORED_ALREADY, TOO_EXPENSIVE
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, edition_of, make_rules
from skyrmish.words.refusal import Refusal

RULES = make_rules(Ruleset("space-pirates"))


def alone(**fields: int) -> Table:
    """A pilot about to move, with somebody far away."""
    return table_of(RULES, plane_at(350, 350, **fields), plane_at(50, 50, side=1))


def number(manner: int, template: int, rules: Rules = RULES) -> int:
    found = [(each.manner, each.template) for each in rules.manoeuvres]
    return found.index((manner, template))


def test_at_57_unspent_speed_is_stored_for_later() -> None:
    """SP-ALT-02, SP-ALT-03, SP-ALT-04, B-54"""
    table = alone(speed=3)
    answer_fly(RULES, table, 0, STRAIGHT)
    assert most_to_store(RULES, table, 0) == 2
    answer_store(table, 0, 2)
    assert table.planes[0].altitude == 2
    assert why_not_fly(RULES, table, 0, RULES.manoeuvres[STRAIGHT]) == STORED_ALREADY
    end_move(RULES, table, 0)

    table = alone(speed=3, altitude=2)
    answer_fly(RULES, table, 0, STRAIGHT)
    answer_store(table, 0, most_to_store(RULES, table, 0))
    assert table.planes[0].altitude == 4


def test_sp_alt_03_tokens_are_speed_and_base_speed_goes_first() -> None:
    """B-54"""
    table = alone(speed=3, altitude=2)
    for _ in range(5):
        assert why_not_fly(RULES, table, 0, RULES.manoeuvres[STRAIGHT]) == ALLOWED
        answer_fly(RULES, table, 0, STRAIGHT)
        table.planes[0].x = 350.0
    assert (table.move.speed_left, table.planes[0].altitude) == (0, 0)
    assert why_not_fly(RULES, table, 0, RULES.manoeuvres[STRAIGHT]) == TOO_EXPENSIVE


def test_b_55_nothing_is_stored_in_a_round_with_a_split_s() -> None:
    """SP-SPS-01"""
    table = alone(speed=4, altitude=3)
    answer_fly(RULES, table, 0, number(SPLIT_S, STRAIGHT))
    assert (table.move.speed_left, table.planes[0].altitude) == (2, 0)
    assert why_not_store(RULES, table, 0, 1) == NOTHING_TO_STORE


def test_b_55_a_split_s_bank_with_speed_3_takes_four_tokens() -> None:
    bank = RULES.manoeuvres[number(SPLIT_S, BANK_LEFT)]
    assert why_not_fly(RULES, alone(speed=3, altitude=3), 0, bank) == TOO_EXPENSIVE
    table = alone(speed=3, altitude=4)
    assert why_not_fly(RULES, table, 0, bank) == ALLOWED
    answer_fly(RULES, table, 0, number(SPLIT_S, BANK_LEFT))
    assert (table.move.speed_left, table.planes[0].altitude) == (0, 0)


def test_at_62_one_more_die_in_the_lane_and_no_criticals() -> None:
    """SP-ATK-04, B-56"""
    planes = plane_at(100, 350, attack=3), plane_at(200, 350, side=1, defense=2, health=4)
    table = table_of(RULES, *planes, stage=ATTACKING)
    answer_attack(RULES, table, 0, 1, 0)
    assert table.due == 4
    for faces in ([4, 6, 1, 5], [6, 2]):
        table.thrown[: len(faces)] = faces
        settle(RULES, table)
    assert table.planes[1].health == 2


def test_b_57_with_the_other_pieces_range_and_lane_are_theirs() -> None:
    borrowed = make_rules(Ruleset("space-pirates", options={"sp.geometry": "sl"}))
    assert (borrowed.token.sides, borrowed.range_max, borrowed.lane_half, borrowed.arc_half) == (8, 234, 3.25, 30)
    assert (RULES.token.sides, RULES.range_max, RULES.lane_half, RULES.arc_half) == (6, 180, 2, 30)


def test_it_is_a_game_and_not_an_edition_of_another() -> None:
    assert edition_of("space-pirates") == "space-pirates"
    with pytest.raises(Refusal, match="edition 'second' is none of space-pirates's"):
        edition_of("space-pirates", "second")
    with pytest.raises(Refusal, match="edition 'space-pirates' is none of squadron-leader's"):
        edition_of("squadron-leader", "space-pirates")


def test_every_plain_template_is_there() -> None:
    assert [each.manner for each in RULES.manoeuvres].count(PLAIN) == 5
