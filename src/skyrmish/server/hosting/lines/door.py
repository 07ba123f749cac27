"""Who answers a page that asks for a WebSocket: this process, the room that has its match, or another host."""

import asyncio
from typing import Any

from skyrmish.server.hosting.hosts.usher import Usher
from skyrmish.server.hosting.lines.paths import match_of
from skyrmish.server.hosting.lines.switchboard import Switchboard
from skyrmish.server.hosting.rooms.rooms import Rooms


def answering(config: Any, server_state: Any, app_state: Any) -> asyncio.BaseProtocol:  # noqa: ARG001 - as uvicorn asks
    state = config.app.state

    def here() -> asyncio.BaseProtocol:
        if state.rooms is not None:
            return Doorkeeper(state.rooms)
        return Switchboard(state.settings, state.hall, state.crowd, server_state.connections, server_state.tasks)

    if state.membership is None:
        return here()
    return Usher(state.membership, state.settings.proxies, state.crowd.lines, server_state.connections, here)


class Doorkeeper(asyncio.Protocol):
    """Shows one page to its room. The page notices nothing: its line goes over as it is."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def connection_made(self, transport: Any) -> None:
        """Whatever comes next is for the room to read."""
        self._transport = transport
        transport.pause_reading()

    def data_received(self, request: bytes) -> None:
        """The request, as uvicorn has read it."""
        line = self._transport.get_extra_info("socket").fileno()
        self._rooms.hand_over(match_of(request), request, line)
        self._transport.close()
