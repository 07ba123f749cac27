"""A tuck box of card for what is printed on paper: cut, fold, glue. Its size follows from what goes into it."""

import math
from dataclasses import dataclass

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.palette import BRASS, GOLD, INK, NAVY, RAISED, WHITE
from skyrmish.printkit.drawing.shapes import Line, area, fitted_into, moved, rectangle, regular
from skyrmish.printkit.paper.sheet import MARGIN, TITLE, Sheet, width_of
from skyrmish.printkit.paper.tiles import tiled
from skyrmish.words.catalogue import say

_TAB, _TUCK = 8.0, 10.0
_ROOM = 2.0  # more each way than the largest thing needs
_LEAST_DEPTH = 12.0
_HEAD, _FOOT = 12.0, 6.0  # of the page
CARD = 0.3  # mm that a piece of card, with its curl, takes in a pile
FOLDED = 1.6  # and a sheet that is folded to eight pages


@dataclass(frozen=True)
class Content:
    """Something that goes into the box: its sides, how high one of it is, and how many there are.

    What stands beside each other in layers, as dice do, says how many to a layer.
    """

    name: str
    sides: tuple[float, float]
    height: float = CARD
    count: int = 1
    columns: int = 1
    rows: int = 1

    @property
    def footprint(self) -> tuple[float, float]:
        """What it covers, the longer side first."""
        wide, high = self.sides[0] * self.columns, self.sides[1] * self.rows
        return max(wide, high), min(wide, high)

    @property
    def pile(self) -> float:
        """How high all of it is."""
        return self.height * math.ceil(self.count / (self.columns * self.rows))


@dataclass(frozen=True)
class Inside:
    """The room in a box: width and height of its front, and its depth."""

    width: float
    height: float
    depth: float


def room_for(contents: list[Content]) -> Inside:
    """A box in which everything lies in one pile."""
    wide, high = (max(each.footprint[side] for each in contents) + _ROOM for side in (0, 1))
    depth = max(_LEAST_DEPTH, sum(each.pile for each in contents) + _ROOM)
    return Inside(math.ceil(wide), math.ceil(high), math.ceil(depth))


@dataclass(frozen=True)
class Panel:
    """A wall of the box: its width, how far its flaps reach above and below, and whether those are tucked in."""

    width: float
    flap: float = 0.0
    tucks: bool = False
    is_front: bool = False


def panels(inside: Inside) -> list[Panel]:
    """Round the box: back, side, front, side."""
    side = Panel(inside.depth, min(0.8 * inside.depth, inside.width / 2))
    return [Panel(inside.width, inside.depth + _TUCK, True, True), side, Panel(inside.width, is_front=True), side]


def parts_of(inside: Inside, width: float) -> list[list[Panel]]:
    """The walls in one strip, or in two where the paper is not wide enough; each ends with a glue tab."""
    whole = panels(inside)
    return [whole] if sum(each.width for each in whole) + _TAB <= width else [whole[:2], whole[2:]]


def net(strip: list[Panel], height: float) -> Polygon:
    """The outline of a strip of walls, with their flaps and a glue tab at its end."""
    x, shapes = 0.0, []
    for panel in strip:
        shapes.append(rectangle(x, 0.0, panel.width, height))
        if panel.flap:
            shapes += [_flap(x, panel, height, low) for low in (False, True)]
        x += panel.width
    shapes.append(Polygon([(x, 0.0), (x + _TAB, 3.0), (x + _TAB, height - 3.0), (x, height)]))
    return area(*shapes).geoms[0]


def _flap(x: float, panel: Panel, height: float, low: bool) -> Polygon:
    """A flap over (or under) a wall, its far corners cut so that it slips in."""
    foot, tip = (0.0, -panel.flap) if low else (height, height + panel.flap)
    in_, right = tip + (3.0 if low else -3.0), x + panel.width
    return Polygon([(x, foot), (right, foot), (right - 0.4, in_), (right - 3.0, tip), (x + 3.0, tip), (x + 0.4, in_)])


