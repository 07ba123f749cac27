"""Setting up: stats, who starts, where planes may be placed."""

import itertools

import pytest
from rules.tables import new_table, plane_at, roll, rules_of, waiting_for

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ASSIGNING, MOVING, PLACING
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_assign, answer_place
from skyrmish.games.squadron_leader.play.setting_up.placing import (
    most_room,
    room_around,
    roomiest_spot,
    spot,
    spot_count,
    why_not_place,
)
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.poses import pose_at

CORE = rules_of()
BEGINNER = (2, 3, 3, 4)
APOTHEM = 12.010433922646728


def assigned(rules: Rules, sides: int, planes_each: int = 1) -> Table:
    table = new_table(sides, planes_each)
    for i in range(table.count):
        answer_assign(rules, table, i, BEGINNER)
    return table


def placing(rules: Rules, sides: int = 2, planes_each: int = 1) -> Table:
    """Stats are out, side 0 has the highest die."""
    table = assigned(rules, sides, planes_each)
    roll(rules, table, 8, *[1] * (sides - 1))
    return table


# ---- stats ----


def test_the_four_numbers_are_shared_out_in_12_ways() -> None:
    allowed = [stats for stats in itertools.product(range(1, 6), repeat=4) if why_not_assign(CORE, 0, stats) == ALLOWED]
    assert sorted(allowed) == sorted(set(itertools.permutations((4, 3, 3, 2))))
    assert len(allowed) == 12
    assert why_not_assign(CORE, 0, (4, 4, 4, 4)) == reasons.NO_SUCH_STATS


def test_other_numbers_may_be_agreed() -> None:
    rules = rules_of(options={"stats": [5, 2, 2, 2]})
    assert why_not_assign(rules, 0, (2, 2, 5, 2)) == ALLOWED
    assert why_not_assign(rules, 0, (4, 3, 3, 2)) == reasons.NO_SUCH_STATS


def test_nothing_goes_on_before_all_have_chosen() -> None:
    table = new_table(3)
    answer_assign(CORE, table, 2, BEGINNER)
    answer_assign(CORE, table, 0, BEGINNER)
    assert (table.stage, waiting_for(table), table.due) == (ASSIGNING, "assign", 0)
    answer_assign(CORE, table, 1, BEGINNER)
    assert table.due == 3


def test_a_quick_game_caps_health_at_2() -> None:
    table = assigned(rules_of("quick-health"), 2)
    assert [plane.health for plane in table.planes[:2]] == [2, 2]
    assert assigned(CORE, 2).planes[0].health == 4


# ---- who starts ----


@pytest.mark.parametrize(("faces", "start"), [((3, 5, 1), 1), ((8, 7, 7), 0), ((1, 2, 3), 2)])
def test_the_highest_die_starts(faces: tuple[int, ...], start: int) -> None:
    table = assigned(CORE, 3)
    roll(CORE, table, *faces)
    assert (table.stage, table.start, table.acting, table.plane) == (PLACING, start, start, start)


def test_those_tied_throw_again() -> None:
    table = assigned(CORE, 4)
    roll(CORE, table, 6, 2, 6, 6)
    assert (table.stage, table.due) == (ASSIGNING, 3)
    roll(CORE, table, 1, 5, 5)  # of sides 0, 2 and 3
    assert table.due == 2
    roll(CORE, table, 4, 7)  # of sides 2 and 3
    assert (table.stage, table.start) == (PLACING, 3)


def test_a_low_tie_is_no_tie() -> None:
    table = assigned(CORE, 3)
    roll(CORE, table, 2, 2, 5)
    assert table.start == 2


def test_one_die_for_each_team() -> None:
    table = new_table(2, planes_each=3)
    for i in range(6):
        answer_assign(CORE, table, i, BEGINNER)
    assert table.due == 2


# ---- placing ----


@pytest.mark.parametrize(("x", "reason"), [(608.02, reasons.TOO_CLOSE), (608.03, ALLOWED)])
def test_at_35_a_ruler_away_from_the_others(x: float, reason: int) -> None:
    table = placing(CORE)
    answer_place(CORE, table, 0, 350, 20, 90)
    assert why_not_place(CORE, table, 1, pose_at(x, 20, 90)) == reason


@pytest.mark.parametrize(
    ("x", "y", "heading", "reason"),
    [
        (350, APOTHEM, 0, ALLOWED),
        (350, APOTHEM - 0.001, 0, reasons.PLACED_OFF_BOARD),
        (350, 78 - APOTHEM, 90, ALLOWED),
        (350, 78 - APOTHEM + 0.001, 90, reasons.OUTSIDE_BAND),
        (350, 78 - 13, 22.5, ALLOWED),
        (350, 78 - 12.5, 22.5, reasons.OUTSIDE_BAND),
        (700 - 60, 350, 45, ALLOWED),
        (60, 350, 300, ALLOWED),
        (350, 700 - 60, 180, ALLOWED),
        (350, 350, 0, reasons.OUTSIDE_BAND),
    ],
)
def test_planes_are_placed_within_a_straight_template_of_the_edge(
    x: float, y: float, heading: float, reason: int
) -> None:
    assert why_not_place(CORE, placing(CORE), 0, pose_at(x, y, heading)) == reason


