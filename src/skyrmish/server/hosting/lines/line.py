"""The line to one page: WebSocket frames, read by picows at the speed of C."""

import asyncio
from collections import deque

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from skyrmish.server.hosting.guarding.limits import Bucket
from skyrmish.server.hosting.settings import Settings
from skyrmish.table.conversation.conversation import BAD_MESSAGE, Hangup
from skyrmish.words.catalogue import say

TOO_FAST, TOO_LARGE = 4429, 1009
MOST_WAITING = 8_000_000  # bytes on their way out; a page that reads so slowly is let go
FAREWELL = 3.0  # seconds for the page to say goodbye too
TEXT, CONTINUATION = WSMsgType.TEXT, WSMsgType.CONTINUATION


class Line(WSListener):
    """What the page says waits here until it is heard; what is said to the page goes out at once."""

    def __init__(self, settings: Settings) -> None:
        self._largest, self._most_unheard = settings.largest_message, settings.messages_at_once
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once)
        self._transport: WSTransport | None = None
        self._unheard: deque[bytes] = deque()
        self._begun = bytearray()  # a message that comes in several frames
        self._listener: asyncio.Future[None] | None = None
        self._unsent: list[bytes] = []
        self._is_full = self.is_closed = False

    # ---- from the page ----

    async def hear(self) -> bytes:
        """The next message."""
        while not self._unheard:
            if self.is_closed:
                raise Hangup
            self._listener = asyncio.get_running_loop().create_future()
            await self._listener
        return self._unheard.popleft()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport, self._write = transport, transport.underlying_transport.write

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif self.is_closed or frame.msg_type == WSMsgType.PONG:
            return
        elif frame.msg_type == TEXT and frame.fin:
            self._take(frame.get_payload_as_bytes())
        elif frame.msg_type in (TEXT, CONTINUATION):
            self._take_part(frame.get_payload_as_bytes(), frame.fin)
        else:
            self.close(BAD_MESSAGE, say("line-no-text"))

    def _take_part(self, part: bytes, is_last: bool) -> None:
        self._begun += part
        if len(self._begun) > self._largest:
            self.close(TOO_LARGE, say("line-too-large"))
        elif is_last:
            whole, self._begun = bytes(self._begun), bytearray()
            self._take(whole)

    def _take(self, message: bytes) -> None:
        if not self._bucket.take() or len(self._unheard) >= self._most_unheard:
            self.close(TOO_FAST, say("line-too-fast"))
            return
        self._unheard.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - as picows calls it
        self.is_closed = True
        self._wake()

    # ---- to the page ----

    def send(self, text: str | bytes) -> None:
        """What is said in one breath goes out together: handing it to the system costs more than most answers."""
        if self.is_closed or self._transport is None:
            return
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._unsent.append(framed(text))

    def _send_all(self) -> None:
        frames, self._unsent = self._unsent, []
        if not frames or self._transport is None or self._transport.is_disconnected:
            return
        self._write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self._is_full and self._transport.underlying_transport.get_write_buffer_size() > MOST_WAITING:
            self._transport.disconnect(graceful=False)

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full = False

    def close(self, code: int, reason: str) -> None:
        """Say nothing more. The page may say goodbye, so that nothing on its way to it is lost."""
        if self.is_closed or self._transport is None:
            return
        self.is_closed = True
        self._unheard.clear()
        self._send_all()
        self._transport.send_close(code, reason)  # type: ignore[arg-type]  # codes of our own are numbers
        asyncio.get_running_loop().call_later(FAREWELL, self._transport.disconnect)
        self._wake()


def framed(text: str | bytes) -> bytes:
    """RFC 6455, 5.2  A whole text message as one frame of a server's."""
    told = text.encode() if isinstance(text, str) else text
    size = len(told)
    if size < 126:
        return b"\x81%c%b" % (size, told)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), told)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), told)
