"""Setting up: stats, who starts, where planes may be placed."""

import itertools
from random import Random

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from rules.tables import move, new_table, plane_at, roll, rules_of, table_of, waiting_for

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import ASSIGNING, BOMBER, MOVING, PLACING, PLANE
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.decisions import answer_assign, answer_place
from skyrmish.games.squadron_leader.play.setting_up.crowded import most_room, roomiest_place
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.play.setting_up.spots import spot, spot_count
from skyrmish.games.squadron_leader.play.setting_up.standing import room_around, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import SIZES
from skyrmish.geometry.poses import pose_at
from skyrmish.words.refusal import Refusal

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
    """SL1-STAT-01"""
    allowed = [stats for stats in itertools.product(range(1, 6), repeat=4) if why_not_assign(CORE, 0, stats) == ALLOWED]
    assert sorted(allowed) == sorted(set(itertools.permutations((4, 3, 3, 2))))
    assert len(allowed) == 12
    assert why_not_assign(CORE, 0, (4, 4, 4, 4)) == reasons.NO_SUCH_STATS


@pytest.mark.parametrize("stats", [(2, 3, 3, 4), (3, 3, 4, 2)], ids=["beginner", "ace"])
def test_sl1_stat_03_the_sample_pilots_are_legal(stats: tuple[int, int, int, int]) -> None:
    assert why_not_assign(CORE, 0, stats) == ALLOWED


def test_other_numbers_may_be_agreed() -> None:
    """MODE-QUICK-02"""
    rules = rules_of(options={"stats": [5, 2, 2, 2]})
    assert why_not_assign(rules, 0, (2, 2, 5, 2)) == ALLOWED
    assert why_not_assign(rules, 0, (4, 3, 3, 2)) == reasons.NO_SUCH_STATS


def test_nothing_goes_on_before_all_have_chosen() -> None:
    """SL1-STAT-02"""
    table = new_table(3)
    answer_assign(CORE, table, 2, BEGINNER)
    answer_assign(CORE, table, 0, BEGINNER)
    assert (table.stage, waiting_for(table), table.due) == (ASSIGNING, "assign", 0)
    answer_assign(CORE, table, 1, BEGINNER)
    assert table.due == 3


def test_a_quick_game_caps_health_at_2() -> None:
    """MODE-QUICK-01, B-46"""
    table = assigned(rules_of("quick-health"), 2)
    assert [plane.health for plane in table.planes[:2]] == [2, 2]
    assert assigned(CORE, 2).planes[0].health == 4


# ---- who starts ----


@pytest.mark.parametrize(("faces", "start"), [((3, 5, 1), 1), ((8, 7, 7), 0), ((1, 2, 3), 2)])
def test_the_highest_die_starts(faces: tuple[int, ...], start: int) -> None:
    """SL1-FIRST-01"""
    table = assigned(CORE, 3)
    roll(CORE, table, *faces)
    assert (table.stage, table.start, table.acting, table.plane) == (PLACING, start, start, start)


def test_those_tied_throw_again() -> None:
    """B-31"""
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
    """SL1-PLACE-02, B-19"""
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
    """SL1-PLACE-01, B-19"""
    assert why_not_place(CORE, placing(CORE), 0, pose_at(x, y, heading)) == reason


def test_the_band_may_be_measured_to_the_near_side() -> None:
    """B-19"""
    rules = rules_of(options={"place.band": "nearest"})
    assert why_not_place(rules, placing(rules), 0, pose_at(350, 78 + APOTHEM, 0)) == ALLOWED
    assert why_not_place(rules, placing(rules), 0, pose_at(350, 78 + APOTHEM + 0.001, 0)) == reasons.OUTSIDE_BAND


