"""What lies below a mat: a country seen from high up, or space. Drawn, not photographed, and light enough to print."""

import math
from collections.abc import Callable, Iterator
from functools import cache

from shapely import voronoi_polygons
from shapely.geometry import LineString, MultiLineString, MultiPoint
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.palette import INK, WHITE, blend
from skyrmish.printkit.drawing.shapes import Line, area, disc, rectangle, stroke
from skyrmish.printkit.paper.sheet import Sheet

Ground = Callable[[Sheet, float, float, BaseGeometry], None]  # a board of this width and height, in a window
_FIELDS = ("#E9EBC9", "#DDE6BC", "#F1EBC8", "#E4E3B4", "#D3E0BE", "#EFE4C4")
_WATER = "#CBE0EC"
_DEEP, _MIST, _STAR, _WORLD = "#E7EAF5", "#DCDDF0", "#7C88AE", "#F3E3C8"


def ground_below(theme: str) -> Ground:
    """By the theme in which an edition is shown at the table."""
    return _space if theme == "space" else _country


def _scattered(width: float, height: float, count: int) -> Iterator[tuple[float, float]]:
    """Points that a multiplicative sequence scatters: the same ones every time."""
    for number in range(count):
        yield (number * 0.7548776662) % 1.0 * width, (number * 0.5698402910) % 1.0 * height


# ---- a country ----


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


@cache
def _fields(width: float, height: float) -> tuple[tuple[BaseGeometry, str], ...]:
    """Field districts around scattered points."""
    points = list(_scattered(width, height, max(12, int(width * height / 4200.0))))
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


def _furrows(shape: BaseGeometry, slope: float) -> list[Line]:
    """Parallel lines across a field, clear of its hedge."""
    left, bottom, right, top = shape.bounds
    rows = range(int(bottom) - 30, int(top) + 30, 7)
    lines = MultiLineString([[(left, y), (right, y + slope)] for y in rows]).intersection(shape.buffer(-2.5))
    kept = [line for line in getattr(lines, "geoms", [lines]) if isinstance(line, LineString) and not line.is_empty]
    return [[(x, y) for x, y in line.coords] for line in kept]


# ---- space ----


def _space(sheet: Sheet, width: float, height: float, window: BaseGeometry) -> None:
    """What shows in a window: mist, stars of three sizes, and a world with its rings."""
    if sheet.paper.low_ink:
        return
    board = rectangle(0.0, 0.0, width, height)
    sheet.area(board, _DEEP, None, 0.0)
    for share in (1.0, 0.8, 0.6):
        sheet.area(_mist(width, height, share).intersection(board), blend(_DEEP, _MIST, 1.4 - share), None, 0.0)
    for number, (x, y) in enumerate(_scattered(width, height, int(width * height / 900.0))):
        star = disc(x, y, 1.1 if number % 23 == 0 else 0.6 if number % 5 == 0 else 0.3)
        if star.intersects(window):
            sheet.area(star, _STAR, None, 0.0)
    _world(sheet, width, height, board)


def _mist(width: float, height: float, share: float) -> BaseGeometry:
    """A band across the board, so much of its breadth."""
    points = [
        (width * step / 40.0, height * (0.3 + 0.4 * step / 40.0 + 0.08 * math.sin(step / 5.0))) for step in range(41)
    ]
    return stroke(points, 0.35 * height * share)


def _world(sheet: Sheet, width: float, height: float, board: BaseGeometry) -> None:
    x, y, radius = 0.74 * width, 0.27 * height, 0.11 * min(width, height)
    sheet.area(disc(x, y, radius).intersection(board), _WORLD, blend(_WORLD, INK, 0.3), 0.4)
    for ring in (1.35, 1.5, 1.7):
        turns = [math.tau * step / 90.0 for step in range(91)]
        orbit = [
            (x + radius * ring * math.cos(turn), y + radius * (0.3 * ring * math.sin(turn) + 0.2 * math.cos(turn)))
            for turn in turns
        ]
        behind = LineString(orbit).difference(disc(x, y, radius).intersection(rectangle(0.0, y, width, height)))
        for part in getattr(behind, "geoms", [behind]):
            sheet.line([(px, py) for px, py in part.coords], colour=blend(_STAR, WHITE, 0.25), width=0.5)
