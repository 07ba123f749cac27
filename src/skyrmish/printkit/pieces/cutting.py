"""Cutting files: every flat part as an SVG in millimetres. Red is cut, blue is scored, black is engraved."""

from shapely.geometry.base import BaseGeometry

from skyrmish.printkit import LICENCE
from skyrmish.printkit.drawing.shapes import contours
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.words.catalogue import say

_MARGIN = 2.0
_HAIR = 0.1


def _path(shape: BaseGeometry, left: float, top: float, role: str, looks: str) -> str:
    """A shape as an SVG path, y downwards from the top of the sheet."""
    rings = ["L".join(f"{x - left:.4f},{top - y:.4f}" for x, y in ring) for ring in contours(shape)]
    data = "".join(f"M{ring}Z" for ring in rings)
    return f'<path id="{role}" {looks} d="{data}"/>\n' if data else ""


def svg(piece: Piece) -> bytes:
    """One part, to exact scale, for a laser cutter or a plotter."""
    x0, y0, x1, y1 = piece.bounds
    left, top = x0 - _MARGIN, y1 + _MARGIN
    width, height = x1 - x0 + 2 * _MARGIN, y1 - y0 + 2 * _MARGIN
    score = f'fill="none" stroke="#0000FF" stroke-width="{_HAIR}"'
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.4f}mm" height="{height:.4f}mm" '
        f'viewBox="0 0 {width:.4f} {height:.4f}">\n<title>{piece.name}</title>\n'
        f"<desc>{say('print-cutting', licence=LICENCE)}</desc>\n"
        + _path(piece.sunk, left, top, "engrave", 'fill="#000000" fill-rule="evenodd"')
        + _path(piece.half_raised, left, top, "score-lower", score)
        + _path(piece.raised, left, top, "score", score)
        + _path(piece.outline, left, top, "cut", f'fill="none" stroke="#FF0000" stroke-width="{_HAIR}"')
        + "</svg>\n"
    )
    return text.encode()
