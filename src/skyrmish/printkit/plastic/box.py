"""Boxes with lids that hold what a table needs, each kind in its own bay: their sizes follow from what is in them."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from manifold3d import Manifold
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.shapes import area, cornered, fitted_into, mirrored, moved, rectangle, scaled
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.plastic.solids import slab

_ROOM = 0.8  # around the parts in a bay
_LIP = 1.4  # thickness of the lid's skirt
_SKIRT = 5.0  # how far the lid reaches down
_FLOOR = 2.0
_CUT = 4.0
_BLANK = 6.0  # kept free around the emblem on the lid
_SPARE = 8.0  # a rest of a row narrower than that stays wall
_APART = 0.6  # between parts that stand side by side
DEPTHS = (24.0, 36.0, 54.0, 80.0, 110.0)  # how deep bays may be: the first with which as few boxes will do

Size = tuple[float, float, float]


@dataclass(frozen=True)
class Layer:
    """Equal parts side by side: which, how many, how large one is, in so many columns; how much higher the next lies.

    Rings sink into each other, so that they are higher than they rise.
    """

    part: str
    count: int
    size: Size
    columns: int = 1
    rise: float = 0.0

    @property
    def rows(self) -> int:
        return math.ceil(self.count / self.columns)

    @property
    def footprint(self) -> tuple[float, float]:
        width, length, _ = self.size
        return self.columns * (width + _APART) - _APART, self.rows * (length + _APART) - _APART


@dataclass(frozen=True)
class Pile:
    """What lies in one bay, from the floor up."""

    name: str
    layers: tuple[Layer, ...]

    @property
    def width(self) -> float:
        return max(layer.footprint[0] for layer in self.layers)

    @property
    def length(self) -> float:
        return max(layer.footprint[1] for layer in self.layers)

    @property
    def height(self) -> float:
        return max(bottom + layer.size[2] for bottom, layer in self.heights())

    def heights(self) -> Iterator[tuple[float, Layer]]:
        """Each layer and where it begins."""
        bottom = 0.0
        for layer in self.layers:
            yield bottom, layer
            bottom += layer.rise or layer.size[2]

    def places(self) -> Iterator[tuple[str, float, float, float]]:
        """Every part, and where its lower left corner and its underside are, from the corner of the bay's room."""
        for bottom, layer in self.heights():
            for number in range(layer.count):
                column, row = number % layer.columns, number // layer.columns
                yield layer.part, column * (layer.size[0] + _APART), row * (layer.size[1] + _APART), bottom


def piled(name: str, layers: Sequence[Layer], most: float) -> list[Pile]:
    """Layers on top of each other, in as many piles as it takes to keep them low."""
    piles: list[Pile] = []
    for layer in layers:
        higher = Pile(name, (*piles[-1].layers, layer)) if piles else None
        if higher and higher.height <= most:
            piles[-1] = higher
        else:
            piles.append(Pile(name, (layer,)))
    return piles


@dataclass(frozen=True)
class Bay:
    """A place in the box: its lower left corner inside the walls, its size, and what lies in it; nothing in a spare."""

    name: str
    x: float
    y: float
    width: float
    length: float
    pile: Pile | None = None


@dataclass(frozen=True)
class Box:
    """Bays in rows, inside measures, and how deep they are."""

    bays: tuple[Bay, ...]
    width: float
    length: float
    depth: float
    sizes: Sizes

    @property
    def rim(self) -> float:
        """From the outside of the box to its inside."""
        return self.sizes.wall + _LIP

    @property
    def outline(self) -> BaseGeometry:
        return cornered(0.0, 0.0, self.width + 2 * self.rim, self.length + 2 * self.rim, _CUT)

    @property
    def neck(self) -> BaseGeometry:
        """What stands inside the lid's skirt."""
        inset, cut = _LIP + self.sizes.tolerance, _CUT - _LIP / 2
        return cornered(inset, inset, self.width + 2 * (self.rim - inset), self.length + 2 * (self.rim - inset), cut)

    @property
    def height(self) -> float:
        return self.depth + _FLOOR

    def contents(self) -> Iterator[tuple[str, float, float, float]]:
        """Every part in the box: its name, and where its lower left corner and its underside are."""
        for bay in self.bays:
            for part, x, y, z in bay.pile.places() if bay.pile else ():
                yield part, self.rim + bay.x + _ROOM + x, self.rim + bay.y + _ROOM + y, _FLOOR + z


