"""Dive Bomb and Push the Envelope (C-1, C-2): what is staked, and what comes of it."""

import pytest
from rules.tables import move, plane_at, roll, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader.constants import ATTACKING, GAIN_EITHER, GAIN_SPEED, MOVING, OVER
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import (
    answer_attack,
    answer_dive_bomb,
    answer_gain,
    answer_keep,
    answer_push,
    decline_dive_bomb,
)
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.reasons import ALLOWED, CLIMB_USED, DIVE_AFTER_CLIMB, NO_PUSH_RULE, PUSHED_ALREADY
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.words.refusal import Refusal

MISS, DODGE = 1, 5


def rules_of(edition: str = "second", **options: object) -> Rules:
    return make_rules(Ruleset(edition, ("dive-bomb", "push-the-envelope"), dict(options)))


def attacked(rules: Rules, away: float = 70, above: int = 1, hits: int = 0, **target: int) -> Table:
    """Red has attacked blue from that far and that much higher; a third plane is somewhere else."""
    planes = plane_at(100, 350, altitude=1 + above), plane_at(100 + away, 350, side=1, altitude=1, **target)
    table = table_of(rules, *planes, plane_at(600, 50, side=2), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, *[5] * hits, *[MISS] * (3 - hits))
    if waiting_for(table) == "attack-reroll":
        answer_keep(rules, table)
    roll(rules, table, 1, 1, 1)
    return table


# ---- Dive Bomb ----


@pytest.mark.parametrize(
    ("edition", "face", "hits"),
    [("second", 1, False), ("second", 2, True), ("second", 6, True), ("current", 2, False), ("current", 3, True)],
)
def test_c_1_a_dive_bomb_drops_to_the_target_and_hurts_one_of_the_two(edition: str, face: int, hits: bool) -> None:
    rules = rules_of(edition)
    table = attacked(rules, above=2)
    assert (waiting_for(table), table.plane) == ("dive-bomb", 0)
    answer_dive_bomb(table)
    assert table.planes[0].altitude == 1
    roll(rules, table, face)
    assert (table.planes[0].health, table.planes[1].health) == ((3, 2) if hits else (2, 3))
    assert waiting_for(table) in ("attack", "move")


def test_c_1_it_may_be_declined() -> None:
    rules = rules_of()
    table = attacked(rules)
    decline_dive_bomb(rules, table, 0)
    assert (table.planes[0].altitude, table.planes[1].health, table.due) == (2, 3, 0)


@pytest.mark.parametrize(
    ("away", "above", "health", "offered"),
    [(70, 1, 3, True), (70, 0, 3, False), (150, 1, 3, False), (70, 1, 1, False)],
    ids=["near and higher", "as high", "in the middle section", "the target has fallen"],
)
def test_c_1_it_needs_altitude_the_closest_section_and_a_target_that_flies(
    away: float, above: int, health: int, offered: bool
) -> None:
    table = attacked(rules_of(), away, above, hits=1, health=health)
    assert (waiting_for(table) == "dive-bomb") == offered


def test_b_42_a_knock_out_by_a_dive_bomb_is_the_attacker_s() -> None:
    """B-81"""
    rules = rules_of("current")
    table = attacked(rules, health=1)
    answer_dive_bomb(table)
    roll(rules, table, 6)
    assert not table.planes[1].flying
    assert table.planes[0].ace, "a reroll in its next attack"


def test_b_42_nobody_is_credited_for_a_dive_bomb_that_goes_wrong() -> None:
    rules = rules_of("current")
    table = attacked(rules)
    table.planes[0].health = 1
    answer_dive_bomb(table)
    roll(rules, table, 1)
    assert not table.planes[0].flying
    assert not any(plane.ace for plane in table.planes[:3])
    assert table.stage != OVER


def test_the_last_enemy_of_somebody_who_crashes_wins() -> None:
    rules = rules_of()
    table = attacked(rules)
    table.planes[2].flying = False
    table.planes[0].health = 1
    answer_dive_bomb(table)
    roll(rules, table, 1)
    assert (table.stage, table.winner) == (OVER, 1)


def test_b_32_with_simultaneous_damage_a_crash_waits_for_the_end_of_the_stage() -> None:
    rules = rules_of(**{"attack.resolution": "simultaneous"})
    table = attacked(rules)
    table.planes[0].health = 1
    answer_dive_bomb(table)
    roll(rules, table, 1)
    assert not table.planes[0].flying, "nobody else could shoot, so the stage has ended"
    assert not table.planes[1].scored


@pytest.mark.parametrize("options", [{"altitude": "off"}, {"altitude": "off", "diveBomb": "on"}])
def test_a_dive_bomb_needs_altitude(options: dict[str, str]) -> None:
    modules = () if "diveBomb" in options else ("dive-bomb",)
    with pytest.raises(Refusal, match=r"(module dive-bomb|option diveBomb) needs (the module )?altitude"):
        Ruleset("second", modules, options).settled()


