"""The numbers of RULES 0.2: token, templates, motions."""

import math
from itertools import pairwise

import pytest
from geometry.pairs import TOKEN

from skyrmish.geometry.outlines import octagon
from skyrmish.geometry.piece_sets import BOMBER_APOTHEM, SQUADRON_LEADER, bomber_motion
from skyrmish.geometry.poses import Motion, moved, pose_at
from skyrmish.geometry.templates import (
    BANK,
    LEAD,
    STRAIGHT,
    TURN,
    centre_line,
    ideal_motion,
    mirrored,
    printed_bank_motion,
)

ROOT2 = math.sqrt(2.0)


def heading_after(x: float, y: float, heading: float, motion: Motion) -> tuple[float, float, float]:
    pose = moved(pose_at(x, y, heading), *motion)
    assert (pose.c, pose.s) == (1.0, 0.0), "these examples start on an eighth of the circle"
    return pose.x, pose.y, 45.0 * pose.eighths


def test_the_token_is_an_octagon_of_26_mm() -> None:
    assert TOKEN.radius == 13.0
    assert TOKEN.apothem == pytest.approx(13.0 * math.cos(math.radians(22.5)), abs=1e-14)
    assert TOKEN.apothem == pytest.approx(12.010434, abs=1e-6)
    assert 2.0 * TOKEN.half_side == pytest.approx(9.949769, abs=1e-6)
    assert octagon(52.0).radius == 26.0


@pytest.mark.parametrize(
    ("motion", "ahead", "left", "eighths"),
    [
        (ideal_motion(STRAIGHT), 260.0 / 3.0, 0.0, 0),
        (ideal_motion(BANK), 13.0 / 3.0 + 286.0 / 3.0 / ROOT2, 91.0 - 260.0 / 3.0 / ROOT2, 1),
        (ideal_motion(TURN), 130.0 / 3.0, 130.0 / 3.0, 2),
    ],
    ids=["straight", "bank", "turn"],
)
def test_motions_have_their_closed_forms(motion: Motion, ahead: float, left: float, eighths: int) -> None:
    assert motion.ahead == pytest.approx(ahead, abs=1e-12)
    assert motion.left == pytest.approx(left, abs=1e-12)
    assert motion.eighths == eighths


def test_motions_have_the_printed_numbers() -> None:
    """B-11"""
    bank = ideal_motion(BANK)
    assert ideal_motion(STRAIGHT).ahead == pytest.approx(86.666667, abs=1e-6)
    assert (bank.ahead, bank.left) == pytest.approx((71.744180, 29.717412), abs=1e-6)
    assert ideal_motion(TURN)[:2] == pytest.approx((43.333333, 43.333333), abs=1e-6)


def test_the_printed_bank_is_that_of_the_published_model() -> None:
    printed, ideal = printed_bank_motion(), ideal_motion(BANK)
    eighth = math.radians(0.125)
    assert printed.ahead == pytest.approx(78.0 * math.cos(eighth) - 6.5, abs=1e-12)
    assert printed.left == pytest.approx(78.0 * math.sin(eighth) + 26.0 / 1.6 + 13.0, abs=1e-12)
    assert printed[:2] == pytest.approx((71.499814, 29.420169), abs=1e-6)
    assert printed.eighths == 1
    assert math.dist(printed[:2], ideal[:2]) == pytest.approx(0.3848, abs=1e-4)


def test_the_notch_of_the_stl_gives_the_printed_bank() -> None:
    """Centre of the end notch (61.5799, 67.1664) from the arc's centre; the start notch lies at (91, −13/3)."""
    assert printed_bank_motion()[:2] == pytest.approx((67.1664 + LEAD, 91.0 - 61.5799), abs=1e-4)


def test_the_bomber_flies_longer_templates() -> None:
    assert pytest.approx(28.825, abs=1e-3) == BOMBER_APOTHEM
    assert bomber_motion(STRAIGHT).ahead == pytest.approx(138.6667, abs=1e-4)
    assert bomber_motion(BANK)[:2] == pytest.approx((116.1290, 48.1022), abs=1e-4)
    assert bomber_motion(TURN)[:2] == pytest.approx((69.3333, 69.3333), abs=1e-4)


def test_the_ruler_has_three_sections_of_78_mm() -> None:
    """SL1-PRN-01"""
    section = SQUADRON_LEADER.ruler_length / SQUADRON_LEADER.ruler_sections
    assert [section * mark for mark in (1, 2, 3)] == [78.0, 156.0, 234.0]
    assert STRAIGHT.body == section


@pytest.mark.parametrize("template", [STRAIGHT, BANK, TURN], ids=lambda template: template.name)
def test_the_centre_line_leads_from_notch_to_notch(template) -> None:
    line, motion = centre_line(template), ideal_motion(template)
    assert line[0] == (0.0, 0.0)
    assert line[-1] == pytest.approx(motion[:2], abs=1e-12)
    steps = pairwise(line)
    longest = 2.0 * math.pi * template.radius / 8.0 * template.eighths / 24.0 + 2.0 * LEAD + template.body
    assert all(math.dist(p, q) <= longest for p, q in steps)


def test_a_right_hand_template_is_the_left_hand_one_turned_over() -> None:
    """B-18"""
    assert mirrored(Motion(5.0, 3.0, 1)) == Motion(5.0, -3.0, -1)


def test_at_01_straight() -> None:
    end = heading_after(100.0, 100.0, 0.0, ideal_motion(STRAIGHT))
    assert end == pytest.approx((186.6667, 100.0, 0.0), abs=1e-4)


@pytest.mark.parametrize(
    ("motion", "end"),
    [
        (ideal_motion(BANK), (320.2826, 421.7442, 135.0)),
        (mirrored(ideal_motion(BANK)), (379.7174, 421.7442, 45.0)),
        (printed_bank_motion(), (320.5798, 421.4998, 135.0)),
        (mirrored(printed_bank_motion()), (379.4202, 421.4998, 45.0)),
    ],
    ids=["left", "right", "left stl", "right stl"],
)
def test_at_02_bank(motion: Motion, end: tuple[float, float, float]) -> None:
    assert heading_after(350.0, 350.0, 90.0, motion) == pytest.approx(end, abs=1e-4)


@pytest.mark.parametrize(
    ("motion", "end"),
    [
        (mirrored(ideal_motion(TURN)), (393.3333, 393.3333, 0.0)),
        (ideal_motion(TURN), (306.6667, 393.3333, 180.0)),
    ],
    ids=["right", "left"],
)
def test_at_03_turn(motion: Motion, end: tuple[float, float, float]) -> None:
    assert heading_after(350.0, 350.0, 90.0, motion) == pytest.approx(end, abs=1e-4)
