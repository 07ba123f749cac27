"""Measuring by brute force, with polygons written out here: nothing of the geometry package is used.

A yes-or-no question is answered three ways: yes, no, or ``None`` where less than a hair would change the answer.
"""

import math

HAIR = 1e-5  # mm

Point = tuple[float, float]
HalfPlane = tuple[float, float, float, float]  # a point on its edge, and the direction inwards


def octagon(x: float, y: float, heading: float, radius: float = 13.0) -> list[Point]:
    """Corners of a token; flats face the nose and every 45° from it."""
    angles = [math.radians(heading + 22.5 + 45.0 * k) for k in range(8)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def sides(polygon: list[Point]) -> list[HalfPlane]:
    """The half-planes whose common part is this counter-clockwise polygon."""
    out = []
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        length = math.hypot(bx - ax, by - ay)
        out.append((ax, ay, -(by - ay) / length, (bx - ax) / length))
    return out


def direction(degrees: float) -> Point:
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def wedge(x: float, y: float, heading: float, half: float) -> list[HalfPlane]:
    """What lies between two lines that leave the centre at ±half of the nose."""
    return [(x, y, *direction(heading + half - 90.0)), (x, y, *direction(heading - half + 90.0))]


def lane(x: float, y: float, heading: float, half: float) -> list[HalfPlane]:
    """The half-strip ahead of a centre, ±half wide."""
    left, right = direction(heading + 90.0), direction(heading - 90.0)
    return [
        (x, y, *direction(heading)),
        (x + half * left[0], y + half * left[1], *right),
        (x + half * right[0], y + half * right[1], *left),
    ]


def board(width: float, height: float) -> list[HalfPlane]:
    return [(0.0, 0.0, 1.0, 0.0), (0.0, 0.0, 0.0, 1.0), (width, height, -1.0, 0.0), (width, height, 0.0, -1.0)]


def _depth(point: Point, edge: HalfPlane) -> float:
    x, y, nx, ny = edge
    return (point[0] - x) * nx + (point[1] - y) * ny


def clipped(polygon: list[Point], region: list[HalfPlane], grown: float) -> list[Point]:
    """The part of a polygon in a region whose edges are moved outwards by so much."""
    for edge in region:
        kept: list[Point] = []
        for p, q in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            dp, dq = _depth(p, edge) + grown, _depth(q, edge) + grown
            if dp >= 0.0:
                kept.append(p)
            if (dp > 0.0 > dq) or (dp < 0.0 < dq):
                t = dp / (dp - dq)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        polygon = kept
        if not polygon:
            return []
    return polygon


def touches(polygon: list[Point], region: list[HalfPlane]) -> bool | None:
    """Some part of the polygon lies in the region."""
    if clipped(polygon, region, -HAIR):
        return True
    return None if clipped(polygon, region, HAIR) else False


def lies_within(polygon: list[Point], region: list[HalfPlane]) -> bool | None:
    """All of the polygon lies in the region."""
    least = min(_depth(corner, edge) for corner in polygon for edge in region)
    return None if abs(least) < HAIR else least > 0.0


def _to_segment(p: Point, a: Point, b: Point) -> float:
    ux, uy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * ux + (p[1] - a[1]) * uy) / (ux * ux + uy * uy)
    t = min(1.0, max(0.0, t))
    return math.hypot(p[0] - a[0] - t * ux, p[1] - a[1] - t * uy)


def distance(one: list[Point], other: list[Point]) -> float:
    """Shortest way between two polygons, 0 where they meet."""
    if clipped(one, sides(other), 0.0):
        return 0.0
    ways = []
    for near, far in ((one, other), (other, one)):
        for p in near:
            ways += [_to_segment(p, a, b) for a, b in zip(far, far[1:] + far[:1], strict=True)]
    return min(ways)


def boundary(polygon: list[Point], per_side: int) -> list[Point]:
    """Points along the outline, evenly spread."""
    out = []
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        for k in range(per_side):
            t = k / per_side
            out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return out
