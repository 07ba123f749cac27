"""Python's end of the messages between a page and the worker that holds its table."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from skyrmish.engine.browser.pyodide import opener
from skyrmish.engine.speeds import come_from
from skyrmish.site.answering import Answers, Asked
from skyrmish.site.crew import PageCrew
from skyrmish.site.hall import Hall
from skyrmish.site.shelf import Shelf
from skyrmish.table.conversation.conversation import Conversation, Hangup
from skyrmish.words.language import best, speak

BROKEN = 500
log = logging.getLogger(__name__)
Say = Callable[..., None]  # to the page: of what kind, for which number, and the rest


class PageLine:
    """A ``Line`` and a ``Caller``: nobody else's page is here, so nothing is counted."""

    hello_within, most_watchers = 60.0, 10_000

    def __init__(self, number: int, say: Say) -> None:
        self._number, self._say = number, say
        self._unheard: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False

    async def hear(self) -> str:
        text = None if self._is_closed else await self._unheard.get()
        if text is None:
            raise Hangup
        return text

    def take(self, text: str | None) -> None:
        """What the page says; nothing more, if it has left."""
        self._unheard.put_nowait(text)

    def send(self, text: str | bytes) -> None:
        if not self._is_closed:
            self._say("heard", self._number, text if isinstance(text, str) else text.decode())

    def close(self, code: int, reason: str) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._unheard.put_nowait(None)
            self._say("closed", self._number, code, reason)

    def is_known(self) -> None: ...

    def may_have_a_hint(self) -> bool:
        return True

    def may_make_a_match(self) -> bool:
        return True

    def may_play_bots(self) -> bool:
        return True


class InPage:
    """What the worker calls, a message at a time."""

    def __init__(self, shelf: Shelf, say: Say) -> None:
        self._say = say
        self._hall = Hall(shelf)
        self._answers = Answers(self._hall)
        self._lines: dict[int, PageLine] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._answering: dict[int, asyncio.Task[Any]] = {}

    def open(self, number: int, match: str) -> None:
        line = self._lines[number] = PageLine(number, self._say)
        self._begin(self._hold(number, line, match))

    async def _hold(self, number: int, line: PageLine, match: str) -> None:
        try:
            await Conversation(line, self._hall, line).hold(match)
        finally:
            self._lines.pop(number, None)

    def hear(self, number: int, text: str | None) -> None:
        if (line := self._lines.get(number)) is not None:
            line.take(text)

    def think_with(self, modules: Any, play: Any) -> None:
        """Rules as WebAssembly are here: from now on, bots play at full strength, and workers play many games."""
        come_from(opener(modules))
        self._answers.have_crew(PageCrew(play))

    def think_without(self) -> None:
        """They did not come, or there are none: bots answer by instinct, and nobody plays many games."""
        self._answers.have_crew(None)

    def forget(self, match: str) -> None:
        """Another tab plays on."""
        self._hall.forget(match)

    def ask(self, number: int, address: str, key: str, body: str | None, language: str) -> None:
        answering = self._answering[number] = self._begin(self._answer(number, Asked(address, key, body), language))
        answering.add_done_callback(lambda _: self._answering.pop(number, None))

    def leave(self, number: int) -> None:
        """Nobody waits for that answer any more."""
        if (answering := self._answering.get(number)) is not None:
            answering.cancel()

    async def _answer(self, number: int, asked: Asked, language: str) -> None:
        speak(best([language]))
        try:
            status, parts = await self._answers.answer(asked)
            self._say("answered", number, status)
            async for part in parts:
                self._say("part", number, part.decode())
        except Exception:
            log.exception("an answer broke off")
            self._say("answered", number, BROKEN)
        self._say("answer-ended", number)

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
