"""A table of dice: squadrons in formation, the dice of a shot, Decision dice and their windows."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from skyrmish.engine.records import copied
from skyrmish.games.events import Event
from skyrmish.games.squadron_dice.happenings import REROLLED
from skyrmish.games.squadron_dice.play.rolling import lay_dice
from skyrmish.match.match import Match
from skyrmish.table.faces.plain import PlainFace
from skyrmish.table.json_text import written
from skyrmish.table.messages.answers import Chances, FaceName
from skyrmish.table.messages.asks import Ask
from skyrmish.table.messages.table import EventView, SeatView, TableView
from skyrmish.table.questions.dice_advice import advised
from skyrmish.table.questions.dice_ask import dice_ask
from skyrmish.table.questions.dice_chances import chances_of
from skyrmish.table.views.dice_table import Moment
from skyrmish.words.language import spoken, spoken_in

NEWS = 60  # events that are shown with the table as it was; older ones are read of


class DiceFace(PlainFace):
    """How it stood when something happened is kept for a while, so that pages can show one thing after the other."""

    name: ClassVar[FaceName] = "dice"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._moments: dict[int, Any] = {}  # by the place of the event
        self._language, self._others = spoken(), match.witness  # tables are shown in several languages
        match.witness = self._look

    def _look(self, table: Any, happening: int, number: int) -> None:
        if self._others is not None:
            self._others(table, happening, number)
        with spoken_in(self._language):
            self._note(table, happening, number)

    def _note(self, table: Any, happening: int, number: int) -> None:
        if happening == REROLLED:  # it is told before the dice are laid in their places
            due, table = table.due, copied(table)
            lay_dice(table)
            table.due = due
        view = Moment(self.match.rules, table, self.match.names, happening, number).view()
        self._moments[len(self.match.events)] = written(view)

    def changed(self) -> None:
        super().changed()
        oldest = len(self.match.events) - NEWS
        self._moments = {place: view for place, view in self._moments.items() if place >= oldest}

    def view(self, number: int, seats: list[SeatView], mine: Collection[str] | None) -> TableView:
        view = super().view(number, seats, mine)
        view.dice = Moment(self.match.rules, self.match.table, self.match.names).view()
        return view

    def asks(self) -> dict[str, Ask]:
        match = self.match
        return {match.seat_name(number): dice_ask(match, number) for number in self.deciders}

    def event_view(self, event: Event, number: int) -> EventView:
        view = super().event_view(event, number)
        view.dice = self._moments.get(number - 1)
        return view

    def advised(self, ask: Ask, orders: Sequence[str]) -> str:
        return advised(self.match, ask.seat, orders)

    def chances(self, request: str, seat: str, order: str) -> Chances:
        return chances_of(self.match, request, seat, order)
