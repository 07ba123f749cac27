"""Options that modules bring: dive bombs, pushing the envelope, bombers and balloons, aces."""

from rules.options.scenes import Scenes
from rules.tables import move, plane_at, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader.constants import ATTACKING, BALLOON, MOVING
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_attack, answer_dive_bomb, answer_keep, answer_push
from skyrmish.games.squadron_leader.play.moving.push import why_not_push
from skyrmish.games.squadron_leader.reasons import ALLOWED

SCENES = Scenes()

PUSHED_FOR = ("speed", "either")


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


@SCENES.of("diveBomb", {"off": "move", "on": "dive-bomb"})
def after_an_attack_from_above(rules: Rules) -> str:
    return waiting_for(dive_bombed(rules))


@SCENES.of("diveBomb.from", {2: (3, 2), 3: (2, 3)})
def health_after_a_dive_bomb_with_a_two(rules: Rules) -> tuple[int, int]:
    table = dive_bombed(rules, 2)
    return table.planes[0].health, table.planes[1].health


@SCENES.of("pushEnvelope", {"off": False, "on": True})
def whether_one_may_push(rules: Rules) -> bool:
    return why_not_push(rules, table_of(rules, plane_at(350, 350), plane_at(50, 50, side=1))) == ALLOWED


@SCENES.of("pushEnvelope.from", {5: (4, "move"), 6: (3, "move")})
@SCENES.of("pushEnvelope.gain", {"speed": (4, "move"), "either": (3, "push-gain")})
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


@SCENES.of("bombers", {"off": 0, "on": 4})
def dice_for_coming_near_a_balloon(rules: Rules) -> int:
    table = with_a_balloon(rules, 260, MOVING)
    move(rules, table, "straight")
    return table.due


@SCENES.of("cover", {"off": 3, "on": 2})
def dice_past_a_balloon(rules: Rules) -> int:
    rules = rules_of(options={"bombers": "on", "cover": "on" if rules.cover else "off"})
    table = with_a_balloon(rules, 200, ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    return table.due


@SCENES.of("ace", {"off": (0, False), "dice": (1, False), "singleAce": (0, True), "nextAttack": (0, True)})
def reward_of_a_knock_out(rules: Rules) -> tuple[int, bool]:
    planes = [plane_at(100, 350, attack=1), plane_at(230, 350, side=1, health=1), plane_at(650, 650, side=2)]
    table = table_of(rules, *planes, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8)
    roll(rules, table, 1, 1, 1)
    return table.planes[0].aces, table.planes[0].ace
