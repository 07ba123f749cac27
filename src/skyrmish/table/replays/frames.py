"""A match as frames: the table after every step, with what happened in it."""

from collections.abc import Generator
from dataclasses import replace

from skyrmish.match.records.record import begin_record, play_line, read_record
from skyrmish.table.faces.all_faces import face_of
from skyrmish.table.faces.face import Face
from skyrmish.table.json_text import dumps
from skyrmish.table.messages.table import SeatView
from skyrmish.table.seats.chairs import Chairs
from skyrmish.words.refusal import Refusal


def frames_of(text: str, chairs: Chairs) -> Generator[None, None, bytes]:
    """A match so far, without secrets, as a JSON list of Frames; line by line, since it takes a while.

    Everybody was there when it was played; who is there now does not matter.
    """
    seats = [replace(seat, here=True) for seat in chairs.views()]
    record = read_record(text)
    match = begin_record(record)
    face = face_of(match)
    frames = [frame(face, seats, "", 0)]
    for line in record.lines:
        yield
        before = len(match.events)
        play_line(match, line)
        frames.append(frame(face, seats, f"{line.who}: {', '.join(line.steps)}", before))
    return b"[%b]" % b",".join(frames)


def frame(face: Face, seats: list[SeatView], order: str, before: int) -> bytes:
    """A Frame: the table now, as somebody sees it who sits in no seat."""
    face.changed()
    match = face.match
    view = face.view(len(match.entries), seats, ())
    events = face.event_views(match.events[before:], before + 1)
    return dumps({"order": order, "events": events, "table": view})


def shortened(text: str, step: int) -> str:
    """The record as it was after so many of its steps."""
    lines = read_record(text).lines
    if not 0 <= step <= len(lines):
        raise Refusal("no-such-step", steps=len(lines), step=step)
    return text if step == len(lines) else "\n".join(text.split("\n")[: lines[step].number - 1]) + "\n"
