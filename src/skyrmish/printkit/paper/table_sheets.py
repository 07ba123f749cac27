"""The sheets with the pieces of the table: templates and ruler, planes and altitude, bombers and balloons."""

from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.geometry.templates import Template, centre_line
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.packing import laid_out
from skyrmish.printkit.drawing.palette import (
    AIR,
    EDGE,
    GOLD_INK,
    INK,
    INK_2,
    INK_3,
    RAISED,
    SEATS,
    SIGNAL,
    SUNK,
    Seat,
    blend,
)
from skyrmish.printkit.drawing.shapes import moved, rectangle
from skyrmish.printkit.paper.paint import RULER, TEMPLATE, Look, altitude_look, mark, paint, seat_look
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Sheet
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.rulers import parts_of, section_marks
from skyrmish.printkit.pieces.templates import EXACT, Costs, all_in_one, template_piece
from skyrmish.printkit.pieces.tokens import altitude_ring, ring_hole
from skyrmish.words.catalogue import say

SQUARE = 50.0
_HEAD = 14.0
_SEAT_ROW = 36.5
_USED = 182.0  # width that fits both papers


def templates_sheet(sheet: Sheet, pieces: PieceSet, costs: Costs) -> None:
    """Templates, calibration square and ruler."""
    sheet.page(sheet.title)
    top = sheet.height - MARGIN - _HEAD
    left = _left(sheet)
    for template, x in zip(pieces.templates, (left + 13.0, left + 86.0, left + 160.0), strict=True):
        _template(sheet, pieces, template, costs, x, top - 88.0)
    _ruler(sheet, pieces, left, top - 116.0)
    _all_in_one(sheet, pieces, costs, left, top - 222.0)
    calibration(sheet, left + 126.0, top - 236.0)
    _ruler_pages(sheet, pieces)


def _left(sheet: Sheet) -> float:
    """The left edge of what is drawn, so that it stands in the middle of either paper."""
    return (sheet.width - _USED) / 2


def _template(sheet: Sheet, pieces: PieceSet, template: Template, costs: Costs, x: float, y: float) -> None:
    piece = template_piece(pieces, template, costs, EXACT)
    paint(sheet, piece, TEMPLATE, x, y)
    way = [(x - left, y + ahead) for ahead, left in centre_line(template, lead=pieces.lead)]
    sheet.line(way, colour=GOLD_INK, width=0.15, dash=(1.0, 1.2))
    middle = (piece.bounds[0] + piece.bounds[2]) / 2 + x
    words = say("print-template", template=template.name, cost=costs[template.name])
    sheet.text(middle, y - 5.0, words, 9.5, BOLD, anchor="middle")


def calibration(sheet: Sheet, x: float, y: float) -> None:
    """A square of 50 mm to lay a ruler on, and what to do if it is not."""
    sheet.area(rectangle(x, y, SQUARE, SQUARE), None, SIGNAL, 0.3)
    sheet.text(x + SQUARE / 2, y + 40.0, say("print-square", side=SQUARE), 11, BOLD, anchor="middle")
    sheet.paragraph(x + 4.0, y + 36.0, SQUARE - 8.0, say("print-square-how", side=SQUARE), 8.5)


def _ruler(sheet: Sheet, pieces: PieceSet, x: float, y: float) -> None:
    """The ruler as strips to tape end to end; a long one has pages of its own."""
    count, numbered = parts_of(pieces), pieces.ruler_sections > 1
    length = round(pieces.ruler_length / count, 2)
    sheet.text(x, y + 10.0, say("print-ruler"), 11, BOLD)
    how = say("print-ruler-how", strips=count, section=length, length=pieces.ruler_length)
    sheet.text(x + 24.0, y + 10.0, how, 9, colour=INK_2)
    note = say("print-ruler-note", numbered=numbered, ends=[*section_marks(pieces), pieces.ruler_length])
    if 2 * length + 8.0 <= _USED and count <= 3:
        for number, (left, bottom) in enumerate(((x, y), (x + length + 8.0, y), (x, y - 10.0))[:count]):
            _strip(sheet, pieces, number, left, bottom)
        sheet.paragraph(x + length + 8.0, y - 3.0, _USED - length - 8.0, note, 8.5)
    else:
        sheet.paragraph(x, y + 4.0, _USED, f"{say('print-ruler-further')} {note}", 8.5)


