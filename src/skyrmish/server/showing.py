"""A match as pages are shown it: every part is made once for all who may see the same."""

from collections.abc import Collection

import orjson

from skyrmish.match.match import Match
from skyrmish.server.chairs import Chairs
from skyrmish.server.protocol.asks import Ask, MoveAsk
from skyrmish.server.protocol.table import SeatView, TableView
from skyrmish.server.rulesets import key_of, shared_sky
from skyrmish.server.views.asks import asks_of
from skyrmish.server.views.flight_tree import FlightTree
from skyrmish.server.views.remembered import Remembered
from skyrmish.server.views.table_view import event_views, is_secret, table_view

NO_SEATS, NO_NODES = '"seats":[]', '"nodes":[]'


class Showing:
    """Texts of the state as it is now. ``changed`` forgets what is no longer true."""

    def __init__(self, match: Match, chairs: Chairs) -> None:
        self.match, self.chairs = match, chairs
        self.sky = shared_sky(key_of(match.ruleset))
        self.remembered = Remembered()
        self.number = 0
        self._seats: str | None = None
        self.changed(0)

    def changed(self, number: int) -> None:
        """Orders were taken."""
        self.number = number
        self.remembered.listen(self.match.events)
        self._tables: dict[frozenset[str], str] = {}
        self._events: dict[int, str] = {}
        self._asks: dict[str, Ask] | None = None
        self._ask_texts: dict[str, str] = {}
        self.trees: dict[int, FlightTree] = {}

    def seats_changed(self) -> None:
        """Somebody came, went, or thinks."""
        self._tables = {}
        self._seats = None

    def view(self, mine: Collection[str] | None, seats: list[SeatView]) -> TableView:
        return table_view(self.match, self.sky, self.number, seats, self.remembered, mine)

    def _seats_text(self) -> str:
        """The seats change seldom: they are put into the table's text as text."""
        if self._seats is None or self.chairs.has_clocks:
            self._seats = f'"seats":{orjson.dumps(self.chairs.views()).decode()}'
        return self._seats

    def asks(self) -> dict[str, Ask]:
        if self._asks is None:
            self.trees = {}
            self._asks = asks_of(self.match, self.sky, self.trees)
        return self._asks

    def state_text(self, seats: Collection[str], heard: int, wants_asks: bool = True) -> str:
        """The State message for a page with these seats that has heard so many events."""
        asked = []
        if wants_asks and any(self._answers(seat) for seat in seats):
            asked = [self._ask_text(seat) for seat in self.asks() if seat in seats and self._answers(seat)]
        table, events = self._table_text(seats), self._events_text(heard)
        return f'{{"type":"state","table":{table},"events":{events},"asks":[{",".join(asked)}]}}'

    def _answers(self, seat: str) -> bool:
        """A person answers for this seat."""
        chair = self.chairs.named(seat)
        return chair is not None and not chair.bot

    def _table_text(self, seats: Collection[str]) -> str:
        key = frozenset(seats) if is_secret(self.match) else frozenset()
        if key not in self._tables:
            self._tables[key] = orjson.dumps(self.view(key, [])).decode().replace(NO_SEATS, self._seats_text(), 1)
        return self._tables[key]

    def _events_text(self, heard: int) -> str:
        if heard >= len(self.match.events):
            return "[]"
        if heard not in self._events:
            views = event_views(self.match, self.sky, self.match.events[heard:], heard + 1)
            self._events[heard] = orjson.dumps(views).decode()
        return self._events[heard]

    def _ask_text(self, seat: str) -> str:
        if seat not in self._ask_texts:
            ask = self.asks()[seat]
            text = orjson.dumps(ask).decode()
            if isinstance(ask, MoveAsk):
                for move in ask.planes:
                    tree = self.trees[self.match.names.index(move.plane)]
                    text = text.replace(NO_NODES, f'"nodes":{tree.text()}', 1)
            self._ask_texts[seat] = text
        return self._ask_texts[seat]
