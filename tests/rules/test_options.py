"""Every option does something: what the match looks like with one value of it, and with another.

Each effect plays a little scene under an option's value; the scene's outcome is told for two values.
"""

from collections.abc import Callable
from typing import Any

import pytest
from rules.tables import manoeuvre, move, new_table, plane_at, roll, rules_of, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader.constants import ATTACKING, BALLOON, MOVING, OVER, PLAIN, TEMPLATES
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import why_not_reroll
from skyrmish.games.squadron_leader.play.attacking.gunnery import (
    aim,
    damage,
    is_critical,
    is_hit,
    section,
)
from skyrmish.games.squadron_leader.play.attacking.immelmann import altitude_after_loop, can_loop
from skyrmish.games.squadron_leader.play.attacking.shot import LineOfFire, attacker_rerolls, defender_rerolls
from skyrmish.games.squadron_leader.play.decisions import (
    answer_assign,
    answer_attack,
    answer_dive_bomb,
    answer_keep,
    answer_plan,
    answer_push,
    answer_reroll,
    die_sides,
)
from skyrmish.games.squadron_leader.play.ending import remove
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import why_not_store
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.rulesets.settings import ALSO_CALLED, BY_KEY, Choice
from skyrmish.geometry.poses import pose_at

Scene = Callable[[Rules], Any]
SCENES: dict[str, tuple[Scene, dict[Any, Any]]] = {}
EAST, STRAIGHT = pose_at(100, 350, 0), plan_of(0, 1, 0)


PUSHED_FOR = ("speed", "either")
FOUR_ALTITUDE = [(1, 4), (2, 4), (2, 4), (3, 4), (3, 4)]


def option(key: str, outcomes: dict[Any, Any]) -> Callable[[Scene], Scene]:
    """The scene that shows what an option does, with its outcome for each value."""

    def note(scene: Scene) -> Scene:
        SCENES[key] = (scene, outcomes)
        return scene

    return note


# ---- measuring ----


@option("range.measure", {"nearest": [3, 3], "centre": [3, 0], "whole": [0, 0]})
def sections_far_ahead(rules: Rules) -> list[int]:
    return [section(rules, EAST, pose_at(100 + away, 350, 0)) for away in (225, 240)]


@option("range.max", {234: 1, 100: 0})
def in_range_at_all(rules: Rules) -> int:
    return min(1, section(rules, EAST, pose_at(250, 350, 0)))


@option("range.sections", {3: 2, 9: 5, 1: 1})
def section_at_126_mm(rules: Rules) -> int:
    return section(rules, EAST, pose_at(250, 350, 0))


@option("range.bonus", {True: (1, 1), False: (0, 0)})
def rerolls_for_range(rules: Rules) -> tuple[int, int]:
    close, far = LineOfFire(1, False, False, 0), LineOfFire(3, False, False, 0)
    return attacker_rerolls(rules, close, 0).range, defender_rerolls(rules, far, 0).range


@option("arc.half", {45: True, 30: False})
def forty_degrees_off(rules: Rules) -> bool:
    return aim(rules, EAST, pose_at(100 + 150, 350 + 125, 0)) > 0


@option("arc.mode", {"any": (True, True), "centre": (False, True), "whole": (False, False)})
def across_the_arc_s_edge(rules: Rules) -> tuple[bool, bool]:
    mostly_out, mostly_in = pose_at(200, 455, 0), pose_at(200, 445, 0)
    return aim(rules, EAST, mostly_out) > 0, aim(rules, EAST, mostly_in) > 0


@option("lane.half", {3.25: False, 10: True})
def beside_the_lane(rules: Rules) -> bool:
    only = rules_of(options={"lane.effect": "only", "lane.half": rules.lane_half})
    return aim(only, EAST, pose_at(250, 370, 0)) > 0


