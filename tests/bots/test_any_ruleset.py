"""Every level answers every decision of any ruleset, legally."""

import math

from draws import cases
from hypothesis import given
from hypothesis import strategies as st
from speeds.test_random_rulesets import Scenario, is_legal, scenarios

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import LEVELS
from skyrmish.bots.orders import Bot
from skyrmish.bots.worth.exchange import exchanged, prospects
from skyrmish.games.seating import COLOURS
from skyrmish.games.squadron_leader.constants import BALLOON
from skyrmish.games.squadron_leader.pieces import heading_of, pose_of
from skyrmish.games.squadron_leader.rulesets.mission import mission_named
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import mission_seats, usual_seats
from skyrmish.geometry.poses import moved, pose_at
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


def test_on_a_crowded_board_the_roomiest_place_is_taken_as_it_was_found_and_faces_the_middle() -> None:
    """B-19, B-82  Tokens that stand close are turned; without that they would lie over each other."""
    match, bot = Match(Ruleset(width=200, height=180), usual_seats(COLOURS[:5]), SeededDice(2)), Bot("rookie", 2)
    while match.asked.name in ("assign", "place"):
        bot.act(match, match.deciding_seats()[0])
        assert is_legal(match.rules, match.table)
    planes = match.table.planes[: match.table.count]
    assert any(plane.frame != 0.0 for plane in planes)
    assert bot.faults == ()
    for plane in planes:
        ahead = moved(pose_of(plane), 40.0, 0.0, 0)
        assert math.dist((ahead.x, ahead.y), (100, 90)) < math.dist((plane.x, plane.y), (100, 90)), heading_of(plane)


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


def test_nobody_shoots_or_fears_a_bomber_that_is_not_placed_yet() -> None:
    """C-4  What waits beside the board is kept at 0, 0: a place near that corner was measured to it."""
    mission = mission_named("fortress")
    match = Match(Ruleset("first", mission=mission.name), mission_seats(mission, ["red", "blue"]), SeededDice(0))
    while match.asked.name == "assign":
        Bot("wingman", 0).act(match, match.deciding_seats()[0])
    known = learn(match.rules, [])
    given, taken, _ = exchanged(match.rules, known, match.table, 0, pose_at(60, 13, 90), 0)
    assert (given, taken) == (0.0, 0.0)


def test_b_85_while_all_enemies_are_still_to_come_back_everybody_flies_and_a_bomber_homewards() -> None:
    """Nobody is nearest then: no plan seemed worth anything, and what a rookie said was refused."""
    mission = mission_named("bombers-escape")
    match = Match(Ruleset("first", mission=mission.name), mission_seats(mission, ["red", "blue"]), SeededDice(1))
    while match.asked.name in ("assign", "place"):
        Bot("wingman", 0).act(match, match.deciding_seats()[0])
    for hunter in match.table.planes[3:5]:
        hunter.flying, hunter.health = False, 0
    for level in ("rookie", "greedy", "wingman"):
        trial = match.twin()
        while trial.asked.name == "move":
            Bot(level, 1).act(trial, "red")
        flown = trial.table.planes[2].y - match.table.planes[2].y
        assert flown > (0 if level == "rookie" else 270), "others fly two templates ahead"
