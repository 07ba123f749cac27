"""Sentences are made for whoever is spoken to."""

from typing import Any

import pytest

from skyrmish.cli.terminal.planes.accounts import fate_words
from skyrmish.cli.terminal.wording import told
from skyrmish.games.events import Event, Facts
from skyrmish.games.squadron_dice import events as dice
from skyrmish.games.squadron_leader import events as planes
from skyrmish.words.lists import both, either
from skyrmish.words.refusal import Refusal


@pytest.mark.parametrize(
    ("facts", "who", "said"),
    [
        (planes.Returned(health=3), "you", "You come back with 3 Health."),
        (planes.Returned(health=3), "red", "red comes back with 3 Health."),
        (planes.Arrived(), "you", "You reach the edge you were bound for."),
        (planes.Destroyed(cause="off-board"), "you", "You leave the board and are destroyed."),
        (planes.Destroyed(cause="stall"), "you", "You have nowhere to go, stall and crash."),
        (planes.Destroyed(cause="shot", by="you"), "blue", "blue is shot down by you."),
        (planes.Round(round=2, start="you"), "", "Round 2: you go first."),
        (planes.Attack(target="you", dice=3, aces=0, for_=["attack"] * 3), "blue", "blue attacks you with 3 dice."),
        (planes.Dived(levels=2, altitude=1), "you", "You dive 2 to 1, for 2 more Speed."),
        (planes.Held(), "you", "You have nowhere to go and hold your place."),
        (planes.Won(), "your-plane", "your-plane wins."),
        (dice.Position(evader="blue", planes=6, evader_planes=1), "you", "You (6 planes) get behind blue (1 plane)."),
        (dice.Eliminated(), "you", "You have no Ace left to bring in and are out."),
        (dice.Rerolled(icon="hit"), "you", "Your die is rolled again: hit."),
        (dice.Lost(hits=3, evades=1, to="blue"), "you", "3 hits against 1 evade: you lose a plane to blue."),
    ],
)
def test_events_are_said_to_you(facts: Facts, who: str, said: str) -> None:
    assert Event(facts, "SL1-MOVE-01", who, {"speed_name": "Speed"}).spoken() == said


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        (
            "reason-too-expensive",
            {"plane": "you", "cost": 3, "left": 1, "speed_name": "Speed"},
            "it costs 3, and you have 1 Speed left",
        ),
        ("reason-already-attacked", {"plane": "you"}, "you have attacked or held your fire already"),
        ("dice-reason-no-die", {"who": "you"}, "you have no unused Decision die"),
        ("dice-reason-no-die", {"who": "red"}, "red has no unused Decision die"),
        ("dice-reason-not-blank", {"who": "you", "die": 2}, "your die 2 is not blank"),
        ("dice-reason-pilot-is-out", {"who": "red", "other": "you"}, "you are out of the game"),
        ("terminal-has-plan", {"who": "you"}, "you have a plan; undo it first"),
        ("planes-not-itself", {"who": "you"}, "you cannot shoot yourself"),
    ],
)
def test_refusals_are_said_to_you(key: str, facts: dict[str, Any], said: str) -> None:
    assert Refusal(key, None, **facts).spoken() == said


def test_the_terminal_s_own_sentences_are_said_to_you() -> None:
    assert told("planes-silent-guns", "you", told="blue: too far") == "You may shoot nobody. blue: too far."
    assert told("terminal-has-chosen", "you") == "You have chosen."
    assert told("terminal-has-chosen", "Ann") == "Ann has chosen."
    fallen = Event(planes.Destroyed(cause="dive-bomb"), "C-1", "you")
    assert fate_words(fallen, 3) == "did not come out of your Dive Bomb in round 3"
    assert both(["red", "blue", "green"]) == "red and blue and green"
    assert either(["red", "blue"]) == "red or blue"
