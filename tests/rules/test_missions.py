"""The two printed missions."""

import json
import tomllib
from collections import Counter

import pytest
from rules.mission_play import APOTHEM, SEATS, begun, in_the_air
from rules.tables import move, roll, waiting_for

from skyrmish.games.squadron_leader.constants import ATTACKING, BALLOON, BOMBER, MOVING, OVER, PLACING, PLANE
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import (
    answer_assign,
    answer_attack,
    answer_hold_fire,
    answer_keep,
    answer_place,
    answer_plan,
)
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.rounds import next_round
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.reasons import ALLOWED, NOT_THAT_EDGE, PLACED_OFF_BOARD, TOO_NEAR_THE_EDGE
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, path_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import kinds_of, mission_seats
from skyrmish.geometry.poses import pose_at
from skyrmish.match.referee import rule_on
from skyrmish.words.refusal import Refusal

BALLOONS = ((200.0, 350.0, 0.0), (350.0, 350.0, 0.0), (500.0, 350.0, 0.0))


# ---- Errant Balloons ----


def test_c_4_errant_balloons_two_planes_each_and_three_balloons() -> None:
    seating = mission_seats(mission_named("errant-balloons"), SEATS)
    assert Counter(kinds_of(seating)) == {PLANE: 4, BALLOON: 3}
    assert seating.seats[1].balloons == ("blue-balloon-1", "blue-balloon-2", "blue-balloon-3")


def test_c_4_the_sides_start_at_opposite_edges() -> None:
    rules, table = begun("errant-balloons")
    table.stage = PLACING
    south, north = pose_at(350, APOTHEM, 90), pose_at(350, 702 - APOTHEM, 270)
    assert [why_not_place(rules, table, 0, spot) for spot in (south, north)] == [ALLOWED, NOT_THAT_EDGE]
    assert [why_not_place(rules, table, 2, spot) for spot in (south, north)] == [NOT_THAT_EDGE, ALLOWED]


def test_b_80_tokens_touch_their_edge_and_lie_on_the_board() -> None:
    rules, table = begun("errant-balloons")
    table.stage = PLACING
    turned = pose_at(350, 13, 67.5)
    assert why_not_place(rules, table, 0, turned) == ALLOWED, "with a corner"
    assert why_not_place(rules, table, 0, pose_at(350, APOTHEM + 0.01, 90)) == NOT_THAT_EDGE
    assert why_not_place(rules, table, 0, pose_at(350, APOTHEM - 0.01, 90)) == PLACED_OFF_BOARD


def test_b_80_who_does_not_touch_it_is_told_so() -> None:
    stats = {"attack": 3, "defense": 3, "speed": 3, "health": 3}
    flown = [("red-1", "plane"), ("red-2", "plane"), ("red-bomber", "bomber"), ("blue-1", "plane"), ("blue-2", "plane")]
    planes = [{"name": name, "seat": name[: name.index("-")], "kind": kind, **stats} for name, kind in flown]
    planes[2]["speed"] = 2
    file = {"mission": "bombers-escape", "seats": [{"name": "red"}, {"name": "blue"}], "planes": planes}
    told = rule_on(json.dumps({**file, "stage": "place", "orders": ["red-1: place 350 13 90"]}))
    assert told["refused"]["reason"] == "red-1 must touch the south edge"


def test_b_76_its_balloons_hang_range_1_from_every_edge_or_more() -> None:
    rules, table = begun("errant-balloons")
    table.stage = PLACING
    least = 78 + 2 * APOTHEM
    assert why_not_place(rules, table, 4, pose_at(least + 0.001, 300, 0)) == ALLOWED
    assert why_not_place(rules, table, 4, pose_at(least - 0.001, 300, 0)) == TOO_NEAR_THE_EDGE
    assert why_not_place(rules, table, 4, pose_at(350, 702 - least + 0.001, 0)) == TOO_NEAR_THE_EDGE


