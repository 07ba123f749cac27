"""It hit something important: what a critical lowers beside Health, and how that is mended."""

import json
from typing import Any

import pytest
from rules.tables import plane_at, roll, rules_of, table_of

from skyrmish.games.squadron_leader.constants import ATTACKING, LOST_STAT_ROLL, MOVE, MOVING, REPAIR_ROLL
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.attacking.lost_stats import LEAST_STAT, mend_all
from skyrmish.games.squadron_leader.play.decisions import answer_attack
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.settling import die_sides
from skyrmish.match.referee import rule_on
from skyrmish.words.refusal import Refusal

LOWERS = rules_of(options={"crit.lowers": "stat"})
REPAIRED = rules_of(options={"crit.lowers": "repaired"})
DOUBLE = rules_of(options={"crit.lowers": "stat", "crit": "double"})


def shot_at(rules: Rules, attack: list[int], defence: list[int], **fields: Any) -> Table:
    """Two planes in a line, the one behind has fired, and these dice lie there."""
    fields = {"attack": 3, "defense": 3, "speed": 3, "health": 4, **fields}
    table = table_of(rules, plane_at(100, 350), plane_at(250, 350, side=1, **fields), stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, *attack)
    roll(rules, table, *defence)
    return table


def stats_of_target(table: Table) -> tuple[int, int, int]:
    plane = table.planes[1]
    return plane.attack, plane.defense, plane.speed


@pytest.mark.parametrize(("face", "stats"), [(1, (2, 3, 3)), (2, (3, 2, 3)), (3, (3, 3, 2))])
def test_c_5_b_86_a_critical_that_is_left_lowers_a_stat_by_lot(face: int, stats: tuple[int, int, int]) -> None:
    table = shot_at(LOWERS, [8, 1, 1], [1, 1, 1])
    assert (table.roll, table.due, die_sides(LOWERS, table)) == (LOST_STAT_ROLL, 1, 3)
    roll(LOWERS, table, face)
    assert stats_of_target(table) == stats
    assert (table.stage, table.decision, table.planes[1].health) == (MOVING, MOVE, 3)


def test_b_86_the_last_point_of_a_stat_holds() -> None:
    table = shot_at(LOWERS, [8, 1, 1], [1, 1, 1], speed=LEAST_STAT)
    roll(LOWERS, table, 3)
    assert (table.planes[1].speed, table.planes[1].speed_lost) == (LEAST_STAT, 0)


@pytest.mark.parametrize(
    ("rules", "attack", "defence", "fields", "rolls"),
    [
        (LOWERS, [8, 8, 8], [1, 1, 1], {}, True),
        (LOWERS, [8, 8, 8], [1, 1, 1], {"health": 3}, False),
        (LOWERS, [7, 7, 1], [1, 1, 1], {}, False),
        (LOWERS, [8, 1, 1], [6, 1, 1], {}, True),
        (LOWERS, [8, 1, 1], [6, 6, 1], {}, False),
        (LOWERS, [8, 7, 1], [6, 6, 1], {}, True),
        (DOUBLE, [8, 1, 1], [6, 1, 1], {}, True),
        (DOUBLE, [8, 1, 1], [8, 1, 1], {}, False),
        (rules_of(), [8, 1, 1], [1, 1, 1], {}, False),
    ],
    ids=["three", "shot down", "hits", "one dodge", "two", "dodged hit", "double halved", "double dodged", "off"],
)
def test_b_86_only_a_critical_that_is_left_on_a_plane_that_flies_counts_and_once(
    rules: Rules, attack: list[int], defence: list[int], fields: dict[str, int], rolls: bool
) -> None:
    table = shot_at(rules, attack, defence, **fields)
    assert (table.roll == LOST_STAT_ROLL) == rolls
    if rolls:
        roll(rules, table, 1)
        assert table.due == 0, "once for each attack"


@pytest.mark.parametrize(("face", "defense"), [(4, 2), (5, 3), (8, 3)])
def test_c_5_b_87_the_upper_half_of_the_die_mends_a_point_at_the_end_of_the_round(face: int, defense: int) -> None:
    table = shot_at(REPAIRED, [8, 1, 1], [1, 1, 1])
    roll(REPAIRED, table, 2)
    assert (table.roll, table.due, table.plane) == (REPAIR_ROLL, 1, 1)
    roll(REPAIRED, table, face)
    assert (table.planes[1].defense, table.planes[1].defense_lost) == (defense, 3 - defense)
    assert (table.stage, table.round) == (MOVING, 2), "one die a round"


def test_b_87_attack_is_mended_before_defense_and_speed() -> None:
    table = shot_at(REPAIRED, [1, 1, 1], [1, 1, 1], attack_lost=1, defense_lost=1, speed_lost=2)
    for stats in ((4, 3, 3), (4, 4, 3), (4, 4, 4), (4, 4, 5)):
        assert table.roll == REPAIR_ROLL
        roll(REPAIRED, table, 8)
        assert stats_of_target(table) == stats
        end_round(table)
    assert table.due == 0


def end_round(table: Table) -> None:
    """Everybody has moved and attacked."""
    table.stage = ATTACKING
    for plane in table.planes[: table.count]:
        plane.moved = plane.attacked = True
    call_next(REPAIRED, table)


def test_b_87_whoever_comes_back_is_whole() -> None:
    plane = plane_at(0, 0, attack=1, defense=2, speed=2, attack_lost=2, speed_lost=1)
    mend_all(plane)
    assert (plane.attack, plane.defense, plane.speed) == (3, 2, 3)


def test_c_5_a_position_file_says_what_was_lost_and_gets_it_back() -> None:
    plane = {"seat": "red", "attack": 2, "defense": 3, "speed": 3, "health": 2, "x": 100, "y": 100, "heading": 45}
    planes = [{**plane, "name": "red", "attack_lost": 1}, {**plane, "name": "blue", "seat": "blue", "x": 600, "y": 600}]
    position = {
        "game": "squadron-leader",
        "seats": [{"name": "red"}, {"name": "blue"}],
        "stage": "attack",
        "planes": planes,
        "dice": [5],
    }
    answer = rule_on(json.dumps({**position, "options": {"crit.lowers": "repaired"}}))
    assert [(event["kind"], event.get("stat")) for event in answer["events"]][:1] == [("repair", "attack")]
    assert (answer["planes"][0]["attack"], answer["planes"][0]["attack_lost"]) == (3, 0)
    with pytest.raises(Refusal, match="criticals lower no stat here"):
        rule_on(json.dumps(position))
