"""Before the first die every page adds a share: all are promised, then all are opened. docs/fair-dice.md says why."""

import asyncio
import contextlib
from collections.abc import Iterable

from skyrmish.match.dice.fair import FairDice, Share, commitment_of, shares_of
from skyrmish.table.keeping import Keeper, KeptMatch
from skyrmish.table.messages.answers import Dice
from skyrmish.table.pages.page import Page
from skyrmish.words.refusal import Refusal

PATIENCE = 3.0  # seconds for a page to open what it has promised


class Gathering:
    """The shares of one match. Once the promises are told to all, they are fixed; so are values, once they are kept."""

    def __init__(self, kept: KeptMatch, fair: FairDice | None, keeper: Keeper) -> None:
        self._match, self._keeper = kept.id, keeper
        self._promise = fair.commitment if fair else ""
        known = kept.shares or {"commitments": None, "values": None}
        self._commitments: dict[str, str] | None = known["commitments"]
        self._opened: dict[str, str] = {}
        self._values: dict[str, str] | None = known["values"]
        self._all_opened = asyncio.Event()

    @property
    def is_begun(self) -> bool:
        """Promises are fixed, each to the name of a seat."""
        return self._commitments is not None

    def told(self) -> Dice | None:
        """What everybody may know of it."""
        if not self._promise:
            return None
        return Dice(commitment=self._promise, commitments=self._commitments, shares=self._values)

    def open_share(self, share: str) -> None:
        """A page opens what it has promised; only what was promised can be opened, and only in time."""
        if self._commitments is None or self._values is not None:
            raise Refusal("share-not-now")
        commitment = commitment_of("share", share)
        seats = [seat for seat, promised in self._commitments.items() if promised == commitment]
        if not seats:
            raise Refusal("share-not-promised")
        self._opened.update(dict.fromkeys(seats, share))
        if not self._missing():
            self._all_opened.set()

    def _missing(self) -> list[str]:
        return [seat for seat, promised in (self._commitments or {}).items() if promised and seat not in self._opened]

    async def gather(self, seats: Iterable[str], pages: set[Page]) -> tuple[Share, ...]:
        """Fix the promises, tell them, and wait a little for what they stand for; who is not there adds nothing."""
        if self._commitments is None:
            promised = {seat: page.commitment for page in pages for seat in page.seats if page.commitment}
            self._commitments = {seat: promised.get(seat, "") for seat in seats}
            await self._keep()
        if self._missing():
            self._tell(pages)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._all_opened.wait(), PATIENCE)
        values = {seat: self._opened.get(seat, "") for seat in self._commitments}
        await self._keeper.keep_shares(self._match, {"commitments": self._commitments, "values": values})
        self._values = values
        self._tell(pages)
        return shares_of(self._commitments, values)

    async def _keep(self) -> None:
        """Nobody opens anything before the promises are on disk: so there is only ever one list of them."""
        if any((self._commitments or {}).values()):
            await self._keeper.keep_shares(self._match, {"commitments": self._commitments, "values": None})

    def _tell(self, pages: set[Page]) -> None:
        if (told := self.told()) is not None:
            for page in pages:
                page.say(told)
