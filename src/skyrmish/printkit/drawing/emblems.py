"""Silhouettes and seat emblems, all our own. The nose points north; millimetres, or a box of ±1 for emblems."""

from collections.abc import Callable

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.shapes import arc, area, disc, mirrored, moved, rectangle, rounded, scaled, stroke


def _both(shape: BaseGeometry) -> MultiPolygon:
    """A shape and its mirror image."""
    return area(shape, mirrored(shape))


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


def biplane_lower() -> MultiPolygon:
    """What shows of the lower wing behind the upper one."""
    return area(rounded(-9.3, -0.4, 18.6, 3.6, 1.4).difference(area(biplane(), rectangle(-2.0, -1.0, 4.0, 5.0))))


def raider() -> MultiPolygon:
    """A pirate's ship from above, for the hexagon of 20."""
    hull = Polygon([(0.0, 7.2), (1.5, 3.2), (2.1, -3.6), (1.2, -5.4), (0, -5.8)])
    wing = Polygon([(1.4, 1.6), (6.9, -2.6), (6.9, -5.8), (5.9, -4.6), (1.6, -3.2)])
    engine = rounded(2.5, -6.6, 1.5, 3.4, 0.6)
    return area(_both(area(hull, wing, engine)).difference(disc(0.0, 1.7, 0.8)))


def bomber() -> MultiPolygon:
    """A twin-engined bomber from above, for the big octagon with its stubs."""
    fuselage = Polygon([(0, 30.5), (2.4, 29.0), (3.3, 24.0), (3.3, 4.0), (1.5, -28.0), (0, -29.5)])
    wing = Polygon([(2.0, 12.0), (22.6, 8.6), (24.6, 6.4), (24.2, 3.6), (20.0, 2.0), (2.0, -1.0)])
    engine = rounded(9.2, 2.4, 4.8, 12.6, 1.8)
    propeller = rounded(7.6, 15.0, 8.0, 1.1, 0.5)
    tailplane = Polygon([(0.5, -21.5), (9.5, -23.2), (10.6, -25.0), (9.8, -27.0), (0.5, -27.8)])
    rudder = rounded(8.9, -29.0, 2.0, 7.0, 0.9)
    windows = area(rounded(-1.5, 24.6, 3.0, 2.6, 0.8), rounded(-1.5, 18.0, 3.0, 2.4, 0.8), disc(0, -4.0, 1.5))
    whole = _both(area(fuselage, wing, engine, rectangle(11.2, 14.0, 0.8, 1.5), propeller, tailplane, rudder))
    return area(whole.difference(windows))


def bomb() -> MultiPolygon:
    """A falling bomb, its nose to the south."""
    body = area(disc(0, -2.2, 3.6), Polygon([(-3.6, -2.2), (3.6, -2.2), (1.2, 4.6), (-1.2, 4.6)]))
    fins = area(Polygon([(-0.9, 2.6), (-3.8, 5.4), (-3.8, 8.2), (-0.9, 6.6)]))
    return area(body, _both(fins), rounded(-0.6, 2.0, 1.2, 6.0, 0.5))


def balloon() -> MultiPolygon:
    """A captive balloon from above: a fat hull, three fins, seams that keep it in parts."""
    hull = Polygon([*arc(0, 4.0, 8.6, 0, 180), (-7.8, -3.0), (-3.6, -13.0), (3.6, -13.0), (7.8, -3.0)])
    fin = Polygon([(3.0, -7.4), (9.6, -12.0), (9.6, -16.6), (3.0, -14.0)])
    tail = rounded(-1.1, -17.4, 2.2, 6.0, 1.0)
    seams = [stroke(arc(0, top, 30.0, 245, 295), 0.8) for top in (38.0, 32.0, 26.0)]
    whole = area(hull.buffer(0.4), _both(fin), tail)
    return area(whole.difference(area(*seams)))


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
