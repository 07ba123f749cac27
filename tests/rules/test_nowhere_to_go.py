"""The Move Stage: planes with nowhere to go."""

from rules.alone import ALTITUDE, CORE
from rules.tables import move, plane_at, rules_of, table_of, waiting_for, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import OVER
from skyrmish.games.squadron_leader.reasons import ALLOWED


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
