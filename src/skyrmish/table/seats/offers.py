"""What somebody at a live table asks of the others: to end the match, to go back, to play again.

One thing at a time is asked. It stands until all whom it concerns have agreed, one of them says no, or it can no longer
be; it is kept, so that it also stands after a restart. What is agreed on becomes part of the match.
"""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skyrmish.match.agreements import CLAIM, DRAW, RESIGN, Agreement, Answered
from skyrmish.match.match import Match
from skyrmish.match.settling import back_to, last_answer
from skyrmish.table.messages.answers import OfferView
from skyrmish.table.messages.requests import OfferKind
from skyrmish.table.seats.chairs import AWAY, Chair
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.table.live_table import LiveTable


@dataclass
class Offer:
    what: OfferKind
    seat: str
    needed: list[str]  # seats that must agree
    agreed: list[str] = field(default_factory=list)
    answer: Answered | None = None  # that is to be taken back

    @property
    def waits_for(self) -> list[str]:
        return [seat for seat in self.needed if seat not in self.agreed]

    def kept(self, match: Match) -> dict[str, Any]:
        """As it is written down: what is to be taken back by its place among all orders."""
        told = {"what": self.what, "seat": self.seat, "needed": self.needed, "agreed": self.agreed}
        return {**told, "place": None if self.answer is None else place_of(match, self.answer)}


def place_of(match: Match, answer: Answered) -> int:
    """Of the last order of an answer, among all that were given."""
    return len(match.orders_since(0)) - (match.answered[-1].so_far - answer.so_far)


class Offers:
    """The open offer of one table, if there is one. Whoever calls holds the table's lock."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.open: Offer | None = None
        self.wants_rematch = False  # all have agreed to play again
        self._keeping: set[asyncio.Future[None]] = set()

    def take_up(self, kept: dict[str, Any] | None) -> None:
        """What was asked before a restart, if it can still be; for a rematch whoever was here will be here again."""
        if kept is None:
            return
        place, match = kept["place"], self.table.match
        answer = next((each for each in match.answered if place_of(match, each) == place), None)
        offer = Offer(kept["what"], kept["seat"], kept["needed"], kept["agreed"], answer)
        is_gone = place is not None and answer is None
        self.open = None if is_gone or match.is_over != (offer.what == "rematch") else offer

    def _changed(self) -> None:
        """Everybody is told at once, and the disk as well; nothing waits for it."""
        table = self.table
        table.tell_presence()
        told = None if self.open is None else self.open.kept(table.match)
        keeping = asyncio.ensure_future(table.keeper.keep_offer(table.id, told))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._kept)

    def _kept(self, keeping: "asyncio.Future[None]") -> None:
        self._keeping.discard(keeping)
        if not keeping.cancelled():
            keeping.exception()  # where nothing can be kept, the next order says so

    async def all_kept(self) -> None:
        await asyncio.gather(*self._keeping, return_exceptions=True)

    def view(self) -> OfferView | None:
        offer = self.open
        if offer is None:
            return None
        return OfferView(what=offer.what, seat=offer.seat, agreed=offer.agreed, waits_for=offer.waits_for)

    async def make(self, seat: str, what: OfferKind) -> bool:
        """Ask the others; whether all agree already: some questions concern nobody else."""
        if self.open is not None and self.open.what == what and seat in self.open.needed:
            return await self.agree(seat)
        if self.open is not None:
            raise Refusal("offer-is-open", seat=self.open.seat)
        if (what == "rematch") != self.table.match.is_over:
            raise Refusal("match-not-over" if what == "rematch" else "match-is-over")
        needed = [chair.name for chair in self._concerned(seat, what)]
        if what == "draw" and len({self.table.match.side_of(name) for name in needed}) < 2:
            raise Refusal("draw-needs-people", "C-9")
        answer = last_answer(self.table.match, seat) if what == "take-back" else None
        self.open = Offer(what, seat, needed, answer=answer)
        return await self.agree(seat)

    def _concerned(self, seat: str, what: OfferKind) -> list[Chair]:
        """C-8, C-9, C-10  People who play themselves; of the side that resigns, or who are here to play again."""
        match = self.table.match
        people = [chair for chair in self.table.chairs.all if not chair.bot or chair.name == seat]
        if what == "rematch":
            return [chair for chair in people if chair.pages or chair.name == seat]
        if what == "resign":
            return [chair for chair in people if match.side_of(chair.name) == match.side_of(seat)]
        return [chair for chair in people if match.side_of(chair.name) not in match.given_up]

    async def agree(self, seat: str) -> bool:
        """A seat says yes; whether that was the last one."""
        offer = self._asked_of(seat)
        if seat not in offer.agreed:
            offer.agreed.append(seat)
        if offer.waits_for:
            self._changed()
            return False
        self.open = None
        self.wants_rematch = offer.what == "rematch"
        if not self.wants_rematch:
            await self._carry_out(offer)
        self._changed()
        return True

    def decline(self, seat: str) -> None:
        """A seat says no, or takes back what it asked."""
        self._asked_of(seat)
        self.open = None
        self._changed()

    def _asked_of(self, seat: str) -> Offer:
        if self.open is None or seat not in self.open.needed:
            raise Refusal("no-offer-open", seat=seat)
        return self.open

    async def _carry_out(self, offer: Offer) -> None:
        table = self.table
        if offer.what == "take-back" and offer.answer is not None:
            await table.settle(offer.seat, back_to(table.match, offer.answer))
        else:
            await table.settle(offer.seat, Agreement(RESIGN if offer.what == "resign" else DRAW))
        if offer.what == "resign":
            await self._play_on_for(table.match.side_of(offer.seat))

    async def claim(self, seat: str, side: str) -> None:
        """C-11  Against a side whose people are all out of time or away."""
        chairs = [chair for chair in self.table.chairs.all if self.table.match.side_of(chair.name) == side]
        people = [chair for chair in chairs if chair.kind != "bot"]
        if not people or any(chair.seconds_to_claim != 0.0 for chair in people):
            raise Refusal("claim-too-soon", "C-11", side=side, seconds=round(AWAY))
        await self.table.settle(seat, Agreement(CLAIM, side=side))
        await self._play_on_for(side)

    async def _play_on_for(self, side: str) -> None:
        """C-8  While others play on, a bot does for those who have given up."""
        table = self.table
        for chair in table.chairs.all:
            if chair.kind != "bot" and not chair.bot and table.match.side_of(chair.name) == side:
                if not table.match.is_over:
                    await table.bots.seat(chair, table.kinds.usual)

    def lapse(self) -> None:
        """The match has gone on, or somebody has left: what can no longer be is not asked any more."""
        offer = self.open
        if offer is None or self.table.is_broken:
            return
        is_over = self.table.match.is_over and offer.what != "rematch"
        is_gone = offer.answer is not None and not any(each is offer.answer for each in self.table.match.answered)
        concerned = [chair.name for chair in self._concerned(offer.seat, offer.what)]
        if is_over or is_gone or concerned != offer.needed:
            self.open = None
            self._changed()