@option("lane.effect", {"none": (True, 3, 0), "only": (False, 3, 0), "extraDie": (True, 4, 0), "reroll": (True, 3, 1)})
def guides(rules: Rules) -> tuple[bool, int, int]:
    beside = pose_at(250, 400, 0)
    table = table_of(rules, plane_at(100, 350), plane_at(250, 350, side=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    dice = table.due
    roll(rules, table, *[1] * dice)
    return aim(rules, EAST, beside) > 0, dice, table.rerolls


# ---- moving and placing ----


@option("bank.geometry", {"ideal": 71.744, "stl": 71.5})
def bank_ahead(rules: Rules) -> float:
    return round(rules.manoeuvres[manoeuvre(rules, "bank left")].ahead, 3)


@option("place.depth", {78: False, 200: True})
def placed_100_mm_from_the_edge(rules: Rules) -> bool:
    return why_not_place(rules, new_table(2), 0, pose_at(350, 100, 90)) == ALLOWED


@option("place.band", {"whole": False, "nearest": True})
def placed_across_the_band_s_edge(rules: Rules) -> bool:
    return why_not_place(rules, new_table(2), 0, pose_at(350, 80, 90)) == ALLOWED


@option("place.distance", {234: False, 0: True})
def placed_near_an_enemy(rules: Rules) -> bool:
    table = new_table(2)
    table.planes[0] = plane_at(350, 20, 90)
    return why_not_place(rules, table, 1, pose_at(400, 20, 90)) == ALLOWED


@option("offboard.voluntary", {"confirm": True, "forbidIfAvoidable": False})
def flying_off_on_purpose(rules: Rules) -> bool:
    return why_not(rules, table_of(rules, plane_at(640, 350), plane_at(50, 50, side=1)), "straight") == ALLOWED


@option("stall.blocked", {"destroyed": False, "hold": True})
def blocked(rules: Rules) -> bool:
    table = table_of(rules, plane_at(100, 100, speed=1), plane_at(190, 100, side=1))
    return table.planes[0].flying


@option("altitude", {"off": (False, False), "classic": (True, False), "stored": (False, True)})
def climbing_and_storing(rules: Rules) -> tuple[bool, bool]:
    table = table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))
    climbing = why_not(rules, table, "climb") == ALLOWED
    move(rules, table, "straight")
    return climbing, why_not_store(rules, table, 0, 2) == ALLOWED


@option("climb.limit", {1: 1, 2: 2, 4: 3})
def climbs_with_speed_4(rules: Rules) -> int:
    table = table_of(rules, plane_at(350, 350, speed=4), plane_at(50, 50, side=1))
    while why_not(rules, table, "climb") == ALLOWED:
        move(rules, table, "climb")
    return table.planes[0].altitude


@option("splitS", {"off": [], "3alt×2": [(2, 3), (4, 3), (4, 3), (6, 3), (6, 3)], "4alt×1": FOUR_ALTITUDE})
@option("barrelRoll", {"off": [], "double": [(4, 0), (4, 0), (6, 0), (6, 0)], "soloTurn": [(0, 0), (0, 0)]})
def costs_of_special_manoeuvres(rules: Rules) -> list[tuple[int, int]]:
    return [(each.cost, each.altitude) for each in rules.manoeuvres if each.manner != PLAIN]


@option("sp.geometry", {"sl": (8, 260 / 3), "native": (6, 78.320508)})
def token_and_straight(rules: Rules) -> tuple[int, float]:
    return rules.token.sides, pytest.approx(rules.manoeuvres[0].ahead, abs=1e-6)


@option("splitS.paysTemplate", {True: FOUR_ALTITUDE, False: [(0, 4)] * 5})
def costs_of_a_split_s_for_four(rules: Rules) -> list[tuple[int, int]]:
    return costs_of_special_manoeuvres(rules)


@option(
    "immelmann",
    {"addCap": [3, 4, 4, 4, 4], "raiseTo3": [3, 3, 3, 3, 4], "fromZero4": [4, None, None, None, None]},
)
def altitudes_after_an_immelmann(rules: Rules) -> list[int | None]:
    table = table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))
    after: list[int | None] = []
    for altitude in range(5):
        table.planes[0].altitude = altitude
        after.append(altitude_after_loop(rules, altitude) if can_loop(rules, table, 0) else None)
    return after


# ---- dice ----


def lying(attack: list[int], defence: list[int]) -> Table:
    table = Table(attack_count=len(attack), defence_count=len(defence))
    table.attack_dice[: len(attack)], table.defence_dice[: len(defence)] = attack, defence
    return table


@option("dice", {8: (8, False), 6: (6, True)})
def sides_and_a_six(rules: Rules) -> tuple[int, bool]:
    return die_sides(rules, Table()), is_critical(rules, 6)


@option("hit.from", {6: [6, 7, 8], 4: [4, 5, 6, 7, 8]})
def faces_that_hit(rules: Rules) -> list[int]:
    return [face for face in range(1, 9) if is_hit(rules, face)]


@option("crit", {"none": (1, 0), "twoDodges": (2, 1), "double": (3, 0)})
def two_eights_against_one_dodge(rules: Rules) -> tuple[int, int]:
    return damage(rules, lying([8, 8], [7])), damage(rules, lying([8], [8]))


