"""A plain table, for any game: how everybody stands in words, and the legal orders as buttons."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from skyrmish.games.events import Event
from skyrmish.games.orders import Order, Situation
from skyrmish.table.faces.face import Face
from skyrmish.table.messages.answers import FaceName
from skyrmish.table.messages.asks import Ask, Choice, ChoiceAsk, Pickable, PickAsk
from skyrmish.table.messages.drawing import DrawnBoard, DrawnPieces
from skyrmish.table.messages.table import EventView, SeatStanding, SeatView, TableView
from skyrmish.table.rulesets import RulesetKey


class PlainFace(Face):
    """All that it shows comes from the game's decision rows, its orders and its words."""

    name: ClassVar[FaceName] = "plain"

    def view(self, number: int, seats: list[SeatView], mine: Collection[str] | None) -> TableView:  # noqa: ARG002
        match = self.match
        deciding = self.deciding
        standing = match.game.stand_words(match.rules, match.table, match.seating)
        return TableView(
            number=number,
            stage="over" if match.is_over else "play",
            round=match.table.round,
            decision=match.asked.name if deciding else "",
            deciding=deciding,
            is_secret=match.is_secret(),
            standing=[SeatStanding(seat=name, lines=standing[name]) for name in match.seating.names],
            seats=seats,
            winner=match.winner,
            drawn=match.is_over and match.winner is None,
            can_rematch=match.is_over,
        )

    def asks(self) -> dict[str, Ask]:
        match = self.match
        return {match.seat_name(number): self._ask(match.situation(number)) for number in self.deciders}

    def _ask(self, at: Situation) -> Ask:
        """A list of choices; or things to be picked, where any set of them is an order."""
        row, seat = self.match.asked, self.match.seat_name(at.number)
        title, clause = row.question[:1].upper() + row.question[1:], self.match.cites(row.clause)
        picking = next((verb for verb in row.verbs if verb.picks_from), None)
        if picking is not None:
            things = [Pickable(number=number, label=label, why_not=why) for number, label, why in picking.pickable(at)]
            order, nothing = f"{picking.name} {{picked}}", Order(picking).words()
            return PickAsk(
                seat=seat, decision=row.name, title=title, clause=clause, things=things, order=order, nothing=nothing
            )
        choices = [self._choice(at, order) for order in self.match.game.legal(at)]
        return ChoiceAsk(
            seat=seat, plane=at.name, decision=row.name, title=title, about="", clause=clause, choices=choices
        )

    def _choice(self, at: Situation, order: Order) -> Choice:
        return Choice(order=str(order), label=order.verb.label(at, order))

    def event_views(self, events: Sequence[Event], first: int) -> list[EventView]:
        return [self.event_view(event, number) for number, event in enumerate(events, first)]

    def event_view(self, event: Event, number: int) -> EventView:
        """With its sentence: the page does not know the words of every game."""
        named = {event.who, *(fact for fact in event.facts.values() if isinstance(fact, str))}
        return EventView(
            number=number,
            kind=event.kind,
            who=event.who,
            text=event.text,
            told={name: event.spoken_to(name) for name in self.match.names if name in named},
            clause=event.clause,
            facts=event.told.all(),
        )

    @staticmethod
    def board(key: RulesetKey) -> DrawnBoard | None:  # noqa: ARG004
        return None

    @staticmethod
    def pieces(key: RulesetKey) -> DrawnPieces | None:  # noqa: ARG004
        return None
