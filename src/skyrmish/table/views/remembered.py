"""What the views remember of a match's events, so that nobody has to look through all of them again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from skyrmish.games.events import Event
from skyrmish.geometry.hexes import hex_pose
from skyrmish.geometry.poses import Pose, pose_at

MOST_NOSES = 1024  # that are remembered


class Place(NamedTuple):
    """Where a plane was, and how high."""

    pose: Pose
    altitude: int


@dataclass
class Remembered:
    """The event with which the last attack began (−1: none), the Health that each plane revealed, and who was where."""

    attack: int = -1
    full_health: dict[str, int] = field(default_factory=dict)
    heard: int = 0
    places: dict[str, Place] = field(default_factory=dict)  # now, of those in the air
    places_at: dict[int, Mapping[str, Place]] = field(default_factory=dict)  # once this event had happened

    def listen(self, events: Sequence[Event]) -> None:
        """Hear the events that are new."""
        for number in range(self.heard, len(events)):
            event = events[number]
            if event.kind == "attack":
                self.attack = number
            elif event.kind == "revealed":
                self.full_health[event.who] = event.facts["health"]
            else:
                self._follow(event, number)
        self.heard = len(events)

    def _follow(self, event: Event, number: int) -> None:
        """Where everybody is, as events tell it."""
        facts, before = event.told.all(), self.places.get(event.who)
        told, altitude = pose_told(facts), facts.get("altitude")
        pose = told or (before.pose if before else None)
        if event.kind == "destroyed" or (event.kind == "damage" and facts["health"] == 0):
            self.places.pop(event.who, None)
        elif pose is not None and (told or altitude is not None or event.kind == "dropped"):
            height = altitude if altitude is not None else before.altitude if before else 0
            self.places[event.who] = Place(pose, height)
            self.places_at[number] = dict(self.places)


@lru_cache(MOST_NOSES)
def nose_at(heading: float) -> Pose:
    """A plane that heads there; planes turn by eighths of a circle, so few headings come up in a match."""
    return pose_at(0.0, 0.0, heading)


def pose_told(facts: Mapping[str, Any]) -> Pose | None:
    """The pose that an event tells of, if it does."""
    if facts.get("heading") is not None:
        _, _, c, s, eighths, size = nose_at(facts["heading"])
        return Pose(facts["x"], facts["y"], c, s, eighths, size)
    return hex_pose(facts["q"], facts["r"], facts["facing"]) if facts.get("facing") is not None else None