def packed(piles: list[Pile], sizes: Sizes, bed: float) -> list[Box]:
    """Rows of bays in a box, and in another one where no other has room on the bed of the printer."""
    longest = bed - 2 * (sizes.wall + _LIP)
    boxes: list[list[list[Pile]]] = []
    for row in _rows(piles, sizes, longest):
        box = next((box for box in boxes if _length([*box, row], sizes) <= longest), None)
        if box is None:
            boxes.append([row])
        else:
            box.append(row)
    return [_box(rows, sizes) for rows in boxes]


def _rows(piles: list[Pile], sizes: Sizes, longest: float) -> list[list[Pile]]:
    """Bays side by side, the longest first, a new row where no other has room."""
    rows: list[list[Pile]] = []
    for pile in sorted(piles, key=lambda pile: -pile.length):
        row = next((row for row in rows if _row_width([*row, pile], sizes) <= longest), None)
        if row is None:
            rows.append([pile])
        else:
            row.append(pile)
    return rows


def _length(rows: list[list[Pile]], sizes: Sizes) -> float:
    return sum(_row_length(row) for row in rows) + sizes.wall * (len(rows) - 1)


def _row_length(row: list[Pile]) -> float:
    return max(pile.length for pile in row) + 2 * _ROOM


def _box(rows: list[list[Pile]], sizes: Sizes) -> Box:
    width = max(_row_width(row, sizes) for row in rows)
    bays: list[Bay] = []
    y = 0.0
    for row in rows:
        length = _row_length(row)
        bays += _row_bays(row, y, length, width, sizes)
        y += length + sizes.wall
    depth = max(pile.height for row in rows for pile in row) + _ROOM
    return Box(tuple(bays), round(width, 3), round(_length(rows, sizes), 3), round(depth, 3), sizes)


def _row_width(row: list[Pile], sizes: Sizes) -> float:
    return sum(pile.width + 2 * _ROOM for pile in row) + sizes.wall * (len(row) - 1)


def _row_bays(row: list[Pile], y: float, length: float, width: float, sizes: Sizes) -> list[Bay]:
    """The bays of a row, all as long as the longest; what is left of the row takes dice."""
    bays, x = [], 0.0
    for pile in row:
        bays.append(Bay(pile.name, x, y, pile.width + 2 * _ROOM, length, pile))
        x += pile.width + 2 * _ROOM + sizes.wall
    if width - x >= _SPARE:
        bays.append(Bay("spare", x, y, width - x, length))
    return bays


def box_solid(box: Box) -> Manifold:
    """The box, open side up. Its neck is thinner, so that the lid closes flush."""
    body = slab(box.outline, 0.0, box.height - _SKIRT) + slab(box.neck, 0.0, box.height)
    bays = [moved(rectangle(bay.x, bay.y, bay.width, bay.length), box.rim, box.rim) for bay in box.bays]
    return body - slab(area(*bays), _FLOOR, box.height + 1.0)


def lid_solid(box: Box, figure: MultiPolygon) -> Manifold:
    """The lid, its top down on the plate: a skirt around the neck, the game's figure sunk into the top."""
    inside = cornered(_LIP, _LIP, box.width + 2 * (box.rim - _LIP), box.length + 2 * (box.rim - _LIP), _CUT - _LIP / 2)
    body = slab(box.outline, 0.0, _FLOOR + _SKIRT) - slab(inside, _FLOOR, _FLOOR + _SKIRT + 1.0)
    return body - slab(emblem_on(box, figure), -1.0, box.sizes.sunk)


def emblem_on(box: Box, figure: MultiPolygon) -> MultiPolygon:
    """The game's figure and our name, smaller on a small lid. Seen from below while it is printed, so mirrored."""
    left, bottom, right, top = box.outline.bounds
    name = moved(engraved("SKYRMISH", 9.0, 1.6), 0.0, -24.0) if box.sizes.text else area()
    whole = mirrored(area(moved(fitted_into(figure, 21.0), 0.0, 8.0), name))
    reach = [2 * max(abs(low), abs(high)) for low, high in zip(whole.bounds[:2], whole.bounds[2:], strict=True)]
    room = right - left - 2 * _BLANK, top - bottom - 2 * _BLANK
    share = min(1.0, *(free / needed for free, needed in zip(room, reach, strict=True)))
    return area(moved(scaled(whole, share), (left + right) / 2, (bottom + top) / 2))