def _ruler_pages(sheet: Sheet, pieces: PieceSet) -> None:
    """The strips of a ruler that is too long for the page of the templates."""
    count, left = parts_of(pieces), _left(sheet)
    if 2 * pieces.ruler_length / count + 8.0 <= _USED and count <= 3:
        return
    top, pitch = sheet.height - MARGIN - _HEAD - pieces.ruler_width, pieces.ruler_width + 4.0
    rows = int((top - MARGIN - 8.0) // pitch)
    for number in range(count):
        if number % rows == 0:
            sheet.page(say("print-ruler"))
        _strip(sheet, pieces, number, left, top - number % rows * pitch)


def _strip(sheet: Sheet, pieces: PieceSet, number: int, left: float, bottom: float) -> None:
    """A strip with the number of its section, or with how far it reaches; and where sections end in it."""
    count, wide = parts_of(pieces), pieces.ruler_width
    length = pieces.ruler_length / count
    sheet.area(rectangle(left, bottom, length, wide), SUNK if number % 2 else RULER.body, RULER.edge, 0.25)
    for end in (each - length * number for each in section_marks(pieces)):
        if 0.01 < end < length - 0.01:
            sheet.line([(left + end, bottom), (left + end, bottom + wide)], colour=INK, width=0.5)
    word = str(number + 1) if pieces.ruler_sections == count else f"{round(length * (number + 1), 1):g}"
    sheet.sign(moved(engraved(word, 3.6, 0.7), left + length / 2, bottom + wide / 2), RULER.lines)


def _all_in_one(sheet: Sheet, pieces: PieceSet, costs: Costs, x: float, y: float) -> None:
    """Both sides of the combined template, to glue back to back."""
    paint(sheet, all_in_one(pieces, costs, EXACT), TEMPLATE, x + 42.0, y)
    paint(sheet, all_in_one(pieces, costs, EXACT, right=True), TEMPLATE, x + 62.0 + 13.0, y)
    sheet.text(x + 126.0, y + 82.0, say("print-all-in-one"), 11, BOLD)
    sheet.paragraph(x + 126.0, y + 80.0, 56.0, say("print-all-in-one-how"), 9)


@dataclass(frozen=True)
class Flown:
    """A plane as it is printed: its set, the place of a seat's mark on it, and its top altitude."""

    pieces: PieceSet
    plane: Piece
    mark: tuple[float, float, float]
    levels: int


def planes_sheet(sheet: Sheet, flown: Flown, seats: Sequence[Seat], first_player: Piece | None) -> None:
    """A row for every plane, with its altitude counters to lay under it."""
    top, rows = sheet.height - MARGIN - _HEAD - 6.0, int((sheet.height - 3 * MARGIN - _HEAD) // _SEAT_ROW)
    for number, seat in enumerate(seats):
        if number % rows == 0:
            sheet.page(sheet.title)
        _seat_row(sheet, flown, seat, top - _SEAT_ROW * (number % rows))
    if first_player:
        paint(sheet, first_player, Look(RAISED, figure=INK), _left(sheet) + 168.0, top - 16.0)


def _seat_row(sheet: Sheet, flown: Flown, seat: Seat, y: float) -> None:
    left, pieces = _left(sheet), flown.pieces
    name = say("print-seat-row", letter=seat.letter, seat=seat.name, emblem=seat.emblem)
    sheet.text(left, y, name, 9.5, BOLD)
    middle = y - 16.0
    paint(sheet, flown.plane, seat_look(seat), left + 14.0, middle)
    across, aside, size = flown.mark
    mark(sheet, seat, left + 14.0 + across, middle + aside, size, seat.figure)
    for level in range(1, flown.levels + 1):
        x, ink = left + 22.0 + 28.0 * level, blend(seat.colour, INK, 0.6)
        paint(sheet, altitude_ring(pieces), altitude_look(seat), x, middle)
        sheet.sign(moved(engraved(str(level), 5.0, 0.9), x, middle), ink)
        mark(sheet, seat, x, middle + (pieces.token_apothem + ring_hole(pieces)) / 2, 1.9, ink)


def expansion_sheet(sheet: Sheet, pieces: list[tuple[Piece, int]]) -> None:
    """C-3  Bombers with all their bombs, and balloons, in rows."""
    looks = (seat_look(SEATS[3]), Look(INK_2, rim=True), Look(AIR, EDGE, figure=INK_3, rim=True))
    each = [(piece, look) for (piece, count), look in zip(pieces, looks, strict=True) for _ in range(count)]
    left, bottom, top = _left(sheet), MARGIN + 8.0, sheet.height - MARGIN - _HEAD - 12.0
    places = laid_out([(piece.width, piece.length) for piece, _ in each], _USED, top - bottom, 6.0, may_turn=False)
    shown = -1
    for (piece, look), place in zip(each, places, strict=True):
        assert place is not None, "a token is smaller than a page"
        if place.sheet > shown:
            shown = place.sheet
            sheet.page(sheet.title)
            sheet.paragraph(left, top + 12.0, _USED, say("print-stubs"), 9.5)
        paint(sheet, piece, look, left + place.x - piece.bounds[0], top - place.y - piece.bounds[3])
