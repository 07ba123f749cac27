"""The Move Stage: the board's edge."""

import pytest
from rules.alone import CORE, alone
from rules.tables import move, plane_at, rules_of, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.play.decisions import answer_plan
from skyrmish.games.squadron_leader.play.moving.flight_plans import plan_of
from skyrmish.games.squadron_leader.play.moving.movement import could_stay
from skyrmish.games.squadron_leader.reasons import ALLOWED


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
