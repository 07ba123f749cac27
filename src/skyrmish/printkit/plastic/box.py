"""A box with a lid that holds the parts of a number of players, each kind in a bay of its own."""

from dataclasses import dataclass

from manifold3d import Manifold
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.emblems import biplane
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.shapes import area, cornered, mirrored, moved, rectangle, scaled
from skyrmish.printkit.pieces.sizes import Sizes
from skyrmish.printkit.plastic.solids import slab

_ROOM = 0.8  # around the parts in a bay
_LIP = 1.4  # thickness of the lid's skirt
_SKIRT = 5.0  # how far the lid reaches down
_FLOOR = 2.0
_CUT = 4.0
_BLANK = 6.0  # kept free around the emblem on the lid
_LONGEST_ROW = 165.0
_SPARE = 8.0  # a rest of a row narrower than that stays wall


@dataclass(frozen=True)
class Need:
    """What is to be stored: footprint of a pile, its height, and how many piles of it there are."""

    name: str
    width: float
    length: float
    height: float
    piles: int = 1


@dataclass(frozen=True)
class Bay:
    """A place in the box: its lower left corner inside the walls, and its size."""

    name: str
    x: float
    y: float
    width: float
    length: float


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


def packed(needs: list[Need], sizes: Sizes) -> Box:
    """Bays side by side, a new row where one gets too long."""
    rows: list[list[Need]] = [[]]
    for pile in [need for need in needs for _ in range(need.piles)]:
        if rows[-1] and _row_width([*rows[-1], pile], sizes) > _LONGEST_ROW:
            rows.append([])
        rows[-1].append(pile)
    width = max(_row_width(row, sizes) for row in rows)
    bays: list[Bay] = []
    y = 0.0
    for row in rows:
        length = max(need.length for need in row) + 2 * _ROOM
        bays += _row_bays(row, y, length, width, sizes)
        y += length + sizes.wall
    depth = max(need.height for need in needs) + _ROOM
    return Box(tuple(bays), round(width, 3), round(y - sizes.wall, 3), round(depth, 3), sizes)


def _row_width(row: list[Need], sizes: Sizes) -> float:
    return sum(need.width + 2 * _ROOM for need in row) + sizes.wall * (len(row) - 1)


def _row_bays(row: list[Need], y: float, length: float, width: float, sizes: Sizes) -> list[Bay]:
    """The bays of a row, all as long as the longest; what is left of the row takes dice."""
    bays, x = [], 0.0
    for need in row:
        bays.append(Bay(need.name, x, y, need.width + 2 * _ROOM, length))
        x += need.width + 2 * _ROOM + sizes.wall
    if width - x >= _SPARE:
        bays.append(Bay("spare", x, y, width - x, length))
    return bays


def box_solid(box: Box) -> Manifold:
    """The box, open side up. Its neck is thinner, so that the lid closes flush."""
    body = slab(box.outline, 0.0, box.height - _SKIRT) + slab(box.neck, 0.0, box.height)
    bays = [moved(rectangle(bay.x, bay.y, bay.width, bay.length), box.rim, box.rim) for bay in box.bays]
    return body - slab(area(*bays), _FLOOR, box.height + 1.0)


def lid_solid(box: Box) -> Manifold:
    """The lid, its top down on the plate: a skirt around the neck, our biplane sunk into the top."""
    inside = cornered(_LIP, _LIP, box.width + 2 * (box.rim - _LIP), box.length + 2 * (box.rim - _LIP), _CUT - _LIP / 2)
    body = slab(box.outline, 0.0, _FLOOR + _SKIRT) - slab(inside, _FLOOR, _FLOOR + _SKIRT + 1.0)
    return body - slab(emblem_on(box), -1.0, box.sizes.sunk)


def emblem_on(box: Box) -> MultiPolygon:
    """Our biplane and our name, smaller on a small lid. Seen from below while it is printed, so mirrored."""
    left, bottom, right, top = box.outline.bounds
    name = moved(engraved("SKYRMISH", 9.0, 1.6), 0.0, -24.0) if box.sizes.text else area()
    figure = mirrored(area(moved(scaled(biplane(), 2.0), 0.0, 8.0), name))
    reach = [2 * max(abs(low), abs(high)) for low, high in zip(figure.bounds[:2], figure.bounds[2:], strict=True)]
    room = right - left - 2 * _BLANK, top - bottom - 2 * _BLANK
    share = min(1.0, *(free / needed for free, needed in zip(room, reach, strict=True)))
    return area(moved(scaled(figure, share), (left + right) / 2, (bottom + top) / 2))
