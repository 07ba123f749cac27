"""Shapes as they are drawn: outlines that are grown, cut and put together. Nothing is decided by them.

An outline lists its corners counter-clockwise, the first one once.
"""

import math
from collections.abc import Sequence

Point = tuple[float, float]
Outline = list[Point]

SMALL = 1e-9  # what touches is not cut
DECIMALS = 3  # by which corners of neighbours are the same


def grown(outline: Sequence[Point], length: float, steps: int) -> Outline:
    """All within some length of a convex outline: around its corners go arcs, of so many steps a quarter."""
    count, out = len(outline), []
    for number, (x, y) in enumerate(outline):
        first = _outward(outline[number - 1], outline[number])
        turn = (_outward(outline[number], outline[(number + 1) % count]) - first) % math.tau
        parts = max(1, math.ceil(turn / (math.pi / 2.0 / steps) - SMALL))
        angles = (first + turn * part / parts for part in range(parts + 1))
        out += [(x + length * math.cos(angle), y + length * math.sin(angle)) for angle in angles]
    return out


def _outward(a: Point, b: Point) -> float:
    """The direction that a side of an outline faces."""
    return math.atan2(a[0] - b[0], b[1] - a[1])


def disc(radius: float, steps: int) -> Outline:
    """Around 0 0, of so many steps a quarter; nothing, where there is no radius."""
    angles = (math.pi / 2.0 * step / steps for step in range(4 * steps if radius > 0.0 else 0))
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


# ---- what lies in a convex area ----


def clipped(outline: Sequence[Point], area: Sequence[Point]) -> Outline:
    """A convex outline, as much of it as lies in a convex area."""
    out = list(outline)
    for number, b in enumerate(area):
        a, rest, out = area[number - 1], out, []
        for place, q in enumerate(rest):
            p = rest[place - 1]
            before, after = _side(a, b, p), _side(a, b, q)
            if (before > SMALL and after < -SMALL) or (before < -SMALL and after > SMALL):
                out.append(_between(p, q, before / (before - after)))
            if after >= -SMALL:
                out.append(q)
    return out


def ring_in(outer: Outline, inner: Outline, area: Sequence[Point]) -> list[Outline]:
    """The rims of what lies in a convex area, within the outer outline and not within the inner one."""
    whole, hole = clipped(outer, area), clipped(inner, area) if inner else []
    shared = [point for point in whole if any(_is_same(point, other) for other in hole)]
    if not hole or not shared:
        return [rim for rim in (whole, hole) if rim]
    return [_apart_from(whole, shared) + _apart_from(hole, shared)[::-1]]


def _apart_from(outline: Outline, shared: Outline) -> Outline:
    """The corners that are not shared, from the one after them."""
    is_shared = [any(_is_same(point, other) for other in shared) for point in outline]
    first = next(number for number in range(len(outline)) if is_shared[number - 1] and not is_shared[number])
    turned = outline[first:] + outline[:first]
    return [point for point in turned if not any(_is_same(point, other) for other in shared)]


# ---- a notch ----


def without_notch(body: Outline, notch: Outline) -> Outline:
    """An outline without what a convex one cuts out of its edge, in one place; as it is, if nothing is cut."""
    cuts = [cut for number in range(len(body)) if (cut := _cut(body, number, notch)) is not None]
    if not cuts:
        return body
    starts = [cut for cut in cuts if not any(_is_same(cut[1], other[2]) for other in cuts)]
    enters, number, ends = starts[0][1], starts[0][0], cuts[(cuts.index(starts[0]) - 1) % len(cuts)]
    leaves, last = ends[2], ends[0]
    kept = [body[(last + step) % len(body)] for step in range(1, (number - last - 1) % len(body) + 2)]
    return [*kept, enters, *_clockwise(notch, enters, leaves), leaves]


def _cut(body: Outline, number: int, notch: Outline) -> tuple[int, Point, Point] | None:
    """The part of a side of the body that lies within the notch: the side's number, and from where to where."""
    p, q = body[number], body[(number + 1) % len(body)]
    begin, end = 0.0, 1.0
    for place, b in enumerate(notch):
        before, after = _side(notch[place - 1], b, p), _side(notch[place - 1], b, q)
        if before <= SMALL and after <= SMALL:
            return None
        share = before / (before - after) if before != after else 0.0
        if before < 0.0:
            begin = max(begin, share)
        elif after < 0.0:
            end = min(end, share)
    return (number, _between(p, q, begin), _between(p, q, end)) if end - begin > SMALL else None


def _clockwise(notch: Outline, enters: Point, leaves: Point) -> Outline:
    """The corners of a notch from one place on its outline to another."""
    place, goal = _edge_of(notch, enters), _edge_of(notch, leaves)
    out = []
    while place != goal:
        out.append(notch[place - 1])
        place = (place - 1) % len(notch)
    return out


def _edge_of(outline: Outline, point: Point) -> int:
    """The number of the corner that ends the side on which a point lies."""
    return min(range(len(outline)), key=lambda number: abs(_side(outline[number - 1], outline[number], point)))


# ---- neighbours that become one ----


def joined(cells: Sequence[Outline]) -> list[Outline]:
    """The rims of an area of cells that share whole sides."""
    follows: dict[Point, tuple[Point, Point]] = {}
    sides = {(_rounded(cell[number - 1]), _rounded(b)): b for cell in cells for number, b in enumerate(cell)}
    for (a, b), corner in sides.items():
        if (b, a) not in sides:
            follows[a] = b, corner
    out = []
    while follows:
        rim, (place, corner) = [], follows.pop(next(iter(follows)))
        rim.append(corner)
        while place in follows:
            place, corner = follows.pop(place)
            rim.append(corner)
        out.append(rim)
    return out


def _rounded(point: Point) -> Point:
    return round(point[0], DECIMALS) + 0.0, round(point[1], DECIMALS) + 0.0


# ---- points and sides ----


def _side(a: Point, b: Point, p: Point) -> float:
    """How far to the left of a side a point lies."""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length


def _between(p: Point, q: Point, share: float) -> Point:
    return p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share


def _is_same(p: Point, q: Point) -> bool:
    return math.isclose(p[0], q[0], abs_tol=1e-6) and math.isclose(p[1], q[1], abs_tol=1e-6)
