"""A shot, counted by hand: what each die is for, what cover takes, who throws again and why."""

from typing import Any

import pytest
from rules.tables import plane_at, roll, rules_of, table_of, waiting_for

from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_leader.constants import ATTACKING, BALLOON
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.attack import loss_shown
from skyrmish.games.squadron_leader.play.attacking.gunnery import cancelled_dice, damage_of, health_lost, read_dice
from skyrmish.games.squadron_leader.play.attacking.shot import (
    LineOfFire,
    Shot,
    attack_dice,
    attacker_rerolls,
    defender_rerolls,
    line_of_fire,
    purposes,
    shot,
)
from skyrmish.games.squadron_leader.play.decisions import answer_attack
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.geometry.poses import Pose, pose_at

COVER = ("altitude", "ace-pilots", "bombers-and-balloons")
RULES = rules_of(*COVER)
GUIDES = rules_of(*COVER, "guides-extra-die")
OPEN_LINE = LineOfFire(section=2, lined_up=False, covered=False, higher=0)
LINED_UP = OPEN_LINE._replace(lined_up=True)
NONE = (0, 0, 0, 0)


def balloon_at(x: float, y: float) -> Plane:
    return plane_at(x, y, side=1, kind=BALLOON, extra=1.0, attack=0, defense=0, speed=0, health=RULES.balloon_hits)


def behind_a_balloon(rules: Rules = RULES, distance: float = 200.0, **fields: Any) -> Table:
    """Red at (100, 350) looks east at blue; a balloon hangs between them, off blue's line of flight."""
    planes = plane_at(100, 350, **fields), plane_at(100 + distance, 350, 180, side=1), balloon_at(200, 350)
    return table_of(rules, *planes, stage=ATTACKING)


def shot_between(rules: Rules, table: Table, i: int, j: int, aces: int = 0, target_aces: int = 0) -> Shot:
    a, b = table.planes[i], table.planes[j]
    line = line_of_fire(rules, table, i, pose_of(a), j, pose_of(b), a.altitude - b.altitude)
    return shot(rules, a, b, line, aces, target_aces)


# ---- dice ----


@pytest.mark.parametrize(
    ("rules", "attack", "line", "aces", "thrown_for"),
    [
        (RULES, 3, OPEN_LINE, 0, "attack attack attack"),
        (RULES, 3, LINED_UP, 0, "attack attack attack"),
        (GUIDES, 3, LINED_UP, 0, "attack attack attack guides"),
        (GUIDES, 2, LINED_UP, 2, "attack attack guides ace ace"),
    ],
    ids=["a die a point", "guides that give nothing", "the guides' die", "all kinds"],
)
def test_what_each_die_is_for(rules: Rules, attack: int, line: LineOfFire, aces: int, thrown_for: str) -> None:
    """SL1-ATK-04, MOD-FWD-01, MOD-ACE-03"""
    assert purposes("attack", attack_dice(rules, attack, line, aces)) == thrown_for.split()


@pytest.mark.parametrize(
    ("rules", "attack", "lined_up", "aces", "thrown_for"),
    [
        (RULES, 3, False, 0, "attack attack"),
        (RULES, 3, False, 1, "attack attack ace"),
        (GUIDES, 3, True, 1, "attack attack guides ace"),
        (GUIDES, 1, True, 0, "guides"),
        (RULES, 1, False, 1, "ace"),
        (RULES, 1, False, 0, "attack"),
    ],
    ids=[
        "one fewer",
        "with an ace die",
        "with guides and an ace die",
        "the guides' stays",
        "the ace's stays",
        "the last",
    ],
)
def test_c_3_cover_takes_a_die_for_attack_and_never_the_last(
    rules: Rules, attack: int, lined_up: bool, aces: int, thrown_for: str
) -> None:
    line = LineOfFire(section=2, lined_up=lined_up, covered=True, higher=0)
    assert purposes("attack", attack_dice(rules, attack, line, aces)) == thrown_for.split()


@pytest.mark.parametrize(("taken", "left"), [(2, "guides ace ace"), (3, "ace ace"), (4, "ace"), (9, "ace")])
def test_c_3_where_cover_takes_more_ace_dice_go_last(taken: int, left: str) -> None:
    """A house rule's number: Attack first, then the guides', then ace dice, but one die stays."""
    rules = rules_of(*COVER, "guides-extra-die")
    rules.cover_dice = taken
    line = LineOfFire(section=2, lined_up=True, covered=True, higher=0)
    assert purposes("attack", attack_dice(rules, 2, line, 2)) == left.split()


