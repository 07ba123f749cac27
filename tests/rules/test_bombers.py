"""Bombers, bombs, balloons and cover (C-3), by example."""

import itertools
import math
from typing import Any

import pytest
from rules.tables import move, plane_at, pose, roll, rules_of, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import (
    ATTACKING,
    BALLOON,
    BANK_LEFT,
    BOMBER,
    IMMELMANN,
    MOVING,
    OVER,
    PLACING,
    PLANE,
)
from skyrmish.games.squadron_leader.pieces import Plane, Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim
from skyrmish.games.squadron_leader.play.attacking.shot import line_of_fire
from skyrmish.games.squadron_leader.play.decisions import (
    answer_attack,
    answer_drop,
    answer_hold_fire,
    answer_keep,
    answer_loop,
    answer_place,
    answer_plan,
)
from skyrmish.games.squadron_leader.play.ending import end_if_decided
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of, with_drop
from skyrmish.games.squadron_leader.play.moving.hazards import why_not_drop
from skyrmish.games.squadron_leader.play.moving.movement import is_occupied
from skyrmish.games.squadron_leader.play.order_of_play import call_next
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import SIZES, laid_out, usual_seats
from skyrmish.geometry.outlines import gap, line_crosses, octagon, overlap
from skyrmish.geometry.poses import pose_at, sized

RULES = rules_of("bombers-and-balloons", "altitude")
HIT, MISS = 8, 1
APOTHEM = 13 * math.cos(math.pi / 8)


def piece(kind: int, x: float, y: float, heading: float = 0.0, side: int = 0, **fields: Any) -> Plane:
    usual: dict[str, Any] = {"kind": kind, "extra": SIZES[kind] - 1.0}
    if kind == BOMBER:
        usual |= {"speed": 2, "bombs": 3}
    elif kind == BALLOON:
        usual |= {"attack": 0, "defense": 0, "speed": 0, "health": 2}
    return plane_at(x, y, heading, side, **(usual | fields))


# ---- the bomber ----


@pytest.mark.parametrize(
    ("order", "end"),
    [
        ("straight", (350, 488.6667, 90)),
        ("bank left", (301.8978, 466.1290, 135)),
        ("bank right", (398.1022, 466.1290, 45)),
        ("turn left", (280.6667, 419.3333, 180)),
        ("turn right", (419.3333, 419.3333, 0)),
    ],
)
def test_c_3_a_bomber_flies_from_stub_to_stub(order: str, end: tuple[float, float, float]) -> None:
    table = table_of(RULES, piece(BOMBER, 350, 350, 90, speed=3), piece(PLANE, 50, 50, side=1))
    move(RULES, table, order)
    assert pose(table.planes[0]) == pytest.approx(end, abs=1e-3)


def test_c_3_its_token_is_2_4_times_as_large() -> None:
    bomber, plane = pose_of(piece(BOMBER, 200, 200)), pose_at(300, 200, 0)
    assert gap(RULES.token, bomber, plane) == pytest.approx(100 - 3.4 * APOTHEM, abs=1e-6)
    assert overlap(RULES.token, bomber, pose_at(200 + 3.4 * APOTHEM - 0.01, 200, 0))
    assert not overlap(RULES.token, bomber, pose_at(200 + 3.4 * APOTHEM + 0.01, 200, 0))


def test_c_3_it_shares_out_4_4_2_2_with_a_speed_of_2() -> None:
    numbers = itertools.product((2, 3, 4), repeat=4)
    allowed = [stats for stats in numbers if why_not_assign(RULES, BOMBER, stats) == ALLOWED]
    assert allowed == [(2, 4, 2, 4), (4, 2, 2, 4), (4, 4, 2, 2)]
    assert why_not_assign(RULES, BOMBER, (4, 4, 3, 2)) == reasons.BOMBER_SPEED


def test_c_3_it_dives_one_altitude_a_round_at_most() -> None:
    table = table_of(RULES, piece(BOMBER, 350, 350, altitude=3), piece(PLANE, 50, 50, side=1, altitude=3))
    assert why_not(RULES, table, "dive 2") == reasons.BOMBER_DIVES
    move(RULES, table, "dive 1")
    assert why_not(RULES, table, "dive 1") == reasons.BOMBER_DIVES
    move(RULES, table, "bank left", "straight", "end")
    assert why_not(RULES, table, "dive 3", i=1) == ALLOWED, "planes dive as deep as they like"


