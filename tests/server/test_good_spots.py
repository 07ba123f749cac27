"""SL1-PLACE-02  The spots that a page is offered are those that the rules allow, all of them."""

from dataclasses import dataclass

import pytest
from draws import drawn_with

from skyrmish.games.all_games import game_named
from skyrmish.games.game import Choices, Pieces
from skyrmish.games.squadron_leader.pieces import Plane
from skyrmish.games.squadron_leader.play.setting_up.standing import is_apart, why_not_stand
from skyrmish.games.squadron_leader.reasons import ALLOWED
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.geometry.poses import Pose
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match
from skyrmish.table.questions.good_places import edge_at
from skyrmish.table.questions.place_ask import good_spots, place_ask, spots_along
from skyrmish.table.rulesets import key_of
from skyrmish.table.views.skies import shared_sky
from skyrmish.table.views.sky import Sky


@dataclass(frozen=True)
class Crowd:
    """Of three sides."""

    pieces: Pieces
    width: float
    modules: tuple[str, ...] = ()
    hexes: bool = False


CROWDS = [
    Crowd(Pieces(planes=2), 700),
    Crowd(Pieces(planes=3), 500),
    Crowd(Pieces(planes=1, bombers=1, balloons=1), 700, ("bombers-and-balloons",)),
    Crowd(Pieces(planes=2), 24, (), hexes=True),
]


@pytest.mark.parametrize("crowd", CROWDS)
def test_every_spot_that_the_rules_allow_is_offered_and_no_other(crowd: Crowd) -> None:
    chance, offered, refused = drawn_with(1), 0, 0
    match = match_of(crowd)
    table, sky = match.table, Sky(match.rules)
    for _ in range(20):
        for plane in table.planes[: table.count]:
            plane.placed = plane.flying = chance.random() < 0.7
            pose = chance.choice(spots_of(sky, match, plane))
            off = (0.0, 0.0) if crowd.hexes else (chance.uniform(-30, 30), chance.uniform(-30, 30))
            plane.x, plane.y = pose.x + off[0], pose.y + off[1]
            plane.c, plane.s, plane.eighths = pose.c, pose.s, pose.eighths
        i = chance.randrange(table.count)
        table.planes[i].placed = False
        every = spots_of(sky, match, table.planes[i])
        allowed = [pose for pose in every if is_allowed(match, i, pose)]
        assert good_spots(match, sky, i) == allowed
        offered, refused = offered + len(allowed), refused + len(every) - len(allowed)
    assert min(offered, refused) > 20


def spots_of(sky: Sky, match: Match, plane: Plane) -> list[Pose]:
    """Where the piece may stand as far as the board is concerned."""
    return spots_along(sky, match.table.sides, match.table.round == 0, plane.side, plane.kind, plane.extra)


def is_allowed(match: Match, i: int, pose: Pose) -> bool:
    rules, table = match.rules, match.table
    return is_apart(rules, table, i, pose) and why_not_stand(rules, table, i, pose) == ALLOWED


def match_of(crowd: Crowd) -> Match:
    game = game_named("squadron-leader")
    choices = Choices("squadron-leader", "first", crowd.modules, {}, crowd.width, crowd.width, crowd.hexes)
    seats = game.seated([game.seat(name, "", crowd.pieces) for name in ("Ann", "Bob", "Cleo")])
    return Match(game.ruleset(choices), seats, SeededDice(1))


def test_which_edge_a_place_is_at_is_worked_out_once_for_all_matches_of_a_board() -> None:
    """Somebody waits for the question where to place: it takes a twentieth of the time, then."""
    ruleset = Ruleset("first", ("altitude",))

    def ask() -> list[str]:
        match = Match(ruleset, usual_seats(("Ann", "Bob")), SeededDice(1))
        for seat in ("Ann", "Bob"):
            match.order("assign 4 3 3 2", seat)
        return [spot.order for spot in place_ask(match, shared_sky(key_of(ruleset)), "Ann", match.deciders()).spots]

    offered, worked_out = ask(), edge_at.cache_info().misses
    assert ask() == offered
    assert edge_at.cache_info().misses == worked_out