def test_b_76_those_of_another_mission_hang_anywhere_unless_its_file_says_so() -> None:
    written = path_of("errant-balloons").read_text(encoding="utf-8").replace("balloons_inside = true", "")
    own = json.dumps({"name": "own", **tomllib.loads(written)})
    for mission, reason in (("balloon-line", TOO_NEAR_THE_EDGE), (own, ALLOWED)):
        rules, table = begun(mission)
        table.stage = PLACING
        balloon = [plane.kind for plane in table.planes].index(BALLOON)
        assert why_not_place(rules, table, balloon, pose_at(2 * APOTHEM, 300, 0)) == reason


def shoot(rules: Rules, table: Table, i: int, j: int) -> None:
    """An attack that hits with everything."""
    answer_attack(rules, table, i, j, 0)
    roll(rules, table, *[5] * table.due)
    while waiting_for(table) == "attack-reroll":
        answer_keep(rules, table)
    if table.due:
        roll(rules, table, *[1] * table.due)
    while waiting_for(table) == "defence-reroll":
        answer_keep(rules, table)


def test_c_4_the_attackers_win_when_the_last_balloon_is_down() -> None:
    places = ((200, 200, 90), (350, 200, 90), (40, 650, 90), (660, 650, 90), *BALLOONS)
    rules, table = in_the_air("errant-balloons", *places, stage=ATTACKING)
    table.planes[6].flying = False
    shoot(rules, table, 0, 4)
    assert table.stage != OVER
    shoot(rules, table, 1, 5)
    assert (table.stage, table.winner) == (OVER, 0)


def test_c_4_the_defenders_win_when_all_attacking_planes_are_down() -> None:
    places = ((200, 500, 270), (650, 40, 90), (200, 640, 270), (660, 650, 90), *BALLOONS)
    rules, table = in_the_air("errant-balloons", *places, stage=ATTACKING)
    table.planes[1].flying = False
    table.acting = 1
    call_next(rules, table)
    shoot(rules, table, 2, 0)
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_4_a_defender_that_fell_comes_back_on_its_edge_after_one_full_round() -> None:
    """B-80"""
    places = ((60, 250, 90), (640, 100, 90), (60, 400, 90), (640, 600, 270), *BALLOONS)
    rules, table = in_the_air("errant-balloons", *places, stage=ATTACKING)
    table.planes[2].altitude = 2
    shoot(rules, table, 0, 2)
    assert not table.planes[2].flying
    hold_all_fire(rules, table)
    assert (table.stage, table.round) == (MOVING, 2), "the match goes on: it will be back"
    for _ in range(3):
        answer_plan(rules, table, next(i for i in (0, 1, 3) if waits_to_move(table, i)), plan_of(0, 1, 0))
    hold_all_fire(rules, table)
    assert (table.round, waiting_for(table), table.plane) == (3, "place", 2)
    assert table.planes[2].health == 3
    assert why_not_place(rules, table, 2, pose_at(350, APOTHEM, 90)) == NOT_THAT_EDGE
    answer_place(rules, table, 2, 350, 702 - APOTHEM, 270)
    assert (table.stage, waiting_for(table), table.round) == (MOVING, "move", 3)
    assert table.planes[2].altitude == 0


def test_b_79_a_plane_that_is_placed_beside_a_balloon_has_not_come_near() -> None:
    places = ((60, 250, 90), (640, 100, 90), (60, 400, 90), (640, 600, 270), *BALLOONS[:2], (350, 590, 0))
    rules, table = in_the_air("errant-balloons", *places)
    table.stage, table.round, table.plane, table.acting = PLACING, 3, 2, 1
    table.planes[2].placed = False
    answer_place(rules, table, 2, 350, 702 - APOTHEM, 270)
    assert (table.due, waiting_for(table)) == (0, "move"), "64 mm from the balloon"