def _folds(strip: list[Panel], inside: Inside) -> list[Line]:
    """Between the walls, at the foot of every flap, and where a flap is tucked in."""
    x, folds = 0.0, []
    for panel in strip:
        right = x + panel.width
        out = [0.0, inside.depth] if panel.tucks else [0.0]
        if panel.flap:
            folds += [[(x, y), (right, y)] for far in out for y in (-far, inside.height + far)]
        folds.append([(right, 0.0), (right, inside.height)])
        x = right
    return folds


def fits(inside: Inside, width: float, height: float) -> bool:
    """Whether a page of that size can hold the strips of a box."""
    shapes = [net(strip, inside.height) for strip in parts_of(inside, width - MARGIN)]
    return all(_spans(shape, width - MARGIN, height - 2 * MARGIN - _HEAD - _FOOT + 4.0) for shape in shapes)


def _spans(shape: Polygon, width: float, height: float) -> bool:
    left, bottom, right, top = shape.bounds
    return bool(right - left <= width and top - bottom <= height)


def tuck_box(sheet: Sheet, game: str, figure: MultiPolygon, inside: Inside) -> None:
    """A page across for every strip; a box larger than that is drawn over several pages."""
    sheet.turn()
    if not fits(inside, sheet.width, sheet.height):
        _tiled_box(sheet, game, figure, inside)
        return
    strips = parts_of(inside, sheet.width - MARGIN)
    for strip in strips:
        sheet.page(sheet.title, _how(inside, len(strips)))
        left, bottom, right, top = net(strip, inside.height).bounds
        x = (sheet.width - (right - left)) / 2 - left
        y = (sheet.height - _HEAD + _FOOT - (top - bottom)) / 2 - bottom
        _strip(sheet, strip, inside, (x, y), game, figure)


def _how(inside: Inside, strips: int) -> str:
    return say("print-tuck-box-how", width=inside.width, height=inside.height, depth=inside.depth, strips=strips)


def _tiled_box(sheet: Sheet, game: str, figure: MultiPolygon, inside: Inside) -> None:
    """All walls in one strip, cut into pages that are glued together first."""
    strip = panels(inside)
    left, bottom, right, top = net(strip, inside.height).bounds
    tiled(
        sheet,
        right - left + 2 * _ROOM,
        top - bottom + 2 * _ROOM,
        lambda _window: _strip(sheet, strip, inside, (_ROOM - left, _ROOM - bottom), game, figure),
        _how(inside, 1),
    )


def _strip(
    sheet: Sheet, strip: list[Panel], inside: Inside, at: tuple[float, float], game: str, figure: MultiPolygon
) -> None:
    """Walls with their folds, their corner somewhere; the front has the game's name."""
    (x, y), shape = at, net(strip, inside.height)
    sheet.area(moved(shape, x, y), NAVY, INK, 0.3)
    for fold in _folds(strip, inside):
        sheet.line([(x + a, y + b) for a, b in fold], colour=RAISED, width=0.25, dash=(2.0, 1.5))
    for panel in strip:
        if panel.is_front:
            _front(sheet, inside, (x, y), game, figure)
        x += panel.width
    sheet.text(
        x + _TAB / 2 + 1.0, y + inside.height / 2, say("print-glue"), 9, colour=GOLD, anchor="middle", degrees=90
    )


def _front(sheet: Sheet, inside: Inside, at: tuple[float, float], game: str, figure: BaseGeometry) -> None:
    """The name of the game, and what it is played with."""
    x, y = at
    middle, high = x + inside.width / 2, y + inside.height * 0.6
    frame = rectangle(x + 4.0, y + 4.0, inside.width - 8.0, inside.height - 8.0)
    sheet.area(frame, None, BRASS, 0.3)
    across = min(17.0 * sheet.paper.times, inside.height * 0.24, inside.width * 0.3)
    sheet.area(regular(8, across, middle, high), GOLD, RAISED, 0.6)
    sheet.figure(moved(fitted_into(figure, across * 0.8), middle, high), NAVY, 0.2)
    size = min(24.0 * sheet.paper.times, 24.0 * (inside.width - 16.0) / width_of(game, 24.0, TITLE))
    sheet.text(middle, y + inside.height * 0.18, game, size, TITLE, INK if sheet.paper.low_ink else WHITE, "middle")
