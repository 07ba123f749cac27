"""Poses: where a token is and where its nose points."""

from typing import NamedTuple

from skyrmish.engine.rule import rule, woven
from skyrmish.geometry.grid import snapped
from skyrmish.geometry.headings import EIGHTH, cosine, eighths_of, frame_named, frame_of, normal, sine, turned

LARGE_PIECES = True  # a switch: games compiled without bombers and balloons turn it off


class Pose(NamedTuple):
    """A token's centre, the unit vector of its frame, and by how many eighths its nose is turned from that.

    ``size`` says how many times as large as a plane's the token is.
    """

    x: float
    y: float
    c: float
    s: float
    eighths: int
    size: float


class Motion(NamedTuple):
    """What a template does to a pose: so far ahead, so far to the left, the nose turned left by eighths."""

    ahead: float
    left: float
    eighths: int


@rule
def pose_at(x: float, y: float, heading: float) -> Pose:
    """The pose at a place, with a heading in degrees."""
    heading = normal(heading)
    frame = frame_of(heading)
    return Pose(snapped(x), snapped(y), cosine(frame), sine(frame), eighths_of(heading), 1.0)


@rule
def heading_at(pose: Pose) -> float:
    """The heading in degrees of a pose that ``pose_at`` has made."""
    frame = 0.0 if pose.s == 0.0 else frame_named(pose.c, pose.s)
    return frame + EIGHTH * pose.eighths


@rule
def nose(pose: Pose) -> tuple[float, float]:
    """The direction a token faces."""
    return turned(pose.c, pose.s, pose.eighths)


@woven
def moved(pose: Pose, ahead: float, left: float, eighths: int) -> Pose:
    """The pose at the far end of a template. Each step lies on the grid, so the way back is exact."""
    c, s = nose(pose)
    x = pose.x + snapped(c * ahead - s * left)
    y = pose.y + snapped(s * ahead + c * left)
    return Pose(x, y, pose.c, pose.s, (pose.eighths + eighths) & 7, pose.size)


@rule
def sized(pose: Pose, size: float) -> Pose:
    """The same pose of a larger or smaller token."""
    return Pose(pose.x, pose.y, pose.c, pose.s, pose.eighths, size)


@rule
def size_of(pose: Pose) -> float:
    """How many times as large as a plane's the token is."""
    return pose.size if LARGE_PIECES else 1.0


@rule
def seen_from(pose: Pose, x: float, y: float) -> tuple[float, float]:
    """A point as a pilot sees it: so far ahead, so far to the left."""
    c, s = nose(pose)
    dx, dy = x - pose.x, y - pose.y
    return c * dx + s * dy, c * dy - s * dx


@rule
def squared_distance(a: Pose, b: Pose) -> float:
    """Squared distance between two centres."""
    dx, dy = b.x - a.x, b.y - a.y
    return dx * dx + dy * dy
