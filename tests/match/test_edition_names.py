"""Events and refusals call the stat that pays for manoeuvres as the edition does; facts keep one name for programs."""

import pytest

from skyrmish.games.events import Event
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.games.squadron_leader.seating import usual_seats
from skyrmish.match.dice.sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.words.refusal import Refusal


def placed(edition: str) -> tuple[Match, list[Event]]:
    """Two planes on the board, red to move with 2 of the stat, at altitude 1."""
    match = Match(Ruleset(edition, () if edition == "second" else ("altitude",)), usual_seats(["red", "blue"]), dice())
    match.order("red: assign 4 3 2 3")
    revealed = match.order("blue: assign 4 3 3 2")
    match.order("red: place 100 39 90")
    match.order("blue: place 600 663 270")
    match.table.planes[0].altitude = 1
    return match, revealed


def dice() -> TypedDice:
    return TypedDice([8, 1])


@pytest.mark.parametrize(("edition", "name"), [("first", "Speed"), ("second", "Manoeuvrability")])
class TestNames:
    def test_revealed_stats(self, edition: str, name: str) -> None:
        _, events = placed(edition)
        assert events[0].text == f"red shows Attack 4, Defense 3, {name} 2, Health 3."
        assert events[0].facts == {"attack": 4, "defense": 3, "speed": 2, "health": 3}

    def test_diving_and_ending(self, edition: str, name: str) -> None:
        match, _ = placed(edition)
        (dived,) = match.order("red: dive 1")
        assert dived.text == f"red dives 1 to 0, for 1 more {name}."
        match.order("red: straight")
        assert match.order("red: end")[0].text == f"red ends the move with 2 {name} unspent."

    def test_what_costs_too_much(self, edition: str, name: str) -> None:
        match, _ = placed(edition)
        with pytest.raises(Refusal, match=f"^it costs 3, and red has 2 {name} left"):
            match.order("red: turn right")

    def test_nothing_left_to_climb_with(self, edition: str, name: str) -> None:
        match, _ = placed(edition)
        match.order("red: straight")
        match.order("red: straight")
        with pytest.raises(Refusal, match=f"^red has no {name} left to climb"):
            match.order("red: climb")


def test_a_plane_s_own_name_is_never_changed() -> None:
    match = Match(Ruleset("second"), usual_seats(["Speed", "blue"]), dice())
    match.order("Speed: assign 4 3 2 3")
    match.order("blue: assign 4 3 3 2")
    match.order("Speed: place 100 39 90")
    match.order("blue: place 600 663 270")
    with pytest.raises(Refusal, match="it costs 3, and Speed has 2 Manoeuvrability left"):
        match.order("Speed: turn right")
