"""A match as pages are shown it: every part is made once for all who may see the same, and kept while it is true."""

from collections.abc import Collection

from skyrmish.match.dice.sources import RealDice
from skyrmish.match.match import Match
from skyrmish.table.dice.hand_dice import due_at
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.json_text import Part, dumps, written
from skyrmish.table.messages.asks import Ask
from skyrmish.table.seats.chairs import Chairs
from skyrmish.words.language import spoken

NOTHING, NONE = b"[]", b"null"


class Showings:
    """The same match in every language that somebody at the table reads."""

    def __init__(self, match: Match, chairs: Chairs) -> None:
        self.match, self.chairs = match, chairs
        self.number = 0
        self._known: dict[str, Showing] = {}

    @property
    def here(self) -> "Showing":
        """In the language that is spoken now."""
        language = spoken()
        if language not in self._known:
            self._known[language] = Showing(self.match, self.chairs)
            self._known[language].changed(self.number)
        return self._known[language]

    @property
    def has_trees(self) -> bool:
        """Somebody is asked for a plan."""
        return any(showing.face.trees for showing in self._known.values())

    def changed(self, number: int) -> None:
        """Orders were taken."""
        self.number = number
        for showing in self._known.values():
            showing.changed(number)

    def seats_changed(self) -> None:
        """Somebody came, went, or thinks."""
        for showing in self._known.values():
            showing.seats_changed()


class Showing:
    """Texts of the state as it is now, in one language. ``changed`` forgets what is no longer true."""

    def __init__(self, match: Match, chairs: Chairs) -> None:
        self.match, self.chairs = match, chairs
        self.face = face_of(match)
        self.number = 0
        self._seats: Part = None
        self.changed(0)

    def changed(self, number: int) -> None:
        """Orders were taken."""
        self.number = number
        self.face.changed()
        self._tables: dict[frozenset[str] | None, bytes] = {}  # by whose secret stats are shown
        self._unasked: dict[tuple[frozenset[str] | None, int], bytes] = {}  # states for whoever is asked nothing
        self._events: dict[int, tuple[bytes, bytes]] = {}  # with their trays
        self._asks: dict[str, Ask] | None = None
        self._ask_texts: dict[str, bytes] = {}

    def seats_changed(self) -> None:
        """Somebody came, went, or thinks."""
        self._tables, self._unasked = {}, {}
        self._seats = None

    def asks(self) -> dict[str, Ask]:
        if self._asks is None:
            self._asks = {} if self.match.is_over else self.face.asks()
        return self._asks

    def state_text(self, seats: Collection[str], heard: int, charts: set[str] | None = None) -> bytes:
        """The State message for a page with these seats that has heard so many events, and was told these charts.

        Without charts, for a page that wants no questions.
        """
        cards = self._with_open_cards(seats) if self.match.is_secret() else None
        if charts is not None and (mine := [seat for seat in seats if self._answers(seat)]):
            return self._state(cards, heard, *self._questions(mine, charts))
        text = self._unasked.get((cards, heard))
        if text is None:
            text = self._unasked[cards, heard] = self._state(cards, heard)
        return text

    def _state(
        self, cards: frozenset[str] | None, heard: int, asks: bytes = b"", charts: bytes = b"", pencil: bytes = NONE
    ) -> bytes:
        events, trays = self._events_texts(heard)
        due = dumps(due_at(self.match)) if isinstance(self.match.dice, RealDice) else NONE
        text = b'{"type":"state","table":%b,"events":%b,"asks":[%b],"charts":[%b],"trays":%b,"pencil":%b,"due":%b}'
        return text % (self._table_text(cards), events, asks, charts, trays, pencil, due)

    def _questions(self, mine: list[str], charts: set[str]) -> tuple[bytes, bytes, bytes]:
        """What these seats are asked, the charts that they need for it, and what they may draw until they are asked."""
        asked = [self._ask_text(seat) for seat in self.asks() if seat in mine]
        pencil = NONE if asked else dumps(self.face.pencilled(mine))
        return b",".join(asked), b",".join(self.face.new_charts(mine, charts)), pencil

    def _answers(self, seat: str) -> bool:
        """A person answers for this seat."""
        chair = self.chairs.named(seat)
        return chair is not None and not chair.bot

    # ---- the table and its parts ----

    def _table_text(self, cards: frozenset[str] | None) -> bytes:
        text = self._tables.get(cards)
        if text is None:
            text = self._tables[cards] = dumps(self.face.view(self.number, self._seats_part(), cards))
        return text

    def _with_open_cards(self, seats: Collection[str]) -> frozenset[str]:
        """SL1-STAT-02  Whose secret stats are shown: at a shared screen, only those of whoever chooses now."""
        if len(seats) < 2:
            return frozenset(seats)
        return frozenset([seat for seat in self.face.deciding if seat in seats][:1])

    def _seats_part(self) -> Part:
        """The seats change seldom."""
        if self._seats is None or self.chairs.has_clocks or self.chairs.has_absent:
            self._seats = written(self.chairs.views())
        return self._seats

    # ---- events and questions ----

    def _events_texts(self, heard: int) -> tuple[bytes, bytes]:
        """What a page has not heard yet, and the dice of attacks that it missed."""
        if heard >= len(self.match.events):
            return NOTHING, NOTHING
        texts = self._events.get(heard)
        if texts is None:
            views = self.face.event_views(self.match.events[heard:], heard + 1)
            missed = self.face.missed(heard)
            texts = self._events[heard] = dumps(views), dumps(missed) if missed else NOTHING
        return texts

    def _ask_text(self, seat: str) -> bytes:
        if seat not in self._ask_texts:
            self._ask_texts[seat] = dumps(self.asks()[seat])
        return self._ask_texts[seat]
