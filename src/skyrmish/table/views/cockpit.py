"""What happened as pilots tell it: whoever is spoken to is called you, and places are where they are seen from."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from skyrmish.games.events import Event
from skyrmish.games.squadron_leader.constants import PLAIN
from skyrmish.games.squadron_leader.measuring.bearings import clock_of, height_words
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, TEMPLATE_ROWS
from skyrmish.geometry.hexes import hex_distance
from skyrmish.geometry.poses import Pose, squared_distance
from skyrmish.match.match import Match
from skyrmish.table.views.remembered import Place
from skyrmish.table.views.sky import Sky
from skyrmish.words.catalogue import YOU, say

SAID_BY_PLACE = ("placed", "flew", "immelmann", "dropped")  # their texts have coordinates; pilots see no grid
EVERYBODY = ""  # who is in none of the planes that it is about
RIGHT = ("ahead-right", "ahead-right", "right", "behind-right", "behind-right")
LEFT = ("behind-left", "behind-left", "left", "ahead-left", "ahead-left")
SIDES = ("ahead", *RIGHT, "behind", *LEFT)  # by the hour


def tellings(match: Match, sky: Sky, event: Event, places: Mapping[str, Place]) -> dict[str, str]:
    """How those are told of it who are told otherwise than by the event's own text, by the name of their plane.

    ``places`` are those of all planes when a plane had come to where the event says.
    """
    if event.kind not in SAID_BY_PLACE:
        return {name: event.spoken_to(name) for name in named_in(match, event)}
    facts, who = facts_of(match, sky, event), event.who
    told = {EVERYBODY: said_to(event, facts, EVERYBODY, None)}
    for name in pilots(match):
        if name in places:
            seen = None if name == who else seen_words(sky.rules, places[name], places[who])
            told[name] = said_to(event, facts, name, seen)
    return told


def pilots(match: Match) -> list[str]:
    """Those in a cockpit: a seat with several planes looks on from nowhere, as everybody does."""
    return [seat.piece_names[0] for seat in match.seating.seats if len(seat.piece_names) == 1]


def named_in(match: Match, event: Event) -> Iterator[str]:
    """The pilots that an event names."""
    named = {event.who, *(fact for fact in event.facts.values() if isinstance(fact, str))}
    return (name for name in pilots(match) if name in named)


def facts_of(match: Match, sky: Sky, event: Event) -> dict[str, Any]:
    """What everybody is told of it."""
    facts = event.facts
    if event.kind == "flew":
        manoeuvre = match.rules.manoeuvres[sky.manoeuvre_numbers[facts["manoeuvre"]]]
        manner, template = MANNER_ROWS[manoeuvre.manner], TEMPLATE_ROWS[manoeuvre.template]
        facts |= {"template": template.kind, "hand": template.hand or None}
        facts["manner"] = None if manoeuvre.manner == PLAIN else manner.name
    return facts


def said_to(event: Event, facts: dict[str, Any], pilot: str, seen: str | None) -> str:
    """Ilse banks left behind you, two straights away, one higher."""
    you = event.who == pilot
    text = say(f"sky-told-{event.kind}", {**facts, "who": YOU if you else event.who, "you": you, "seen": seen})
    return text[:1].upper() + text[1:] if you else text


def seen_words(rules: Rules, mine: Place, theirs: Place) -> str:
    """Behind you, two straights away, one higher."""
    a, b, higher = mine.pose, theirs.pose, theirs.altitude - mine.altitude
    facts = {
        "side": SIDES[clock_of(rules, a, b) % 12],
        "away": steps_away(rules, a, b),
        "hexes": bool(rules.hexes),
        "height": height_words(rules, higher) if higher else None,
    }
    return say("sky-told-seen", facts)


def steps_away(rules: Rules, a: Pose, b: Pose) -> int:
    """How many straights, or hexes, from one plane to the other, as it looks from a cockpit: nobody measures."""
    return round(hex_distance(a, b) if rules.hexes else sqrt(squared_distance(a, b)) / rules.manoeuvres[0].ahead)
