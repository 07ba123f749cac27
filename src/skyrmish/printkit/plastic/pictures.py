"""Pictures of solids: lit from the left, seen from above, with inked edges. A small painter of our own."""

import io
import math
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from skyrmish.printkit.drawing.palette import INK, red_green_blue
from skyrmish.printkit.plastic.meshes import Mesh

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

_FINE = 2  # painted so many times larger, then reduced
_AROUND, _ABOVE = math.radians(-28.0), math.radians(48.0)
_LIGHT = np.array([-0.45, 0.35, 0.82])
_MARGIN = 0.06
_SECOND, _LIT = 0.85, 0.15  # how light what stands out is: in a colour of its own, and in the one of all


def _camera() -> Floats:
    """Rows: to the right, up, towards the eye."""
    ca, sa, ce, se = math.cos(_AROUND), math.sin(_AROUND), math.cos(_ABOVE), math.sin(_ABOVE)
    return np.array([[ca, -sa, 0.0], [sa * se, ca * se, ce], [-sa * ce, -ca * ce, se]])


def picture(mesh: Mesh, colour: str, in_two_colours: bool, width: int = 360, height: int = 270) -> bytes:
    """A PNG of a solid on nothing; in two colours, what stands out of it has the second one."""
    wide, high = width * _FINE, height * _FINE
    seen = mesh.corners @ _camera().T
    seen = _fitted(seen, wide, high)
    depth, facing = _painted(seen, mesh, wide, high)
    tints = _tints(mesh, colour, in_two_colours)
    return _png(_coloured(depth, facing, mesh.normals, tints), width, height)


def _fitted(seen: Floats, wide: int, high: int) -> Floats:
    """Places on the picture, y downwards; depth in the same scale."""
    low, top = seen[:, :2].min(axis=0), seen[:, :2].max(axis=0)
    scale = min(wide / (top[0] - low[0]), high / (top[1] - low[1])) * (1.0 - 2.0 * _MARGIN)
    middle = (low + top) / 2.0
    x = (seen[:, 0] - middle[0]) * scale + wide / 2.0
    y = high / 2.0 - (seen[:, 1] - middle[1]) * scale
    return np.column_stack([x, y, seen[:, 2] * scale])


