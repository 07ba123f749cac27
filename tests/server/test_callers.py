"""Whoever calls and says nothing, or says it letter by letter, is let go; and there is room for others meanwhile."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.conftest import served
from server.player import Player
from servers import awaited
from websockets.exceptions import ConnectionClosed

from skyrmish.server.hosting.guarding.addresses import caller_of, network_of
from skyrmish.server.hosting.guarding.places import Places
from skyrmish.server.hosting.settings import Settings

HEAD = b"POST /api/matches HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
SOON, LATE = 0.5, 4.0  # seconds


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table with little patience and four places."""
    database = tmp_path_factory.mktemp("hasty") / "table.sqlite"
    patience = {"head_within": SOON, "body_within": SOON, "idle_within": SOON, "read_within": SOON}
    settings = Settings(database=f"sqlite:///{database}", most_callers=4, most_callers_from_one=2, thinkers=1)
    with served(Settings(**{**vars(settings), **patience})) as base:
        yield base


def call(base: str) -> socket.socket:
    parts = urlsplit(base)
    return socket.create_connection((parts.hostname, parts.port), timeout=LATE)


def trickle(line: socket.socket, letter: bytes) -> float:
    """Seconds until the table hangs up on somebody who says one letter after the other."""
    begun = time.monotonic()
    line.settimeout(0.05)
    while time.monotonic() - begun < LATE:
        try:
            if letter:
                line.sendall(letter)
            if not line.recv(4096):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - begun


@pytest.mark.parametrize(
    ("first", "letter"),
    [
        (b"", b""),
        (b"GET / HT", b""),
        (b"GET / HTTP/1.1\r\nx: ", b"y"),
        (HEAD + b"content-length: 60000\r\n\r\n{", b""),
        (HEAD + b"content-length: 60000\r\n\r\n{", b" "),
        (HEAD + b"transfer-encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    ],
)
def test_whoever_keeps_the_table_waiting_is_let_go(hasty: str, first: bytes, letter: bytes) -> None:
    with call(hasty) as line:
        line.sendall(first)
        assert trickle(line, letter) < LATE


def test_a_connection_is_kept_for_a_next_request_but_not_for_ever(hasty: str) -> None:
    with call(hasty) as line:
        for _ in range(2):
            line.sendall(b"GET /api/nothing HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 404")
            time.sleep(SOON / 2)
        assert trickle(line, b"") < LATE


def test_a_page_that_does_not_read_its_answers_is_let_go(hasty: str) -> None:
    with call(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises(ConnectionError):
            ask_without_end(line)


def ask_without_end(line: socket.socket) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < LATE:
        line.sendall(b"GET /api/catalogue HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 50)
        time.sleep(0.05)


def test_there_are_so_many_places_and_they_are_free_again(hasty: str) -> None:
    lines = [call(hasty) for _ in range(4)]
    refused = httpx.get(f"{hasty}/api/clauses")
    assert refused.status_code == 503
    assert refused.json()["reason"] == "too many people call at once; try again in a moment"
    for line in lines:
        line.close()
    time.sleep(0.1)
    assert httpx.get(f"{hasty}/api/clauses").status_code == 200


# ---- by address ----


def test_one_address_does_not_take_all_places(tmp_path: Path) -> None:
    limits = {"most_callers": 4, "most_callers_from_one": 2, "proxies": ()}
    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", thinkers=1, **limits)) as base:  # type: ignore[arg-type]
        lines = [call(base) for _ in range(2)]
        assert httpx.get(f"{base}/api/clauses").status_code == 503
        other = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=other) as elsewhere:
            assert elsewhere.get(f"{base}/api/clauses").status_code == 200
        for line in lines:
            line.close()


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(["", "a", "b"])), max_size=60))
def test_places_are_never_more_than_there_are(acts: list[tuple[bool, str]]) -> None:
    places, taken = Places(5, 2), []
    for comes, address in acts:
        if comes:
            may = len(taken) < 5 and (not address or taken.count(address) < 2)
            assert places.take(address) == may
            taken += [address] * may
        elif address in taken:
            places.give_back(address)
            taken.remove(address)


def test_a_household_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth1")


def test_only_a_proxy_of_ours_says_for_whom_it_calls() -> None:
    proxies = ("10.0.0.1",)
    assert caller_of("10.0.0.1", "192.0.2.7", proxies) == "192.0.2.7"
    assert caller_of("10.0.0.1", "made up, 192.0.2.7", proxies) == "192.0.2.7"
    assert caller_of("10.0.0.1", "", proxies) == ""
    assert caller_of("192.0.2.9", "192.0.2.7", proxies) == "192.0.2.9"


def test_so_many_look_on_at_one_match_and_whoever_plays_is_always_let_in(tmp_path: Path) -> None:
    async def come(base: str) -> None:
        seats = [{"name": name, "kind": "link"} for name in ("Ann", "Bob")]
        made = httpx.post(f"{base}/api/matches", json={"seats": seats}).json()
        watcher, late = (Player(base, made["match"], [made["watch"]]) for _ in range(2))
        await watcher.sit_down()
        with pytest.raises(ConnectionClosed) as closed:
            await late.sit_down()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4430
        ann = Player(base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        await watcher.leave()
        while (await ann.hear("presence"))["watchers"]:
            pass
        await late.sit_down()
        await late.leave()
        await ann.leave()

    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}", most_watchers_at_one=1)) as base:
        awaited(come(base))
