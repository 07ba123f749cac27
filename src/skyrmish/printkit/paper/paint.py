"""How pieces look on paper: the same outlines as the solids, in the table's colours."""

from dataclasses import dataclass

from skyrmish.printkit.drawing.emblems import emblem
from skyrmish.printkit.drawing.palette import GOLD, GOLD_INK, INK, RAISED, SUNK, WHITE, Seat, blend
from skyrmish.printkit.drawing.shapes import moved
from skyrmish.printkit.paper.sheet import Sheet
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.pieces.tokens import rim

CUT = 0.25


@dataclass(frozen=True)
class Look:
    """Colours of a piece's body, edge, lines, figure and its low parts; the high ones are outlined."""

    body: str
    edge: str = INK
    lines: str = INK
    figure: str = RAISED
    lower: str = SUNK
    rim: bool = False  # a light one, which tokens have


TEMPLATE = Look(blend(GOLD, WHITE, 0.2), GOLD_INK, GOLD_INK)
RULER = Look(RAISED)


def seat_look(seat: Seat) -> Look:
    """A plane in its seat's colours."""
    lower = blend(seat.colour, seat.figure, 0.5)
    return Look(seat.colour, blend(seat.colour, INK, 0.5), seat.figure, seat.figure, lower, rim=True)


def altitude_look(seat: Seat) -> Look:
    """An altitude counter, in a lighter tint."""
    return Look(blend(seat.colour, WHITE, 0.5), blend(seat.colour, INK, 0.6))


def mark(sheet: Sheet, seat: Seat, x: float, y: float, size: float, colour: str) -> None:
    """A seat's emblem, so that its pieces are known without colour too."""
    sheet.sign(moved(emblem(seat.emblem, size), x, y), colour)


def paint(sheet: Sheet, piece: Piece, look: Look, x: float, y: float) -> None:
    """A piece with its origin at (x, y), as large as the kit's are."""
    put = piece.enlarged(sheet.paper.times).placed(x, y)
    sheet.area(put.outline, look.body)
    if look.rim:
        sheet.area(rim(put, 0.7), RAISED)
    sheet.figure(put.sunk, look.lines)
    sheet.figure(put.figure.silhouette, look.lower)
    if not sheet.paper.low_ink:  # where ink is dear, the outline of all three steps does
        sheet.figure(put.figure.main, look.figure)
        sheet.area(put.figure.high, look.figure, look.edge, 0.12)
    sheet.area(put.outline, None, look.edge, CUT)
