"""Pairs of tokens for property tests: far, near, nearly touching, beside the edge of an arc, behind its apex."""

from typing import NamedTuple

from geometry import brute_force
from hypothesis import strategies as st

from skyrmish.geometry.outlines import octagon
from skyrmish.geometry.poses import Pose, pose_at
from skyrmish.geometry.templates import WIDTH

TOKEN = octagon(WIDTH)
TOUCHING = 2.0 * TOKEN.apothem  # least distance of two centres whose tokens do not overlap


class Pair(NamedTuple):
    """Two tokens by x, y and heading."""

    a: tuple[float, float, float]
    b: tuple[float, float, float]

    @property
    def poses(self) -> tuple[Pose, Pose]:
        return pose_at(*self.a), pose_at(*self.b)

    @property
    def outlines(self) -> tuple[list[brute_force.Point], list[brute_force.Point]]:
        return brute_force.octagon(*self.a), brute_force.octagon(*self.b)


headings = st.one_of(
    st.floats(0.0, 360.0, exclude_max=True),
    st.integers(0, 3599).map(lambda tenths: tenths / 10.0),
    st.sampled_from([0.0, 22.5, 45.0, 67.5, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0, 359.9999]),
)
distances = st.one_of(
    st.floats(0.0, 400.0),
    st.floats(TOUCHING - 0.1, 2.0 * TOKEN.radius + 0.1),  # nearly touching
    st.sampled_from([78.0, 156.0, 234.0]).flatmap(lambda mark: st.floats(mark + TOUCHING - 0.1, mark + 26.1)),
)
bearings = st.one_of(
    st.floats(-180.0, 180.0),
    st.floats(0.0, 15.0).flatmap(lambda off: st.sampled_from([-45.0 - off, -30.0 - off, 30.0 + off, 45.0 + off])),
    st.floats(80.0, 140.0).flatmap(lambda off: st.sampled_from([-off, off])),  # beside, and behind the apex
)


@st.composite
def pairs(draw: st.DrawFn, overlapping: bool = True) -> Pair:
    """Two tokens; ``overlapping=False``: no closer than tokens may be on the table."""
    x, y = draw(st.floats(0.0, 700.0)), draw(st.floats(0.0, 700.0))
    heading = draw(headings)
    away, bearing = draw(distances), draw(bearings)
    c, s = brute_force.direction(heading + bearing)
    pair = Pair((x, y, heading), (x + away * c, y + away * s, draw(headings)))
    if not overlapping:
        one, other = pair.outlines
        if brute_force.clipped(one, brute_force.sides(other), 0.0):
            away += 2.0 * WIDTH
            pair = Pair(pair.a, (x + away * c, y + away * s, pair.b[2]))
    return pair
