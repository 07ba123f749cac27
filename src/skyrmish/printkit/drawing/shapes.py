"""Flat shapes in millimetres: the few ways in which the kit makes them."""

import math
from collections.abc import Sequence

from shapely import affinity, set_precision
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from skyrmish.geometry.piece_sets import polygon

FINEST = 1e-6  # mm; coordinates lie on this grid, so that every machine writes the same digits
ROUND = 16  # segments a quarter circle is drawn with

NOTHING = MultiPolygon()
Line = list[tuple[float, float]]
Rings = list[Line]


def area(*shapes: BaseGeometry) -> MultiPolygon:
    """All areas together as one; lines and points that a cut left over are dropped."""
    whole = set_precision(unary_union([shape for shape in shapes if not shape.is_empty]), FINEST)
    found = [part for part in getattr(whole, "geoms", [whole]) if isinstance(part, Polygon) and not part.is_empty]
    if not found:
        return NOTHING
    together = MultiPolygon(found).normalize()
    assert isinstance(together, MultiPolygon)
    return together


def only(shape: BaseGeometry) -> Polygon:
    """The one polygon of an area that must be in one piece."""
    parts = area(shape).geoms
    assert len(parts) == 1, f"a piece fell into {len(parts)} parts"
    return parts[0]


def contours(shape: BaseGeometry) -> Rings:
    """The rings around the parts of an area and around their holes, as points; the first does not come again."""
    rings = [ring for part in area(shape).geoms for ring in (part.exterior, *part.interiors)]
    return [[(x, y) for x, y in ring.coords[:-1]] for ring in rings]


def regular(sides: int, apothem: float, x: float = 0.0, y: float = 0.0, heading: float = 90.0) -> Polygon:
    """A regular polygon with a flat to its heading; north unless told."""
    return Polygon(polygon(sides, apothem, x, y, heading))


def rectangle(x: float, y: float, width: float, height: float) -> Polygon:
    """A rectangle by its lower left corner."""
    return Polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Polygon:
    """A rectangle with round corners."""
    core = rectangle(x + radius, y + radius, width - 2 * radius, height - 2 * radius)
    return core.buffer(radius, quad_segs=ROUND)


def cornered(x: float, y: float, width: float, height: float, cut: float) -> Polygon:
    """A rectangle with its corners cut off, as an octagon's are: the kit's signature."""
    right, top = x + width, y + height
    low = [(x, y + cut), (x + cut, y), (right - cut, y), (right, y + cut)]
    high = [(right, top - cut), (right - cut, top), (x + cut, top), (x, top - cut)]
    return Polygon([*low, *high])


def disc(x: float, y: float, radius: float) -> Polygon:
    return Point(x, y).buffer(radius, quad_segs=ROUND)


def stroke(points: Sequence[tuple[float, float]], width: float, square: bool = False) -> Polygon:
    """A line with a width; its ends round, or square where a groove has to end at a measure."""
    if square:
        return LineString(points).buffer(width / 2, cap_style="flat", join_style="mitre")
    return LineString(points).buffer(width / 2, quad_segs=6)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 24) -> Line:
    """Points of a circle from one angle to another, in degrees counter-clockwise from east."""
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def moved(shape: BaseGeometry, x: float, y: float, degrees: float = 0.0) -> BaseGeometry:
    """A shape turned about the origin, then shifted."""
    return affinity.translate(affinity.rotate(shape, degrees, origin=(0, 0)), x, y)


def scaled(shape: BaseGeometry, factor: float) -> BaseGeometry:
    return affinity.scale(shape, factor, factor, origin=(0, 0))


def mirrored(shape: BaseGeometry) -> BaseGeometry:
    """A shape turned over, left to right."""
    return affinity.scale(shape, -1.0, 1.0, origin=(0, 0))


def grown(shape: BaseGeometry, by: float) -> BaseGeometry:
    """A shape with all its sides moved out, its corners kept sharp: what clearance means here."""
    return shape.buffer(by, join_style="mitre", mitre_limit=10.0)


def fitted_into(shape: BaseGeometry, radius: float) -> BaseGeometry:
    """A shape in the middle of a circle, as large as that allows."""
    left, bottom, right, top = shape.bounds
    centred = affinity.translate(shape, -(left + right) / 2, -(bottom + top) / 2)
    reach = max(math.hypot(x, y) for ring in contours(centred) for x, y in ring)
    return scaled(centred, radius / reach)
