"""A flat piece: what is cut out, what is sunk into it, what stands out of it.

Solids, cutting files and paper are all made from this one description, so they cannot disagree.
"""

from dataclasses import dataclass

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.shapes import NOTHING, area, moved, only


@dataclass(frozen=True)
class Piece:
    """One flat piece in millimetres, its nose to the north where it has one."""

    name: str
    outline: Polygon
    sunk: MultiPolygon = NOTHING
    raised: MultiPolygon = NOTHING
    half_raised: MultiPolygon = NOTHING

    def placed(self, x: float, y: float) -> "Piece":
        """The piece with its origin somewhere."""
        marks = (area(moved(shape, x, y)) for shape in (self.sunk, self.raised, self.half_raised))
        return Piece(self.name, only(moved(self.outline, x, y)), *marks)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        left, bottom, right, top = self.outline.bounds
        return left, bottom, right, top

    @property
    def width(self) -> float:
        return self.bounds[2] - self.bounds[0]

    @property
    def length(self) -> float:
        return self.bounds[3] - self.bounds[1]


def piece(name: str, outline: BaseGeometry, sunk: BaseGeometry = NOTHING, raised: BaseGeometry = NOTHING) -> Piece:
    """A piece whose marks are kept inside its outline."""
    shape = only(outline)
    return Piece(name, shape, area(sunk.intersection(shape)), area(raised.intersection(shape)))
