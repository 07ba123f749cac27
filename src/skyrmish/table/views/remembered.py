"""What the views remember of a match's events, so that nobody has to look through all of them again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skyrmish.games.events import Event


@dataclass
class Remembered:
    """The event with which the last attack began (−1: none), and the Health that each plane revealed."""

    attack: int = -1
    full_health: dict[str, int] = field(default_factory=dict)
    heard: int = 0

    def listen(self, events: Sequence[Event]) -> None:
        """Hear the events that are new."""
        for number in range(self.heard, len(events)):
            event = events[number]
            kind = event.told.KIND
            if kind == "attack":
                self.attack = number
            elif kind == "revealed":
                self.full_health[event.who] = event.facts["health"]
        self.heard = len(events)
