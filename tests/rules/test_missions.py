"""Missions (C-4): what their files say is what is played; and a third one is one more file."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rules.tables import move, roll, waiting_for

from skyrmish.bots.orders import Bot
from skyrmish.games.seating import Seat
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
from skyrmish.games.squadron_leader.play.order_of_play import call_next, next_round
from skyrmish.games.squadron_leader.play.setting_up.placing import place, why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import begin, hand_out
from skyrmish.games.squadron_leader.reasons import ALLOWED, NOT_THAT_EDGE, PLACED_OFF_BOARD, TOO_NEAR_THE_EDGE
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import check_pieces, kinds_of, laid_out, mission_seats, seated, usual_seats
from skyrmish.geometry.poses import pose_at
from skyrmish.lab.simulation import Simulation, simulate
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import play_record, read_record, record_text
from skyrmish.match.referee import rule_on
from skyrmish.words.refusal import Refusal

SEATS = ("red", "blue")
HERE = Path(__file__).parent / "missions"
APOTHEM = 12.010433922646728


def begun(name: str, **ruleset: Any) -> tuple[Rules, Table]:
    """A mission whose pilots all have 3 of everything, and are about to place."""
    rules = make_rules(Ruleset("second", mission=name, **ruleset))
    table = laid_out(mission_seats(mission_named(name), SEATS))
    begin(table)
    hand_out(rules, table)
    return rules, table


def in_the_air(name: str, *places: tuple[float, float, float], stage: int = MOVING) -> tuple[Rules, Table]:
    """The pieces at these places, with 3 of everything unless the mission says otherwise."""
    rules, table = begun(name)
    for i, (x, y, heading) in enumerate(places):
        plane = table.planes[i]
        if not plane.assigned:
            plane.attack = plane.defense = plane.speed = plane.health = 3
            plane.assigned = True
        plane.full, plane.moved = plane.health, stage == ATTACKING
        place(table, i, x, y, heading)
    table.stage, table.round, table.plane = stage, 1, -1
    call_next(rules, table)
    return rules, table


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


# ---- a third mission is one more file ----


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("SKYRMISH_MISSIONS", str(HERE))
    return "race"


def test_a_third_mission_is_one_file_in_a_folder_of_one_s_own(third: str) -> None:
    assert mission_names() == ["bombers-escape", "errant-balloons", "race"]
    rules, table = begun(third)
    assert (rules.goal_edge[:2], table.count) == ([8, 8], 4)


def test_it_is_played_to_the_end_by_bots_and_its_record_replays(third: str) -> None:
    seating = mission_seats(mission_named(third), SEATS)
    header = Header(Ruleset("current", mission=third, options={"limit.rounds": 30}), seating, 3, ("bot greedy",) * 2)
    match = Match(header.ruleset, seating, SeededDice(3))
    bots = {name: Bot("greedy", 3) for name in SEATS}
    while not match.is_over:
        seat = match.deciding_seats()[0]
        bots[seat].act(match, seat)
    assert match.winner in SEATS
    assert any(event.kind == "arrived" for event in match.events)
    text = record_text(match, header)
    assert 'mission: {"name": "race", ' in text
    assert play_record(read_record(text)).winner == match.winner


def test_it_is_simulated_like_any_other(third: str) -> None:
    seating = mission_seats(mission_named(third), SEATS)
    outcome = simulate(
        Simulation(Ruleset("current", mission=third), seating, ("greedy", "random"), 20), mode="plain", cores=1
    )
    assert outcome.games == 20
    assert outcome.wins[0] > outcome.wins[1]


# ---- what is wrong is told in one sentence ----


def test_an_unknown_mission_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refusal, match="mission 'nowhere' is unknown; the missions are bombers-escape, errant-balloons"):
        Ruleset("second", mission="nowhere").settled()


@pytest.mark.parametrize("name", ["../../secret", "", "a" * 200, "errant balloons"])
def test_a_name_that_leads_elsewhere_is_no_mission(name: str) -> None:
    with pytest.raises(Refusal, match="is unknown"):
        mission_named(name)


GOOD = """
[[sides]]
name = "raiders"
bombers = 1
wins = { reach = "north" }
[[sides]]
name = "hunters"
planes = 2
wins = { destroy = ["bombers"] }
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("bombers = 1", "bombers = 0", "side 'raiders' has no pieces that fly"),
        ("bombers = 1", "planes = 1", "side 'raiders' is to reach an edge, and has no bomber"),
        ("bombers = 1", "bombers = 1.5", "side 'raiders': bombers must be a whole number from 0 to 8, not 1.5"),
        (
            'destroy = ["bombers"]',
            'destroy = ["balloons"]',
            "side 'hunters' is to destroy balloons, and nobody else has",
        ),
        ('destroy = ["bombers"]', 'destroy = ["ships"]', "nothing called 'ships' to destroy"),
        ('reach = "north"', 'reach = "up"', "'up' is no edge; the edges are south, north, west, east"),
        ('wins = { reach = "north" }', "", "side 'raiders' has nothing to win by"),
        ('name = "hunters"', "", "side 2 needs a name"),
        ("planes = 2", "planes = 2\ncolour = 3", "side 'hunters' has no 'colour'"),
        ("planes = 2", "planes = 2\nreturns = { after = 0 }", "planes return after 1 round or more"),
        ("bombers = 1", "bombers = 1\nstats = { bomber = { attack = 2 } }", "defense of its bomber is missing"),
        (
            "bombers = 1",
            "bombers = 1\nstats = { bomber = { attack = 2, defense = 4, speed = 3, health = 4 } }",
            "side 'raiders': the Speed of a bomber is 2, not 3",
        ),
        ("[[sides]]", "[[sides", "the file cannot be read"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    monkeypatch.setenv("SKYRMISH_MISSIONS", str(tmp_path))
    (tmp_path / "mine.toml").write_text('modules = ["bombers-and-balloons"]\n' + GOOD, encoding="utf-8")
    assert make_rules(Ruleset("second", mission="mine")).mission
    (tmp_path / "mine.toml").unlink()
    (tmp_path / "broken.toml").write_text(
        'modules = ["bombers-and-balloons"]\n' + GOOD.replace(old, new, 1), encoding="utf-8"
    )
    with pytest.raises(Refusal) as refused:
        make_rules(Ruleset("second", mission="broken"))
    assert told in str(refused.value)
    assert refused.value.reason.startswith("mission broken: ")


def test_missing_pieces_are_told() -> None:
    seats = seated([Seat("red", "", ("red",)), Seat("blue", "", ("b1", "b2"), (), ("x", "y", "z"))])
    with pytest.raises(Refusal, match="mission errant-balloons: the attackers have 2 planes, not 1"):
        check_pieces(Ruleset("second", mission="errant-balloons"), seats)
    with pytest.raises(Refusal, match="bombers and balloons need the module bombers-and-balloons"):
        check_pieces(Ruleset("second"), usual_seats(SEATS, 1, (), 1))
    with pytest.raises(Refusal, match="mission errant-balloons has 2 sides, attackers and defenders, not 3 seats"):
        mission_seats(mission_named("errant-balloons"), ("a", "b", "c"))


def test_an_edition_without_bombers_has_no_such_missions() -> None:
    with pytest.raises(Refusal, match="which the edition space-pirates has not"):
        Ruleset("space-pirates", mission="errant-balloons").settled()


def test_a_record_may_name_its_mission_or_have_it_written_out() -> None:
    ruleset = Ruleset("second", mission="errant-balloons")
    seating = mission_seats(mission_named("errant-balloons"), SEATS)
    text = record_text(Match(ruleset, seating, SeededDice(1)), Header(ruleset, seating, 1, ("person", "person")))
    head = next(line for line in text.split("\n") if line.startswith("mission: "))
    assert mission_named(head.removeprefix("mission: ")) == mission_named("errant-balloons")
    for told in (text, text.replace(head, "mission: errant-balloons")):
        assert str(play_record(read_record(told)).rules) == str(make_rules(ruleset))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("{", "mission: it cannot be read as JSON"),
        ("{}", "mission: its name is missing"),
        ('{"name": "a/b"}', "mission: its name is missing"),
        ('{"name": "race", "size": 1}', "mission race: the mission has no 'size'"),
        ('{"name": "' + "x" * 10_000 + '"}', "mission: it has more than 10000 characters"),
    ],
)
def test_a_mission_that_is_written_out_wrongly_is_refused(written: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        mission_named(written)
    assert refused.value.reason.startswith(reason)
