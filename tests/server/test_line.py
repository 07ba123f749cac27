"""The line to a page: frames as RFC 6455 has them, one write for what is said in one breath, and no end of patience."""

import asyncio
from typing import Any

import pytest
from servers import awaited

from skyrmish.server.hosting.lines.line import MOST_WAITING, Line, framed
from skyrmish.server.hosting.settings import Settings


class Wire:
    """Stands for the system's side of a line."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.waiting = 0

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting


class Transport:
    """Stands for picows."""

    def __init__(self) -> None:
        self.underlying_transport = Wire()
        self.is_disconnected = False
        self.closed: list[Any] = []

    def send_close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason, len(self.underlying_transport.written)))

    def disconnect(self, graceful: bool = True) -> None:
        self.is_disconnected = True
        self.closed.append(graceful)


def connected() -> tuple[Line, Transport]:
    line, transport = Line(Settings(database="sqlite://")), Transport()
    line.on_ws_connected(transport)  # type: ignore[arg-type]
    return line, transport


def said(frame: bytes) -> tuple[bytes, bytes]:
    """The text of the first frame, read by the letter of the standard, and what comes after it."""
    assert frame[0] == 0x81, "the last frame of a text"
    size, start = frame[1], 2
    assert size < 128, "a server masks nothing"
    if size == 126:
        size, start = int.from_bytes(frame[2:4], "big"), 4
        assert size >= 126, "the shortest way to say it"
    elif size == 127:
        size, start = int.from_bytes(frame[2:10], "big"), 10
        assert size >= 1 << 16, "the shortest way to say it"
    return frame[start : start + size], frame[start + size :]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_says_how_long_it_is_in_the_shortest_way(size: int) -> None:
    assert said(framed(b"x" * size)) == (b"x" * size, b"")


def test_words_are_told_in_utf_8() -> None:
    assert said(framed("Ilse à 3 heures"))[0].decode() == "Ilse à 3 heures"


def test_what_is_said_in_one_breath_goes_out_in_one_piece_and_in_order() -> None:
    async def talk() -> list[bytes]:
        line, transport = connected()
        line.send("first")
        line.send(b"second")
        await asyncio.sleep(0)
        line.send("third")
        await asyncio.sleep(0)
        return transport.underlying_transport.written

    together, alone = awaited(talk())
    first, rest = said(together)
    assert (first, said(rest)) == (b"first", (b"second", b""))
    assert said(alone) == (b"third", b"")


def test_nothing_that_was_said_is_lost_when_the_line_is_closed_and_nothing_follows() -> None:
    async def talk() -> Transport:
        line, transport = connected()
        line.send("the last word")
        line.close(1001, "closed for now")
        line.send("too late")
        await asyncio.sleep(0)
        return transport

    transport = awaited(talk())
    assert [said(data)[0] for data in transport.underlying_transport.written] == [b"the last word"]
    assert transport.closed == [(1001, "closed for now", 1)], "after what was said"


@pytest.mark.parametrize(("waiting", "is_dropped"), [(MOST_WAITING, False), (MOST_WAITING + 1, True)])
def test_a_page_that_leaves_too_much_unread_loses_its_line(waiting: int, is_dropped: bool) -> None:
    async def talk() -> Transport:
        line, transport = connected()
        transport.underlying_transport.waiting = waiting
        line.pause_writing()
        line.send("more")
        await asyncio.sleep(0)
        return transport

    transport = awaited(talk())
    assert transport.is_disconnected == is_dropped
    assert transport.closed == ([False] if is_dropped else []), "without a word"


def test_a_page_that_reads_again_keeps_its_line() -> None:
    async def talk() -> Transport:
        line, transport = connected()
        transport.underlying_transport.waiting = MOST_WAITING + 1
        line.pause_writing()
        line.resume_writing()
        line.send("more")
        await asyncio.sleep(0)
        return transport

    assert not awaited(talk()).is_disconnected
