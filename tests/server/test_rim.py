"""B-80  What the table tells a page of the rim is enough to touch it, however a plane or a bomber is turned."""

import math

import pytest

from skyrmish.games.squadron_leader.constants import BOMBER
from skyrmish.games.squadron_leader.play.setting_up.placing import why_not_place
from skyrmish.games.squadron_leader.play.setting_up.setup import begin, hand_out
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import mission_seats
from skyrmish.geometry.poses import pose_at
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.questions.place_ask import rim
from skyrmish.table.views.sky import Sky

HEADINGS = [0, 15, 22.5, 45, 67.5, 90, 101, 134.9, 200.3, 270, 359.9]


@pytest.fixture
def match() -> Match:
    found = Match(
        Ruleset(mission="bombers-escape"),
        mission_seats(mission_named("bombers-escape"), ("red", "blue")),
        SeededDice(1),
    )
    begin(found.table)
    hand_out(found.rules, found.table)
    return found


@pytest.mark.parametrize("heading", HEADINGS)
def test_b_80_the_farthest_corner_of_the_outline_touches(match: Match, heading: float) -> None:
    for i in range(3):
        told = rim(match, i)
        assert told is not None
        assert told.edges == ["south"]
        turn = math.radians(heading)
        reach = max(abs(ahead * math.sin(turn) + left * math.cos(turn)) for ahead, left in told.token)
        assert why_not_place(match.rules, match.table, i, pose_at(350, round(reach, 7), heading)) == ALLOWED
    assert match.table.planes[2].kind == BOMBER


def test_balloons_have_no_rim_and_a_mission_no_strip() -> None:
    """B-76"""
    raid = Match(
        Ruleset(mission="errant-balloons"),
        mission_seats(mission_named("errant-balloons"), ("red", "blue")),
        SeededDice(1),
    )
    assert rim(raid, raid.table.count - 1) is None
    assert Sky(raid.rules).board().band == 0.0, "no strip is painted that nobody may use"
