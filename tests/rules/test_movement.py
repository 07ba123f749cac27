"""The Move Stage: Speed, the board's edge, other planes, climbing and diving."""

import math

import pytest
from rules.tables import move, plane_at, pose, rules_of, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.play.decisions import answer_plan
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import could_stay
from skyrmish.games.squadron_leader.reasons import ALLOWED

CORE = rules_of()
ALTITUDE = rules_of("altitude")


def alone(rules, plane):
    """The plane moves first; its enemy is far away."""
    return table_of(rules, plane, plane_at(650, 650, 225, side=1))


@pytest.mark.parametrize(("order", "cost"), [("straight", 1), ("bank left", 2), ("bank right", 2), ("turn left", 3)])
def test_templates_cost_1_2_and_3(order: str, cost: int) -> None:
    """SL1-MOVE-02"""
    table = alone(CORE, plane_at(350, 350, 90, speed=4))
    move(CORE, table, order)
    assert table.move.speed_left == 4 - cost


def test_at_01_straight() -> None:
    """SL1-MOVE-04"""
    table = alone(CORE, plane_at(100, 100))
    move(CORE, table, "straight")
    assert pose(table.planes[0]) == pytest.approx((186.6667, 100, 0), abs=1e-3)
    assert table.move.speed_left == 2


@pytest.mark.parametrize(
    ("geometry", "order", "end"),
    [
        ("ideal", "bank left", (320.2826, 421.7442, 135)),
        ("ideal", "bank right", (379.7174, 421.7442, 45)),
        ("stl", "bank left", (320.5798, 421.4998, 135)),
    ],
)
def test_at_02_bank(geometry: str, order: str, end: tuple[float, float, float]) -> None:
    """SL1-MOVE-04, B-11, B-18"""
    rules = rules_of(options={"bank.geometry": geometry})
    table = alone(rules, plane_at(350, 350, 90))
    move(rules, table, order)
    assert pose(table.planes[0]) == pytest.approx(end, abs=1e-3)
    assert table.move.speed_left == 1


@pytest.mark.parametrize(
    ("order", "end"), [("turn right", (393.3333, 393.3333, 0)), ("turn left", (306.6667, 393.3333, 180))]
)
def test_at_03_turn(order: str, end: tuple[float, float, float]) -> None:
    """SL1-MOVE-04, B-18"""
    table = alone(CORE, plane_at(350, 350, 90))
    move(CORE, table, order)
    assert pose(table.planes[0]) == pytest.approx(end, abs=1e-3)
    assert table.move.speed_left == 0


def test_at_06_speed_is_not_overspent() -> None:
    """SL1-MOVE-03"""
    table = alone(CORE, plane_at(350, 350, speed=4))
    move(CORE, table, "turn left")
    assert why_not(CORE, table, "bank left") == reasons.TOO_EXPENSIVE
    move(CORE, table, "straight", "end")
    assert table.planes[0].moved


def test_speed_4_pays_for_two_straights_and_a_bank() -> None:
    """SL1-MOVE-03"""
    table = alone(CORE, plane_at(200, 350, speed=4))
    move(CORE, table, "straight", "straight", "bank left")
    assert table.move.speed_left == 0
    assert why_not(CORE, table, "straight") == reasons.TOO_EXPENSIVE


def test_unspent_speed_lapses() -> None:
    """B-17"""
    table = alone(CORE, plane_at(350, 350, speed=4))
    move(CORE, table, "straight", "end")
    assert table.acting == 1
    assert table.move.speed_left == table.planes[1].speed


def test_a_move_without_a_manoeuvre_cannot_be_ended() -> None:
    """SL1-MOVE-05, B-16"""
    table = alone(CORE, plane_at(350, 350))
    assert why_not(CORE, table, "end") == reasons.MUST_MOVE


# ---- the board's edge ----


@pytest.mark.parametrize(("x", "flying"), [(601.3, True), (601.4, False), (601.3228, True), (601.3230, False)])
def test_at_07_a_token_partly_off_the_board_is_destroyed(x: float, flying: bool) -> None:
    """SL1-MOVE-06, B-12"""
    table = alone(CORE, plane_at(x, 350))
    move(CORE, table, "straight")
    assert table.planes[0].flying == flying
    assert (table.stage == OVER) != flying
    assert table.planes[0].x + 12.010434 == pytest.approx(x + 260 / 3 + 12.010434, abs=1e-5)


