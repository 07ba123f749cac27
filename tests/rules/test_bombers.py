"""C-3: bombers."""

import itertools

import pytest
from rules.bombers import APOTHEM, RULES, piece
from rules.tables import move, pose, table_of, why_not

from skyrmish.games.squadron_leader import reasons
from skyrmish.games.squadron_leader.constants import BOMBER, PLANE
from skyrmish.games.squadron_leader.pieces import pose_of
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim
from skyrmish.games.squadron_leader.play.setting_up.setup import why_not_assign
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.geometry.outlines import gap, overlap
from skyrmish.geometry.poses import pose_at


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
