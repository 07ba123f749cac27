"""Whoever calls over HTTP: so many at a time, and none of them may keep the table waiting.

uvicorn itself waits for ever for a request that does not come, or only letter by letter.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from skyrmish.server.hosting.guarding.addresses import caller_of
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.settings import Settings
from skyrmish.table.json_text import dumps
from skyrmish.table.messages.lobby import Problem
from skyrmish.words.catalogue import say


class Caller(H11Protocol):
    """One connection, until it ends or becomes a line to a table."""

    def __init__(self, config: Any, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        state = config.app.state
        self._settings: Settings = state.settings
        self._places: Places = state.crowd.callers
        self._address: str | None = None  # of the place it has
        self._patience: asyncio.TimerHandle | None = None
        self._awaited: Any = None  # the part of a request that is waited for
        self._deaf: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = caller_of(self.client[0] if self.client else "", "", self._settings.proxies)
        if not self._places.take(address):
            transport.write(turned_away())
            transport.close()
            return
        self._address = address
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._address is not None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a line, which has a place of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        """Wait for the rest of what has begun; however it trickles in, the time for it does not begin again."""
        awaited = self.conn.their_state
        if awaited is self._awaited:
            return
        self._awaited = awaited
        self._stop_waiting()
        within = {h11.IDLE: self._settings.head_within, h11.SEND_BODY: self._settings.body_within}.get(awaited)
        if within is not None:
            self._patience = self.loop.call_later(within, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        self._stop_waiting()
        self.resume_writing()
        if self._address is not None:
            self._places.give_back(self._address)
            self._address = None

    # ---- a page that does not read its answer ----

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deaf = self.loop.call_later(self._settings.read_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None


def turned_away() -> bytes:
    """What those hear for whom there is no place."""
    body = dumps(Problem(reason=say("too-many-callers")))
    head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\nretry-after: 5"
    return b"HTTP/1.1 503 Service Unavailable\r\n%b\r\n\r\n%b" % (head.encode(), body)
