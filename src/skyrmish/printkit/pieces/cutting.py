"""Cutting files: flat parts as SVG in millimetres, one by one and nested on sheets, in named layers.

Red is cut, blue is scored, black is engraved. Cut lines lie half a kerf outside, where the beam burns away as much.
"""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from shapely.geometry.base import BaseGeometry

from skyrmish.printkit import LICENCE
from skyrmish.printkit.drawing.packing import laid_out
from skyrmish.printkit.drawing.shapes import contours, grown, moved
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.words.catalogue import say

SHEETS = {"600x300": (600.0, 300.0), "a4": (297.0, 210.0)}  # of material, that parts are nested on
OURS = f"Skyrmish, {LICENCE}"  # what is drawn of a game is told with its whole sheets
_MARGIN = 2.0
_APART = 2.0
_HAIR = 0.1
_SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
_LAYERS = {
    "engrave": 'fill="#000000" fill-rule="evenodd"',
    "score": f'fill="none" stroke="#0000FF" stroke-width="{_HAIR}"',
    "cut": f'fill="none" stroke="#FF0000" stroke-width="{_HAIR}"',
}
Shapes = dict[str, list[BaseGeometry]]  # of each layer


def svg(piece: Piece, kerf: float) -> bytes:
    """One part, to exact scale, for a laser cutter or a plotter."""
    x0, y0, x1, y1 = piece.bounds
    rim = _MARGIN + kerf / 2
    width, height = x1 - x0 + 2 * rim, y1 - y0 + 2 * rim
    return _drawing(piece.name, _shapes(piece, kerf, rim - x0, rim - y0), width, height, OURS)


def nested(name: str, parts: Sequence[tuple[Piece, int]], kerf: float, whose: str = OURS) -> list[bytes]:
    """All parts on as few sheets of a material as rows of them fill; what is larger than a sheet is on none."""
    width, height = SHEETS[name]
    each, rim = [piece for piece, count in parts for _ in range(count)], _MARGIN + kerf / 2
    room = width - 2 * rim, height - 2 * rim
    places = laid_out([(piece.width, piece.length) for piece in each], *room, _APART + kerf)
    count = max((place.sheet for place in places if place), default=-1) + 1
    sheets: list[Shapes] = [{layer: [] for layer in _LAYERS} for _ in range(count)]
    for piece, place in zip(each, places, strict=True):
        if place is None:
            continue
        left, bottom, _, top = piece.bounds
        x, y = (place.x + top, place.y - left) if place.is_turned else (place.x - left, place.y - bottom)
        for layer, shapes in _shapes(piece, kerf, x + rim, y + rim, 90.0 if place.is_turned else 0.0).items():
            sheets[place.sheet][layer] += shapes
    return [_drawing(f"{name}-{number}", shapes, width, height, whose) for number, shapes in enumerate(sheets, 1)]


def _shapes(piece: Piece, kerf: float, x: float, y: float, degrees: float = 0.0) -> Shapes:
    """What of a piece belongs to each layer, somewhere on a sheet."""
    layers: Shapes = {
        "engrave": [piece.sunk],
        "score": [*piece.figure],
        "cut": [grown(piece.outline, kerf / 2) if kerf else piece.outline],
    }
    return {name: [moved(shape, x, y, degrees) for shape in shapes] for name, shapes in layers.items()}


def _drawing(title: str, shapes: Shapes, width: float, height: float, whose: str) -> bytes:
    layers = "".join(_layer(name, shapes[name], height) for name in _LAYERS)
    about = say("print-cutting", whose=whose)
    text = (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<svg {_SPACES} width="{width:.4f}mm" height="{height:.4f}mm" '
        f'viewBox="0 0 {width:.4f} {height:.4f}">\n<title>{title}</title>\n'
        f"<desc>{escape(about)}</desc>\n{layers}</svg>\n"
    )
    return text.encode()


def _layer(name: str, shapes: list[BaseGeometry], height: float) -> str:
    """A layer that drawing programs show by its name; y is downwards from the top of the sheet."""
    paths = ""
    for shape in shapes:
        rings = ["L".join(f"{x:.4f},{height - y:.4f}" for x, y in ring) for ring in contours(shape)]
        if rings:
            paths += f'<path d="{"".join(f"M{ring}Z" for ring in rings)}"/>\n'
    return f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{name}" {_LAYERS[name]}>\n{paths}</g>\n'
