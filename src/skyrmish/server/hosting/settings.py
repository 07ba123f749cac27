"""How a table is served: where it keeps its matches, who may talk to it, and how fast."""

import os
import socket
from dataclasses import dataclass, field

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
    largest_message: int = 16_384  # bytes over the socket
    largest_body: int = 65_536
    largest_record: int = 5_100_000
    messages_a_second: float = 50.0  # from one page, on average
    messages_at_once: int = 200
    matches_a_minute: float = 60.0  # from one address
    matches_at_once: int = 120
    hello_within: float = 10.0  # seconds
    rooms: int = 1  # processes that serve matches; 1: the one that listens
    thinkers: int = field(default=0)  # processes; 0: as many as there are cores to spare
