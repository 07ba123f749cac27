"""Luck is counted by the engine's own expectation, from the dice of a record."""

import pytest
from match.test_verifying import honest

from skyrmish.table.replays.luck import luck_of

RECORD = """skyrmish record 1
game: squadron-leader
edition: first
modules: altitude
board: 400 x 400
seat: red | planes red | player person
seat: blue | planes blue | player person
seed: 7

red: assign 4 3 3 2
blue: assign 3 2 4 3
roll: 7 2
red: place 200 39 90
blue: place 200 361 270
red: climb, straight, end
blue: straight, end
red: attack blue
roll: 8 8 6 2
red: reroll 4
roll: 7
roll: 6 1
"""


def test_first_throws_are_held_against_their_mean() -> None:
    """Two criticals and a hit of four dice, one dodge of two; the die that was thrown again does not count."""
    red, blue = luck_of(RECORD)
    assert (red.seat, red.rolled, blue.seat, blue.rolled) == ("red", 3, "blue", 1)
    assert red.expected / 4 == blue.expected / 2


@pytest.mark.parametrize("game", ["dogfight", "bombing-raid"])
def test_every_game_has_some(game: str) -> None:
    for seat in luck_of(honest(game)):
        assert seat.expected > 0
        assert seat.rolled == int(seat.rolled)