def test_c_3_who_has_no_dice_gets_none_from_cover() -> None:
    line = LineOfFire(section=2, lined_up=False, covered=True, higher=0)
    assert attack_dice(RULES, 0, line, 0) == (0, 0, 0, 0)


HALF = rules_of(*COVER, options={"lane.effect": "halfOutside"})
FROM_ABOVE = rules_of(*COVER, "guides-extra-die", options={"altitude.extraDie": True})


@pytest.mark.parametrize(("attack", "outside"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (8, 4), (0, 0)])
def test_c_5_half_the_attack_is_thrown_outside_the_guides_and_all_of_it_inside(attack: int, outside: int) -> None:
    """Rounded down, but whoever has Attack throws a die."""
    assert purposes("attack", attack_dice(HALF, attack, LINED_UP, 0)) == ["attack"] * attack
    assert purposes("attack", attack_dice(HALF, attack, OPEN_LINE, 1)) == [*["attack"] * outside, "ace"]


@pytest.mark.parametrize(("y", "dice"), [(350, 4), (400, 2)])
def test_c_5_whether_it_is_inside_is_measured_at_the_table(y: float, dice: int) -> None:
    table = table_of(HALF, plane_at(100, 350, attack=4), plane_at(250, y, side=1), stage=ATTACKING)
    answer_attack(HALF, table, 0, 1, 0)
    assert table.due == dice


@pytest.mark.parametrize(
    ("line", "thrown_for"),
    [
        (LINED_UP._replace(higher=1), "attack attack altitude guides ace"),
        (OPEN_LINE._replace(higher=4), "attack attack altitude ace"),
        (OPEN_LINE, "attack attack ace"),
        (OPEN_LINE._replace(higher=-1), "attack attack ace"),
        (LINED_UP._replace(higher=1, covered=True), "attack altitude guides ace"),
    ],
    ids=["all kinds", "one however much", "level", "from below", "into cover"],
)
def test_c_5_an_attacker_who_is_higher_throws_one_die_more(line: LineOfFire, thrown_for: str) -> None:
    assert purposes("attack", attack_dice(FROM_ABOVE, 2, line, 1)) == thrown_for.split()


def test_the_attack_of_the_issue_attack_3_an_ace_die_and_cover() -> None:
    """MOD-ACE-03, C-3  Three dice are rolled, one of them the ace's, and none is thrown again."""
    table = behind_a_balloon(aces=1, altitude=2)
    promised = shot_between(RULES, table, 0, 1, aces=1)
    assert promised == ((2, 0, 0, 1), (3, 0, 0, 0), NONE, (1, 0, 0, 0)), "from far away, and from above"
    answer_attack(RULES, table, 0, 1, 1)
    assert table.due == 3
    roll(RULES, table, 1, 1, 1)
    assert (waiting_for(table), table.due) == ("", 3), "the defence is rolled at once"


# ---- rerolls ----


