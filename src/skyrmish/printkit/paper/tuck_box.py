"""A tuck box of card for the paper pieces: cut, fold, glue one tab."""

from dataclasses import dataclass

from shapely.geometry import Polygon

from skyrmish.printkit.drawing.emblems import biplane
from skyrmish.printkit.drawing.palette import BRASS, GOLD, INK, NAVY, RAISED, WHITE
from skyrmish.printkit.drawing.shapes import area, moved, rectangle, regular, scaled
from skyrmish.printkit.paper.sheet import MARGIN, TITLE, Sheet, width_of
from skyrmish.words.catalogue import say

_TAB, _TUCK = 8.0, 12.0


@dataclass(frozen=True)
class Inside:
    """The room in a box: width and height of its front, and its depth."""

    width: float = 84.0
    height: float = 72.0
    depth: float = 18.0


def net(inside: Inside) -> Polygon:
    """The outline of the flat box: back, side, front, side, a glue tab; flaps above and below."""
    w, h, d = inside.width, inside.height, inside.depth
    parts = [rectangle(0.0, 0.0, 2 * w + 2 * d, h)]
    end = 2 * w + 2 * d
    parts.append(Polygon([(end, 0.0), (end + _TAB, 3.0), (end + _TAB, h - 3.0), (end, h)]))
    for low in (False, True):
        parts += [_flap(0.0, w, d + _TUCK, h, low, 3.0), _flap(w, d, d * 0.8, h, low, 3.0)]
        parts.append(_flap(w + d + w, d, d * 0.8, h, low, 3.0))
    return area(*parts).geoms[0]


def _flap(x: float, width: float, reach: float, height: float, low: bool, cut: float) -> Polygon:
    """A flap over (or under) a panel, its far corners cut so that it slips in."""
    foot, tip = (0.0, -reach) if low else (height, height + reach)
    in_ = tip + (cut if low else -cut)
    right = x + width
    return Polygon([(x, foot), (right, foot), (right - 0.4, in_), (right - cut, tip), (x + cut, tip), (x + 0.4, in_)])


def _folds(inside: Inside) -> list[list[tuple[float, float]]]:
    w, h, d = inside.width, inside.height, inside.depth
    across = [[(0.0, y), (w, y)] for y in (-d, 0.0, h, h + d)]
    sides = [[(x, y), (x + d, y)] for x in (w, 2 * w + d) for y in (0.0, h)]
    return across + sides + [[(x, 0.0), (x, h)] for x in (w, w + d, 2 * w + d, 2 * w + 2 * d)]


def tuck_box(sheet: Sheet, game: str) -> None:
    """One page across, with the net in the middle."""
    inside = Inside()
    shape = net(inside)
    sheet.turn()
    sheet.page(sheet.title, say("print-tuck-box-how"))
    left, bottom, right, top = shape.bounds
    x = (sheet.width - (right - left)) / 2 - left
    y = (sheet.height - 8.0 - (top - bottom)) / 2 - bottom
    sheet.area(moved(shape, x, y), NAVY, INK, 0.3)
    for fold in _folds(inside):
        sheet.line([(x + a, y + b) for a, b in fold], colour=RAISED, width=0.25, dash=(2.0, 1.5))
    for panel in (x, x + inside.width + inside.depth):
        _front(sheet, inside, panel, y, game)
    tab = x + 2 * inside.width + 2 * inside.depth + _TAB / 2 + 1.0
    sheet.text(tab, y + inside.height / 2, say("print-glue"), 9, colour=GOLD, anchor="middle", degrees=90.0)
    assert left + x >= MARGIN - 6.0, "the box must fit the paper"


def _front(sheet: Sheet, inside: Inside, x: float, y: float, game: str) -> None:
    """The name of the game, and our octagon."""
    middle = x + inside.width / 2
    frame = rectangle(x + 4.0, y + 4.0, inside.width - 8.0, inside.height - 8.0)
    sheet.area(frame, None, BRASS, 0.3)
    sheet.area(regular(8, 15.0, middle, y + 44.0), GOLD, RAISED, 0.6)
    sheet.figure(moved(scaled(biplane(), 1.15), middle, y + 44.0), NAVY, 0.2)
    size = min(24.0, 24.0 * (inside.width - 16.0) / width_of(game, 24.0, TITLE))
    sheet.text(middle, y + 15.0, game, size, TITLE, INK if sheet.paper.low_ink else WHITE, "middle")
