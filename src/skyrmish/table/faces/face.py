"""What every face of a game shows: the table as one seat may see it, what its seats are asked, and what happened."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Any, ClassVar

from skyrmish.games.events import Event
from skyrmish.match.match import Match
from skyrmish.table.json_text import Part
from skyrmish.table.messages.answers import Chances, FaceName, Measured
from skyrmish.table.messages.asks import Ask, Pencil
from skyrmish.table.messages.drawing import DrawnBoard, DrawnPieces
from skyrmish.table.messages.table import SeatView, TableView
from skyrmish.table.questions.moving.flight_tree import FlightTree
from skyrmish.table.rulesets import RulesetKey
from skyrmish.words.refusal import Refusal


class Face(ABC):
    """A match as its pages see it. ``changed`` forgets what is no longer true."""

    name: ClassVar[FaceName]

    def __init__(self, match: Match) -> None:
        self.match = match
        self.trees: dict[int, FlightTree] = {}  # of plans that are being asked for, by plane
        self._deciders: list[int] | None = None
        self._deciding: list[str] | None = None

    def changed(self) -> None:
        """Orders were taken."""
        self.trees = {}
        self._deciders = self._deciding = None

    @property
    def deciders(self) -> list[int]:
        """The planes or pilots that the table waits for."""
        if self._deciders is None:
            self._deciders = self.match.deciders()
        return self._deciders

    @property
    def deciding(self) -> list[str]:
        """The seats that the table waits for."""
        if self._deciding is None:
            self._deciding = self.match.seats_of(self.deciders)
        return self._deciding

    @abstractmethod
    def view(self, number: int, seats: list[SeatView], mine: Collection[str] | None) -> TableView:
        """The table after so many orders, as whoever has the seats ``mine`` may see it; None: there are no secrets."""

    @abstractmethod
    def asks(self) -> dict[str, Ask]:
        """The question to every seat that the table waits for."""

    @abstractmethod
    def event_views(self, events: Sequence[Event], first: int) -> list[Part]:
        """What happened, each an ``EventView`` as pages get it; events are numbered through the match from 1."""

    def missed(self, heard: int) -> list[Any]:  # noqa: ARG002 - most things need no second telling
        """What a page that has heard so many events must be told beside those that are new."""
        return []

    def pencilled(self, seats: Collection[str]) -> Pencil | None:  # noqa: ARG002 - planes may plan ahead
        """What these seats may draw in pencil while others decide."""
        return None

    def new_charts(self, seats: Collection[str], told: set[str]) -> Iterator[bytes]:  # noqa: ARG002 - planes have some
        """Charts that these seats need and that were not told yet; from now on they are."""
        return iter(())

    def advised(self, ask: Ask, orders: Sequence[str]) -> str:  # noqa: ARG002 - some speak by what is asked
        """What a hint would order, in words."""
        return self.match.game.notation.told(orders)

    def hinted(self, orders: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002 - most hints are said only
        """What a page needs to draw a hint, beside its orders."""
        return {}

    def measured(self, request: str, plane: str, to: str) -> Measured:  # noqa: ARG002 - on a board one may
        """The ruler between two planes."""
        raise Refusal("nothing-to-measure")

    def chances(self, request: str, seat: str, order: str) -> Chances:  # noqa: ARG002 - dice with icons have some
        """What an order may lead to, exactly."""
        raise Refusal("no-chances-here")

    @staticmethod
    @abstractmethod
    def board(key: RulesetKey) -> DrawnBoard | None:
        """The board, if there is one."""

    @staticmethod
    @abstractmethod
    def pieces(key: RulesetKey) -> DrawnPieces | None: ...

    def about(self) -> dict[str, Any]:
        """What else a page is told at first."""
        return {}
