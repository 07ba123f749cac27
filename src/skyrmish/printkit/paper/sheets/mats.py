"""Mats to play on: the open board and hexes, over whatever lies below."""

import math
from dataclasses import dataclass

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.printkit.drawing.palette import INK, INK_2, SIGNAL, WHITE, blend
from skyrmish.printkit.drawing.shapes import moved, rectangle, regular, scaled
from skyrmish.printkit.paper.grounds import ground_below
from skyrmish.printkit.paper.sheet import BOLD, Sheet
from skyrmish.printkit.paper.tiles import frame_for, tiled
from skyrmish.words.catalogue import say
from skyrmish.words.lists import listed

HEX_ROOM = 4.0  # a hex is so much wider across its flats than a token across its corners
_FRAME, _NARROW_FRAME = 10.0, 7.0
_HEX_FRAME = 7.0  # less, so that the hexes of Squadron Leader fit four pages of A4
_SQUARE = 100.0
_START = 3.0  # from the edge to what is said of who starts there


@dataclass(frozen=True)
class Placing:
    """Where planes are placed: in a strip so deep along all edges; or who along the south, north, west and east one."""

    band: float
    sides: tuple[tuple[str, ...], ...] = ()
    what: str = "plane"  # or ship


def play_mat(sheet: Sheet, width: float, height: float, placing: Placing, theme: str = "") -> None:
    """The open board, with squares of 100 mm and what it says of placing planes."""
    times = sheet.paper.times
    frame = frame_for(sheet, width * times, height * times, _FRAME * times, _NARROW_FRAME * times)

    def draw(window: Polygon) -> None:
        sheet.frame(frame, frame, scale=times)
        ground_below(theme)(sheet, width, height, _shown(window, frame, times))
        _squares(sheet, width, height)
        (_starts if placing.sides else _strip)(sheet, width, height, placing)
        sheet.area(rectangle(0.0, 0.0, width, height), None, INK, 0.7)
        sheet.back()

    tiled(sheet, width * times + 2 * frame, height * times + 2 * frame, draw)


def _strip(sheet: Sheet, width: float, height: float, placing: Placing) -> None:
    """SL1-PLACE-01  How far from the edge planes may be placed."""
    band = placing.band
    sheet.area(rectangle(band, band, width - 2 * band, height - 2 * band), None, SIGNAL, 0.4, dash=(0.6, 3.0))
    words = say("print-band", band=band * sheet.paper.times, what=placing.what)
    sheet.text(width / 2, band + 2.0, words, 9, colour=INK_2, anchor="middle")


def _starts(sheet: Sheet, width: float, height: float, placing: Placing) -> None:
    """B-80  In a mission tokens touch their edge: along each of them who starts there, to be read from there."""
    middle, near = (width / 2, height / 2), _START
    places = [
        (middle[0], near, 0.0),
        (middle[0], height - near, 180.0),
        (near, middle[1], 270.0),
        (width - near, middle[1], 90.0),
    ]
    for sides, (x, y, degrees) in zip(placing.sides, places, strict=True):
        if sides:
            words = say("print-start", sides=listed(sides))
            sheet.text(x, y, words, 9, colour=INK_2, anchor="middle", degrees=degrees)


def _shown(window: BaseGeometry, frame: float, times: float) -> BaseGeometry:
    """What a window shows of a picture inside a frame, in the picture's own measures."""
    return scaled(moved(window, -frame, -frame), 1.0 / times)


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


def hex_mat(sheet: Sheet, pieces: PieceSet, columns: int, rows: int, theme: str = "") -> None:
    """B-51  The hex board; every hex holds a token in any of its six headings."""
    centres = hex_centres(pieces, columns, rows)
    across = 2.0 * hex_apothem(pieces)
    width = max(x for x, _, _ in centres) + across / math.sqrt(3.0)
    height = max(y for _, y, _ in centres) + across / 2.0
    times = sheet.paper.times
    frame = _HEX_FRAME * times

    def draw(window: Polygon) -> None:
        sheet.frame(frame, frame, scale=times)
        ground_below(theme)(sheet, width, height, _shown(window, frame, times))
        for x, y, name in centres:
            sheet.area(regular(6, across / 2, x, y), None, blend(INK, WHITE, 0.35), 0.3)
            sheet.text(x, y - across / 2 + 1.6, name, 7, colour=INK_2, anchor="middle")
        sheet.back()

    tiled(sheet, width * times + 2 * frame, height * times + 2 * frame, draw)
