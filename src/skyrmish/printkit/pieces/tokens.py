"""Tokens: planes with arc lines and forward guides, told apart by eye or by touch; rings, bombers, balloons."""

import math

from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from skyrmish.geometry.outlines import octagon
from skyrmish.geometry.piece_sets import (
    BALLOON_DIAMETER,
    BOMB_DIAMETER,
    BOMBER_APOTHEM,
    BOMBER_STUB,
    SQUADRON_LEADER,
    PieceSet,
)
from skyrmish.printkit.drawing.braille import braille
from skyrmish.printkit.drawing.emblems import emblem
from skyrmish.printkit.drawing.figures import FLAT, Figure, balloon, bomb, bomber
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.palette import Seat
from skyrmish.printkit.drawing.shapes import NOTHING, area, disc, moved, only, regular, stroke
from skyrmish.printkit.pieces.piece import Piece, piece

_NOTCH = 1.6  # from notch to notch
_SEAT_SHARE = 0.7  # of the apothem: where a ring's collar begins
_FREE = 0.35  # the figure keeps so far from a line, on both sides: a ruler's edge finds the line, not the figure


def token_outline(pieces: PieceSet) -> BaseGeometry:
    return regular(pieces.sides, pieces.token_apothem)


def lines(pieces: PieceSet, reach: float) -> MultiPolygon:
    """RULES 0.2, 0.3  The firing arc's two lines from the centre, and the forward guides from where they cross."""
    slope = math.tan(math.radians(pieces.arc_half))
    strokes = []
    for side in (-1.0, 1.0):
        strokes.append(stroke([(0.0, 0.0), (side * slope * reach, reach)], pieces.groove, square=True))
        guide = side * pieces.guide
        strokes.append(stroke([(guide, pieces.guide / slope), (guide, reach)], pieces.groove, square=True))
    return area(*strokes, disc(0.0, 0.0, pieces.groove / 2))


def _token(name: str, pieces: PieceSet, figure: Figure, outline: BaseGeometry = NOTHING) -> Piece:
    """A token with its lines from the centre to the rim. Whatever figure it has gives way to them."""
    shape = only(token_outline(pieces) if outline.is_empty else outline)
    across = shape.bounds[3] - shape.bounds[1]
    grooves, clear = lines(pieces, across), lines(pieces, across).buffer(_FREE, join_style="mitre")
    return piece(name, shape, grooves, figure.without(clear))


def plane(pieces: PieceSet, figure: Figure) -> Piece:
    """A token with its figure in relief."""
    return _token("plane", pieces, figure)


def blank_plane(pieces: PieceSet) -> Piece:
    """Lines only, to paint or to put a model on."""
    return _token("plane-blank", pieces, FLAT)


def lettered_plane(pieces: PieceSet, seat: Seat) -> Piece:
    """A raised letter behind the lines."""
    size = pieces.token_diameter / 26.0
    letter = engraved(seat.letter, 8.0 * size, 1.4 * size)
    return _token(f"plane-letter-{seat.letter.lower()}", pieces, _behind(letter, pieces))


def touch_plane(pieces: PieceSet, seat: Seat) -> Piece:
    """The seat's emblem, raised: every seat's feels different."""
    figure = emblem(seat.emblem, 4.6 * pieces.token_diameter / 26.0)
    return _token(f"plane-touch-{seat.emblem}", pieces, _behind(figure, pieces))


def braille_plane(pieces: PieceSet, seat: Seat) -> Piece:
    """The seat's letter in Braille, behind the lines."""
    return _token(f"plane-braille-{seat.letter.lower()}", pieces, _behind(braille(seat.letter), pieces))


def _behind(sign: BaseGeometry, pieces: PieceSet) -> Figure:
    """A sign set into the rear half of a token."""
    return Figure(main=area(moved(sign, 0.0, -0.2 * pieces.token_diameter)))


def ring_hole(pieces: PieceSet) -> float:
    """Apothem of the hole in an altitude ring."""
    return ring_seat(pieces) - 2.0


def ring_seat(pieces: PieceSet) -> float:
    """Apothem of the line on which a ring's boss stands, and its collar begins."""
    return round(_SEAT_SHARE * pieces.token_apothem, 3)


def altitude_ring(pieces: PieceSet) -> Piece:
    """An altitude token: the plane's own outline, with a hole."""
    hole = regular(pieces.sides, ring_hole(pieces))
    return piece("altitude-ring", token_outline(pieces).difference(hole))


def touch_ring(pieces: PieceSet, seat: Seat, number: int) -> Piece:
    """An altitude ring whose rim tells by touch whose it is: so many notches in its rear side."""
    rear, places = -pieces.token_apothem, [_NOTCH * (place - (number - 1) / 2) for place in range(number)]
    outline = altitude_ring(pieces).outline.difference(area(*(disc(x, rear, _NOTCH / 4) for x in places)))
    return piece(f"ring-touch-{seat.emblem}", outline)


def bomber_token() -> Piece:
    """C-3  A big octagon with two of the common ones on its axis, which fit the templates."""
    big = regular(8, BOMBER_APOTHEM)
    stub = SQUADRON_LEADER.token_apothem
    outline = area(big, regular(8, stub, 0.0, BOMBER_STUB), regular(8, stub, 0.0, -BOMBER_STUB))
    return _token("bomber", SQUADRON_LEADER, bomber(), outline=outline)


def bomb_token() -> Piece:
    return piece("bomb", regular(8, octagon(BOMB_DIAMETER).apothem), figure=bomb())


def balloon_token() -> Piece:
    return piece("balloon", regular(8, octagon(BALLOON_DIAMETER).apothem), figure=balloon())


def first_player_token(pieces: PieceSet) -> Piece:
    """SP-FIRST-01  Who holds it goes first."""
    return piece("first-player", disc(0, 0, pieces.token_diameter / 2), figure=Figure(main=engraved("1", 11.0, 2.0)))


def rim(token: Piece, width: float) -> MultiPolygon:
    """The border of a token, for the light rim that every printed token wears."""
    return area(token.outline.difference(only(token.outline).buffer(-width, join_style="mitre")))
