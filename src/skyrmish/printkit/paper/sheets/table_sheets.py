"""The sheets with the pieces of the table: templates and ruler, planes and altitude, bombers and balloons."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.geometry.templates import Template, centre_line
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.packing import laid_out
from skyrmish.printkit.drawing.palette import (
    AIR,
    BOMBER,
    EDGE,
    GOLD_INK,
    INK,
    INK_2,
    INK_3,
    RAISED,
    SIGNAL,
    SUNK,
    Seat,
    blend,
    numbered,
)
from skyrmish.printkit.drawing.shapes import moved, rectangle
from skyrmish.printkit.paper.flow import HEAD, USED, Thing, flow, left_of
from skyrmish.printkit.paper.paint import RULER, TEMPLATE, Look, altitude_look, mark, paint, seat_look
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Sheet
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.rulers import parts_of, section_marks
from skyrmish.printkit.pieces.templates import EXACT, Costs, all_in_one, template_piece
from skyrmish.printkit.pieces.tokens import altitude_ring, ring_hole
from skyrmish.words.catalogue import say

SQUARE = 50.0
_CAPTION = 6.0
_SEAT_NAME = 4.0
_BETWEEN_SEATS = 5.0  # so that six of them fit a page of either paper


def templates_sheet(sheet: Sheet, pieces: PieceSet, costs: Costs, what: str = "plane") -> None:
    """Templates, ruler, all templates on one piece, and a calibration square."""
    templates = [_template(sheet, pieces, template, costs) for template in pieces.templates]
    both = [_side(sheet, pieces, costs, right) for right in (False, True)]
    flow(sheet, [templates, *_ruler(sheet, pieces), [*both, _how(sheet, what)]])


def _cut_out(sheet: Sheet, piece: Piece, look: Look) -> Thing:
    """A piece as large as the kit's are."""
    times = sheet.paper.times
    left, _, _, top = piece.bounds
    return Thing(
        piece.width * times,
        piece.length * times,
        lambda x, y: paint(sheet, piece, look, x - left * times, y - top * times),
    )


def _template(sheet: Sheet, pieces: PieceSet, template: Template, costs: Costs) -> Thing:
    """A template with its centre line, and its name below."""
    piece, times = template_piece(pieces, template, costs, EXACT), sheet.paper.times
    body, (west, _, _, north) = _cut_out(sheet, piece, TEMPLATE), piece.bounds

    def draw(x: float, y: float) -> None:
        body.draw(x, y)
        places = centre_line(template, lead=pieces.lead)
        way = [(x + (-left - west) * times, y + (ahead - north) * times) for ahead, left in places]
        sheet.window(x, y - body.height, body.width, body.height)
        sheet.line(way, colour=GOLD_INK, width=0.15, dash=(1.0, 1.2))
        sheet.back()
        words = say("print-template", template=template.name, cost=costs[template.name])
        sheet.text(x + body.width / 2, y - body.height - 5.0, words, 9.5, BOLD, anchor="middle")

    return Thing(body.width, body.height + _CAPTION, draw)


def _side(sheet: Sheet, pieces: PieceSet, costs: Costs, right: bool) -> Thing:
    """One side of the combined template."""
    return _cut_out(sheet, all_in_one(pieces, costs, EXACT, right=right), TEMPLATE)


def _how(sheet: Sheet, what: str) -> Thing:
    """What to do with the combined template, and the calibration square below."""

    def draw(x: float, y: float) -> None:
        sheet.text(x, y - 4.0, say("print-all-in-one"), 11, BOLD)
        low = sheet.paragraph(x, y - 6.0, 54.0, say("print-all-in-one-how", what=what), 9)
        calibration(sheet, x, low - SQUARE - 6.0)

    return Thing(54.0, 94.0, draw)


def calibration(sheet: Sheet, x: float, y: float) -> None:
    """A square of 50 mm to lay a ruler on, and what to do if it is not."""
    sheet.area(rectangle(x, y, SQUARE, SQUARE), None, SIGNAL, 0.3)
    sheet.text(x + SQUARE / 2, y + 40.0, say("print-square", side=SQUARE), 11, BOLD, anchor="middle")
    sheet.paragraph(x + 4.0, y + 36.0, SQUARE - 8.0, say("print-square-how", side=SQUARE), 8.5)


def _ruler(sheet: Sheet, pieces: PieceSet) -> list[list[Thing]]:
    """The ruler as strips to tape end to end, and what it is good for."""
    times = sheet.paper.times
    count = parts_of(pieces, times)
    length, section = pieces.ruler_length * times, pieces.ruler_length * times / count
    how = say("print-ruler-how", strips=count, section=round(section, 2), length=length)
    ends = [round(mark * times, 1) for mark in (*section_marks(pieces), pieces.ruler_length)]
    note = say("print-ruler-note", numbered=pieces.ruler_sections > 1, ends=ends)

    def heading(x: float, y: float) -> None:
        sheet.text(x, y - 4.0, say("print-ruler"), 11, BOLD)
        sheet.text(x + USED, y - 4.0, how, 9, colour=INK_2, anchor="right")
        sheet.paragraph(x, y - 5.0, USED, note, 8.5)

    strips = [
        Thing(section, pieces.ruler_width * times, partial(_strip, sheet, pieces, number)) for number in range(count)
    ]
    return [[Thing(USED, 9.0, heading, is_heading=True)], strips]