def _painted(seen: Floats, mesh: Mesh, wide: int, high: int) -> tuple[Floats, Whole]:
    """For every dot, the depth of the nearest triangle and its number; −1 where there is none."""
    corners = seen[mesh.triangles]
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    areas = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    numbers = np.flatnonzero(areas < -1e-9)  # y is downwards: what faces us turns the other way
    owner, rows, starts, lengths = _spans(corners[numbers], wide, high)
    dots = np.repeat(np.arange(len(owner)), lengths)
    x = starts[dots] + np.arange(len(dots)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    y, number = rows[dots], numbers[owner[dots]]
    z = _depths(corners[number], x + 0.5, y + 0.5)
    depth, facing = np.full(high * wide, -np.inf), np.full(high * wide, -1, np.int64)
    nearest_last = np.lexsort((-number, z))
    places = (y * wide + x)[nearest_last]
    depth[places], facing[places] = z[nearest_last], number[nearest_last]
    return depth.reshape(high, wide), facing.reshape(high, wide)


def _spans(corners: Floats, wide: int, high: int) -> tuple[Whole, Whole, Whole, Whole]:
    """Every row of dots that a triangle covers: of which triangle, in which row, from where on, and how many."""
    low, top = corners[:, :, 1].min(axis=1), corners[:, :, 1].max(axis=1)
    first = np.clip(np.ceil(low - 0.5), 0, high).astype(np.int64)
    counts = np.maximum(0, np.clip(np.floor(top - 0.5), -1, high - 1).astype(np.int64) - first + 1)
    owner = np.repeat(np.arange(len(corners)), counts)
    rows = first[owner] + np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    left, right = np.full(len(owner), np.inf), np.full(len(owner), -np.inf)
    for start, end in ((0, 1), (1, 2), (2, 0)):
        p, q = corners[owner, start], corners[owner, end]
        rise = q[:, 1] - p[:, 1]
        share = (rows + 0.5 - p[:, 1]) / np.where(rise == 0.0, 1.0, rise)
        x, met = p[:, 0] + share * (q[:, 0] - p[:, 0]), (rise != 0.0) & (share >= 0.0) & (share <= 1.0)
        left, right = np.where(met, np.minimum(left, x), left), np.where(met, np.maximum(right, x), right)
    met = left <= right
    owner, rows, left, right = owner[met], rows[met], left[met], right[met]
    starts = np.clip(np.ceil(left - 0.5), 0, wide).astype(np.int64)
    lengths = np.maximum(0, np.clip(np.floor(right - 0.5), -1, wide - 1).astype(np.int64) - starts + 1)
    return owner, rows, starts, lengths


def _depths(corners: Floats, x: NDArray[np.floating[Any]], y: NDArray[np.floating[Any]]) -> Floats:
    """How near each dot of a triangle is."""
    a, ab, ac = corners[:, 0], corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    size = ab[:, 0] * ac[:, 1] - ab[:, 1] * ac[:, 0]
    u = ((x - a[:, 0]) * ac[:, 1] - (y - a[:, 1]) * ac[:, 0]) / size
    v = (ab[:, 0] * (y - a[:, 1]) - ab[:, 1] * (x - a[:, 0])) / size
    return np.asarray(a[:, 2] + u * ab[:, 2] + v * ac[:, 2])


def _coloured(depth: Floats, facing: Whole, normals: Floats, tints: Floats) -> NDArray[np.uint8]:
    light = np.append(0.52 + 0.48 * np.clip(normals @ (_LIGHT / np.linalg.norm(_LIGHT)), -0.4, 1.0), 0.0)[facing]
    image = np.zeros((*depth.shape, 4))
    image[..., :3] = np.append(tints, [[0.0] * 3], axis=0)[facing] * light[..., None]
    image[..., 3] = np.where(facing >= 0, 255.0, 0.0)
    edges = _edges(depth, np.append(normals, [[0.0, 0.0, 9.0]], axis=0)[facing])
    image[edges] = [*red_green_blue(INK), 255.0]
    return np.clip(image, 0, 255).astype(np.uint8)


def _tints(mesh: Mesh, colour: str, in_two_colours: bool) -> Floats:
    """The colour of every triangle: lighter where it stands out of the plate, darker on the floor of a groove."""
    body = np.array(red_green_blue(colour), np.float64)
    tints = np.tile(body, (len(mesh.triangles), 1))
    corners = mesh.corners[mesh.triangles]
    level = corners[..., 2].mean(axis=1)
    spread = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    up = mesh.normals[:, 2] > 0.99
    heights = {round(float(z), 2): 0.0 for z in level[up]}
    for z, size in zip(level[up], spread[up], strict=True):
        heights[round(float(z), 2)] += float(size)
    plate = max(heights, key=lambda z: heights[z])
    higher, lower = up & (level > plate + 0.1), up & (level < plate - 0.1)
    tints[higher] += (np.array([255.0, 248.0, 232.0]) - body) * (_SECOND if in_two_colours else _LIT)
    tints[lower] *= 0.62
    return tints


def _edges(depth: Floats, normals: Floats) -> NDArray[np.bool_]:
    """Dots where the surface bends sharply or breaks off."""
    flat = np.where(np.isinf(depth), -1e6, depth)
    edges = np.zeros(depth.shape, bool)
    for axis in (0, 1):
        bend = np.abs(np.diff(normals, axis=axis)).sum(axis=2) > 0.55
        step = np.abs(np.diff(flat, axis=axis)) > 14.0
        edges[(slice(1, None), slice(None)) if axis == 0 else (slice(None), slice(1, None))] |= bend | step
    return edges


def _png(image: NDArray[np.uint8], width: int, height: int) -> bytes:
    out = io.BytesIO()
    small = Image.fromarray(image, "RGBA").resize((width, height), Image.Resampling.BOX)
    small.quantize(64).save(out, "PNG", optimize=True)
    return out.getvalue()
