"""Every level answers every decision of any ruleset, legally."""

from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from speeds.test_random_rulesets import Scenario, is_legal, scenarios

from skyrmish.bots.ladder.levels import LEVELS
from skyrmish.bots.orders import Bot
from skyrmish.bots.worth.exchange import prospects
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import mission_seats
from skyrmish.geometry.poses import pose_at
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

DECISIONS = 24


@given(scenarios(), st.sampled_from([level.name for level in LEVELS if not level.is_yardstick]), st.integers(0, 2**32))
@cases(12)
def test_its_orders_are_taken(scenario: Scenario, level: str, seed: int) -> None:
    match = Match(scenario.ruleset, scenario.seating, SeededDice(seed))
    bot = Bot(level, seed)
    placed = len(match.names) * 2
    while not match.is_over and match.table.decisions < placed + DECISIONS:
        bot.act(match, match.deciding_seats()[0])
        assert is_legal(match.rules, match.table)


def test_a_balloon_that_waits_beside_the_board_is_no_danger() -> None:
    """C-4  Planes are placed before balloons: near the corner at 0, 0, where nothing lies yet, as well."""
    mission = mission_named("errant-balloons")
    match = Match(Ruleset("first", mission=mission.name), mission_seats(mission, ["red", "blue"]), SeededDice(0))
    while match.asked.name == "assign":
        Bot("wingman", 0).act(match, match.deciding_seats()[0])
    waiting = [plane for plane in match.table.planes[: match.table.count] if plane.kind == BALLOON]
    assert waiting
    assert not any(plane.placed for plane in waiting)
    assert prospects(match.rules, match.table, 0, pose_at(60.0, 15.0, 90.0)) == 0.0
