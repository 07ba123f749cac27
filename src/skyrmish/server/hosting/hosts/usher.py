"""Brings one page to its match: it is played here, or the line is passed on to the host that has it.

A redirect would not do: browsers follow none for a WebSocket, and behind a proxy they cannot reach a certain host.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any

from skyrmish.server.hosting.guarding.addresses import caller_of
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.hosts.membership import Membership
from skyrmish.server.hosting.hosts.passing import FORWARDED, PASSED_ON, is_believed, passed_on, value_of
from skyrmish.server.hosting.lines.paths import match_of
from skyrmish.server.storage.hosts import Host
from skyrmish.words.catalogue import say

PATIENCE = 8.0  # seconds until a page has to ask again
SOON, AGAIN = 0.2, 2.0  # seconds before the second try, at the least, and before another one, at the most
CONNECT, ANSWER = 1.0, 0.5  # seconds for another host to take the line, and before it is asked whether it lives
log = logging.getLogger("skyrmish.server")


class Usher(asyncio.Protocol):
    """One for each WebSocket, where hosts share a database. ``here`` makes whoever answers a page of this host."""

    def __init__(
        self,
        membership: Membership,
        proxies: tuple[str, ...],
        places: Places,
        connections: set[Any],
        here: Callable[[], Any],
    ) -> None:
        self._membership, self._proxies, self._places, self._make_here = membership, proxies, places, here
        self._connections = connections
        self._far: Far | None = None
        self._has_place = False  # from the request on, until it is a line of this host's, or ends
        self._bringing: asyncio.Task[None] | None = None

    def connection_made(self, transport: Any) -> None:
        """Whatever comes after the request is for somebody else to read."""
        self._transport = transport
        self._connections.add(self)
        transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn has read it; later, whatever the page says to the other host."""
        if self._far is not None:
            self._far.write(data)
        elif self._bringing is None:
            self._request = data
            self._caller = self._find_caller()
            if self._places.take(self._caller):
                self._has_place = True
                self._bringing = asyncio.ensure_future(self._bring())
            else:
                self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "too-many-callers")

    def _find_caller(self) -> str:
        """By whose address limits count; another host is believed as a proxy is."""
        peer = (self._transport.get_extra_info("peername") or [""])[0]
        is_host = is_believed(value_of(self._request, PASSED_ON), self._membership.me.token)
        return caller_of(peer, value_of(self._request, FORWARDED) or "", (peer,) if is_host else self._proxies)

    async def _bring(self) -> None:
        word = value_of(self._request, PASSED_ON)
        if word is not None:  # never any further, or it could go round in circles
            if is_believed(word, self._membership.me.token):
                self._stay_here()
            else:
                warn_of_address()
                self._refuse(HTTPStatus.MISDIRECTED_REQUEST, "host-misdirected")
            return
        until = asyncio.get_running_loop().time() + PATIENCE
        while (there := await self._way()) is not None and asyncio.get_running_loop().time() < until:
            if await self._pass_on(there):
                return
            await asyncio.sleep(SOON)
            await self._membership.until_gone(there, AGAIN)
        if there is None:
            self._stay_here()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "host-out-of-reach")

    def _refuse(self, status: HTTPStatus, key: str) -> None:
        """A sentence instead of a line; a page tries again."""
        body = say(key).encode()
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        self._transport.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        self._transport.close()

    async def _way(self) -> Host | None:
        return await self._membership.way_to(match_of(self._request).decode("latin-1"))

    def _stay_here(self) -> None:
        self._give_place_back()
        self._connections.discard(self)
        here = self._make_here()
        self._transport.set_protocol(here)
        self._transport.resume_reading()
        here.connection_made(self._transport)
        here.data_received(self._request)

    # ---- passing on ----

    async def _pass_on(self, there: Host) -> bool:
        """Whether the other host has answered; if not, the page has noticed nothing."""
        far = Far(self._transport)
        try:
            async with asyncio.timeout(CONNECT):
                await asyncio.get_running_loop().create_connection(lambda: far, *there.place)
        except ConnectionRefusedError:
            await self._membership.bury(there)
            return False
        except (OSError, TimeoutError):
            return False
        try:
            far.write(passed_on(self._request, there.token, self._caller))
            while not await far.answers(ANSWER):
                if far.is_lost or not self._membership.lives(there):
                    far.cut()
                    return False
        except asyncio.CancelledError:  # the page has left
            far.cut()
            raise
        self._begin(far, there)
        return True

    def _begin(self, far: "Far", there: Host) -> None:
        self._far = far
        self._membership.passages[self] = there.id
        self._transport.resume_reading()

    def pause_writing(self) -> None:
        if self._far is not None and not self._far.transport.is_closing():
            self._far.transport.pause_reading()

    def resume_writing(self) -> None:
        if self._far is not None and not self._far.transport.is_closing():
            self._far.transport.resume_reading()

    # ---- the end ----

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self._connections.discard(self)
        self._membership.passages.pop(self, None)
        if self._bringing is not None:
            self._bringing.cancel()
        self._give_place_back()
        if self._far is not None:
            self._far.transport.close()

    def _give_place_back(self) -> None:
        if self._has_place:
            self._has_place = False
            self._places.give_back(self._caller)

    def cut(self) -> None:
        """The other host is gone."""
        self._transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        self._transport.close()


class Far(asyncio.Protocol):
    """The line to the other host."""

    def __init__(self, near: Any) -> None:
        self._near = near
        self._news = asyncio.Event()
        self.has_answered = self.is_lost = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def write(self, data: bytes) -> None:
        self.transport.write(data)

    async def answers(self, within: float) -> bool:
        """Whether it has said anything so far, or does so soon."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), within)
        return self.has_answered

    def data_received(self, data: bytes) -> None:
        """What was on its way to a page that has just left is for nobody."""
        if not self._near.is_closing():
            self._near.write(data)
        self.has_answered = True
        self._news.set()

    def pause_writing(self) -> None:
        if not self._near.is_closing():
            self._near.pause_reading()

    def resume_writing(self) -> None:
        if not self._near.is_closing():
            self._near.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self.is_lost = True
        self._news.set()
        if self.has_answered:
            self._near.close()

    def cut(self) -> None:
        """Nobody is to hear of it any more."""
        self.transport.abort()


@cache
def warn_of_address() -> None:
    log.warning("a line for another host came here: --reach must say where each host is reached, and by nobody else")
