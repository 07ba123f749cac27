"""A flat piece: what is cut out, what is sunk into it, what stands out of it.

Solids, cutting files and paper are all made from this one description, so they cannot disagree.
"""

from dataclasses import dataclass

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.figures import FLAT, Figure
from skyrmish.printkit.drawing.shapes import NOTHING, area, moved, only, scaled


@dataclass(frozen=True)
class Piece:
    """One flat piece in millimetres, its nose to the north where it has one."""

    name: str
    outline: Polygon
    sunk: MultiPolygon = NOTHING
    figure: Figure = FLAT

    def placed(self, x: float, y: float) -> "Piece":
        """The piece with its origin somewhere."""
        sunk, *steps = (area(moved(shape, x, y)) for shape in (self.sunk, *self.figure))
        return Piece(self.name, only(moved(self.outline, x, y)), sunk, Figure(*steps))

    def enlarged(self, times: float) -> "Piece":
        """The piece so many times as large, its origin where it was."""
        sunk, *steps = (area(scaled(shape, times)) for shape in (self.sunk, *self.figure))
        return Piece(self.name, only(scaled(self.outline, times)), sunk, Figure(*steps)) if times != 1.0 else self

    @property
    def is_flat(self) -> bool:
        """Whether nothing stands on it."""
        return self.figure.silhouette.is_empty

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


def piece(name: str, outline: BaseGeometry, sunk: BaseGeometry = NOTHING, figure: Figure = FLAT) -> Piece:
    """A piece whose marks are kept inside its outline."""
    shape = only(outline)
    return Piece(name, shape, area(sunk.intersection(shape)), figure.within(shape))
