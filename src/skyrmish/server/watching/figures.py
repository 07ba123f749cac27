"""The figures of a server, in the form that Prometheus reads: those of the process that listens, and of every room."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, NamedTuple

from skyrmish.server.watching.latencies import BOUNDS

PREFIX = "skyrmish_"
TEXT = "text/plain; version=0.0.4; charset=utf-8"  # as Prometheus asks for it


@dataclass
class Figures:
    """Of one process, as they are now. What they are about stands in ``ABOUT``, by the same names."""

    matches_open: int = 0
    pages: int = 0
    watchers: int = 0
    disk_queue: int = 0
    thinking_queue: int = 0
    bots_thinking: int = 0
    order_seconds: float = 0.0
    order_counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))


ABOUT = {
    "matches_open": "Matches that are in memory.",
    "pages": "Pages that have sat down or look on.",
    "watchers": "Pages of them that only look on.",
    "disk_queue": "Answers that wait to be written.",
    "thinking_queue": "Bots and odds that wait for a process to think.",
    "bots_thinking": "Seats for which a bot thinks now.",
}


def figures_of(hall: Any) -> Figures:
    """Of the tables that a process serves."""
    tables, latencies = list(hall.tables.values()), hall.latencies
    return Figures(
        matches_open=len(tables),
        pages=sum(len(table.pages) for table in tables),
        watchers=sum(table.watchers for table in tables),
        disk_queue=hall.writer.waiting,
        thinking_queue=hall.thinkers.waiting,
        bots_thinking=sum(chair.thinking for table in tables for chair in table.chairs.all),
        order_seconds=latencies.sum,
        order_counts=latencies.counts,
    )


class OfHost(NamedTuple):
    """Of the host as a whole. What they are about stands in ``ABOUT_HOST``, by the same names."""

    rooms_ready: int
    rooms: int
    callers: int
    hosts: int
    lines_passed_on: int


ABOUT_HOST = {
    "rooms_ready": "Processes for matches that give a sign of life.",
    "rooms": "Processes for matches.",
    "callers": "Connections over HTTP.",
    "hosts": "Hosts that share the database and live, with this one.",
    "lines_passed_on": "Pages whose match another host has.",
}


def as_text(processes: dict[str, Figures], host: OfHost) -> str:
    """Everything, process by process, and then of the host."""
    lines: list[str] = []
    for name, about in ABOUT.items():
        lines += described(name, "gauge", about)
        lines += [f'{PREFIX}{name}{{process="{who}"}} {getattr(figures, name)}' for who, figures in processes.items()]
    lines += described("order_seconds", "histogram", "From an order's arrival to its answer, on disk.")
    for who, figures in processes.items():
        lines += histogram(who, figures)
    for name, about in ABOUT_HOST.items():
        lines += [*described(name, "gauge", about), f"{PREFIX}{name} {getattr(host, name)}"]
    return "\n".join([*lines, ""])


def described(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {about}", f"# TYPE {PREFIX}{name} {kind}"]


def histogram(who: str, figures: Figures) -> Iterable[str]:
    name, sums = f"{PREFIX}order_seconds", list(accumulate(figures.order_counts))
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], sums, strict=True):
        yield f'{name}_bucket{{process="{who}",le="{bound}"}} {count}'
    yield f'{name}_sum{{process="{who}"}} {figures.order_seconds:.6f}'
    yield f'{name}_count{{process="{who}"}} {sums[-1]}'
