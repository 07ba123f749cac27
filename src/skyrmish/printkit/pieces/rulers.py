"""The range ruler, in one piece and as parts that lock into each other."""

import math

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.geometry.piece_sets import PieceSet
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.shapes import NOTHING, area, grown, moved, rectangle
from skyrmish.printkit.pieces.piece import Piece, piece
from skyrmish.printkit.pieces.sizes import Sizes

_PARTS = 3  # unless it is very short or very long
_SHORTEST, _LONGEST = 45.0, 160.0  # of a part
_MARK = 1.0  # RULES 0.2: marks are grooves of one millimetre, cut from where a section ends
_NECK, _HEAD = 2.2, 3.8  # widths of the tongue and of the head at its end, whose shoulders keep it from slipping out
_TONGUE, _SHOULDER = 20.0, 2.2  # how long the tongue is, so that it cannot swing, and the head on it


def parts_of(pieces: PieceSet, times: float = 1.0) -> int:
    """Of how many parts the ruler is put together, so many times as large: any printer and any page can take one."""
    length = pieces.ruler_length * times
    return max(
        1, min(_PARTS, int(length // _SHORTEST)), math.ceil(length / _LONGEST) if length > _PARTS * _LONGEST else 1
    )


def section_marks(pieces: PieceSet) -> list[float]:
    """Where a section ends inside the ruler."""
    part = pieces.ruler_length / pieces.ruler_sections
    return [part * number for number in range(1, pieces.ruler_sections)]


def ruler(pieces: PieceSet, sizes: Sizes) -> Piece:
    """The whole ruler, upright, its foot at the origin."""
    body = rectangle(-pieces.ruler_width / 2, 0.0, pieces.ruler_width, pieces.ruler_length)
    return piece("ruler", body, _marks(pieces, sizes))


def _marks(pieces: PieceSet, sizes: Sizes) -> BaseGeometry:
    part = pieces.ruler_length / pieces.ruler_sections
    grooves = [rectangle(-pieces.ruler_width, mark, 2 * pieces.ruler_width, _MARK) for mark in section_marks(pieces)]
    words = []
    for number in range(pieces.ruler_sections if sizes.text else 0):
        text, turn = (str(number + 1), 0.0) if pieces.ruler_sections > 1 else (f"{pieces.ruler_length:g}", 90.0)
        words.append(moved(engraved(text, 3.6, sizes.engraving), 0.0, part * (number + 0.5), turn))
    return area(*grooves, *words)


def _tongue(y: float) -> Polygon:
    """A tongue with a head that stands north out of a ruler part at y."""
    end, neck, head = y + _TONGUE, _NECK / 2, _HEAD / 2
    half = [(neck, y - 0.5), (neck, end - _SHOULDER), (head, end - _SHOULDER), (head, end - 0.4), (head - 0.4, end)]
    return Polygon([*half, *((-across, along) for across, along in half[::-1])])


def ruler_part(pieces: PieceSet, number: int, count: int, sizes: Sizes) -> Piece:
    """One of so many parts, counted from 1, where it lies in the whole ruler: its socket first, its tongue last."""
    length = pieces.ruler_length / count
    foot, top = length * (number - 1), length * number
    body: BaseGeometry = rectangle(-pieces.ruler_width / 2, foot, pieces.ruler_width, length)
    socket: BaseGeometry = NOTHING
    if number > 1:
        socket = grown(_tongue(foot), sizes.tolerance)
    if number < count:
        body = body.union(_tongue(top))
    return piece(f"ruler-part-{number}", body.difference(socket), _marks(pieces, sizes))
