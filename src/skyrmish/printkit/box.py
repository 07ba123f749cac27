"""A box with a lid that holds the parts of a number of players, each kind in a bay of its own."""

from dataclasses import dataclass

from manifold3d import Manifold
from shapely.geometry import MultiPolygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.emblems import biplane
from skyrmish.printkit.lettering import engraved
from skyrmish.printkit.shapes import area, cornered, mirrored, moved, rectangle
from skyrmish.printkit.sizes import Sizes
from skyrmish.printkit.solids import slab

_ROOM = 0.8  # around the parts in a bay
_LIP = 1.4  # thickness of the lid's skirt
_SKIRT = 5.0  # how far the lid reaches down
_FLOOR = 2.0
_CUT = 4.0
_LONGEST_ROW = 165.0


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
    bays: list[Bay] = []
    x = y = row = widest = 0.0
    for need in needs:
        width, length = need.width + 2 * _ROOM, need.length + 2 * _ROOM
        for _ in range(need.piles):
            if x and x + width > _LONGEST_ROW:
                x, y, row = 0.0, y + row + sizes.wall, 0.0
            bays.append(Bay(need.name, x, y, width, length))
            row, widest = max(row, length), max(widest, x + width)
            x += width + sizes.wall
    depth = max(need.height for need in needs) + _ROOM
    return Box(tuple(bays), round(widest, 3), round(y + row, 3), round(depth, 3), sizes)


def box_solid(box: Box) -> Manifold:
    """The box, open side up. Its neck is thinner, so that the lid closes flush."""
    body = slab(box.outline, 0.0, box.height - _SKIRT) + slab(box.neck, 0.0, box.height)
    bays = [moved(rectangle(bay.x, bay.y, bay.width, bay.length), box.rim, box.rim) for bay in box.bays]
    return body - slab(area(*bays), _FLOOR, box.height + 1.0)


def lid_solid(box: Box) -> Manifold:
    """The lid, its top down on the plate: a skirt around the neck, our biplane sunk into the top."""
    inside = cornered(_LIP, _LIP, box.width + 2 * (box.rim - _LIP), box.length + 2 * (box.rim - _LIP), _CUT - _LIP / 2)
    body = slab(box.outline, 0.0, _FLOOR + _SKIRT) - slab(inside, _FLOOR, _FLOOR + _SKIRT + 1.0)
    return body - slab(_emblem(box), -1.0, box.sizes.sunk)


def _emblem(box: Box) -> MultiPolygon:
    """Seen from below while it is printed, so mirrored."""
    left, bottom, right, top = box.outline.bounds
    name = moved(engraved("SKYRMISH", 9.0, 1.6), 0.0, -20.0) if box.sizes.text else area()
    figure = mirrored(area(moved(biplane(), 0.0, 6.0), name))
    return area(moved(figure, (left + right) / 2, (bottom + top) / 2))


def lid_gap(box: Box) -> float:
    """The clearance between the box's neck and the lid's skirt."""
    return box.sizes.tolerance