@pytest.mark.parametrize(
    ("away", "heading", "seen"),
    [(100, 180, 1), (180, 180, 2), (180, 0, 2), (250, 180, 0), (250, 0, 3), (300, 0, 0)],
    ids=["close behind", "behind", "ahead", "far behind", "far ahead", "out of range"],
)
def test_c_3_it_fires_all_round_up_to_section_2_and_ahead_only_in_section_3(
    away: float, heading: float, seen: int
) -> None:
    bomber, plane = pose_of(piece(BOMBER, 350, 350, heading)), pose_at(350 + away, 350, 0)
    assert aim(RULES, bomber, plane) == seen


# ---- bombs ----


def bombing(**fields: Any) -> Table:
    return table_of(RULES, piece(BOMBER, 200, 350, **fields), piece(PLANE, 600, 600, side=1, health=8))


def test_c_3_a_bomb_falls_at_the_other_end_of_the_template_just_used() -> None:
    """B-75"""
    table = bombing()
    assert why_not_drop(table, 0) == reasons.NOTHING_FLOWN
    move(RULES, table, "straight")
    answer_drop(RULES, table, 0)
    bomb = table.bombs[0]
    assert (table.bomb_count, bomb.x, bomb.y, bomb.round) == (1, 226.0, 350.0, 1)
    assert table.planes[0].bombs == 2
    assert why_not_drop(table, 0) == reasons.DROPPED_ALREADY
    move(RULES, table, "straight")
    assert why_not_drop(table, 0) == ALLOWED, "one after each manoeuvre"


def test_c_3_only_a_bomber_with_bombs_left_drops_one() -> None:
    """B-75"""
    table = bombing(bombs=0)
    move(RULES, table, "straight")
    assert why_not_drop(table, 0) == reasons.NO_BOMBS_LEFT
    assert why_not_drop(table, 1) == reasons.NO_BOMBER


def straight_round(table: Table, drop: bool = False) -> None:
    """Both fly a straight, and hold their fire."""
    plan = plan_of(0, 1, 0)
    answer_plan(RULES, table, 0, with_drop(plan) if drop else plan)
    answer_plan(RULES, table, 1, plan)
    hold_all_fire(table)


def hold_all_fire(table: Table) -> None:
    while waiting_for(table) == "attack":
        answer_hold_fire(RULES, table, table.plane)


def test_c_3_a_bomb_acts_at_the_end_of_the_next_round_and_of_those_after_it() -> None:
    """B-77"""
    table = table_of(RULES, piece(BOMBER, 100, 350), piece(PLANE, 126, 620, 270, side=1, health=8))
    straight_round(table, drop=True)
    assert (table.round, table.due, table.bomb_count) == (2, 0, 1), "not in the round in which it fell"
    table.planes[1].y = 520
    for i in (1, 0):
        answer_plan(RULES, table, i, plan_of(0, 1, 0))
    hold_all_fire(table)
    assert (table.due, table.plane) == (4, 1), "59 mm from the bomb"
    roll(RULES, table, HIT, MISS, HIT, 5)
    assert table.planes[1].health == 6
    assert (table.round, waiting_for(table)) == (3, "move")


def test_b_42_a_plane_that_a_bomb_takes_is_nobody_s_knock_out() -> None:
    rules = rules_of("bombers-and-balloons", "ace-pilots")
    table = table_of(rules, piece(BOMBER, 100, 650), piece(PLANE, 200, 350, side=1, health=1), stage=ATTACKING)
    table.bomb_count, table.bombs[0].x, table.bombs[0].y, table.bombs[0].c = 1, 200.0, 400.0, 1.0
    table.stage = MOVING
    table.round = 2
    for i in (0, 1):
        table.planes[i].moved = True
    call_next(rules, table)
    roll(rules, table, HIT, MISS, MISS, MISS)
    assert not table.planes[1].flying
    assert (table.stage, table.winner, table.planes[0].aces) == (OVER, 0, 0)


