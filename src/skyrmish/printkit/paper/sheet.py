"""A sheet of paper in millimetres, y upwards: areas, pieces and words on it, a scale bar at its foot."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit import LICENCE
from skyrmish.printkit.drawing.palette import BLACK, INK, INK_2, WHITE
from skyrmish.printkit.drawing.shapes import Line, Rings, contours, rectangle
from skyrmish.printkit.paper.preview import FONTS, Preview
from skyrmish.words.catalogue import say
from skyrmish.words.language import spoken

MM = 72.0 / 25.4
MARGIN = 12.0
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
TITLE, BODY, BOLD = "Rokkitt-Bold", "AtkinsonHyperlegibleNext-Regular", "AtkinsonHyperlegibleNext-Bold"
_BAR = 100.0
_FOOT_SIZE, _FOOT_LINE, _FOOT_STEP = 7.0, 7.4, 2.6  # points; mm from the edge of the paper, and from line to line
_ASIDE = (3.7, 2.7), (3.5, 1.6)  # mm from the left and the right side: where printers reach, and for the type as usual
Dash = tuple[float, ...]  # lengths of strokes and gaps in turn; none: one long line


@cache
def _fonts_ready() -> bool:
    for name in (TITLE, BODY, BOLD):
        pdfmetrics.registerFont(TTFont(name, str(FONTS / f"{name}.ttf")))
    return True


def width_of(text: str, size: float, font: str = BODY) -> float:
    """How wide a line is in mm, at a size in points."""
    return size * _width_of_one_point(text, font)


@lru_cache(maxsize=20_000)
def _width_of_one_point(text: str, font: str) -> float:
    _fonts_ready()
    return float(pdfmetrics.stringWidth(text, font, 1.0)) / MM


def broken(text: str, width: float, size: float, font: str = BODY) -> list[str]:
    """A text as lines that are at most so wide."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, size, font) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def fitted(text: str, width: float, size: float, font: str = BODY) -> float:
    """The size in which a word has room: no word is cut."""
    return min(size, size * width / width_of(text, size, font))


@dataclass(frozen=True)
class Paper:
    """What is printed on, in full colour, or with outlines only where ink is dear; and how large pieces are on it."""

    name: str = "a4"
    low_ink: bool = False
    times: float = 1.0  # as large as the rules measure them

    def line(self, colour: str) -> str:
        return BLACK if self.low_ink else colour


@dataclass(frozen=True)
class Printed:
    """A finished PDF, how many pages it has, and its first page as an SVG picture."""

    pdf: bytes
    pages: int
    preview: bytes


