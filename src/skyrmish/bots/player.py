"""A player at a match: what every bot can do, in every game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.bots.faults import Fault
from skyrmish.games.events import Event
from skyrmish.match.match import Match


@dataclass(frozen=True)
class Hint:
    """What a bot would say, and why in one sentence."""

    orders: list[str]
    why: str


class Player(ABC):
    """Looks at what its seat may see, and answers in orders like everyone else.

    Somebody's own bot may be at fault in some of its answers; with too many, it is out.
    """

    answers: int = 0
    is_out: bool = False

    @property
    def faults(self) -> Sequence[Fault]:
        """What it did wrong in this match."""
        return ()

    @abstractmethod
    def hint(self, match: Match, seat: str) -> Hint:
        """What it would do in this seat, and why."""

    def orders(self, match: Match, seat: str) -> list[str]:
        """The orders that answer the decision now before this seat."""
        return self.hint(match, seat).orders

    def act(self, match: Match, seat: str) -> list[Event]:
        """Answer the decision now before this seat; a plane that leaves the board has no more to say."""
        events: list[Event] = []
        asked = match.table.decisions
        for order in self.orders(match, seat):
            events += match.order(order, seat)
            if match.table.decisions > asked:
                break
        return events

    def why(self, match: Match, seat: str) -> str:
        """Its reasons in one sentence."""
        return self.hint(match, seat).why

    def win_chance(self, match: Match) -> dict[str, float]:
        """Each side's chance to win from here, from 0 to 1; empty where nobody can tell."""
        if match.is_over:
            return {side: float(side == match.winner) for side in match.seating.sides}
        return self.estimate(match)

    def estimate(self, match: Match) -> dict[str, float]:  # noqa: ARG002 - not every game has one
        """The same of a match that is going on."""
        return {}

    def close(self) -> None:  # noqa: B027 - most have nothing to end
        """The match is over: end whatever was started for it."""
