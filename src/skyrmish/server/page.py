"""One browser at the table: which seats it has, what it has heard, and what is on its way to it."""

import asyncio

from pydantic import BaseModel

MOST_WAITING = 400  # messages; a page that reads so slowly is let go


class Page:
    """What the table says goes into an outbox, so that a slow line holds nobody up."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}  # seat: its key
        self.heard = 0  # events
        self.wants_asks = self.wants_odds = True
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_lost = False

    @property
    def seats(self) -> list[str]:
        return list(self.keys)

    def say(self, message: BaseModel) -> None:
        self.send(message.model_dump_json())

    def send(self, text: str) -> None:
        if self.outbox.qsize() >= MOST_WAITING:
            self.let_go()
        elif not self.is_lost:
            self.outbox.put_nowait(text)

    def let_go(self) -> None:
        """Say nothing more; the line is closed after what was said before."""
        if not self.is_lost:
            self.is_lost = True
            self.outbox.put_nowait(None)