def test_at_09_off_the_board_after_a_template_is_off_at_once() -> None:
    """B-12"""
    table = table_of(CORE, plane_at(680, 350, speed=4), plane_at(50, 50, side=1), plane_at(50, 650, side=2))
    move(CORE, table, "turn left")
    assert not table.planes[0].flying
    assert table.planes[0].health == 0
    assert (table.acting, table.plane, waiting_for(table)) == (1, 1, "move")


def test_an_edge_crossed_within_a_template_is_no_harm() -> None:
    """B-12  The turn's way bulges out over the top edge; both its ends are on the board."""
    table = alone(CORE, plane_at(350, 687.9, 45))
    move(CORE, table, "turn right")
    assert table.planes[0].flying
    assert table.planes[0].y == pytest.approx(687.9, abs=1e-5)


def test_the_one_who_stays_wins_when_the_mover_flies_off() -> None:
    """B-44"""
    table = alone(CORE, plane_at(680, 350))
    move(CORE, table, "straight")
    assert (table.stage, table.winner) == (OVER, 1)
    assert not table.planes[1].moved


def test_a_plan_ends_where_the_board_does() -> None:
    table = table_of(CORE, plane_at(680, 350, speed=4), plane_at(50, 50, side=1), plane_at(50, 650, side=2))
    answer_plan(CORE, table, 0, plan_of(3, 2, 0))  # turn left, straight
    assert not table.planes[0].flying
    assert table.planes[0].y == pytest.approx(350 + 130 / 3, abs=1e-5)


def test_flying_off_on_purpose_is_allowed() -> None:
    """B-13"""
    table = alone(CORE, plane_at(680, 350))
    assert why_not(CORE, table, "straight") == ALLOWED


class TestForbidIfAvoidable:
    """B-13"""

    rules = rules_of("altitude", options={"offboard.voluntary": "forbidIfAvoidable"})

    def test_a_template_off_the_board_is_refused_while_another_stays(self) -> None:
        table = alone(self.rules, plane_at(640, 350))
        assert why_not(self.rules, table, "straight") == reasons.LEAVES_BOARD
        assert why_not(self.rules, table, "turn left") == ALLOWED

    def test_a_second_template_never_leaves_the_board(self) -> None:
        table = alone(self.rules, plane_at(590, 350))
        move(self.rules, table, "straight")
        assert why_not(self.rules, table, "bank left") == reasons.LEAVES_BOARD
        assert why_not(self.rules, table, "end") == ALLOWED

    def test_whoever_cannot_stay_may_leave(self) -> None:
        table = alone(self.rules, plane_at(685, 350, speed=2))
        assert not could_stay(self.rules, table, 0, speed=2, flown=0)
        assert why_not(self.rules, table, "straight") == ALLOWED

    def test_a_dive_may_be_the_way_to_stay(self) -> None:
        table = alone(self.rules, plane_at(640, 350, speed=2, altitude=1))
        assert why_not(self.rules, table, "straight") == reasons.LEAVES_BOARD
        move(self.rules, table, "dive 1")
        assert why_not(self.rules, table, "straight") == reasons.LEAVES_BOARD
        assert why_not(self.rules, table, "turn right") == ALLOWED

    def test_a_climb_must_leave_a_way_to_stay(self) -> None:
        """Speed 3 pays for the turn that stays; after a climb only templates off the board would be left."""
        table = alone(self.rules, plane_at(640, 350, speed=3))
        assert why_not(self.rules, table, "climb") == reasons.LEAVES_BOARD

    def test_a_climb_that_changes_nothing_is_allowed(self) -> None:
        doomed = alone(self.rules, plane_at(685, 350, speed=2))
        assert why_not(self.rules, doomed, "climb") == ALLOWED
        safe = alone(self.rules, plane_at(350, 350, speed=2))
        assert why_not(self.rules, safe, "climb") == ALLOWED


# ---- other planes ----


@pytest.mark.parametrize(
    ("x", "heading", "reason"),
    [
        (210.0, 0, reasons.OCCUPIED),
        (210.7, 0, ALLOWED),
        (211.0, 22.5, reasons.OCCUPIED),
        (211.7, 22.5, ALLOWED),
        (100 + 260 / 3 + 26 * math.cos(math.radians(22.5)), 0, ALLOWED),  # contact
    ],
)
@pytest.mark.parametrize("side", [0, 1], ids=["friend", "enemy"])
def test_at_10_a_manoeuvre_may_not_end_on_another_token(x: float, heading: float, reason: int, side: int) -> None:
    """SL1-FAQ-03, B-14"""
    table = table_of(CORE, plane_at(100, 100), plane_at(x, 100, heading, side=side), plane_at(650, 650, side=1))
    assert why_not(CORE, table, "straight") == reason


