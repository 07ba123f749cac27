"""SL1-PRN-01  A guide for a ruler of string: where to knot it and where to mark it."""

import math

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.printkit.drawing.palette import GOLD, INK, INK_2, RAISED
from skyrmish.printkit.drawing.shapes import disc, rectangle
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Sheet
from skyrmish.printkit.pieces.rulers import section_marks
from skyrmish.words.catalogue import say

_ROW = 34.0
_KNOT = 2.2


def string_ruler(sheet: Sheet, pieces: PieceSet) -> None:
    """The string's whole length across the page; a longer one goes on in the next row, and on the next page."""
    sheet.turn()
    times = sheet.paper.times
    marks, length = [round(mark * times, 1) for mark in section_marks(pieces)], pieces.ruler_length * times
    wide, top = sheet.width - 2 * MARGIN, sheet.height - MARGIN - 46.0
    rows = int((top - MARGIN - 10.0) // _ROW)
    for row in range(math.ceil(length / wide)):
        if row % rows == 0:
            sheet.page(sheet.title)
            how = say("print-string-how", length=length, marks=marks, sections=len(marks) + 1)
            sheet.paragraph(MARGIN, sheet.height - MARGIN - 12.0, wide, how, 10)
        start, y = row * wide, top - row % rows * _ROW
        sheet.line([(MARGIN, y), (MARGIN + min(wide, length - start), y)], colour=INK_2, width=0.6)
        for place, is_knot in [(0.0, True), *((mark, False) for mark in marks), (length, True)]:
            if start <= place <= start + wide:
                _place(sheet, MARGIN + place - start, y, place, is_knot)


def _place(sheet: Sheet, x: float, y: float, place: float, is_knot: bool) -> None:
    """A knot at an end, or a mark where a section ends; a fine line says exactly where."""
    shape = disc(x, y, _KNOT) if is_knot else rectangle(x - 0.6, y - 3.0, 1.2, 6.0)
    sheet.area(shape, GOLD if is_knot else RAISED, INK, 0.3)
    sheet.line([(x, y - 7.0), (x, y + 7.0)], colour=INK, width=0.15)
    anchor = "left" if x < 2 * MARGIN else "right" if x > sheet.width - 2 * MARGIN else "middle"
    sheet.text(x, y + 8.5, say("print-string-place", is_knot=is_knot), 9, BOLD, anchor=anchor)
    sheet.text(x, y - 11.0, say("print-bar", length=round(place, 1)), 9, colour=INK_2, anchor=anchor)
