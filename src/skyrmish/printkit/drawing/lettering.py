"""Letters for engraving: single strokes with cut corners, so that a nozzle, a laser and a fingertip can follow them.

Each letter stands in a box four wide and six high; its strokes are written as the points they pass through.
"""

from functools import cache
from unicodedata import combining, normalize

from shapely.geometry import MultiPolygon

from skyrmish.printkit.drawing.shapes import Rings, area, moved, stroke

_HEIGHT = 6.0
_GAP = 1.7
_STROKES = {
    "A": "0,0 0,4.5 1.5,6 2.5,6 4,4.5 4,0|0,2.4 4,2.4",
    "B": "0,0 0,6 3,6 4,5 4,4.1 3,3.2 0,3.2|3,3.2 4,2.3 4,1 3,0 0,0",
    "C": "4,4.7 2.8,6 1.2,6 0,4.7 0,1.3 1.2,0 2.8,0 4,1.3",
    "D": "0,0 0,6 2.6,6 4,4.5 4,1.5 2.6,0 0,0",
    "E": "4,6 0,6 0,0 4,0|0,3.1 3,3.1",
    "F": "4,6 0,6 0,0|0,3.1 3,3.1",
    "G": "4,4.7 2.8,6 1.2,6 0,4.7 0,1.3 1.2,0 2.8,0 4,1.3 4,2.8 2.4,2.8",
    "H": "0,0 0,6|4,0 4,6|0,3.1 4,3.1",
    "I": "0,0 0,6",
    "J": "4,6 4,1.3 2.8,0 1.2,0 0,1.3",
    "K": "0,0 0,6|4,6 0,2.4|1.4,3.7 4,0",
    "L": "0,6 0,0 3.6,0",
    "M": "0,0 0,6 2.2,2.8 4.4,6 4.4,0",
    "N": "0,0 0,6 4,0 4,6",
    "O": "0,1.3 0,4.7 1.2,6 2.8,6 4,4.7 4,1.3 2.8,0 1.2,0 0,1.3",
    "P": "0,0 0,6 2.8,6 4,5 4,3.8 2.8,2.8 0,2.8",
    "Q": "0,1.3 0,4.7 1.2,6 2.8,6 4,4.7 4,1.3 2.8,0 1.2,0 0,1.3|2.4,1.6 4.2,-0.3",
    "R": "0,0 0,6 2.8,6 4,5 4,3.9 2.8,2.9 0,2.9|2.2,2.9 4,0",
    "S": "4,4.9 2.9,6 1.1,6 0,5 0,4 1,3.2 3,2.8 4,2 4,1 2.9,0 1.1,0 0,1.1",
    "T": "0,6 4,6|2,6 2,0",
    "U": "0,6 0,1.3 1.2,0 2.8,0 4,1.3 4,6",
    "V": "0,6 2,0 4,6",
    "W": "0,6 1.2,0 2.6,4 4,0 5.2,6",
    "X": "0,0 4,6|0,6 4,0",
    "Y": "0,6 2,3 4,6|2,3 2,0",
    "Z": "0,6 4,6 0,0 4,0",
    "0": "0,1.3 0,4.7 1.2,6 2.8,6 4,4.7 4,1.3 2.8,0 1.2,0 0,1.3|1.2,2 2.8,4",
    "1": "0.2,4.6 1.8,6 1.8,0|0.2,0 3.4,0",
    "2": "0,4.8 1.2,6 2.8,6 4,4.8 4,3.6 0,0 4,0",
    "3": "0,5 1.1,6 2.9,6 4,5 4,4.1 3,3.2 1.4,3.2|3,3.2 4,2.3 4,1.1 2.9,0 1.1,0 0,1",
    "4": "3,0 3,6 0,1.8 4.2,1.8",
    "5": "3.8,6 0.3,6 0,3.4 2.8,3.6 4,2.6 4,1.2 2.8,0 1.2,0 0,0.9",
    "6": "3.7,5.2 2.8,6 1.4,6 0,4.4 0,1.2 1.2,0 2.8,0 4,1.2 4,2.4 2.8,3.5 1.2,3.5 0,2.4",
    "7": "0,6 4,6 1.4,0",
    "8": "1.2,3.3 0.2,4.2 0.2,5 1.2,6 2.8,6 3.8,5 3.8,4.2 2.8,3.3 1.2,3.3 0,2.2 0,1.1 1.2,0 2.8,0 4,1.1 4,2.2 2.8,3.3",
    "9": "0.3,0.8 1.2,0 2.6,0 4,1.6 4,4.8 2.8,6 1.2,6 0,4.8 0,3.6 1.2,2.5 2.8,2.5 4,3.6",
    "-": "0.4,3 3.2,3",
    ".": "0,0 0,0.05",
    "+": "0.2,3 3.8,3|2,1.2 2,4.8",
}


def _lines(letter: str) -> Rings:
    lines = [[point.split(",") for point in line.split()] for line in _STROKES.get(letter, "").split("|") if line]
    return [[(float(x), float(y)) for x, y in line] for line in lines]


def _width(letter: str) -> float:
    return max((x for line in _lines(letter) for x, _ in line), default=2.0)


@cache
def engraved(text: str, height: float, line: float) -> MultiPolygon:
    """Text as areas to engrave, its middle at the origin; ``line`` is the stroke's width. Letters have no accents."""
    factor = height / _HEIGHT
    place, strokes = 0.0, []
    for letter in (each for each in normalize("NFD", text.upper()) if not combining(each)):
        for points in _lines(letter):
            way = [((place + x) * factor, (y - _HEIGHT / 2) * factor) for x, y in points]
            strokes.append(stroke(way, line))
        place += _width(letter) + _GAP
    return area(moved(area(*strokes), -(place - _GAP) * factor / 2, 0.0))
