"""Mats to play on: a country seen from high up, and hexes. Drawn, not photographed, and light enough to print."""

import math
from functools import cache

from shapely import voronoi_polygons
from shapely.geometry import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.printkit.drawing.palette import INK, INK_2, SIGNAL, WHITE, blend
from skyrmish.printkit.drawing.shapes import Line, area, moved, rectangle, regular, stroke
from skyrmish.printkit.paper.sheet import BOLD, Sheet
from skyrmish.printkit.paper.tiles import frame_for, tiled
from skyrmish.words.catalogue import say

HEX_ROOM = 4.0  # a hex is so much wider across its flats than a token across its corners
_FRAME, _NARROW_FRAME = 10.0, 7.0
_HEX_FRAME = 7.0  # less, so that the hexes of Squadron Leader fit four pages of A4
_SQUARE = 100.0
_FIELDS = ("#E9EBC9", "#DDE6BC", "#F1EBC8", "#E4E3B4", "#D3E0BE", "#EFE4C4")
_WATER = "#CBE0EC"


@cache
def _fields(width: float, height: float) -> tuple[tuple[BaseGeometry, str], ...]:
    """Field districts around points that a multiplicative sequence scatters: the same country every time."""
    count = max(12, int(width * height / 4200.0))
    points = [
        ((number * 0.7548776662) % 1.0 * width, (number * 0.5698402910) % 1.0 * height) for number in range(count)
    ]
    board = rectangle(0.0, 0.0, width, height)
    cells = voronoi_polygons(MultiPoint(points), extend_to=board).geoms
    shapes = sorted((area(cell.intersection(board)) for cell in cells), key=lambda shape: shape.bounds)
    return tuple((shape, _FIELDS[number * 5 % len(_FIELDS)]) for number, shape in enumerate(shapes))


def _river(width: float, height: float) -> BaseGeometry:
    points = []
    for step in range(61):
        share = step / 60.0
        bend = 0.16 * math.sin(share * 5.2) + 0.05 * math.sin(share * 13.0)
        points.append((width * (0.36 + bend + 0.2 * share), height * share))
    return area(stroke(points, 15.0).intersection(rectangle(0.0, 0.0, width, height)))


def _country(sheet: Sheet, width: float, height: float, window: BaseGeometry) -> None:
    """What shows in a window: fields with furrows between their hedges, and a river."""
    if sheet.paper.low_ink:
        return
    for number, (shape, colour) in enumerate(_fields(width, height)):
        if not shape.intersects(window):
            continue
        sheet.area(shape, colour, "#B7C493", 0.7)
        if furrows := _furrows(shape, (number % 5 - 2) * 14.0):
            sheet.line(*furrows, colour=blend(colour, "#8A8F55", 0.2), width=0.3)
    sheet.area(_river(width, height), _WATER, blend(_WATER, INK, 0.15), 0.3)


def _furrows(shape: BaseGeometry, slope: float) -> list[Line]:
    """Parallel lines across a field, clear of its hedge."""
    left, bottom, right, top = shape.bounds
    rows = range(int(bottom) - 30, int(top) + 30, 7)
    lines = MultiLineString([[(left, y), (right, y + slope)] for y in rows]).intersection(shape.buffer(-2.5))
    kept = [line for line in getattr(lines, "geoms", [lines]) if isinstance(line, LineString) and not line.is_empty]
    return [[(x, y) for x, y in line.coords] for line in kept]


def play_mat(sheet: Sheet, width: float, height: float, band: float) -> None:
    """The open board, with squares of 100 mm and the strip in which planes are placed."""

    frame = frame_for(sheet, width, height, _FRAME, _NARROW_FRAME)

    def draw(window: Polygon) -> None:
        sheet.frame(frame, frame)
        _country(sheet, width, height, moved(window, -frame, -frame))
        _squares(sheet, width, height)
        strip = rectangle(band, band, width - 2 * band, height - 2 * band)
        sheet.area(strip, None, SIGNAL, 0.4, dash=(0.6, 3.0))
        sheet.text(width / 2, band + 2.0, say("print-band", band=band), 9, colour=INK_2, anchor="middle")
        sheet.area(rectangle(0.0, 0.0, width, height), None, INK, 0.7)
        sheet.back()

    tiled(sheet, width + 2 * frame, height + 2 * frame, draw)


def _squares(sheet: Sheet, width: float, height: float) -> None:
    """Chart lines every 100 mm, letters and numbers in the frame."""
    chart = blend(INK, WHITE, 0.7)
    for number, (place, middle) in enumerate(_steps(width)):
        if number:
            sheet.line([(place, 0.0), (place, height)], colour=chart, width=0.15)
        for y in (-6.5, height + 3.5) if middle else ():
            sheet.text(middle, y, chr(ord("A") + number), 12, BOLD, INK_2, "middle")
    for number, (place, middle) in enumerate(_steps(height)):
        if number:
            sheet.line([(0.0, place), (width, place)], colour=chart, width=0.15)
        for x in (-5.0, width + 5.0) if middle else ():
            sheet.text(x, middle - 1.5, str(number + 1), 12, BOLD, INK_2, "middle")


def _steps(length: float) -> list[tuple[float, float]]:
    """Where each square begins and where its name stands; a narrow rest at the end has none (0)."""
    places = [number * _SQUARE for number in range(math.ceil(length / _SQUARE))]
    return [(place, (place + min(place + _SQUARE, length)) / 2 if length - place >= 40.0 else 0.0) for place in places]


def hex_apothem(pieces: PieceSet) -> float:
    """Half a hex from flat to flat."""
    return (pieces.token_diameter + HEX_ROOM) / 2


def hex_centres(pieces: PieceSet, columns: int, rows: int) -> list[tuple[float, float, str]]:
    """B-48  Flat-topped hexes, nose towards a side: middles and names, column by column from the left."""
    flat = 2.0 * hex_apothem(pieces)
    centres = []
    for column in range(columns):
        for row in range(rows):
            x = flat / math.sqrt(3.0) + column * flat * math.sqrt(0.75)
            y = flat * (rows - row) - (column % 2) * flat / 2.0
            centres.append((x, y, f"{chr(ord('A') + column)}{row + 1}"))
    return centres


def hex_mat(sheet: Sheet, pieces: PieceSet, columns: int, rows: int) -> None:
    """B-51  The hex board; every hex holds a token in any of its six headings."""
    centres = hex_centres(pieces, columns, rows)
    across = 2.0 * hex_apothem(pieces)
    width = max(x for x, _, _ in centres) + across / math.sqrt(3.0)
    height = max(y for _, y, _ in centres) + across / 2.0

    def draw(window: Polygon) -> None:
        sheet.frame(_HEX_FRAME, _HEX_FRAME)
        _country(sheet, width, height, moved(window, -_HEX_FRAME, -_HEX_FRAME))
        for x, y, name in centres:
            sheet.area(regular(6, across / 2, x, y), None, blend(INK, WHITE, 0.35), 0.3)
            sheet.text(x, y - across / 2 + 1.6, name, 7, colour=INK_2, anchor="middle")
        sheet.back()

    tiled(sheet, width + 2 * _HEX_FRAME, height + 2 * _HEX_FRAME, draw)
