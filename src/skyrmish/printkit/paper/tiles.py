"""Large pictures over many pages: each page shows a window, overlaps the next, and says where it belongs."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from shapely.geometry import Polygon

from skyrmish.printkit.drawing.palette import EDGE, INK_2, RAISED, SIGNAL
from skyrmish.printkit.drawing.shapes import rectangle
from skyrmish.printkit.paper.sheet import BOLD, MARGIN, Sheet
from skyrmish.words.catalogue import say

OVERLAP = 8.0
_FOOT = 6.0  # room for the page's name under its window

Painter = Callable[[Polygon], None]  # draws what shows in a window of the picture


@dataclass(frozen=True)
class Tiling:
    """How a picture of some width and height is cut into windows."""

    width: float
    height: float
    window: tuple[float, float]
    columns: int
    rows: int

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """The picture's place at the lower left of a window; rows count from the top."""
        wide, high = self.window
        return column * (wide - OVERLAP), self.height - high - row * (high - OVERLAP)

    def name(self, column: int, row: int) -> str:
        return f"{chr(ord('A') + row)}{column + 1}"


def tiling(across: float, upright: float, width: float, height: float) -> Tiling:
    """How a picture is cut for pages of so much across and upright."""
    wide, high = across - 2 * MARGIN, upright - 2 * MARGIN - _FOOT
    columns = math.ceil((width - OVERLAP) / (wide - OVERLAP))
    rows = math.ceil((height - OVERLAP) / (high - OVERLAP))
    return Tiling(width, height, (wide, high), columns, rows)


def _best(sheet: Sheet, width: float, height: float) -> Tiling:
    """Upright or across, whichever takes fewer pages."""
    upright = tiling(sheet.width, sheet.height, width, height)
    sheet.turn()
    across = tiling(sheet.width, sheet.height, width, height)
    if across.columns * across.rows < upright.columns * upright.rows:
        return across
    sheet.turn()
    return upright


def frame_for(sheet: Sheet, width: float, height: float, most: float, least: float) -> float:
    """How wide a frame round a picture can be, at most and at least, without a row of pages for the frame alone."""
    tight = _count(sheet, width + 2 * least, height + 2 * least)
    frames = [least + step * (most - least) / 10.0 for step in range(10, -1, -1)]
    return next(each for each in frames if _count(sheet, width + 2 * each, height + 2 * each) == tight)


def _count(sheet: Sheet, width: float, height: float) -> int:
    """The pages that a picture takes, upright or across."""
    lying = ((sheet.width, sheet.height), (sheet.height, sheet.width))
    cuts = [tiling(*page, width, height) for page in lying]
    return min(cut.columns * cut.rows for cut in cuts)


def tiled(sheet: Sheet, width: float, height: float, draw: Painter, how: str = "") -> None:
    """All windows of a picture, with a plan of them on the first page, and how to go on from there."""
    cut = _best(sheet, width, height)
    _plan(sheet, cut, draw, how)
    for row in range(cut.rows):
        for column in range(cut.columns):
            sheet.page()
            _window(sheet, cut, column, row, draw)


def _window(sheet: Sheet, cut: Tiling, column: int, row: int, draw: Painter) -> None:
    wide, high = cut.window
    x, y = cut.corner(column, row)
    sheet.window(MARGIN, MARGIN + _FOOT, wide, high)
    sheet.frame(MARGIN - x, MARGIN + _FOOT - y)
    draw(rectangle(x, y, wide, high))
    sheet.back()
    sheet.back()
    _marks(sheet, cut, column, row)


def _marks(sheet: Sheet, cut: Tiling, column: int, row: int) -> None:
    """Corner marks of the window, overlap lines on the sides that go under, and the page's name."""
    wide, high = cut.window
    left, bottom, right, top = MARGIN, MARGIN + _FOOT, MARGIN + wide, MARGIN + _FOOT + high
    for x, out in ((left, -4.0), (right, 4.0)):
        for y, up in ((bottom, -4.0), (top, 4.0)):
            sheet.line([(x + out, y), (x + out / 4, y)], colour=SIGNAL)
            sheet.line([(x, y + up), (x, y + up / 4)], colour=SIGNAL)
    if column + 1 < cut.columns:
        sheet.line([(right - OVERLAP, bottom), (right - OVERLAP, top)], colour=SIGNAL, width=0.15, dash=(2.0, 2.0))
    if row + 1 < cut.rows:
        sheet.line([(left, bottom + OVERLAP), (right, bottom + OVERLAP)], colour=SIGNAL, width=0.15, dash=(2.0, 2.0))
    sheet.foot()
    last = cut.name(cut.columns - 1, cut.rows - 1)
    words = say("print-tile", title=sheet.title, tile=cut.name(column, row), last=last)
    sheet.text(left + 6.0, MARGIN + 0.8, words, 9, BOLD)
    sheet.text(right - 6.0, MARGIN + 0.8, say("print-tile-note"), 8, colour=INK_2, anchor="right")


def _plan(sheet: Sheet, cut: Tiling, draw: Painter, how: str) -> None:
    """The whole picture small, with the windows and their names."""
    sheet.page(sheet.title, say("print-tiles", pages=cut.columns * cut.rows))
    words = say("print-tiles-how", width=round(cut.width), height=round(cut.height), overlap=OVERLAP)
    y = sheet.paragraph(MARGIN, sheet.height - MARGIN - 12.0, sheet.width - 2 * MARGIN, f"{words} {how}", 10)
    scale = min((sheet.width - 2 * MARGIN) / cut.width, (y - MARGIN - 14.0) / cut.height) * 0.92
    left, bottom = (sheet.width - cut.width * scale) / 2, (y + MARGIN + 4.0 - cut.height * scale) / 2 + 2.0
    sheet.frame(left, bottom, scale=scale)
    draw(rectangle(0.0, 0.0, cut.width, cut.height))
    sheet.back()
    for row in range(cut.rows):
        for column in range(cut.columns):
            _plan_window(sheet, cut, column, row, left, bottom, scale)


def _plan_window(sheet: Sheet, cut: Tiling, column: int, row: int, left: float, bottom: float, scale: float) -> None:
    x, y = cut.corner(column, row)
    wide, high = cut.window
    right, top = min(x + wide, cut.width), y + high
    low = max(y, 0.0)
    sheet.area(
        rectangle(left + x * scale, bottom + low * scale, (right - x) * scale, (top - low) * scale), None, SIGNAL, 0.25
    )
    middle = (left + (x + right) / 2 * scale, bottom + (low + top) / 2 * scale)
    sheet.area(rectangle(middle[0] - 5.0, middle[1] - 2.4, 10.0, 6.4), RAISED, EDGE, 0.2)
    sheet.text(middle[0], middle[1] - 0.6, cut.name(column, row), 11, BOLD, anchor="middle")