@pytest.mark.parametrize(
    ("edition", "faces", "lost"),
    [("first", (6, 7, 8, 5), 3), ("second", (4, 5, 6, 3), 3), ("current", (6, 6, 3, 1), 2)],
    ids=["6 to 8 of eight", "4 to 6 of six", "a double six does no more"],
)
def test_b_77_each_face_that_hits_costs_one_health_and_nobody_dodges(
    edition: str, faces: tuple[int, ...], lost: int
) -> None:
    rules = make_rules(Ruleset(edition, ("bombers-and-balloons",)))
    table = near_a_balloon(health=8, rules=rules)
    move(rules, table, "straight")
    roll(rules, table, *faces)
    assert (table.planes[0].health, table.due, waiting_for(table)) == (8 - lost, 0, "move")


def bombed(*planes: Plane, at: tuple[float, float]) -> Table:
    """The attacks of round 2 are over; a bomb of round 1 lies here."""
    table = table_of(RULES, *planes, stage=ATTACKING)
    table.bomb_count, table.bombs[0].x, table.bombs[0].y, table.bombs[0].c = 1, *at, 1.0
    table.round = 2
    hold_all_fire(table)
    return table


def test_b_78_a_bomb_near_both_last_planes_takes_both() -> None:
    table = bombed(piece(PLANE, 200, 350, health=1), piece(PLANE, 300, 350, side=1, health=1), at=(250, 350))
    for plane in (0, 1):
        assert (table.due, table.plane) == (4, plane)
        roll(RULES, table, HIT, MISS, MISS, MISS)
    assert (table.stage, table.winner) == (OVER, -1)


def test_b_78_planes_roll_in_the_order_of_play() -> None:
    planes = piece(PLANE, 200, 350, health=1), piece(PLANE, 300, 350, side=1, health=3), piece(PLANE, 600, 50, side=1)
    table = table_of(RULES, *planes, stage=ATTACKING)
    table.start = table.acting = 1
    table.bomb_count, table.bombs[0].x, table.bombs[0].y, table.bombs[0].c, table.round = 1, 250.0, 350.0, 1.0, 2
    hold_all_fire(table)
    assert table.plane == 1
    roll(RULES, table, MISS, MISS, MISS, MISS)
    assert table.plane == 0
    roll(RULES, table, HIT, HIT, HIT, HIT)
    assert (table.stage, table.winner, table.planes[1].health) == (OVER, 1, 3)


# ---- balloons ----


def near_a_balloon(health: int = 3, side: int = 1, rules: Rules = RULES) -> Table:
    """A straight takes red from 110 mm to within range 1 of the balloon."""
    return table_of(
        rules, piece(PLANE, 200, 350, health=health), piece(BALLOON, 350, 350, side=side), piece(PLANE, 50, 50, side=1)
    )


@pytest.mark.parametrize("side", [0, 1], ids=["of its own", "of the enemy"])
def test_c_3_who_comes_within_range_1_of_a_balloon_rolls_four_dice_at_once(side: int) -> None:
    table = near_a_balloon(side=side)
    move(RULES, table, "straight")
    assert table.due == 4
    roll(RULES, table, HIT, HIT, MISS, MISS)
    assert (table.planes[0].health, waiting_for(table), table.move.speed_left) == (1, "move", 2)
    assert pose(table.planes[0])[0] == pytest.approx(286.6667, abs=1e-3)


def test_c_3_whoever_is_near_already_has_not_come_near() -> None:
    """B-79"""
    table = table_of(RULES, piece(PLANE, 350, 270, 90), piece(BALLOON, 400, 350, side=1), piece(PLANE, 50, 50, side=1))
    move(RULES, table, "straight")
    assert table.due == 0


def looping(health: int = 3) -> Table:
    """Red may loop from 110 mm to within range 1 of the balloon."""
    table = near_a_balloon(health)
    table.stage, table.decision, table.plane = ATTACKING, IMMELMANN, 0
    for plane in table.planes[: table.count]:
        plane.attacked = True
    return table