@pytest.mark.parametrize(
    ("line", "mine", "theirs"),
    [
        (LineOfFire(1, False, False, 0), (1, 0, 0, 0), NONE),
        (LineOfFire(3, False, False, 0), NONE, (1, 0, 0, 0)),
        (LineOfFire(2, False, False, 1), (0, 1, 0, 0), NONE),
        (LineOfFire(3, False, False, -2), NONE, (1, 1, 0, 0)),
        (LineOfFire(1, True, False, 2), (1, 1, 1, 0), NONE),
        (LineOfFire(1, True, True, 2), NONE, NONE),
        (LineOfFire(3, True, True, -1), NONE, (1, 1, 0, 0)),
    ],
    ids=["close", "far", "higher", "far and lower", "everything", "into cover", "cover leaves the defender's"],
)
def test_who_throws_again_and_why(line: LineOfFire, mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    """SL1-BON-01, SL1-BON-02, SL2-BON-03, MOD-ALT-05, C-3"""
    second = make_rules(Ruleset("second", ("bombers-and-balloons",), {"altitude.reroll": "both"}), 2)
    assert attacker_rerolls(second, line, 0) == mine
    assert defender_rerolls(second, line, 0) == theirs


def test_c_1_the_ace_throws_again_in_attack_and_once_a_round_in_defence() -> None:
    second = make_rules(Ruleset("second", ("ace-pilots", "bombers-and-balloons")), 2)
    ace, other = plane_at(100, 350, ace=True), plane_at(250, 350, 180, side=1)
    assert shot(second, ace, other, OPEN_LINE, 0, 0).rerolls == (0, 0, 0, 1)
    assert shot(second, ace, other, OPEN_LINE._replace(covered=True), 0, 0).rerolls == NONE
    assert shot(second, other, ace, OPEN_LINE, 0, 0).defence_rerolls == (0, 0, 0, 1)
    ace.ace_defended = True
    assert shot(second, other, ace, OPEN_LINE, 0, 0).defence_rerolls == NONE


def test_c_3_a_balloon_has_no_dice_to_throw_again() -> None:
    far = LineOfFire(section=3, lined_up=False, covered=False, higher=0)
    assert shot(RULES, plane_at(100, 350), balloon_at(300, 350), far, 0, 0) == ((3, 0, 0, 0), NONE, NONE, NONE)


# ---- as they would stand ----


@pytest.mark.parametrize(
    ("pose", "covered"), [(pose_at(100, 350, 0), True), (pose_at(100, 450, 330), False)], ids=["where it is", "aside"]
)
def test_c_3_cover_is_asked_for_from_a_pose_without_going_there(pose: Pose, covered: bool) -> None:
    table = behind_a_balloon()
    line = line_of_fire(RULES, table, 0, pose, 1, pose_of(table.planes[1]), 0)
    assert (line.section > 0, line.covered) == (True, covered)
    assert table.planes[0].y == 350


@pytest.mark.parametrize("rules", [GUIDES, HALF, FROM_ABOVE], ids=["guides", "half outside", "from above"])
def test_every_speed_counts_the_same_dice(rules: Rules) -> None:
    for line in (LINED_UP, LINED_UP._replace(covered=True), LineOfFire(1, True, False, 3), OPEN_LINE):
        for aces in (0, 2):
            asked = rules, plane_at(100, 350), plane_at(250, 350, side=1), line, aces, 1
            assert shot(*asked) == compiled_shot(*asked)


def compiled_shot(rules: Rules, shooter: Plane, target: Plane, line: LineOfFire, aces: int, target_aces: int) -> Any:
    from skyrmish.engine.records import packed

    return compiled(shot)(packed(rules)[0], packed(shooter)[0], packed(target)[0], line, aces, target_aces)


# ---- what the dice do ----


@pytest.mark.parametrize(
    ("edition", "attack", "defence", "gone", "lost"),
    [
        ("first", [8, 6, 7, 2], [6, 1], "-x--", 2),
        ("first", [8, 6, 7, 2], [6, 7, 8], "-xx-", 1),
        ("first", [8, 6, 8, 2], [6, 7, 8], "xx--", 1),
        ("first", [8, 8], [6], "--", 2),
        ("current", [6, 4, 1], [4], "-x-", 2),
        ("current", [6, 4, 1], [6], "-x-", 1),
        ("current", [6, 4, 1], [6, 5], "xx-", 0),
        ("first", [1, 2], [8, 8], "--", 0),
    ],
)
def test_b_38_b_39_which_dice_the_dodges_cancel(
    edition: str, attack: list[int], defence: list[int], gone: str, lost: int
) -> None:
    rules = make_rules(Ruleset(edition), 2)
    assert "".join("x" if each else "-" for each in cancelled_dice(rules, attack, defence)) == gone
    assert damage_of(rules, *read_dice(rules, attack, len(attack), defence, len(defence))) == lost


@pytest.mark.parametrize(("hits", "lost"), [(1, 0), (2, 2), (4, 2)])
def test_c_3_a_balloon_falls_to_enough_hits_or_loses_nothing(hits: int, lost: int) -> None:
    balloon = balloon_at(300, 350)
    balloon.health = 2
    assert health_lost(balloon, hits) == lost


def test_b_43_nobody_loses_more_health_than_there_is() -> None:
    table = Table(target=1, attack_count=3, attack_dice=[7, 7, 7])
    table.planes[1] = plane_at(250, 350, side=1, health=2)
    assert loss_shown(RULES, table) == 2
