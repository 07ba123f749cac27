"""The odds of plans: worked out elsewhere while a pilot looks at the board, and sent as they come."""

import asyncio
import json

from skyrmish.table.page import Page
from skyrmish.table.questions.outlooks import PlanEnd, plan_ends
from skyrmish.table.rulesets import key_of
from skyrmish.table.showing import Showing
from skyrmish.table.thinking import Thinking, outlook_text

PLANS_AT_ONCE = 48  # whose odds go out in one message


class Weigher:
    """Weighs the plans of everybody who is asked for a move; what was begun for an older table is dropped."""

    def __init__(self, showing: Showing, pages: set[Page], thinkers: Thinking) -> None:
        self._showing, self._pages, self._thinkers = showing, pages, thinkers
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.stop()
        if self._showing.face.trees and any(page.wants_odds and page.seats for page in self._pages):
            self._task = asyncio.ensure_future(self._weigh_all())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _weigh_all(self) -> None:
        match = self._showing.match
        for i, tree in list(self._showing.face.trees.items()):
            seat = match.seat_name(i)
            if any(page.wants_odds and seat in page.seats for page in self._pages):
                await self._weigh(i, seat, plan_ends(tree))

    async def _weigh(self, i: int, seat: str, ends: list[PlanEnd]) -> None:
        match, number = self._showing.match, self._showing.number
        key, plane = key_of(match.ruleset), json.dumps(match.names[i])
        for first in range(0, len(ends), PLANS_AT_ONCE):
            some = ends[first : first + PLANS_AT_ONCE]
            told = await self._thinkers.work_out(outlook_text, key, match.seating, match.table, i, some)
            last = json.dumps(first + PLANS_AT_ONCE >= len(ends))
            text = f'{{"type":"outlooks","number":{number},"plane":{plane},"outlooks":{told},"is_last":{last}}}'
            for page in self._pages:
                if page.wants_odds and seat in page.seats:
                    page.send(text)