def test_at_11_flying_over_is_free() -> None:
    """SL1-FAQ-04, B-14"""
    table = table_of(ALTITUDE, plane_at(100, 100), plane_at(143, 100, side=1, altitude=4))
    assert why_not(ALTITUDE, table, "straight") == ALLOWED


@pytest.mark.parametrize("altitude", [0, 4])
def test_altitude_does_not_make_room(altitude: int) -> None:
    """B-09, B-14"""
    table = table_of(ALTITUDE, plane_at(100, 100), plane_at(190, 100, side=1, altitude=altitude))
    assert why_not(ALTITUDE, table, "straight") == reasons.OCCUPIED


def test_a_stop_on_the_way_is_blocked_too() -> None:
    """B-14"""
    table = table_of(CORE, plane_at(100, 100), plane_at(100 + 520 / 3, 100, side=1))
    move(CORE, table, "straight")
    assert why_not(CORE, table, "straight") == reasons.OCCUPIED


def test_a_destroyed_plane_blocks_nobody() -> None:
    table = table_of(CORE, plane_at(100, 100), plane_at(190, 100, side=1), plane_at(650, 650, side=2))
    table.planes[1].flying = False
    assert why_not(CORE, table, "straight") == ALLOWED


# ---- climbing and diving ----


def test_at_13_climb_and_bank() -> None:
    """MOD-ALT-02, MOD-ALT-03, B-16"""
    table = alone(ALTITUDE, plane_at(350, 350, speed=3))
    move(ALTITUDE, table, "climb")
    assert why_not(ALTITUDE, table, "end") == reasons.MUST_MOVE
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_USED
    move(ALTITUDE, table, "bank left")
    assert (table.planes[0].altitude, table.move.speed_left) == (1, 0)
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_USED


def test_at_14_dive_and_two_banks() -> None:
    """MOD-ALT-04, B-22"""
    table = alone(ALTITUDE, plane_at(350, 350, speed=2, altitude=3))
    move(ALTITUDE, table, "dive 2", "bank left", "bank left")
    assert (table.planes[0].altitude, table.move.speed_left) == (1, 0)
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_AFTER_DIVE


def test_at_20_after_a_climb_no_dive() -> None:
    """MOD-ALT-04, B-22"""
    table = alone(ALTITUDE, plane_at(350, 350, altitude=3))
    move(ALTITUDE, table, "climb")
    assert table.planes[0].altitude == 4
    assert why_not(ALTITUDE, table, "dive 1") == reasons.DIVE_AFTER_CLIMB


def test_a_climb_fits_before_between_and_after_templates() -> None:
    """B-21"""
    for orders in (
        ("climb", "straight", "straight"),
        ("straight", "climb", "straight"),
        ("straight", "straight", "climb"),
    ):
        table = alone(ALTITUDE, plane_at(200, 350, speed=3))
        move(ALTITUDE, table, *orders, "end")
        assert table.planes[0].altitude == 1
        assert table.planes[0].x == pytest.approx(200 + 520 / 3, abs=1e-5)


def test_a_climb_may_not_take_the_speed_of_the_only_manoeuvre() -> None:
    """B-16"""
    table = alone(ALTITUDE, plane_at(350, 350, speed=1))
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_ALONE
    move(ALTITUDE, table, "straight")
    assert why_not(ALTITUDE, table, "climb") == reasons.NO_SPEED_TO_CLIMB


def test_a_climb_may_not_take_the_speed_of_the_only_free_way() -> None:
    """Speed 2, the straight blocked: after a climb there would be none left for a bank."""
    table = table_of(ALTITUDE, plane_at(350, 350, speed=2), plane_at(437, 350, side=1))
    assert why_not(ALTITUDE, table, "climb") == reasons.CLIMB_ALONE


def test_nobody_climbs_beyond_4() -> None:
    """MOD-ALT-06, B-21"""
    table = alone(ALTITUDE, plane_at(350, 350, altitude=4))
    assert why_not(ALTITUDE, table, "climb") == reasons.AT_THE_TOP


def test_nobody_dives_deeper_than_they_are_high() -> None:
    """MOD-ALT-04, B-22"""
    table = alone(ALTITUDE, plane_at(350, 350, altitude=2))
    assert why_not(ALTITUDE, table, "dive 3") == reasons.NOT_THAT_HIGH
    assert why_not(ALTITUDE, table, "dive 0") == reasons.NOT_THAT_HIGH
    move(ALTITUDE, table, "dive 1", "straight", "dive 1", "turn left")
    assert (table.planes[0].altitude, table.move.speed_left) == (0, 1)


