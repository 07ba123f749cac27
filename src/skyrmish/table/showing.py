"""A match as pages are shown it: every part is made once for all who may see the same, and kept while it is true."""

from collections.abc import Collection, Iterator
from typing import Any

import orjson

from skyrmish.engine.records import as_tuple
from skyrmish.match.match import Match
from skyrmish.table.chairs import Chairs
from skyrmish.table.messages.asks import Ask
from skyrmish.table.questions.asks import asks_of
from skyrmish.table.questions.flight_tree import FlightTree
from skyrmish.table.rulesets import key_of, shared_sky
from skyrmish.table.views.remembered import Remembered
from skyrmish.table.views.table_view import event_views, is_hidden, is_secret, plane_view, table_view
from skyrmish.table.views.tray import tray_view

MOST_TRAYS = 4  # whoever missed more attacks than that reads of them
Part = Any  # of a message: a view, or an orjson.Fragment that is written already


class Showing:
    """Texts of the state as it is now. ``changed`` forgets what is no longer true."""

    def __init__(self, match: Match, chairs: Chairs) -> None:
        self.match, self.chairs = match, chairs
        self.sky = shared_sky(key_of(match.ruleset))
        self.remembered = Remembered()
        self.number = 0
        self._seats: Part = None
        self._planes: dict[tuple[int, bool], tuple[list[Any], Part]] = {}
        self._tray: tuple[int, Part] = (-1, None)  # of the attack that began with this event
        self.changed(0)

    def changed(self, number: int) -> None:
        """Orders were taken."""
        self.number = number
        self.remembered.listen(self.match.events)
        self._tables: dict[frozenset[str], bytes] = {}
        self._events: dict[int, tuple[bytes, bytes]] = {}  # with their trays
        self._asks: dict[str, Ask] | None = None
        self._ask_texts: dict[str, bytes] = {}
        self.trees: dict[int, FlightTree] = {}

    def seats_changed(self) -> None:
        """Somebody came, went, or thinks."""
        self._tables = {}
        self._seats = None

    def asks(self) -> dict[str, Ask]:
        if self._asks is None:
            self.trees = {}
            self._asks = asks_of(self.match, self.sky, self.trees)
        return self._asks

    def state_text(self, seats: Collection[str], heard: int, charts: set[str] | None = None) -> bytes:
        """The State message for a page with these seats that has heard so many events, and was told these charts.

        Without charts, for a page that wants no questions.
        """
        asked: list[bytes] = []
        news = b""
        mine = [seat for seat in seats if self._answers(seat)] if charts is not None else []
        if charts is not None and mine:
            asked = [self._ask_text(seat) for seat in self.asks() if seat in mine]
            news = b",".join(self._new_charts(mine, charts))
        events, trays = self._events_texts(heard)
        parts = self._table_text(seats), events, b",".join(asked), news, trays
        return b'{"type":"state","table":%b,"events":%b,"asks":[%b],"charts":[%b],"trays":%b}' % parts

    def _answers(self, seat: str) -> bool:
        """A person answers for this seat."""
        chair = self.chairs.named(seat)
        return chair is not None and not chair.bot

    # ---- the table and its parts ----

    def _table_text(self, seats: Collection[str]) -> bytes:
        key = self._with_open_cards(seats) if is_secret(self.match) else frozenset()
        text = self._tables.get(key)
        if text is None:
            planes = [self._plane(i, key) for i in range(self.match.table.count)]
            view = table_view(self.match, self.sky, self.number, planes, self._seats_part(), self._tray_part())
            text = self._tables[key] = orjson.dumps(view)
        return text

    def _with_open_cards(self, seats: Collection[str]) -> frozenset[str]:
        """SL1-STAT-02  Whose secret stats are shown: at a shared screen, only those of whoever chooses now."""
        if len(seats) < 2:
            return frozenset(seats)
        return frozenset([seat for seat in self.match.deciding_seats() if seat in seats][:1])

    def _plane(self, i: int, mine: Collection[str]) -> Part:
        """Most planes are as they were before the last orders."""
        hidden = is_hidden(self.match, i, mine)
        now = [self.remembered.full_health.get(self.match.names[i]), *as_tuple(self.match.table.planes[i])]
        before = self._planes.get((i, hidden))
        if before is None or before[0] != now:
            view = plane_view(self.match, self.sky, i, self.remembered, hidden)
            before = self._planes[i, hidden] = (now, orjson.Fragment(orjson.dumps(view)))
        return before[1]

    def _seats_part(self) -> Part:
        """The seats change seldom."""
        if self._seats is None or self.chairs.has_clocks:
            self._seats = orjson.Fragment(orjson.dumps(self.chairs.views()))
        return self._seats

    def _tray_part(self) -> Part:
        """Dice that have done their work stay as they lie."""
        attack = self.remembered.attack
        if attack < 0 or self._tray[0] == attack:
            return self._tray[1] if attack >= 0 else None
        view = tray_view(self.match, attack)
        if view.is_over:
            self._tray = attack, orjson.Fragment(orjson.dumps(view))
        return view

    # ---- events and questions ----

    def _events_texts(self, heard: int) -> tuple[bytes, bytes]:
        """What a page has not heard yet, and the dice of attacks that it missed."""
        if heard >= len(self.match.events):
            return b"[]", b"[]"
        texts = self._events.get(heard)
        if texts is None:
            views = event_views(self.match, self.sky, self.match.events[heard:], heard + 1)
            texts = self._events[heard] = orjson.dumps(views), self._trays_text(heard)
        return texts

    def _trays_text(self, heard: int) -> bytes:
        """Dice of attacks that were over before the page heard of them; of the last attack, the table tells."""
        events = self.match.events
        attacks = [number for number in range(heard, len(events)) if events[number].kind == "attack"]
        missed = attacks[-MOST_TRAYS - 1 : -1]
        return orjson.dumps([tray_view(self.match, first) for first in missed]) if missed else b"[]"

    def _ask_text(self, seat: str) -> bytes:
        if seat not in self._ask_texts:
            self._ask_texts[seat] = orjson.dumps(self.asks()[seat])
        return self._ask_texts[seat]

    def _new_charts(self, seats: Collection[str], told: set[str]) -> Iterator[bytes]:
        """The flight charts that these seats need and that were not told yet; from now on they are."""
        for i, tree in self.trees.items():
            seat = self.match.seating.seats[self.match.table.planes[i].seat].name
            if seat in seats and tree.chart.name not in told:
                told.add(tree.chart.name)
                yield tree.chart.text
