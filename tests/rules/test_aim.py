"""Aiming is range and arc, and nothing else: against brute force, under every reading."""

import itertools
import math

import pytest
from draws import cases
from geometry import brute_force
from geometry.pairs import Pair, pairs
from hypothesis import given
from rules.tables import rules_of

from skyrmish.games.squadron_leader.play.attacking.gunnery import aim

READINGS = list(itertools.product(("nearest", "centre", "whole"), ("any", "centre", "whole"), ("none", "only")))
RULES = {
    (measure, mode, lane): rules_of(options={"range.measure": measure, "arc.mode": mode, "lane.effect": lane})
    for measure, mode, lane in READINGS
}


def in_sight(pair: Pair, mode: str, lane: str) -> bool | None:
    target = pair.outlines[1]
    if lane == "only":
        return brute_force.touches(target, brute_force.lane(*pair.a, 3.25))
    arc = brute_force.wedge(*pair.a, 45.0)
    if mode == "any":
        return brute_force.touches(target, arc)
    return brute_force.lies_within(target if mode == "whole" else [pair.b[:2]], arc)


def distance(pair: Pair, measure: str) -> float:
    one, other = pair.outlines
    if measure == "centre":
        return math.dist(pair.a[:2], pair.b[:2])
    if measure == "whole":
        return max(math.dist(p, q) for p in one for q in other)
    return brute_force.distance(one, other)


@pytest.mark.parametrize(("measure", "mode", "lane"), READINGS)
@given(pair=pairs(overlapping=False))
@cases(120)
def test_a_target_is_aimed_at_in_range_and_in_sight(measure: str, mode: str, lane: str, pair: Pair) -> None:
    """B-01, B-02, B-05, B-07"""
    rules = RULES[measure, mode, lane]
    away, sight = distance(pair, measure), in_sight(pair, mode, lane)
    if sight is None or min(abs(away - mark) for mark in (78.0, 156.0, 234.0)) < brute_force.HAIR:
        return
    section = math.ceil(away / 78.0) if 0.0 < away < 234.0 else int(away == 0.0)
    assert aim(rules, *pair.poses) == (section if sight else 0)
