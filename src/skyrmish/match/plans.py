"""Plans: a move tried out privately, step by step, before anybody is told."""

from copy import copy
from dataclasses import dataclass, field

from skyrmish.engine.records import copied
from skyrmish.match.dice_sources import TypedDice
from skyrmish.games.squadron_leader.events import Event
from skyrmish.match.match import Match
from skyrmish.games.orders import parse


def copy_of(match: Match) -> Match:
    """A match that starts from the same table and shares nothing changeable. It has no dice: nothing can be peeked."""
    twin = copy(match)
    twin.table = copied(match.table)
    twin.events, twin.entries = list(match.events), list(match.entries)
    twin.dice = TypedDice([])
    return twin


@dataclass
class Plan:
    """The steps of one plane's move so far, flown on a copy of the match."""

    match: Match
    seat: str
    plane: str
    steps: list[str] = field(default_factory=list)
    trial: Match = field(init=False)

    def __post_init__(self) -> None:
        self.trial = copy_of(self.match)

    @property
    def is_over(self) -> bool:
        """The last step ended the move, or the plane left the board. (It may be asked at once for the next round's.)"""
        flying = self.trial.table.planes[self.trial.names.index(self.plane)].flying
        return not flying or (bool(self.steps) and parse(self.steps[-1]).verb == "end")

    def step(self, text: str) -> list[Event]:
        """Try one step; a refused one leaves the plan as it was."""
        events = self.trial.order(f"{self.plane}: {text}", self.seat)
        self.steps.append(text)
        return events

    def undo(self) -> str:
        """Take the last step back, and say which it was."""
        last = self.steps.pop()
        self.trial = copy_of(self.match)
        for text in self.steps:
            self.trial.order(f"{self.plane}: {text}", self.seat)
        return last

    def commit(self) -> list[Event]:
        """Give all steps as orders to the match itself."""
        events: list[Event] = []
        for text in self.steps:
            events += self.match.order(f"{self.plane}: {text}", self.seat)
        return events
