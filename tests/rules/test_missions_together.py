"""C-4  Missions in which several pilots share a side, and the missions of our own."""

from collections import Counter

import pytest

import skyrmish
from skyrmish.games.squadron_leader.constants import PLANE
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.seating import kinds_of, mission_seats, pieces_shared
from skyrmish.words.refusal import Refusal

OURS = ("balloon-line", "convoy", "crossing", "fortress")
GAMES = 300
LEAST_WINS = 0.15  # of either side, between bots that play alike


@pytest.mark.parametrize("name", mission_names())
def test_c_4_pilots_share_all_pieces_of_their_side_and_each_has_one_to_fly(name: str) -> None:
    for side in mission_named(name).sides:
        for pilots in range(1, side.most_pilots + 1):
            shared = pieces_shared(side, pilots)
            assert tuple(map(sum, zip(*shared, strict=True))) == side.counts
            assert all(planes + bombers for planes, bombers, _ in shared)


def test_c_4_planes_are_dealt_from_the_first_pilot_and_bombers_from_the_last() -> None:
    convoy = mission_named("convoy").sides[0]
    assert pieces_shared(convoy, 3) == [(1, 0, 0), (1, 1, 0), (0, 1, 0)]


def test_c_4_a_team_plays_a_side() -> None:
    match = skyrmish.new_match(seats=["Ann", "Ben", "foe"], teams=["A", "A", "B"], mission="balloon-line", seed=1)
    assert match.seating.sides == ["A", "B"]
    assert match.seating.seats[0].planes == ("Ann-1", "Ann-2")
    assert match.seating.seats[1].planes == ("Ben-1", "Ben-2")
    assert Counter(kinds_of(match.seating))[PLANE] == 7


def test_c_4_somebody_without_a_team_plays_a_side_alone() -> None:
    seating = mission_seats(mission_named("convoy"), ["Ann", "Ben", "foe"], ["A", "A", ""])
    assert seating.sides == ["A", "foe"]


@pytest.mark.parametrize(
    ("names", "teams", "said"),
    [
        (
            ["a", "b", "c", "d", "e", "f"],
            ["A"] * 5 + ["B"],
            "the raiders have 4 pieces to fly, not enough for 5 pilots",
        ),
        (["a", "b", "c"], ["A", "B", "C"], "has 2 sides, raiders and guards, not 3"),
        (["a", "b", "c"], [], "has 2 sides, raiders and guards, not 3"),
    ],
)
def test_c_4_seats_that_a_mission_has_no_room_for_are_refused(names: list[str], teams: list[str], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        mission_seats(mission_named("balloon-line"), names, teams)


@pytest.mark.soak  # nothing else in the tests compiles missions for wingmen
@pytest.mark.parametrize("level", ["wingman", "veteran"])
@pytest.mark.parametrize("name", OURS)
def test_either_side_of_our_missions_can_win(name: str, level: str) -> None:
    outcome = skyrmish.simulate(bots=[level, level], mission=name, games=GAMES, seed=1)
    assert min(outcome.wins) >= LEAST_WINS * GAMES