def test_b_79_an_immelmann_that_comes_near_a_balloon_rolls_as_well() -> None:
    rules, table = rules_of("bombers-and-balloons", "altitude", "immelmann"), looping()
    answer_loop(rules, table, 0)
    assert (table.due, table.plane) == (4, 0)
    roll(rules, table, HIT, HIT, MISS, MISS)
    assert (table.planes[0].health, table.round, waiting_for(table)) == (1, 2, "move")


def test_b_79_a_plane_that_loops_into_a_balloon_may_fall() -> None:
    rules, table = rules_of("bombers-and-balloons", "altitude", "immelmann"), looping(health=1)
    answer_loop(rules, table, 0)
    roll(rules, table, HIT, MISS, MISS, MISS)
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_3_a_plane_that_a_balloon_takes_has_ended_its_move() -> None:
    table = near_a_balloon(health=1)
    answer_plan(RULES, table, 0, plan_of(0, 2, 0))
    assert (table.due, table.move.step) == (4, 1), "the plan waits for the dice"
    roll(RULES, table, HIT, MISS, MISS, MISS)
    assert not table.planes[0].flying
    assert (table.stage, table.winner) == (OVER, 1)


def test_c_3_a_plan_goes_on_after_the_dice() -> None:
    table = near_a_balloon()
    answer_plan(RULES, table, 0, plan_of(BANK_LEFT << 4, 2, 0))
    roll(RULES, table, MISS, MISS, MISS, MISS)
    assert table.planes[0].moved
    assert pose(table.planes[0]) == pytest.approx((358.4108, 379.7174, 45), abs=1e-3)


def test_c_3_balloons_neither_move_nor_shoot_nor_count_for_the_last_side_flying() -> None:
    table = near_a_balloon()
    assert table.acting == 0
    table.planes[2].flying = False
    assert end_if_decided(RULES, table)
    assert table.winner == 0


@pytest.mark.parametrize(("faces", "falls"), [((6, 6, 1), True), ((8, 1, 1), False), ((1, 1, 1), False)])
def test_c_4_a_balloon_falls_to_two_hits_of_one_attack(faces: tuple[int, ...], falls: bool) -> None:
    planes = piece(PLANE, 200, 350), piece(BALLOON, 350, 350, side=1), piece(PLANE, 600, 50, side=1)
    table = table_of(RULES, *planes, stage=ATTACKING)
    answer_attack(RULES, table, 0, 1, 0)
    roll(RULES, table, *faces)
    while waiting_for(table) == "attack-reroll":
        answer_keep(RULES, table)
    assert table.planes[1].flying != falls
    assert table.planes[1].health == (0 if falls else 2), "hits of two attacks do not add up"
    assert waiting_for(table) == "move"


def test_b_42_a_balloon_is_no_knock_out() -> None:
    rules = rules_of("bombers-and-balloons", "ace-pilots")
    planes = piece(PLANE, 200, 350), piece(BALLOON, 350, 350, side=1), piece(PLANE, 600, 50, side=1)
    table = table_of(rules, *planes, stage=ATTACKING)
    answer_attack(rules, table, 0, 1, 0)
    roll(rules, table, 8, 8, 8)
    while waiting_for(table) == "attack-reroll":
        answer_keep(rules, table)
    assert not table.planes[1].flying
    assert table.planes[0].aces == 0


def placing(balloons: int = 1) -> Table:
    table = laid_out(usual_seats(("red", "blue"), 1, (), 0, balloons))
    table.stage, table.plane = PLACING, -1
    for plane in table.planes[: table.count]:
        plane.flying = plane.assigned = True
    call_next(RULES, table)
    return table


def test_c_3_balloons_are_placed_before_planes() -> None:
    """B-76"""
    table = placing()
    assert (waiting_for(table), table.plane) == ("place", 1)
    answer_place(RULES, table, 1, 300, 300, 0)
    assert table.plane == 3
    answer_place(RULES, table, 3, 500, 300, 0)
    assert (table.plane, table.acting) == (0, 0), "then the side that starts places its first plane"


def test_b_76_the_sides_hang_their_balloons_in_turn() -> None:
    table, sides = placing(balloons=2), []
    for x in (100, 250, 400, 550):
        sides.append(table.acting)
        i = next(k for k in range(table.count) if can_hang(table, k))
        answer_place(RULES, table, i, x, 300, 0)
    assert sides == [0, 1, 0, 1]
    assert table.planes[table.plane].kind == PLANE


