"""C-3: cover."""

import itertools
import math
from typing import Any

import pytest
from rules.bombers import APOTHEM, MISS, RULES, piece
from rules.tables import roll, rules_of, table_of

from skyrmish.games.squadron_leader.constants import ATTACKING, BALLOON, BOMBER, PLANE
from skyrmish.games.squadron_leader.pieces import Rules, Table, pose_of
from skyrmish.games.squadron_leader.play.attacking.shot import line_of_fire
from skyrmish.games.squadron_leader.play.decisions import answer_attack
from skyrmish.geometry.outlines import line_crosses, octagon
from skyrmish.geometry.poses import pose_at, sized


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
