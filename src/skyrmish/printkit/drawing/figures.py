"""What stands on tokens, in three steps that are told apart across a table. The nose points north; millimetres."""

from typing import NamedTuple

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.shapes import (
    NOTHING,
    arc,
    area,
    disc,
    mirrored,
    moved,
    rectangle,
    rounded,
    scaled,
    stroke,
)


class Figure(NamedTuple):
    """What stands on a token, in three steps: half as high as usual, as high, and half as much higher."""

    low: MultiPolygon = NOTHING
    main: MultiPolygon = NOTHING
    high: MultiPolygon = NOTHING

    @property
    def silhouette(self) -> MultiPolygon:
        return area(*self)

    def without(self, holes: BaseGeometry) -> "Figure":
        """With something cut out of all three, so that the token shows."""
        return Figure(*(area(step.difference(holes)) for step in self))

    def within(self, shape: BaseGeometry) -> "Figure":
        return Figure(*(area(step.intersection(shape)) for step in self))


FLAT = Figure()


def _both(shape: BaseGeometry) -> MultiPolygon:
    """A shape and its mirror image."""
    return area(shape, mirrored(shape))


def fighter() -> Figure:
    """The biplane on its token: its wings behind the firing arc's lines, its nose between the forward guides."""
    cowling, propeller = rounded(-2.0, 2.4, 4.0, 3.2, 0.9), rounded(-2.35, 6.2, 4.7, 0.9, 0.44)
    fuselage = Polygon([(-1.8, 3.0), (1.8, 3.0), (1.7, -6.6), (0.8, -11.0), (-0.8, -11.0), (-1.7, -6.6)])
    upper, lower = rounded(-10.4, -5.0, 20.8, 3.8, 1.6), rounded(-9.3, -7.6, 18.6, 3.6, 1.3)
    tailplane = rounded(-4.3, -11.4, 8.6, 2.4, 1.1)
    struts = _both(area(*(rectangle(x, -7.0, 0.9, 2.6) for x in (3.4, 8.0))))
    spinner, rudder = rectangle(-0.5, 5.4, 1.0, 1.7), rounded(-0.5, -11.7, 1.0, 3.2, 0.49)
    markings = area(disc(0.0, -6.3, 1.0), _both(disc(6.1, -3.1, 1.2)))  # the cockpit, and a roundel on each wing
    main = area(fuselage, upper, tailplane, propeller)
    return Figure(area(lower), main, area(cowling, spinner, struts, rudder)).without(markings)


def raider() -> Figure:
    """A pirate's ship on its token: the hull and its wings behind the lines, a spike of a nose between them."""
    hull = Polygon([(0.0, 7.6), (1.1, 3.4), (1.1, 1.0), (2.3, -1.6), (2.1, -5.6), (0.9, -6.6), (0.0, -6.8)])
    wing = Polygon([(1.4, -0.7), (3.4, 0.4), (6.9, -0.5), (8.0, -2.0), (7.4, -6.2), (6.2, -4.4), (2.0, -4.2)])
    engine, gun = rounded(3.2, -7.0, 1.8, 4.6, 0.7), rounded(6.6, -1.8, 0.9, 3.0, 0.44)
    canopy = rounded(-0.95, -3.4, 1.9, 2.6, 0.94)
    return Figure(_both(wing), _both(hull), _both(area(engine, gun))).without(canopy)


def bomber() -> Figure:
    """A bomber with four engines on its big token, its wings behind the lines too."""
    fuselage = Polygon([(0, 31.0), (2.1, 29.4), (2.3, 4.0), (3.4, 0.0), (3.2, -12.0), (1.7, -29.0), (0, -30.0)])
    wing = Polygon([(2.0, -1.4), (10.0, -1.9), (25.6, -4.6), (26.6, -6.6), (25.4, -8.4), (9.0, -11.2), (2.0, -11.6)])
    engines = [rounded(x - 1.5, front - 8.0, 3.0, 8.0, 1.3) for x, front in ((9.0, 0.6), (17.0, -0.6))]
    propellers = [rounded(x - 3.4, front + 0.8, 6.8, 1.0, 0.48) for x, front in ((9.0, 0.6), (17.0, -0.6))]
    spinners = [rectangle(x - 0.5, front - 0.5, 1.0, 1.6) for x, front in ((9.0, 0.6), (17.0, -0.6))]
    tailplane = Polygon([(0.5, -22.5), (9.6, -23.6), (10.4, -25.2), (9.6, -27.2), (0.5, -28.2)])
    fin, turret = rounded(8.8, -28.6, 1.8, 6.6, 0.8), disc(0.0, -15.5, 2.0).difference(disc(0.0, -15.5, 1.0))
    windows = area(rounded(-1.2, 25.6, 2.4, 2.4, 0.8), rounded(-1.2, 19.6, 2.4, 3.0, 0.8), disc(0.0, -15.5, 1.0))
    markings = area(windows, _both(disc(21.6, -6.4, 1.9)))
    main = _both(area(fuselage, *propellers, *spinners))
    return Figure(_both(area(wing, tailplane)), main, _both(area(*engines, fin, turret))).without(markings)


def bomb() -> Figure:
    """A falling bomb, its nose to the south."""
    body = area(disc(0, -2.2, 3.6), Polygon([(-3.6, -2.2), (3.6, -2.2), (1.2, 4.6), (-1.2, 4.6)]))
    fins = area(Polygon([(-0.9, 2.6), (-3.8, 5.4), (-3.8, 8.2), (-0.9, 6.6)]))
    return Figure(_both(fins), area(body), area(rounded(-0.6, 2.0, 1.2, 6.0, 0.5), body.buffer(-1.4)))


def balloon() -> Figure:
    """A captive balloon from above: a fat hull in three steps, three fins, seams that keep it in parts."""
    dome = Polygon([*arc(0, 4.0, 8.6, 0, 180), (-7.8, -3.0), (-3.6, -13.0), (3.6, -13.0), (7.8, -3.0)])
    fin = Polygon([(3.0, -7.4), (9.6, -12.0), (9.6, -16.6), (3.0, -14.0)])
    tail = rounded(-1.1, -17.4, 2.2, 6.0, 1.0)
    hull, seams = dome.buffer(0.4), area(*(stroke(arc(0, top, 30.0, 245, 295), 0.8) for top in (38.0, 32.0, 26.0)))
    steps = Figure(area(hull, _both(fin)), area(hull.buffer(-1.8), tail), area(hull.buffer(-4.0))).without(seams)
    return Figure(*(area(moved(scaled(step, 1.2), 0.0, 2.6)) for step in steps))
