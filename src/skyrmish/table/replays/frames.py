"""A match as frames: the table after every step, with what happened in it."""

import asyncio
from dataclasses import asdict, replace

from skyrmish.engine.refusal import Refusal
from skyrmish.match.dice_sources import TypedDice
from skyrmish.match.match import Match
from skyrmish.match.records import play_line, read_record, start_match
from skyrmish.table.chairs import Chairs
from skyrmish.table.messages.replays import Frame
from skyrmish.table.messages.table import SeatView
from skyrmish.table.views.remembered import Remembered
from skyrmish.table.views.sky import Sky
from skyrmish.table.views.table_view import event_views, is_hidden, plane_view, table_view
from skyrmish.table.views.tray import tray_view


async def frames_of(record: str, chairs: Chairs) -> list[Frame]:
    """The match so far, without secrets, worked out beside the thread that serves the players.

    Everybody was there when it was played; who is there now does not matter.
    """
    seats = [replace(seat, here=True) for seat in chairs.views()]
    return await asyncio.to_thread(frames_in, record, seats)


def frames_in(text: str, seats: list[SeatView]) -> list[Frame]:
    """Play a record line by line."""
    record = read_record(text)
    match = start_match(record.header, TypedDice([]))
    sky, remembered = Sky(match.rules), Remembered()
    frames = [frame(match, sky, remembered, seats, "", 0)]
    for line in record.lines:
        before = len(match.events)
        play_line(match, line)
        frames.append(frame(match, sky, remembered, seats, f"{line.who}: {', '.join(line.steps)}", before))
    return frames


def frame(match: Match, sky: Sky, remembered: Remembered, seats: list[SeatView], order: str, before: int) -> Frame:
    remembered.listen(match.events)
    planes = [plane_view(match, sky, i, remembered, is_hidden(match, i, ())) for i in range(match.table.count)]
    tray = tray_view(match, remembered.attack) if remembered.attack >= 0 else None
    view = table_view(match, sky, len(match.entries), planes, seats, tray)
    events = event_views(match, sky, match.events[before:], before + 1)
    return Frame(order=order, events=[asdict(event) for event in events], table=asdict(view))


def shortened(text: str, step: int) -> str:
    """The record as it was after so many of its steps."""
    lines = read_record(text).lines
    if not 0 <= step <= len(lines):
        raise Refusal(f"step: the record has {len(lines)} steps, so there is no step {step}")
    return text if step == len(lines) else "\n".join(text.split("\n")[: lines[step].number - 1]) + "\n"