def _strip(sheet: Sheet, pieces: PieceSet, number: int, left: float, top: float) -> None:
    """A strip with the number of its section, or with how far it reaches; and where sections end in it."""
    times = sheet.paper.times
    count = parts_of(pieces, times)
    length, wide = pieces.ruler_length * times / count, pieces.ruler_width * times
    bottom = top - wide
    sheet.area(rectangle(left, bottom, length, wide), SUNK if number % 2 else RULER.body, RULER.edge, 0.25)
    for end in (each * times - length * number for each in section_marks(pieces)):
        if 0.01 < end < length - 0.01:
            sheet.line([(left + end, bottom), (left + end, top)], colour=INK, width=0.5)
    word = str(number + 1) if pieces.ruler_sections == count else f"{round(length * (number + 1), 1):g}"
    sheet.sign(moved(engraved(word, 3.6 * times, 0.7 * times), left + length / 2, bottom + wide / 2), RULER.lines)


@dataclass(frozen=True)
class Flown:
    """A plane as it is printed: its set, the place of a seat's mark on it, and its top altitude."""

    pieces: PieceSet
    plane: Piece
    mark: tuple[float, float, float]
    levels: int


def planes_sheet(sheet: Sheet, flown: Flown, seats: Sequence[Seat], first_player: Piece | None) -> None:
    """A row for every plane, with its altitude counters to lay under it; several where they are large."""
    first = _cut_out(sheet, first_player, Look(RAISED, figure=INK)) if first_player else None
    rows = [[_seat(sheet, flown, seat, number)] for seat, number in numbered(seats)]
    flow(sheet, [[*rows[0], first], *rows[1:]] if first else rows, _BETWEEN_SEATS)


def _seat(sheet: Sheet, flown: Flown, seat: Seat, plane: int) -> Thing:
    """A plane and its counters, as many beside each other as there is room for."""
    times = sheet.paper.times
    pitch = 28.0 * times
    across = int(USED // pitch)
    tokens = [
        partial(_plane, sheet, flown, seat, plane),
        *(partial(_counter, sheet, flown, seat, n + 1) for n in range(flown.levels)),
    ]

    def draw(x: float, y: float) -> None:
        name = say("print-seat-row", letter=seat.letter, seat=seat.name, emblem=seat.emblem, plane=plane)
        sheet.text(x, y - _SEAT_NAME, name, 9.5, BOLD)
        for number, token in enumerate(tokens):
            token(x + pitch * (number % across + 0.5), y - _SEAT_NAME - 2.0 - pitch * (number // across + 0.5))

    wide = pitch * min(across, len(tokens))
    return Thing(wide, _SEAT_NAME + 2.0 + pitch * math.ceil(len(tokens) / across), draw)


def _plane(sheet: Sheet, flown: Flown, seat: Seat, plane: int, x: float, y: float) -> None:
    """A plane with its seat's mark on one side, and its number on the other where a seat has several."""
    times = sheet.paper.times
    paint(sheet, flown.plane, seat_look(seat), x, y)
    across, aside, size = (length * times for length in flown.mark)
    mark(sheet, seat, x + across, y + aside, size, seat.figure)
    if plane:
        sheet.sign(moved(engraved(str(plane), 2 * size, 0.3 * size), x - across, y + aside), seat.figure)


def _counter(sheet: Sheet, flown: Flown, seat: Seat, level: int, x: float, y: float) -> None:
    """An altitude counter with its number, and the seat's mark."""
    times, ink, pieces = sheet.paper.times, blend(seat.colour, INK, 0.6), flown.pieces
    _ring(sheet, pieces, seat, level, x, y)
    mark(sheet, seat, x, y + (pieces.token_apothem + ring_hole(pieces)) / 2 * times, 1.9 * times, ink)


def _ring(sheet: Sheet, pieces: PieceSet, colours: Seat, level: int, x: float, y: float) -> None:
    times = sheet.paper.times
    paint(sheet, altitude_ring(pieces), altitude_look(colours), x, y)
    sheet.sign(moved(engraved(str(level), 5.0 * times, 0.9 * times), x, y), blend(colours.colour, INK, 0.6))


def expansion_sheet(sheet: Sheet, pieces: list[tuple[Piece, int]], rings: PieceSet, levels: int) -> None:
    """C-3  Bombers with all their bombs and altitude counters, and balloons, in rows."""
    looks = (
        seat_look(BOMBER),
        Look(INK_2, rim=True),
        Look(AIR, EDGE, figure=INK_3, lower=blend(AIR, INK_3, 0.5), rim=True),
    )
    each = [
        _cut_out(sheet, piece, look) for (piece, count), look in zip(pieces, looks, strict=True) for _ in range(count)
    ]
    bombers = pieces[0][1]
    each += [_bomber_ring(sheet, rings, level + 1) for _ in range(bombers) for level in range(levels)]
    left, bottom, top = left_of(sheet), MARGIN + 8.0, sheet.height - MARGIN - HEAD - 12.0
    places = laid_out([(thing.width, thing.height) for thing in each], USED, top - bottom, 6.0, may_turn=False)
    shown = -1
    for thing, place in sorted(zip(each, places, strict=True), key=lambda put: put[1].sheet if put[1] else 0):
        assert place is not None, "a token is smaller than a page"
        if place.sheet > shown:
            shown = place.sheet
            sheet.page(sheet.title)
            if bombers:
                sheet.paragraph(left, top + 12.0, USED, say("print-stubs"), 9.5)
        thing.draw(left + place.x, top - place.y)


def _bomber_ring(sheet: Sheet, pieces: PieceSet, level: int) -> Thing:
    """A counter that belongs to no seat."""
    side, middle = pieces.token_apothem * 2 * sheet.paper.times, pieces.token_apothem * sheet.paper.times
    return Thing(side, side, lambda x, y: _ring(sheet, pieces, BOMBER, level, x + middle, y - middle))