def test_the_band_may_be_measured_to_the_near_side() -> None:
    rules = rules_of(options={"place.band": "nearest"})
    assert why_not_place(rules, placing(rules), 0, pose_at(350, 78 + APOTHEM, 0)) == ALLOWED
    assert why_not_place(rules, placing(rules), 0, pose_at(350, 78 + APOTHEM + 0.001, 0)) == reasons.OUTSIDE_BAND


def test_sides_place_one_plane_each_in_turn() -> None:
    table, order = placing(CORE, sides=2, planes_each=3), []
    while table.stage == PLACING:
        i = next(k for k in range(6) if table.planes[k].side == table.acting and not table.planes[k].placed)
        order.append(i % 2)
        y = 20 if table.acting == 0 else 680
        answer_place(CORE, table, i, 50 + 100 * (i // 2), y, 90)
    assert order == [0, 1, 0, 1, 0, 1]
    assert (table.stage, table.round, table.acting) == (MOVING, 1, 0)


def test_friends_need_no_distance_but_may_not_overlap() -> None:
    table = placing(CORE, planes_each=2)
    answer_place(CORE, table, 0, 100, 20, 90)
    answer_place(CORE, table, 1, 100, 680, 270)
    assert why_not_place(CORE, table, 2, pose_at(100 + 2 * APOTHEM, 20, 0)) == ALLOWED
    assert why_not_place(CORE, table, 2, pose_at(100 + 2 * APOTHEM - 0.001, 20, 0)) == reasons.PLACED_ON_ANOTHER


def test_planes_start_at_altitude_0_facing_anywhere() -> None:
    rules = rules_of("altitude")
    table = placing(rules)
    answer_place(rules, table, 0, 20, 20, -123.4)
    plane = table.planes[0]
    assert plane.altitude == 0
    assert plane.frame + 45 * plane.eighths == pytest.approx(236.6, abs=1e-5)


class TestCrowdedBoard:
    """B-19: where nobody can keep the full distance, the roomiest spot is allowed."""

    rules = rules_of(width=300, height=200)

    def table(self) -> Table:
        table = placing(self.rules)
        answer_place(self.rules, table, 0, 150, 20, 90)
        return table

    def test_the_roomiest_spot_is_allowed(self) -> None:
        table = self.table()
        best = roomiest_spot(self.rules, table, 1)
        pose = spot(self.rules, table, 1, best)
        assert why_not_place(self.rules, table, 1, pose) == ALLOWED
        assert most_room(self.rules, table, 1) == room_around(self.rules, table, 1, pose) < 234

    def test_a_spot_with_less_room_is_not(self) -> None:
        assert why_not_place(self.rules, self.table(), 1, pose_at(200, 20, 90)) == reasons.TOO_CLOSE

    def test_it_is_about_the_farthest_spot_there_is(self) -> None:
        """Corners are the farthest from a plane in the middle of an edge."""
        table = self.table()
        farthest = room_around(self.rules, table, 1, pose_at(300 - APOTHEM, 200 - APOTHEM, 0))
        assert most_room(self.rules, table, 1) == pytest.approx(farthest, abs=1e-3)

    def test_a_free_board_keeps_the_full_distance(self) -> None:
        table = placing(CORE)
        answer_place(CORE, table, 0, 350, 20, 90)
        assert most_room(CORE, table, 1) >= 234


def test_every_spot_looked_at_is_legal_on_an_empty_board() -> None:
    for rules in (CORE, rules_of(width=300, height=200), rules_of(width=100, height=100)):
        table = placing(rules)
        for number in range(spot_count(rules, table, 0)):
            assert why_not_place(rules, table, 0, spot(rules, table, 0, number)) == ALLOWED


# ---- what cannot be played ----


@pytest.mark.parametrize(
    ("modules", "options"),
    [
        (["split-s"], {}),
        (["immelmann"], {}),
        (["quick-climb"], {}),
        (["loop-the-loop"], {}),
        (["altitude", "altitude"], {}),
        (["guides-only", "guides-extra-die"], {}),
        ([], {"splitS": "3alt×2"}),
        ([], {"wind": "strong"}),
        ([], {"arc.mode": "most"}),
        ([], {"arc.half": float("nan")}),
        ([], {"arc.half": 90}),
        ([], {"stats": [4, 3, 3]}),
        ([], {"stats": [4, 3, 3, True]}),
        ([], {"dice": 6.5}),
        ([], {"hit.from": 9}),
        ([], {"reroll.sameDie": 1}),
        ([], {"limit.rounds": -1}),
    ],
)
def test_a_ruleset_that_cannot_be_is_refused(modules: list[str], options: dict) -> None:
    with pytest.raises(Refusal):
        rules_of(*modules, options=options)


@pytest.mark.parametrize("width", [-700.0, 99.0, 100_001.0, float("nan"), float("inf")])
def test_a_board_that_cannot_be_is_refused(width: float) -> None:
    with pytest.raises(Refusal):
        rules_of(width=width, height=700)


def test_plane_at_puts_a_plane_where_it_says() -> None:
    plane = plane_at(12.5, 100, 100)
    assert (plane.x, plane.y, plane.frame, plane.eighths) == (12.5, 100, 10, 2)