@option("altitude.reroll", {"none": (0, 0), "attacker": (1, 0), "both": (1, 1)})
def rerolls_for_being_higher(rules: Rules) -> tuple[int, int]:
    higher, lower = LineOfFire(2, False, False, 1), LineOfFire(2, False, False, -1)
    return attacker_rerolls(rules, higher, 0).altitude, defender_rerolls(rules, lower, 0).altitude


def attack_at_close_range(rules: Rules, *faces: int, **fields: Any) -> Table:
    table = table_of(rules, plane_at(100, 350, **fields), plane_at(170, 350, side=1, health=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, *faces)
    return table


@option("reroll.attacker", {"beforeDefence": "attack-reroll", "afterDefence": ""})
def after_the_attack_roll(rules: Rules) -> str:
    return waiting_for(attack_at_close_range(rules, 1, 1, 1))


@option("reroll.sameDie", {True: True, False: False})
def the_same_die_again(rules: Rules) -> bool:
    table = attack_at_close_range(rules, 1, 1, 1)
    answer_reroll(table, 0)
    return why_not_reroll(rules, table, 3, 0) == ALLOWED


@option("attack.resolution", {"sequential": OVER, "simultaneous": ATTACKING})
def after_the_first_of_two_shots(rules: Rules) -> int:
    table = table_of(rules, plane_at(100, 350, attack=1), plane_at(230, 350, 180, side=1, health=1), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8)
    roll(rules, table, 1, 1, 1)
    return table.stage


def dive_bombed(rules: Rules, face: int = 0) -> Table:
    """Red has attacked blue from above in vain, and then drops onto it where it may."""
    above = rules_of(options={"altitude": "classic", "diveBomb": "on", "diveBomb.from": rules.dive_bomb_from})
    rules = above if face else rules
    planes = plane_at(100, 350, altitude=1, attack=1), plane_at(170, 350, side=1, defense=1)
    table = table_of(rules, *planes, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 1)
    answer_keep(rules, table)
    roll(rules, table, 1)
    if face:
        answer_dive_bomb(table)
        roll(rules, table, face)
    return table


@option("diveBomb", {"off": "move", "on": "dive-bomb"})
def after_an_attack_from_above(rules: Rules) -> str:
    return waiting_for(dive_bombed(rules))


@option("diveBomb.from", {2: (3, 2), 3: (2, 3)})
def health_after_a_dive_bomb_with_a_two(rules: Rules) -> tuple[int, int]:
    table = dive_bombed(rules, 2)
    return table.planes[0].health, table.planes[1].health


@option("pushEnvelope", {"off": False, "on": True})
def whether_one_may_push(rules: Rules) -> bool:
    return why_not_push(rules, table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))) == ALLOWED


@option("pushEnvelope.from", {5: (4, "move"), 6: (3, "move")})
@option("pushEnvelope.gain", {"speed": (4, "move"), "either": (3, "push-gain")})
def speed_after_pushing_with_a_five(rules: Rules) -> tuple[int, str]:
    gain = {"pushEnvelope.gain": PUSHED_FOR[rules.push_for], "pushEnvelope.from": rules.push_from}
    rules = rules_of(options={"altitude": "classic", "pushEnvelope": "on", **gain})
    table = table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))
    answer_push(table, 0)
    roll(rules, table, 5)
    return table.move.speed_left, waiting_for(table)


def with_a_balloon(rules: Rules, x: float, stage: int) -> Table:
    """Red at (100, 350) looks east, where a balloon hangs, and blue behind that."""
    balloon = plane_at(x, 350, side=1, kind=BALLOON, extra=1.0, health=2)
    return table_of(rules, plane_at(100, 350), plane_at(300, 350, side=1), balloon, stage=stage)


@option("bombers", {"off": 0, "on": 4})
def dice_for_coming_near_a_balloon(rules: Rules) -> int:
    table = with_a_balloon(rules, 260, MOVING)
    move(rules, table, "straight")
    return table.due


