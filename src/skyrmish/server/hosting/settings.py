"""How a table is served: where it keeps its matches, who may talk to it, and how fast."""

import os
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from skyrmish.server.storage.hosts import Host
from skyrmish.words.refusal import Refusal

LOOPBACK = ("127.0.0.1", "localhost", "::1")
MOST_ROOMS = 4  # unless somebody asks for more


def usual_rooms() -> int:
    """One for each core, where lines can be handed over."""
    return max(1, min(MOST_ROOMS, os.cpu_count() or 1)) if hasattr(socket, "send_fds") else 1


@dataclass(frozen=True)
class Settings:
    """The usual ones are for a table on this machine."""

    database: str = ""  # a URL; empty: SQLite in the user's data folder
    hosts: tuple[str, ...] = LOOPBACK  # names under which the table is asked for; "*" for any
    origins: tuple[str, ...] = ()  # of pages that are served elsewhere
    invites: str = ""  # the address that friends are given, if not the one that a page was opened at
    largest_message: int = 16_384  # bytes over the socket
    largest_body: int = 65_536
    largest_record: int = 131_072  # a long match takes a fifth of it
    messages_a_second: float = 50.0  # from one page, on average
    messages_at_once: int = 200
    matches_a_minute: float = 60.0  # from one address
    matches_at_once: int = 120
    all_matches_a_minute: float = 3_000.0  # from everybody
    all_matches_at_once: int = 3_000
    hello_within: float = 10.0  # seconds, as all that is "within"
    head_within: float = 10.0  # for the head of a request, from its first letter or the beginning of the connection
    body_within: float = 60.0  # for the rest of it
    idle_within: float = 15.0  # for the next request
    read_within: float = 60.0  # for a page to read on in an answer
    most_callers: int = 2_000  # over HTTP at one time; fewer where the system allows few open files
    most_callers_from_one: int = 100
    most_readers: int = 50  # requests for records, replays and chances at one time
    most_readers_from_one: int = 8
    most_readers_at_one: int = 25  # and of them at one match, that others can be read beside it
    most_kits: int = 2  # whole ones that are made at one time
    most_kits_from_one: int = 1
    most_labs: int = 1  # many games that are counted at one time
    most_labs_from_one: int = 1
    hints_a_minute: float = 30.0  # that are asked for from one address, of one process
    hints_at_once: int = 20
    all_hints_a_minute: float = 600.0  # from everybody, of one process
    all_hints_at_once: int = 200
    most_strangers: int = 1_000  # lines of one process that have not said hello
    most_strangers_from_one: int = 50
    most_lines: int = 20_000  # of one process
    most_lines_from_one: int = 500
    most_bot_lines: int = 2_000  # of those, at matches in which bots play
    most_bot_lines_from_one: int = 100
    most_watchers_at_one: int = 200  # pages that only look on at one match
    beat_within: float = 15.0  # for a room to stir; one that does not is replaced
    stop_within: float = 20.0  # for everything to end
    lease_within: float = 3.0  # for a host to give a sign of life; after that, others take its matches
    reach: str = ""  # HOST:PORT, where other hosts of the same database reach this one
    host: Host | None = None  # as the others know it; none where the database has one host
    proxies: tuple[str, ...] = LOOPBACK  # who calls for others, and says for whom
    keep_days: float = 0.0  # that a match is kept after its last order; 0: for ever
    archive: str = ""  # the folder where records of those are laid away; empty: nowhere
    metrics_token: str = field(default="", repr=False)  # whoever has it may read the figures; empty: nobody
    log: Literal["text", "json"] = "text"
    rooms: int = 1  # processes that serve matches; 1: the one that listens
    thinkers: int = field(default=0)  # processes; 0: as many as there are cores to spare


LIMITS = {
    name.replace("_", "-"): name
    for name, value in vars(Settings).items()
    if type(value) in (int, float) and name not in ("keep_days", "rooms", "thinkers")
}


def limited(settings: Settings, wanted: Iterable[str]) -> Settings:
    """With other limits, each said as NAME=NUMBER."""
    for each in wanted:
        name, _, value = each.partition("=")
        if name not in LIMITS:
            raise Refusal("limit-unknown", name=repr(name), names=", ".join(LIMITS))
        changed: dict[str, Any] = {LIMITS[name]: number_like(getattr(settings, LIMITS[name]), name, value)}
        settings = replace(settings, **changed)
    return settings


def number_like(usual: float, name: str, value: str) -> float:
    """A limit of the kind that is usual: whole, or with a fraction."""
    try:
        number = type(usual)(value)
    except ValueError:
        number = 0
    if not number > 0:
        raise Refusal("limit-no-number", name=name, value=repr(value))
    return number
