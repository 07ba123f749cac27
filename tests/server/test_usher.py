"""A page that is passed on to another host may leave at any moment: that is no fault."""

import asyncio
from typing import Any

import pytest
from servers import awaited

from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.hosts.membership import Membership
from skyrmish.server.hosting.hosts.passing import passed_on
from skyrmish.server.hosting.hosts.usher import Far, Usher
from skyrmish.server.storage.hosts import Host
from skyrmish.words.catalogue import say


class Left:
    """The line to a page that has left: nothing can be done with it."""

    def is_closing(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(f"the handler is closed: {name}")


def test_what_was_on_its_way_to_a_page_that_has_left_is_for_nobody() -> None:
    far = Far(Left())
    far.data_received(b"HTTP/1.1 101 Switching Protocols")
    far.pause_writing()
    far.resume_writing()
    assert far.has_answered


REQUEST = b"GET /ws/m HTTP/1.1\r\nHost: x\r\n\r\n"


class Line:
    """A page that waits for an answer."""

    def __init__(self) -> None:
        self.said = b""
        self.is_closed = False

    def pause_reading(self) -> None: ...

    def write(self, data: bytes) -> None:
        self.said += data

    def close(self) -> None:
        self.is_closed = True

    def get_extra_info(self, name: str) -> Any:
        return ("10.0.0.7", 1) if name == "peername" else None


def test_a_line_that_was_meant_for_another_host_is_refused_in_one_sentence() -> None:
    async def bring() -> None:
        membership, line = Membership(None, Host.new("10.0.0.1:8000"), 3.0), Line()  # type: ignore[arg-type]
        usher = Usher(membership, (), Places(1, 1), set(), lambda: pytest.fail("it stays here"))
        usher.connection_made(line)
        usher.data_received(passed_on(REQUEST, Host.new("10.0.0.1:8000").token, "10.0.0.9"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert line.said.startswith(b"HTTP/1.1 421 ")
        assert line.said.endswith(say("host-misdirected").encode())
        assert line.is_closed

    awaited(bring())


def test_only_so_many_may_wait_to_be_brought_to_their_match() -> None:
    membership, line = Membership(None, Host.new("10.0.0.1:8000"), 3.0), Line()  # type: ignore[arg-type]
    usher = Usher(membership, (), Places(1, 0), set(), lambda: pytest.fail("it stays here"))
    usher.connection_made(line)
    usher.data_received(REQUEST)
    assert line.said.startswith(b"HTTP/1.1 503 ")
    assert line.is_closed


def test_a_host_that_lives_where_nobody_listens_keeps_its_matches(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It was thought to have ended once; the second time it is known to live, or matches would go back and forth."""
    ended: list[Host] = []
    monkeypatch.setattr("skyrmish.server.hosting.hosts.membership.leave", lambda _, host: ended.append(host))

    async def bury() -> None:
        membership, other = Membership(None, Host.new("10.0.0.1:8000"), 0.05), Host.new("10.0.0.2:8000")  # type: ignore[arg-type]
        await membership.bury(other)
        assert ended == [other]
        await asyncio.sleep(0.1)
        for _ in range(3):
            await membership.bury(other)
        assert ended == [other]

    awaited(bury())
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        "a host lives, but not where its --reach says"
    ]
