"""Icons in a box of ±1: the stats, and the faces of the dice games. Our own, all strokes and plain areas."""

from collections.abc import Callable
from functools import cache

from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.drawing.emblems import biplane
from skyrmish.printkit.drawing.shapes import NOTHING, arc, area, disc, moved, regular, rounded, scaled, stroke

_LINE = 0.2


def _attack() -> MultiPolygon:
    """A crosshair."""
    ring = disc(0, 0, 0.68).difference(disc(0, 0, 0.48))
    tick = stroke([(0, 0.42), (0, 0.92)], _LINE)
    return area(ring, *(moved(tick, 0, 0, 90.0 * turn) for turn in range(4)))


def _defense() -> MultiPolygon:
    """A shield."""
    points = [(0, 0.9), (0.74, 0.6), (0.74, 0.0), (0.52, -0.5), (0, -0.92)]
    outline = [*points, *[(-x, y) for x, y in points[::-1]]]
    return area(stroke([*outline, outline[0]], _LINE))


def _speed() -> MultiPolygon:
    """Two chevrons to the front."""
    return area(*(stroke([(x - 0.36, 0.62), (x + 0.24, 0), (x - 0.36, -0.62)], _LINE) for x in (-0.3, 0.4)))


def _health() -> MultiPolygon:
    """A heart."""
    half = [(0, 0.42), *arc(0.42, 0.34, 0.44, 150, 0, 12), (0.84, 0.1), (0, -0.82)]
    outline = [*half, *[(-x, y) for x, y in half[::-1]]]
    return area(stroke(outline, _LINE))


def _altitude() -> MultiPolygon:
    """Layers, one over the other."""
    top = stroke([(0, 0.82), (0.82, 0.38), (0, -0.06), (-0.82, 0.38), (0, 0.82)], _LINE)
    under = [stroke([(-0.82, y), (0, y - 0.44), (0.82, y)], _LINE) for y in (0.0, -0.4)]
    return area(top, *under)


def _diamond() -> MultiPolygon:
    """What has no icon of its own, such as a stat of yours."""
    return area(stroke([(0, 0.9), (0.72, 0), (0, -0.9), (-0.72, 0), (0, 0.9)], _LINE))


def _plane_at(x: float, y: float, size: float) -> BaseGeometry:
    return moved(scaled(biplane(), size / 10.2), x, y)


def _evade() -> MultiPolygon:
    """A swerve to the right."""
    way = stroke([(-0.62, -0.8), *arc(-0.08, -0.3, 0.42, 200, 90, 10), *arc(0.0, 0.62, 0.5, 270, 330, 8)], 0.24)
    head = Polygon([(0.86, 0.86), (0.04, 0.72), (0.74, 0.08)])
    return area(way, head)


def _hit() -> MultiPolygon:
    """A burst with eight points."""
    points = []
    for turn in range(8):
        for radius, angle in ((0.95, 0.0), (0.42, 22.5)):
            points += arc(0, 0, radius, 90 + 45.0 * turn + angle, 90 + 45.0 * turn + angle, 1)[:1]
    return area(Polygon(points).difference(disc(0, 0, 0.16)))


def _circling(radius: float) -> MultiPolygon:
    """Two arrows in a circle."""
    half = stroke(arc(0, 0, radius, 25, 150), 0.2)
    tip = Polygon([(radius + 0.34, 0.34), (radius - 0.34, 0.34), (radius, -0.16)])
    one = area(half, tip)
    return area(one, moved(one, 0, 0, 180.0))


def _any() -> MultiPolygon:
    """One die of all, taken up and rolled again."""
    return area(_circling(0.72), regular(4, 0.3))


def _blanks() -> MultiPolygon:
    """Two empty dice, rolled again."""
    empty = rounded(-0.24, -0.24, 0.48, 0.48, 0.1).difference(rounded(-0.12, -0.12, 0.24, 0.24, 0.05))
    return area(_circling(0.72), moved(empty, -0.15, 0.15), moved(empty, 0.17, -0.17))


_ICONS: dict[str, Callable[[], MultiPolygon]] = {
    "attack": _attack,
    "defense": _defense,
    "speed": _speed,
    "health": _health,
    "altitude": _altitude,
    "1": lambda: area(_plane_at(0, 0, 0.82)),
    "2": lambda: area(_plane_at(-0.4, 0.42, 0.5), _plane_at(0.4, -0.42, 0.5)),
    "evade": _evade,
    "hit": _hit,
    "reroll": lambda: _circling(0.62),
    "any": _any,
    "blanks": _blanks,
    "-": lambda: NOTHING,
}


@cache
def icon(name: str, size: float) -> MultiPolygon:
    """An icon ``size`` millimetres from its middle to its rim."""
    return area(scaled(_ICONS.get(name, _diamond)(), size))