@option("cover", {"off": 3, "on": 2})
def dice_past_a_balloon(rules: Rules) -> int:
    rules = rules_of(options={"bombers": "on", "cover": "on" if rules.cover else "off"})
    table = with_a_balloon(rules, 200, ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    return table.due


@option("ace", {"off": (0, False), "dice": (1, False), "singleAce": (0, True), "nextAttack": (0, True)})
def reward_of_a_knock_out(rules: Rules) -> tuple[int, bool]:
    planes = [plane_at(100, 350, attack=1), plane_at(230, 350, side=1, health=1), plane_at(650, 650, side=2)]
    table = table_of(rules, *planes, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8)
    roll(rules, table, 1, 1, 1)
    return table.planes[0].aces, table.planes[0].ace


# ---- before and after ----


@option("first", {"highRoll": (3, 8), "random": (1, 3), "manual": (0, 8)})
def dice_for_the_start(rules: Rules) -> tuple[int, int]:
    table = new_table(3)
    for i in range(3):
        answer_assign(rules, table, i, 4, 3, 3, 2)
    return table.due, die_sides(rules, table)


@option("stats.secret", {True: True, False: False})
def whether_stats_are_hidden(rules: Rules) -> bool:
    """The rules only pass it on: what a seat may see is the match's affair."""
    return rules.stats_secret


@option("stats", {(4, 3, 3, 2): False, (3, 3, 3, 3): True})
def even_stats(rules: Rules) -> bool:
    return why_not_assign(rules, 0, 3, 3, 3, 3) == ALLOWED


@option("health.cap", {8: 4, 2: 2})
def health_at_the_start(rules: Rules) -> int:
    table = new_table(1)
    answer_assign(rules, table, 0, 2, 3, 3, 4)
    return table.planes[0].health


@option("multi.order", {"block": [0, 0, 1, 1], "alternate": [0, 1, 0, 1]})
def sides_in_turn(rules: Rules) -> list[int]:
    planes = [plane_at(100, y, side=side) for y, side in ((50, 0), (150, 0), (550, 1), (650, 1))]
    table, order = table_of(rules, *planes), []
    while table.round == 1 and waiting_for(table) == "move":
        i = next(i for i in range(4) if planes[i].side == table.acting and not planes[i].moved)
        order.append(table.acting)
        answer_plan(rules, table, i, STRAIGHT)
    return order


@option("limit.rounds", {0: False, 1: True})
@option("limit.noAttackRounds", {0: False, 1: True})
def over_after_a_quiet_round(rules: Rules) -> bool:
    table = table_of(rules, plane_at(100, 100), plane_at(100, 600, side=1))
    for i in range(2):
        answer_plan(rules, table, i, STRAIGHT)
    return table.stage == OVER


WITH_ALTITUDE: dict[str, Any] = {"altitude": "classic"}
NEEDED = dict.fromkeys(("splitS", "immelmann", "climb.limit", "altitude.reroll", "diveBomb"), WITH_ALTITUDE)
NEEDED["splitS.paysTemplate"] = {**WITH_ALTITUDE, "splitS": "4alt×1"}


@pytest.mark.parametrize("key", list(BY_KEY))
def test_an_option_does_what_it_says(key: str) -> None:
    scene, outcomes = SCENES[key]
    for value, outcome in outcomes.items():
        options = {**NEEDED.get(key, {}), key: list(value) if isinstance(value, tuple) else value}
        assert scene(rules_of(options=options)) == outcome, value
    assert len({repr(outcome) for outcome in outcomes.values()}) > 1


def test_every_value_of_a_choice_is_played() -> None:
    for key, known in BY_KEY.items():
        if isinstance(known, Choice):
            missing = set(known.values) - set(SCENES[key][1])
            assert missing <= {"off"}, key


@pytest.mark.parametrize(("other", "key"), ALSO_CALLED.items())
def test_other_names_of_an_option_mean_the_same(other: str, key: str) -> None:
    value = {"immelmann": "raiseTo3", "crit": "double", "range.sections": 5, "range.bonus": False}[key]
    assert Ruleset(modules=("altitude",), options={other: value}).settled()[key] == value


def test_modules_set_options() -> None:
    d6 = rules_of("d6")
    assert (d6.die_sides, d6.hit_from, is_critical(d6, 6)) == (6, 4, False)
    assert Ruleset(modules=("altitude", "split-s")).settled()["splitS"] == "3alt×2"
    assert Ruleset(modules=("d6",), options={"dice": 10}).settled()["dice"] == 10, "options have the last word"


def test_templates_keep_their_order_in_every_ruleset() -> None:
    """The rules fly an Immelmann as manoeuvre 0, the straight."""
    for modules in ((), ("altitude", "split-s", "barrel-roll")):
        assert [rules_of(*modules).manoeuvres[k].template for k in range(5)] == list(range(len(TEMPLATES)))


def test_a_removed_plane_keeps_nothing() -> None:
    table = table_of(rules_of(), plane_at(100, 100, aces=2, scored=True), plane_at(600, 600, side=1))
    remove(table, 0)
    plane = table.planes[0]
    assert (plane.flying, plane.health, plane.aces, plane.scored) == (False, 0, 0, False)
    assert pose_of(plane).x == 100
