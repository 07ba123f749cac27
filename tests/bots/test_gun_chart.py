"""The gun chart may promise a shot that is not there; it never misses one."""

import math

import pytest
from draws import cases
from hypothesis import given
from hypothesis import strategies as st

from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.worth.distances import apart, start_of
from skyrmish.bots.worth.gun_chart import HERE, LAYERS, LINED_UP, end_of_node, layer_of, seen_on_chart
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.play.attacking.gunnery import aim, is_in_guides
from skyrmish.games.squadron_leader.play.attacking.shot import counts_guides
from skyrmish.games.squadron_leader.play.moving.flight_plans import manoeuvre_at
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.geometry.hexes import hex_pose
from skyrmish.geometry.poses import Pose, pose_at

MODULES = ("altitude", "split-s", "barrel-roll")
SKIES = {
    "first edition": Ruleset("first", MODULES),
    "guides only": Ruleset("first", (*MODULES, "guides-only")),
    "a wide arc": Ruleset("first", MODULES, {"arc.half": 80}),
    "an extra die in the guides": Ruleset("first", (*MODULES, "guides-extra-die")),
    "the same on hexes": Ruleset("first", (*MODULES, "guides-extra-die"), hexes=True),
    "Space Pirates": Ruleset("space-pirates"),
    "current rules": Ruleset("current", ("barrel-roll",)),
    "hexes": Ruleset("first", MODULES, hexes=True),
    "hexes and a long ruler": Ruleset("first", MODULES, {"range.max": 30}, hexes=True),
}
KNOWN = {name: (rules := make_rules(ruleset), learn(rules, [])) for name, ruleset in SKIES.items()}


def seen(rules: Rules, known: Knowledge, left: int, other: Pose) -> int:
    return seen_on_chart(rules, known, layer_of(left), start_of(rules), other)


def bits_for_aim(rules: Rules, a: Pose, b: Pose) -> int:
    """The lowest bit for a target under fire, and the one above it for a target between the guides, if they count."""
    if not aim(rules, a, b):
        return 0
    return 1 | 1 << LINED_UP if not counts_guides(rules) or is_in_guides(rules, a, b) else 1


@pytest.mark.parametrize("sky", SKIES)
@cases(150)
@given(x=st.integers(-400, 400), y=st.integers(-400, 400), heading=st.integers(0, 359), number=st.integers(0, 10**6))
def test_whatever_can_be_shot_at_is_on_the_chart(sky: str, x: int, y: int, heading: int, number: int) -> None:
    rules, known = KNOWN[sky]
    other = hex_pose(x // 30, y // 30, heading % 6) if rules.hexes else pose_at(x, y, heading)
    bits = bits_for_aim(rules, start_of(rules), other) << HERE
    assert all(seen(rules, known, left, other) & bits == bits for left in range(LAYERS + 2))
    node = rules.nodes[number % rules.node_count]
    bits = bits_for_aim(rules, end_of_node(rules, node), other) << manoeuvre_at(node.path, 0)
    assert all(seen(rules, known, left, other) & bits == bits for left in range(node.cost + node.altitude, LAYERS + 2))


@pytest.mark.parametrize("sky", ["first edition", "Space Pirates", "hexes"])
def test_it_shows_nothing_behind_a_plane_that_can_only_fly_straight_on(sky: str) -> None:
    rules, known = KNOWN[sky]
    behind = hex_pose(0.0, 2.0, 0) if rules.hexes else pose_at(-100.0, 0.0, 0.0)
    assert seen(rules, known, 0, behind) == seen(rules, known, 1, behind) == 0


@pytest.mark.parametrize("sky", SKIES)
def test_no_plan_goes_farther_than_its_strides(sky: str) -> None:
    rules, known = KNOWN[sky]
    for node in rules.nodes:
        way = math.sqrt(apart(rules, start_of(rules), end_of_node(rules, node)))
        assert way <= known.stride * max(1, node.cost + node.altitude) + 1e-6