def test_sides_place_one_plane_each_in_turn() -> None:
    """SL1-PLACE-03"""
    table, order = placing(CORE, sides=2, planes_each=3), []
    while table.stage == PLACING:
        i = next(k for k in range(6) if table.planes[k].side == table.acting and not table.planes[k].placed)
        order.append(i % 2)
        y = 20 if table.acting == 0 else 680
        answer_place(CORE, table, i, 50 + 100 * (i // 2), y, 90)
    assert order == [0, 1, 0, 1, 0, 1]
    assert (table.stage, table.round, table.acting) == (MOVING, 1, 0)


def test_friends_need_no_distance_but_may_not_overlap() -> None:
    """B-19"""
    table = placing(CORE, planes_each=2)
    answer_place(CORE, table, 0, 100, 20, 90)
    answer_place(CORE, table, 1, 100, 680, 270)
    assert why_not_place(CORE, table, 2, pose_at(100 + 2 * APOTHEM, 20, 0)) == ALLOWED
    assert why_not_place(CORE, table, 2, pose_at(100 + 2 * APOTHEM - 0.001, 20, 0)) == reasons.PLACED_ON_ANOTHER


def test_planes_start_at_altitude_0_facing_anywhere() -> None:
    """MOD-ALT-01, B-19"""
    rules = rules_of("altitude")
    table = placing(rules)
    answer_place(rules, table, 0, 20, 20, -123.4)
    plane = table.planes[0]
    assert plane.altitude == 0
    assert plane.frame + 45 * plane.eighths == pytest.approx(236.6, abs=1e-5)


class TestCrowdedBoard:
    """B-19  Where nobody can keep the full distance, the roomiest spot is allowed."""

    rules = rules_of(width=300, height=200)

    def table(self) -> Table:
        table = placing(self.rules)
        answer_place(self.rules, table, 0, 150, 20, 90)
        return table

    def test_the_roomiest_spot_is_allowed(self) -> None:
        table = self.table()
        pose = roomiest_place(self.rules, table, 1)
        assert why_not_place(self.rules, table, 1, pose) == ALLOWED
        assert most_room(self.rules, table, 1) == room_around(self.rules, table, 1, pose) < 234

    def test_a_spot_with_less_room_is_not(self) -> None:
        assert why_not_place(self.rules, self.table(), 1, pose_at(200, 20, 90)) == reasons.TOO_CLOSE

    def test_it_is_about_the_farthest_spot_there_is(self) -> None:
        """Corners are the farthest from a plane in the middle of an edge."""
        table = self.table()
        farthest = room_around(self.rules, table, 1, pose_at(300 - APOTHEM, 200 - APOTHEM, 0))
        assert most_room(self.rules, table, 1) == pytest.approx(farthest, abs=1e-3)

    def test_within_a_millimetre_of_the_roomiest_is_near_enough(self) -> None:
        """B-82"""
        x, y = 300 - APOTHEM, 200 - APOTHEM
        room = room_around(self.rules, self.table(), 1, pose_at(x, y, 0))
        for back, answer in ((1.1, ALLOWED), (1.4, reasons.TOO_CLOSE)):
            pose = pose_at(x, y - back, 0)
            short = room - room_around(self.rules, self.table(), 1, pose)
            assert (short <= 1.0) == (answer == ALLOWED)
            assert why_not_place(self.rules, self.table(), 1, pose) == answer

    def test_a_corner_between_the_spots_is_found(self) -> None:
        """B-82  0.6 mm too near, while the corner has the full distance."""
        rules = rules_of(width=208, height=208)
        table = placing(rules)
        answer_place(rules, table, 0, 13, 13, 0)
        assert why_not_place(rules, table, 1, pose_at(194.010434, 195.989566, 270)) == reasons.TOO_CLOSE
        assert why_not_place(rules, table, 1, pose_at(195.989566, 195.989566, 270)) == ALLOWED

    @cases(10)
    @given(st.sampled_from((PLANE, BOMBER)), st.integers(150, 260), st.integers(150, 260), st.integers(0, 2**32))
    def test_no_place_has_clearly_more_room(self, kind: int, width: int, height: int, seed: int) -> None:
        """B-82  Against darts at the whole board, at any heading; for a bomber, which is larger, too."""
        rules, darts = rules_of("bombers-and-balloons", width=width, height=height), Random(seed)
        table = placing(rules, sides=3)
        answer_place(rules, table, 0, 20, 20, darts.uniform(0, 360))
        answer_place(rules, table, 1, width - 20, darts.uniform(20, height - 20), darts.uniform(0, 360))
        table.planes[2].kind, table.planes[2].extra = kind, SIZES[kind] - 1.0
        most = most_room(rules, table, 2)
        for _ in range(300):
            pose = pose_at(darts.uniform(0, width), darts.uniform(0, height), darts.uniform(0, 360))
            if why_not_stand(rules, table, 2, pose) == ALLOWED:
                assert room_around(rules, table, 2, pose) <= most + 1.0

    def test_a_free_board_keeps_the_full_distance(self) -> None:
        table = placing(CORE)
        answer_place(CORE, table, 0, 350, 20, 90)
        assert most_room(CORE, table, 1) >= 234


def test_every_spot_looked_at_is_legal_on_an_empty_board() -> None:
    for rules in (CORE, rules_of(width=300, height=200), rules_of(width=100, height=100)):
        table = placing(rules)
        for number in range(spot_count(rules, table, 0)):
            assert why_not_place(rules, table, 0, spot(rules, table, 0, number)) == ALLOWED


# ---- the board ----


@pytest.mark.parametrize(
    ("edition", "side"), [("first", 700), ("first-d6", 700), ("second", 702), ("current", 702), ("space-pirates", 700)]
)
def test_boards_are_squares_of_700_or_of_three_rulers_unless_told(edition: str, side: float) -> None:
    """SL1-AREA-01, SL2-AREA-01, SP-AREA-01, B-20"""
    assert Ruleset(edition).board == (side, side)
    assert Ruleset(edition, width=468, height=1234.5).board == (468, 1234.5)


def test_a_quick_game_on_a_small_board_climbs_as_often_as_speed_pays() -> None:
    """MODE-QUICK-01, B-46"""
    rules = rules_of("altitude", "quick-climb", width=468, height=468)
    table = table_of(rules, plane_at(300, 234, speed=4), plane_at(100, 100, side=1))
    move(rules, table, "climb", "climb", "climb")
    assert (table.planes[0].altitude, table.move.speed_left) == (3, 1)
    move(rules, table, "straight")
    assert table.planes[0].flying, "387 of 468 mm"
    small = table_of(rules, plane_at(375, 234), plane_at(100, 100, side=1))
    move(rules, small, "straight")
    assert not small.planes[0].flying, "462 of 468 mm: its nose is over the edge"


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
