"""Where planes are, as a match's events tell it, so that pilots can be told what they see of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any, NamedTuple

from skyrmish.games.events import Event
from skyrmish.games.squadron_leader.events import EVENTS, Posed
from skyrmish.geometry.hexes import hex_pose
from skyrmish.geometry.poses import Pose, pose_at

MOST_NOSES = 1024  # that are remembered
LOSSES = {"destroyed", "damage"}
MOVES = {each.KIND for each in EVENTS if {"heading", "altitude"} & {field.name for field in fields(each)}}
TELLING = MOVES | LOSSES  # kinds of events that tell where somebody is, or is no more


class Place(NamedTuple):
    """Where a plane is, and how high."""

    pose: Pose
    altitude: int


class Whereabouts:
    """Who is where in the air after so many events. Whoever comes late follows them all again: nothing is kept."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.heard = 0
        self.places: dict[str, Place] = {}
        for event in events:
            self.follow(event)

    def follow_until(self, events: Sequence[Event], number: int) -> Mapping[str, Place]:
        """Where everybody was before this event; what was followed already is not followed again."""
        for event in events[self.heard : number]:
            self.follow(event)
        return self.places

    def follow(self, event: Event) -> None:
        self.heard += 1
        told, who = event.told, event.who
        if told.KIND not in TELLING:  # most do not
            return
        facts, before = vars(told), self.places.get(who)
        altitude = facts.get("altitude")
        if isinstance(told, Posed):
            height = altitude if altitude is not None else before.altitude if before else 0
            self.places[who] = Place(pose_told(facts), height)
        elif before is None:
            return
        elif altitude is not None:
            self.places[who] = Place(before.pose, altitude)
        elif told.KIND == "destroyed" or (told.KIND == "damage" and facts["health"] == 0):
            del self.places[who]


@lru_cache(MOST_NOSES)
def nose_at(heading: float) -> Pose:
    """A plane that heads there; planes turn by eighths of a circle, so few headings come up in a match."""
    return pose_at(0.0, 0.0, heading)


def pose_told(facts: Mapping[str, Any]) -> Pose:
    """The pose that an event tells of."""
    if facts["heading"] is None:
        return hex_pose(facts["q"], facts["r"], facts["facing"])
    _, _, c, s, eighths, size = nose_at(facts["heading"])
    return Pose(facts["x"], facts["y"], c, s, eighths, size)
