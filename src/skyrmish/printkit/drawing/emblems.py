"""The biplane as a sign, and the seats' emblems, all our own. The nose points north; emblems fill a box of ±1."""

from collections.abc import Callable

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.shapes import area, disc, moved, rectangle, rounded, scaled, stroke


def biplane() -> MultiPolygon:
    """The biplane from above: span 20.4, length 19.8, made for the octagon of 26."""
    propeller = rounded(-2.7, 9.1, 5.4, 0.8, 0.39)
    cowling = rounded(-1.75, 5.6, 3.5, 3.3, 0.8)
    fuselage = Polygon([(-1.6, 7.0), (1.6, 7.0), (1.5, 0.0), (0.75, -9.0), (-0.75, -9.0), (-1.5, 0.0)])
    wing = rounded(-10.2, 2.5, 20.4, 3.9, 1.6)
    tailplane = rounded(-3.9, -9.3, 7.8, 2.3, 1.1)
    rudder = rounded(-0.55, -9.9, 1.1, 2.4, 0.54)
    trailing = disc(0.0, 2.4, 1.3)  # the cut-out over the cockpit
    whole = area(propeller, rectangle(-0.5, 8.0, 1.0, 1.4), cowling, fuselage, wing, tailplane, rudder)
    return area(whole.difference(area(trailing).intersection(rectangle(-2, 0, 4, 2.8))))


def _star() -> MultiPolygon:
    point = Polygon([(0, 1.0), (0.26, 0.26), (0, 0), (-0.26, 0.26)])
    return area(*(moved(point, 0, 0, 90.0 * turn) for turn in range(4)), disc(0, 0, 0.3))


_EMBLEMS: dict[str, Callable[[], BaseGeometry]] = {
    "chevron": lambda: stroke([(-0.78, -0.42), (0.0, 0.38), (0.78, -0.42)], 0.44),
    "ring": lambda: disc(0, 0, 0.86).difference(disc(0, 0, 0.46)),
    "diamond": lambda: Polygon([(0, 0.98), (0.72, 0), (0, -0.98), (-0.72, 0)]),
    "trefoil": lambda: area(disc(0, 0.46, 0.44), disc(-0.46, -0.3, 0.44), disc(0.46, -0.3, 0.44), disc(0, 0, 0.34)),
    "star": _star,
    "crescent": lambda: disc(0, 0, 0.9).difference(disc(0.42, 0.12, 0.74)),
}


def emblem(name: str, size: float) -> MultiPolygon:
    """A seat's emblem, ``size`` millimetres from its middle to its rim."""
    return area(scaled(area(_EMBLEMS[name]()), size))
