"""The seats of a live table: who has them, who is there, and how much time they have left."""

import time
from dataclasses import dataclass, field
from functools import cached_property

from skyrmish.bots.level import level_called
from skyrmish.games.seating import Seating
from skyrmish.table.messages.table import SeatKind, SeatView
from skyrmish.table.seats.keys import fits
from skyrmish.table.views.liveries import colour_of

AWAY = 120.0  # seconds that somebody may be away before the match can be claimed
BROKEN_OFF = 1 / 8  # of that: so long whoever was here may come back before others seat a bot there


@dataclass
class Chair:
    """One seat. Its clock runs while the table waits for it."""

    name: str
    position: int
    kind: SeatKind
    level: str
    key_hash: str
    bot_for_absent: str = ""
    allowance: float | None = None  # seconds for the whole match
    spent: float = 0.0
    asked: float | None = None  # when the table began to wait for it
    pages: int = 0
    thinking: bool = False
    away_since: float | None = field(default_factory=time.monotonic)  # as far as this table knows; None: here
    has_come: bool = False  # somebody has sat down here, as far as this table knows
    has_played: bool = False  # a person has given orders here
    last_signal: float = float("-inf")

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat; empty if a person does."""
        return self.level if self.kind == "bot" else self.bot_for_absent

    @property
    def is_ticking(self) -> bool:
        """The table waits for a person."""
        return self.asked is not None and not self.bot

    @property
    def seconds_left(self) -> float | None:
        if self.allowance is None:
            return None
        return max(0.0, self.allowance - self.spent - self.waited)

    @property
    def waited(self) -> float:
        """Seconds since the table began to wait."""
        return 0.0 if self.asked is None else time.monotonic() - self.asked

    @property
    def is_out_of_time(self) -> bool:
        return self.seconds_left == 0.0

    def ask(self, asked: bool, already: float = 0.0) -> None:
        """The table waits for this seat, for some seconds already, or no longer."""
        if not asked:
            self.asked = None
        elif self.asked is None:
            self.asked = time.monotonic() - already

    def welcome(self) -> None:
        self.pages += 1
        self.has_come = True
        self.away_since = None

    def leave(self) -> None:
        self.pages -= 1
        if not self.pages:
            self.away_since = time.monotonic()

    @property
    def is_just_gone(self) -> bool:
        """Their line may have broken, or they load the page again: that is no chance for anybody to choose for them."""
        was_here = self.has_come or self.has_played
        return was_here and self.away_since is not None and time.monotonic() - self.away_since < BROKEN_OFF * AWAY

    @property
    def seconds_to_claim(self) -> float | None:
        """C-11  Until the match can be claimed against who sits here; None: not as things are."""
        if self.kind == "bot":
            return None
        if self.is_out_of_time:
            return 0.0
        is_waited_for = self.asked is not None or bool(self.bot_for_absent)
        if self.away_since is None or not self.has_played or not is_waited_for:
            return None
        return max(0.0, AWAY - (time.monotonic() - self.away_since))

    def opens_with(self, key: str) -> bool:
        return bool(self.key_hash) and fits(key, self.key_hash)


@dataclass
class Chairs:
    """All seats, in order."""

    seating: Seating
    all: list[Chair] = field(default_factory=list)

    @cached_property
    def has_clocks(self) -> bool:
        return any(chair.allowance is not None for chair in self.all)

    @property
    def has_absent(self) -> bool:
        """Against somebody the match can be claimed, now or in a while."""
        for chair in self.all:
            if (chair.away_since is not None or chair.allowance is not None) and chair.seconds_to_claim is not None:
                return True
        return False

    @property
    def has_people(self) -> bool:
        """Somebody is here who plays."""
        return any(chair.pages and not chair.bot for chair in self.all)

    def named(self, name: str) -> Chair | None:
        return self._by_name.get(name)

    @cached_property
    def _by_name(self) -> dict[str, Chair]:
        """Once everybody has a chair."""
        return {chair.name: chair for chair in self.all}

    def opened_with(self, keys: list[str]) -> dict[str, str]:
        """The seats that these keys open, each with its key. Every key is tried at every seat."""
        return {chair.name: key for chair in self.all for key in keys if chair.opens_with(key)}

    def views(self) -> list[SeatView]:
        return [self._view(chair) for chair in self.all]

    def _view(self, chair: Chair) -> SeatView:
        seat = self.seating.seats[chair.position]
        left, claim = chair.seconds_left, chair.seconds_to_claim
        return SeatView(
            name=chair.name,
            team=seat.team,
            side=seat.team or seat.name,
            side_called=self.seating.called(seat.team or seat.name),
            colour=colour_of(self.seating, chair.position),
            planes=list(seat.planes),
            kind=chair.kind,
            level=level_called(chair.bot),
            here=chair.kind == "bot" or chair.pages > 0,
            thinking=chair.thinking,
            seconds_left=None if left is None else round(left, 1),
            bot_for_absent=chair.kind != "bot" and bool(chair.bot_for_absent),
            claim_in=None if claim is None else round(claim, 1),
        )