def test_without_the_module_there_is_no_altitude() -> None:
    table = alone(CORE, plane_at(350, 350))
    assert why_not(CORE, table, "climb") == reasons.NO_ALTITUDE_RULE
    assert why_not(CORE, table, "dive 1") == reasons.NO_ALTITUDE_RULE


def test_a_new_round_allows_a_new_climb() -> None:
    """MOD-ALT-02"""
    table = alone(ALTITUDE, plane_at(350, 350, 0))
    move(ALTITUDE, table, "climb", "straight", "end")
    move(ALTITUDE, table, "straight", "end", i=1)
    assert table.round == 2
    assert table.planes[0].climbed == 0
    move(ALTITUDE, table, "straight", "end", i=1)
    move(ALTITUDE, table, "climb", "straight", "end")
    assert table.planes[0].altitude == 2


# ---- nowhere to go ----


def cornered(**fields):
    """Three tokens on all five ends of a Speed 3 plane at (350, 350) heading east."""
    ends = [(350 + 260 / 3, 350), (350 + 71.744, 350 + 29.717), (350 + 71.744, 350 - 29.717)]
    ends += [(350 + 130 / 3, 350 + 130 / 3), (350 + 130 / 3, 350 - 130 / 3)]
    return [plane_at(350, 350, **fields), *(plane_at(x, y, side=1) for x, y in ends)]


def test_a_plane_with_nowhere_to_go_stalls() -> None:
    """SL1-MOVE-05, B-15"""
    table = table_of(CORE, *cornered(), plane_at(650, 650, 180))
    assert (table.plane, waiting_for(table)) == (6, "move")
    move(CORE, table, "straight", "end", i=6)
    assert not table.planes[0].flying
    assert all(not plane.aces and not plane.scored for plane in table.planes)
    assert (table.acting, waiting_for(table)) == (1, "move")


def test_the_last_plane_that_stalls_loses_the_match() -> None:
    """B-15, B-44"""
    table = table_of(CORE, *cornered())
    assert (table.stage, table.winner) == (OVER, 1)


def test_a_plane_with_nowhere_to_go_may_hold_its_place() -> None:
    """B-15"""
    rules = rules_of(options={"stall.blocked": "hold"})
    table = table_of(rules, *cornered())
    assert table.planes[0].flying
    assert table.planes[0].moved
    assert (table.acting, waiting_for(table)) == (1, "move")


def test_off_the_board_counts_as_a_way_to_go() -> None:
    """B-15"""
    blocked = [plane_at(680, 350, speed=2), plane_at(660, 380, side=1), plane_at(650, 320, side=1)]
    table = table_of(CORE, *blocked)
    assert waiting_for(table) == "move"
    assert why_not(CORE, table, "straight") == ALLOWED


def test_a_dive_may_open_a_way() -> None:
    planes = cornered(speed=2, altitude=1)
    for turn in planes[4:]:
        turn.x += 200.0
    table = table_of(ALTITUDE, *planes)
    assert waiting_for(table) == "move"
    for order in ("straight", "bank left", "bank right"):
        assert why_not(ALTITUDE, table, order) == reasons.OCCUPIED
    assert why_not(ALTITUDE, table, "turn left") == reasons.TOO_EXPENSIVE
    move(ALTITUDE, table, "dive 1", "turn left")


def test_a_blocked_plane_waits_until_its_friends_have_moved() -> None:
    """One of its own planes stands in the way: that one moves first, and then there is a way."""
    mover, friend = plane_at(350, 350, speed=1), plane_at(350 + 260 / 3, 350, speed=1)
    table = table_of(CORE, mover, friend, plane_at(50, 650, side=1))
    assert (table.plane, waiting_for(table)) == (1, "move")
    move(CORE, table, "straight", "end", i=1)
    assert table.plane == 0
    move(CORE, table, "straight", "end", i=0)
    assert table.planes[0].flying


def test_where_nobody_can_ever_move_or_shoot_the_match_is_drawn() -> None:
    """Two pairs of friends, nose to nose, all of Speed 1, that may hold their places for ever."""
    rules = rules_of(options={"stall.blocked": "hold"})
    nose_to_nose = 260 / 3
    table = table_of(
        rules,
        plane_at(100, 100, 0, speed=1),
        plane_at(100 + nose_to_nose, 100, 180, speed=1),
        plane_at(100, 600, 0, side=1, speed=1),
        plane_at(100 + nose_to_nose, 600, 180, side=1, speed=1),
    )
    assert (table.stage, table.winner) == (OVER, -1)
