"""Where lines begin: whoever asks for a WebSocket is connected to the table that the address names."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from skyrmish.server.hosting.guarding.addresses import caller_of
from skyrmish.server.hosting.guarding.crowd import Crowd
from skyrmish.server.hosting.guarding.guard import why_not
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.hosts.passing import FORWARDED, PASSED_ON, is_believed
from skyrmish.server.hosting.lines.line import Line
from skyrmish.server.hosting.lines.paths import PATH
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby.hall import Hall
from skyrmish.table.conversation.conversation import Conversation
from skyrmish.words.catalogue import say
from skyrmish.words.language import speak, wanted_by

HANDSHAKE, BEAT = 5.0, 20.0  # seconds
READ = 16_384  # bytes to begin with
CLOSING = 1001
log = logging.getLogger("skyrmish.server.hosting.lines.line")
log.setLevel(logging.CRITICAL)  # what strangers send is not worth a line


class Switchboard(WSProtocol):  # type: ignore[misc]
    """One for each WebSocket. Whoever stops serving asks ``connections`` to shut down, and waits for ``tasks``."""

    def __init__(
        self, settings: Settings, hall: Hall, crowd: Crowd, connections: set[Any], tasks: set[asyncio.Task[Any]]
    ) -> None:
        self._settings, self._hall, self._crowd = settings, hall, crowd
        self._connections, self._tasks = connections, tasks
        self._line: Line | None = None
        self._peer = ""
        self._caller = ""
        self._taken: list[Places] = []  # in each of them one place
        beat = (True, BEAT, BEAT, WSAutoPingStrategy.PING_WHEN_IDLE, True)
        largest = settings.largest_message
        super().__init__(None, None, False, self._answer, log, True, HANDSHAKE, *beat, largest, None, READ)

    def _answer(self, request: WSUpgradeRequest) -> Line | WSUpgradeResponseWithListener | None:
        """A line to the table that the address names; nothing for strange pages."""
        speak(wanted_by(request.headers.get("accept-language", "")))
        settings, path = self._settings, request.path.decode("latin-1").partition("?")[0]
        host, origin = request.headers.get("host", ""), request.headers.get("origin")
        if reason := why_not(settings, host, origin):
            return refused(HTTPStatus.FORBIDDEN, reason)
        if not path.startswith(PATH):
            return None
        self._caller = self._find_caller(request.headers)
        if not self._find_place():
            return refused(HTTPStatus.SERVICE_UNAVAILABLE, say("too-many-callers"))
        self._line = Line(settings)
        conversation = Conversation(self._line, self._hall, self)
        task = asyncio.ensure_future(conversation.hold(path.removeprefix(PATH)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._line

    def _find_caller(self, headers: Any) -> str:
        """By whose address limits count; another host is believed as a proxy is."""
        settings, proxies = self._settings, self._settings.proxies
        if settings.host is not None and is_believed(headers.get(PASSED_ON), settings.host.token):
            proxies = (self._peer,)
        return caller_of(self._peer, headers.get(FORWARDED, ""), proxies)

    # ---- what one address may have ----

    def _find_place(self) -> bool:
        """One among the lines, and until it has said hello one among the strangers."""
        return self._take(self._crowd.lines) and self._take(self._crowd.strangers)

    def _take(self, places: Places) -> bool:
        if not places.take(self._caller):
            return False
        self._taken.append(places)
        return True

    def is_known(self) -> None:
        """It has said hello, with a key."""
        if self._crowd.strangers in self._taken:
            self._taken.remove(self._crowd.strangers)
            self._crowd.strangers.give_back(self._caller)

    @property
    def hello_within(self) -> float:
        return self._settings.hello_within

    @property
    def most_watchers(self) -> int:
        return self._settings.most_watchers_at_one

    def may_have_a_hint(self) -> bool:
        return self._crowd.may_have_a_hint(self._caller)

    def may_make_a_match(self) -> bool:
        return self._crowd.matches.take(self._caller)

    def may_play_bots(self) -> bool:
        return self._take(self._crowd.bots)

    # ---- from the beginning to the end ----

    def data_received(self, data: bytes) -> None:
        """The request as uvicorn has read it; everything later is read without a detour."""
        while data:
            room = self.get_buffer(-1)
            part, data = data[: len(room)], data[len(room) :]
            room[: len(part)] = part
            self.buffer_updated(len(part))

    def connection_made(self, transport: Any) -> None:
        self._connections.add(self)
        self._peer = (transport.get_extra_info("peername") or [""])[0]
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        for places in self._taken:
            places.give_back(self._caller)
        self._taken.clear()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops."""
        if self._line is not None:
            self._line.close(CLOSING, say("line-closed-for-now"))
        self.transport.disconnect()


def refused(status: HTTPStatus, reason: str) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, reason.encode()), None)
