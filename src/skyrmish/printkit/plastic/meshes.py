"""Meshes in millimetres, and as STL files: the same bytes whenever the same solid is written."""

import io
import zipfile
from dataclasses import dataclass

import numpy as np
import trimesh
from manifold3d import Manifold
from numpy.typing import NDArray

_GRID = 1e-5  # mm; corners closer than that are one
EPOCH = (1980, 1, 1, 0, 0, 0)  # the only date in the kit: files must not differ by when they were made


@dataclass(frozen=True)
class Mesh:
    """Corners and triangles in a fixed order."""

    corners: NDArray[np.float64]
    triangles: NDArray[np.int64]

    def checked(self) -> trimesh.Trimesh:
        """The same mesh for measuring."""
        return trimesh.Trimesh(self.corners, self.triangles, process=False)


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
    """Binary STL."""
    data = trimesh.exchange.stl.export_stl(mesh.checked())
    assert isinstance(data, bytes)
    return data


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