def hold_all_fire(rules: Rules, table: Table) -> None:
    while waiting_for(table) == "attack":
        answer_hold_fire(rules, table, SquadronLeader().deciders(rules, table)[0])


def waits_to_move(table: Table, i: int) -> bool:
    plane = table.planes[i]
    return plane.flying and not plane.moved and plane.side == table.acting


# ---- Bombers' Escape ----

ESCORTS = ((60, 60, 90), (640, 60, 90))


def test_c_4_the_board_is_at_least_three_rulers_each_way() -> None:
    assert Ruleset("first", mission="bombers-escape").board == (702, 702)
    assert Ruleset("first", mission="errant-balloons").board == (700, 700)
    with pytest.raises(Refusal, match=r"mission bombers-escape needs 702 mm or more each way, not 700 \(C-4\)"):
        make_rules(Ruleset("first", mission="bombers-escape", width=700, height=900))


def test_c_4_the_bomber_has_its_stats_printed_and_three_bombs() -> None:
    """B-75"""
    rules, table = begun("bombers-escape")
    for escort_or_hunter in (0, 1, 3, 4):
        answer_assign(rules, table, escort_or_hunter, (4, 3, 3, 2))
    assert [plane.kind for plane in table.planes[: table.count]] == [PLANE, PLANE, BOMBER, PLANE, PLANE]
    bomber = table.planes[2]
    assert (bomber.kind, bomber.attack, bomber.defense, bomber.speed, bomber.health) == (BOMBER, 2, 4, 2, 4)
    assert bomber.bombs == 3


@pytest.mark.parametrize("y", [530.0, 620.0])
def test_c_4_the_bomber_wins_when_it_touches_or_crosses_the_far_edge(y: float) -> None:
    """B-80"""
    rules, table = in_the_air("bombers-escape", *ESCORTS, (350, y, 90), (100, 600, 270), (600, 600, 270))
    move(rules, table, "straight", i=2)
    assert (table.stage == OVER, table.winner) == ((True, 0) if y > 535 else (False, -1))


def test_sl1_move_06_over_any_other_edge_it_is_lost() -> None:
    """B-80"""
    rules, table = in_the_air("bombers-escape", *ESCORTS, (620, 300, 0), (100, 600, 270), (600, 600, 270))
    move(rules, table, "straight", i=2)
    assert (table.stage, table.winner, table.planes[2].flying) == (OVER, 1, False)


def test_c_4_the_hunters_win_when_the_bomber_is_down() -> None:
    places = (*ESCORTS, (350, 300, 90), (350, 450, 270), (600, 600, 270))
    rules, table = in_the_air("bombers-escape", *places, stage=ATTACKING)
    table.planes[2].health = 1
    table.acting = 1
    call_next(rules, table)
    shoot(rules, table, 3, 2)
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_4_hunters_come_back_on_any_edge_but_their_own() -> None:
    rules, table = in_the_air("bombers-escape", *ESCORTS, (350, 400, 90), (350, 500, 270), (600, 600, 270))
    table.round, table.stage = 3, PLACING
    table.planes[3].placed = False
    far = 702 - APOTHEM
    spots = [pose_at(350, APOTHEM, 90), pose_at(APOTHEM, 600, 0), pose_at(far, 450, 180), pose_at(350, far, 270)]
    assert [why_not_place(rules, table, 3, spot) == ALLOWED for spot in spots] == [True, True, True, False]


def test_b_85_a_side_that_is_back_starts_the_round_if_it_is_its_turn() -> None:
    rules, table = in_the_air("bombers-escape", *ESCORTS, (350, 400, 90), (350, 600, 270), (600, 600, 270))
    for i in (3, 4):
        table.planes[i].flying, table.planes[i].fell = False, 1
    next_round(rules, table)
    assert (table.round, table.start) == (2, 0), "it would be their turn, and they are not there"
    table.start = 0
    next_round(rules, table)
    assert (table.round, table.start, table.stage) == (3, 1, PLACING)
