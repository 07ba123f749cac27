"""Plans: a move tried out privately, step by step, before anybody is told."""

from dataclasses import dataclass, field

from skyrmish.games.events import Event
from skyrmish.match.match import Match


@dataclass
class Plan:
    """The steps of one plane's move so far, flown on a copy of the match."""

    match: Match
    seat: str
    plane: str
    steps: list[str] = field(default_factory=list)
    trial: Match = field(init=False)

    def __post_init__(self) -> None:
        self.trial = self.match.twin()

    @property
    def is_over(self) -> bool:
        """The last step ended the move, or the plane left the board. (It may be asked at once for the next round's.)"""
        game, number = self.trial.game, self.trial.names.index(self.plane)
        ended = bool(self.steps) and game.notation.parse(self.steps[-1]).verb.ends_plan
        return ended or not game.is_alive(self.trial.table, number)

    def step(self, text: str) -> list[Event]:
        """Try one step; a refused one leaves the plan as it was."""
        events = self.trial.order(f"{self.plane}: {text}", self.seat)
        self.steps.append(text)
        return events

    def undo(self) -> str:
        """Take the last step back, and say which it was."""
        last = self.steps.pop()
        self.trial = self.match.twin()
        for text in self.steps:
            self.trial.order(f"{self.plane}: {text}", self.seat)
        return last

    def commit(self) -> list[Event]:
        """Give all steps as orders to the match itself, as one answer."""
        return self.match.orders([f"{self.plane}: {text}" for text in self.steps], self.seat)
