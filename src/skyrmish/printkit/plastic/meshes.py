"""Meshes in millimetres, and as STL files: the same bytes whenever the same solid is written."""

import io
import struct
import zipfile
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray

_GRID = 1e-5  # mm; corners closer than that are one
_HEAD = bytes(80)  # of an STL file: nothing is said in it
_FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("rest", "<u2")])
EPOCH = (1980, 1, 1, 0, 0, 0)  # the only date in the kit: files must not differ by when they were made


@dataclass(frozen=True)
class Mesh:
    """Corners and triangles in a fixed order."""

    corners: NDArray[np.float64]
    triangles: NDArray[np.int64]

    @cached_property
    def normals(self) -> NDArray[np.float64]:
        """Which way every triangle faces; none for one without area."""
        a, b, c = (self.corners[self.triangles[:, corner]] for corner in range(3))
        normals = np.cross(b - a, c - a)
        return np.asarray(normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12))


def mesh_of(solid: Manifold) -> Mesh:
    """A solid's surface, sorted: its order must not depend on how it was computed."""
    raw = solid.to_mesh64()
    places = np.round(np.asarray(raw.vert_properties, np.float64)[:, :3] / _GRID).astype(np.int64)
    corners, names = np.unique(places, axis=0, return_inverse=True)
    triangles = names.reshape(-1)[np.asarray(raw.tri_verts, np.int64)]
    a, b, c = triangles.T
    triangles = triangles[(a != b) & (b != c) & (c != a)]
    first = triangles.argmin(axis=1)[:, None]
    triangles = np.take_along_axis(triangles, (np.arange(3)[None, :] + first) % 3, axis=1)
    return Mesh(corners.astype(np.float64) * np.float64(_GRID), triangles[np.lexsort(triangles.T[::-1])])


def turned_over(mesh: Mesh) -> Mesh:
    """The mesh with its underside up."""
    return Mesh(mesh.corners * np.array([-1.0, 1.0, -1.0]), mesh.triangles)


def stl(mesh: Mesh) -> bytes:
    """Binary STL, written by ourselves: a library that can takes a second to load, in which it hears no Ctrl-C."""
    facets = np.zeros(len(mesh.triangles), _FACET)
    facets["normal"], facets["corners"] = mesh.normals, mesh.corners[mesh.triangles]
    return _HEAD + struct.pack("<I", len(facets)) + facets.tobytes()


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip of files in the order given, without a date."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, data)
    return out.getvalue()