class Sheet:
    """One PDF: begin a page, draw, take the bytes."""

    def __init__(self, paper: Paper, title: str, foot: str = "") -> None:
        _fonts_ready()
        self.paper, self.title, self.pages = paper, title, 0
        self._foot = foot
        self.height, self.width = PAPERS[paper.name]
        self._out = io.BytesIO()
        self._canvas = Canvas(self._out, invariant=1, pageCompression=1, lang=spoken())
        self.turn()
        self._canvas.setTitle(f"Skyrmish: {title}")
        self._canvas.setAuthor("Skyrmish")
        self._canvas.setCreator("Skyrmish")
        self._canvas.setSubject(LICENCE)

    def turn(self) -> None:
        """Lay the paper across, or upright again, before anything is drawn."""
        self.width, self.height = self.height, self.width
        self._canvas.setPageSize((self.width * MM, self.height * MM))
        self._first = self._preview = Preview(self.width, self.height)

    def page(self, title: str = "", note: str = "") -> None:
        """Begin a page; with a title it gets a head, and a scale bar at its foot."""
        if self.pages:
            self._canvas.showPage()
            self._preview = Preview(self.width, self.height)  # of later pages nobody asks
        self.pages += 1
        self._canvas.scale(MM, MM)
        self._canvas.setLineJoin(1)
        if title:
            self._head(title, note)
            self.scale_bar(MARGIN, MARGIN)
            self.foot()

    def foot(self) -> None:
        """What is played, whose game it is and who drew it, under everything."""
        lines = broken(self._foot, self.width - 2 * MARGIN, _FOOT_SIZE)
        top = _FOOT_LINE + (len(lines) - 1) * _FOOT_STEP / 2
        for number, line in enumerate(lines):
            self.text(MARGIN, top - number * _FOOT_STEP, line, _FOOT_SIZE, colour=INK_2)

    def foot_aside(self, rows: int, cuts: Sequence[float] = (), times: float = 1.0) -> None:
        """The same along the left edge, the right one and both sides of cuts, as far as it is long: across no fold."""
        row, size, near = self.height / rows, times * _FOOT_SIZE, times * _FOOT_STEP / 2
        left, right = (paper + times * type_ for paper, type_ in _ASIDE)
        columns = [left, self.width - right, *(x for cut in cuts for x in (cut - near, cut + 2 * near))]
        places = [(x, number * row) for x in columns for number in range(rows)]
        for (x, y), line in zip(places, broken(self._foot, row - 2 * left, size), strict=False):
            self.text(x, y + left, line, size, colour=INK_2, degrees=90.0)

    def _head(self, title: str, note: str) -> None:
        top, right = self.height - MARGIN, self.width - MARGIN
        self.text(MARGIN, top - 6.0, title, 18, TITLE)
        note = note or say("print-page-note", paper=self.paper.name)
        self.text(right, top - 6.0, note, 9, colour=INK_2, anchor="right")
        self.line([(MARGIN, top - 9.0), (right, top - 9.0)], colour=INK, width=0.3)

    def scale_bar(self, x: float, y: float) -> None:
        """A bar of 100 mm, so that every page can be checked."""
        for step in range(10):
            rung = rectangle(x + step * _BAR / 10, y, _BAR / 10, 1.6)
            fill = self.paper.line(INK) if step % 2 == 0 else None
            self._draw(contours(rung), True, fill, self.paper.line(INK), 0.15, ())
        self.text(x + _BAR + 2.5, y, say("print-bar", length=_BAR), 9, BOLD)

    def area(
        self, shape: BaseGeometry, fill: str | None, edge: str | None = None, width: float = 0.2, dash: Dash = ()
    ) -> None:
        """Paint an area; with low ink it keeps its edge only."""
        edge = self.paper.line(edge) if edge else None
        self._draw(contours(shape), True, None if self.paper.low_ink else fill, edge, width, dash)

    def figure(self, shape: BaseGeometry, colour: str, width: float = 0.15) -> None:
        """Paint something that has no edge of its own, and gets one where ink is dear."""
        self.area(shape, colour, colour if self.paper.low_ink else None, width)

    def sign(self, shape: BaseGeometry, colour: str) -> None:
        """Paint something small that must be seen, with low ink too."""
        self._draw(contours(shape), True, self.paper.line(colour), None, 0.2, ())

    def line(self, *lines: Line, colour: str, width: float = 0.2, dash: Dash = ()) -> None:
        """Draw a line, or several."""
        self._draw([*lines], False, None, self.paper.line(colour), width, dash)

    def _draw(self, rings: Rings, closed: bool, fill: str | None, edge: str | None, width: float, dash: Dash) -> None:
        path = self._canvas.beginPath()
        for ring in rings:
            path.moveTo(*ring[0])
            for point in ring[1:]:
                path.lineTo(*point)
            if closed:
                path.close()
        self._canvas.setDash([*dash], 0)
        self._canvas.setLineWidth(width)
        if edge:
            self._canvas.setStrokeColor(HexColor(edge))
        if fill:
            self._canvas.setFillColor(HexColor(fill))
        self._canvas.drawPath(path, stroke=1 if edge else 0, fill=1 if fill else 0, fillMode=0)
        self._preview.path(rings, closed, fill, edge, width, " ".join(f"{part:g}" for part in dash))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        font: str = BODY,
        colour: str = INK,
        anchor: str = "left",
        degrees: float = 0.0,
    ) -> None:
        """One line of words; size in points, anchored left, middle or right on its base line."""
        shift = {"left": 0.0, "middle": -0.5, "right": -1.0}[anchor] * width_of(words, size, font)
        self._canvas.saveState()
        self._canvas.translate(x, y)
        self._canvas.rotate(degrees)
        colour = self.paper.line(colour) if colour != WHITE else colour
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.setFont(font, size / MM)
        self._canvas.drawString(shift, 0.0, words)
        self._canvas.restoreState()
        self._preview.text(x, y, words, size / MM, font, colour, anchor, degrees)

    def paragraph(self, x: float, y: float, width: float, words: str, size: float = 9.5, font: str = BODY) -> float:
        """Words broken into lines below y; returns the y below the last line."""
        for line in broken(words, width, size, font):
            y -= size * 1.28 / MM
            self.text(x, y, line, size, font, INK if font == BOLD else INK_2)
        return y

    def frame(self, x: float, y: float, degrees: float = 0.0, scale: float = 1.0) -> None:
        """Draw what follows in a frame of its own, turned or smaller; end it with ``back``."""
        self._canvas.saveState()
        self._canvas.translate(x, y)
        self._canvas.rotate(degrees)
        self._canvas.scale(scale, scale)
        self._preview.frame(x, y, degrees, scale)

    def window(self, x: float, y: float, width: float, height: float) -> None:
        """Draw what follows inside a window only; end it with ``back``."""
        self._canvas.saveState()
        path = self._canvas.beginPath()
        path.rect(x, y, width, height)
        self._canvas.clipPath(path, stroke=0, fill=0)
        self._preview.window(x, y, width, height)

    def back(self) -> None:
        self._canvas.restoreState()
        self._preview.back()

    def finished(self) -> Printed:
        self._canvas.showPage()
        self._canvas.save()
        return Printed(self._out.getvalue(), self.pages, self._first.svg())
