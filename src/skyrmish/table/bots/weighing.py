"""The odds of plans: worked out elsewhere while a pilot looks at the board, and sent as they come."""

import asyncio
import json
from typing import Any

from skyrmish.table.bots.thinking import Thinking, outlook_text
from skyrmish.table.pages.page import Page
from skyrmish.table.pages.showing import Showings
from skyrmish.table.questions.moving.outlooks import PlanEnd, plan_ends
from skyrmish.table.rulesets import key_of
from skyrmish.words.language import speak, spoken

PLANS_AT_ONCE = 48  # whose odds go out in one message


class Weigher:
    """Weighs the plans of everybody who is asked for a move; what was begun for an older table is dropped."""

    def __init__(self, showings: Showings, pages: set[Page], thinkers: Thinking) -> None:
        self._showings, self._pages, self._thinkers = showings, pages, thinkers
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.stop()
        for page in self._pages:
            if page.wants_odds and page.keys and self._showings.has_trees:
                self._task = asyncio.ensure_future(self._weigh_all(self._showings.match.table))
                break

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _weigh_all(self, table: Any) -> None:
        """As the table was then: that of the match goes on while orders are still being written down.

        In every language that somebody reads who wants to know.
        """
        for language in sorted({page.language for page in self._pages if page.wants_odds and page.seats}):
            speak(language)
            for i, tree in list(self._showings.here.face.trees.items()):
                seat = self._showings.match.seat_name(i)
                if self._readers(seat):
                    await self._weigh(table, i, seat, plan_ends(tree))

    def _readers(self, seat: str) -> list[Page]:
        """Of these odds, in the language that is spoken."""
        pages = (page for page in self._pages if page.wants_odds and page.language == spoken())
        return [page for page in pages if seat in page.seats]

    async def _weigh(self, table: Any, i: int, seat: str, ends: list[PlanEnd]) -> None:
        match, number = self._showings.match, self._showings.number
        key, plane = key_of(match.ruleset), json.dumps(match.names[i])
        for first in range(0, len(ends), PLANS_AT_ONCE):
            some = ends[first : first + PLANS_AT_ONCE]
            told = await self._thinkers.work_out(outlook_text, key, match.seating, table, i, some)
            last = json.dumps(first + PLANS_AT_ONCE >= len(ends))
            text = f'{{"type":"outlooks","number":{number},"plane":{plane},"outlooks":{told},"is_last":{last}}}'
            for page in self._readers(seat):
                page.send(text)