def can_hang(table: Table, k: int) -> bool:
    plane = table.planes[k]
    return plane.kind == BALLOON and plane.side == table.acting and not plane.placed


def test_b_76_a_balloon_hangs_anywhere_on_the_board_that_is_free() -> None:
    table = placing()
    edge = 2 * APOTHEM
    assert why_not_place(RULES, table, 1, pose_at(edge, 300, 0)) == ALLOWED
    assert why_not_place(RULES, table, 1, pose_at(edge - 0.001, 300, 0)) == reasons.PLACED_OFF_BOARD


def test_b_14_nobody_ends_on_a_balloon() -> None:
    table = near_a_balloon()
    near = 3 * APOTHEM
    assert is_occupied(RULES, table, 0, pose_at(350 - near + 0.01, 350, 0))
    assert not is_occupied(RULES, table, 0, pose_at(350 - near - 0.01, 350, 0))


# ---- cover ----


def across(kind: int, y: float, rules: Rules = RULES) -> tuple[Rules, Table]:
    """Something between red at (100, 350) and blue at (300, 350)."""
    planes = piece(PLANE, 100, 350), piece(PLANE, 300, 350, 180, side=1), piece(kind, 200, y, side=1)
    return rules, table_of(rules, *planes, stage=ATTACKING)


def is_covered(rules: Rules, table: Table) -> bool:
    return line_of_fire(rules, table, 0, pose_of(table.planes[0]), 1, pose_of(table.planes[1]), 0).covered


@pytest.mark.parametrize(
    ("kind", "y", "covered"),
    [
        (BALLOON, 350, True),
        (BALLOON, 350 + 2 * APOTHEM - 0.01, True),
        (BALLOON, 350 + 2 * APOTHEM, False),
        (BOMBER, 350 - 2.4 * APOTHEM + 0.01, True),
        (PLANE, 350, False),
    ],
    ids=["a balloon", "just", "touching", "a bomber", "planes give none"],
)
def test_c_3_a_bomber_or_balloon_on_the_line_between_the_centres_gives_cover(
    kind: int, y: float, covered: bool
) -> None:
    assert is_covered(*across(kind, y)) == covered


def test_c_3_cover_takes_a_die_and_all_rerolls_of_the_attacker() -> None:
    rules, table = across(BALLOON, 350)
    table.planes[0].altitude = 2
    answer_attack(rules, table, 0, 1, 0)
    assert table.due == 2
    roll(rules, table, MISS, MISS)
    assert (table.due, table.rerolls) == (3, 0), "the defence is rolled at once"


def test_c_3_neither_shooter_nor_target_covers_itself() -> None:
    planes = piece(BOMBER, 100, 350), piece(BALLOON, 300, 350, side=1), piece(PLANE, 600, 600, side=1)
    table = table_of(RULES, *planes, stage=ATTACKING)
    assert not is_covered(RULES, table)


def test_there_is_no_cover_without_the_option() -> None:
    assert not is_covered(*across(BALLOON, 350, rules_of("bombers-and-balloons", options={"cover": "off"})))


@pytest.mark.parametrize("heading", [0, 13, 30])
def test_a_line_crosses_an_outline_where_points_on_it_lie_inside(heading: float) -> None:
    """Brute force: points along the line, tested against the octagon's sides one by one."""
    token, a = octagon(26), pose_at(0, 0, 0)
    for size, x, y, bx, by in itertools.product((1.0, 2.4), (40, 90), (-30, -12, 0, 25), (60, 130), (-20, 0, 40)):
        b, between = pose_at(bx, by, 0), sized(pose_at(x, y, heading), size)

        def inside(px: float, py: float, here: Any = between, scale: float = size) -> bool:
            turns = [math.radians(heading + 45 * k) for k in range(8)]
            most = max(math.cos(t) * (px - here.x) + math.sin(t) * (py - here.y) for t in turns)
            return most < scale * APOTHEM - 1e-6

        sampled = any(inside(bx * k / 2000, by * k / 2000) for k in range(2001))
        assert line_crosses(token, a, b, between) == sampled, (size, x, y, bx, by)