def test_a_face_that_the_dice_do_not_have_is_refused() -> None:
    with pytest.raises(Refusal, match=r"option pushEnvelope\.from: 7 is no face of a d6"):
        Ruleset("second", ("push-the-envelope",), {"pushEnvelope.from": 7}).settled()
    assert Ruleset("second", (), {"pushEnvelope.from": 7}).settled(), "nobody pushes here"


# ---- Push the Envelope ----


def about_to_move(rules: Rules, **red: int) -> Table:
    return table_of(rules, plane_at(200, 350, **red), plane_at(600, 600, side=1))


def pushed(rules: Rules, face: int, **red: int) -> Table:
    table = about_to_move(rules, **red)
    answer_push(table, 0)
    roll(rules, table, face)
    return table


@pytest.mark.parametrize(("face", "speed", "health"), [(1, 3, 2), (4, 3, 2), (5, 4, 3), (6, 4, 3)])
def test_c_1_five_or_six_gives_a_point_of_speed_and_less_costs_a_point_of_health(
    face: int, speed: int, health: int
) -> None:
    table = pushed(rules_of(), face)
    left, plane = table.move.speed_left, table.planes[0]
    assert (waiting_for(table), table.plane, left, plane.health) == ("move", 0, speed, health)


def test_c_1_once_a_turn_and_at_any_point_of_it() -> None:
    rules = rules_of()
    table = about_to_move(rules)
    move(rules, table, "bank left")
    assert why_not(rules, table, "bank left") != ALLOWED
    answer_push(table, 0)
    roll(rules, table, 6)
    assert why_not_push(rules, table) == PUSHED_ALREADY
    move(rules, table, "bank left", "end")
    move(rules, table, "straight", "end", i=1)
    assert (table.round, table.stage, why_not_push(rules, table)) == (2, MOVING, ALLOWED)


def test_there_is_no_pushing_without_the_module() -> None:
    rules = make_rules(Ruleset("second"))
    assert why_not_push(rules, about_to_move(rules)) == NO_PUSH_RULE


def test_b_42_a_plane_that_pushes_too_far_falls_and_its_move_is_over() -> None:
    rules = rules_of()
    table = table_of(rules, plane_at(200, 350, health=1), plane_at(600, 600, side=1), plane_at(600, 100, 180, side=2))
    answer_push(table, 0)
    roll(rules, table, 4)
    assert not table.planes[0].flying
    assert (table.acting, waiting_for(table)) == (1, "move")


def test_the_last_enemy_of_somebody_who_breaks_apart_wins() -> None:
    table = pushed(rules_of(), 1, health=1)
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_2_the_current_rules_let_you_choose_speed_or_altitude() -> None:
    rules = rules_of("current")
    table = pushed(rules, 5)
    assert waiting_for(table) == "push-gain"
    answer_gain(rules, table, 0, GAIN_SPEED)
    assert (waiting_for(table), table.move.speed_left, table.planes[0].altitude) == ("move", 4, 0)
    table = pushed(rules, 5)
    answer_gain(rules, table, 0, GAIN_EITHER)
    assert (waiting_for(table), table.move.speed_left, table.planes[0].altitude) == ("move", 3, 1)


def test_c_2_that_altitude_is_beside_the_climb_and_excludes_a_dive() -> None:
    rules = rules_of("current")
    table = pushed(rules, 6, altitude=1)
    answer_gain(rules, table, 0, GAIN_EITHER)
    assert why_not(rules, table, "dive 1") == DIVE_AFTER_CLIMB
    move(rules, table, "climb")
    assert table.planes[0].altitude == 3
    assert why_not(rules, table, "climb") == CLIMB_USED
    move(rules, table, "straight", "end")


def test_c_2_at_the_top_and_after_a_dive_only_speed_is_gained() -> None:
    rules = rules_of("current")
    table = pushed(rules, 6, altitude=4)
    assert (waiting_for(table), table.move.speed_left, table.planes[0].altitude) == ("move", 4, 4)
    table = about_to_move(rules, altitude=2)
    move(rules, table, "dive 1")
    answer_push(table, 0)
    roll(rules, table, 6)
    assert (waiting_for(table), table.move.speed_left, table.planes[0].altitude) == ("move", 5, 1)


def test_numbers_of_both_are_data() -> None:
    rules = rules_of(**{"pushEnvelope.from": 2, "diveBomb.from": 6})
    assert (rules.push_from, rules.push_gain, rules.push_damage) == (2, 1, 1)
    assert (rules.dive_bomb_from, rules.dive_bomb_section, rules.dive_bomb_damage) == (6, 1, 1)
