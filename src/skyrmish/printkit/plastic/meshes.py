"""Meshes as files: STL and 3MF, in millimetres, the same bytes whenever the same solid is written."""

import io
import zipfile
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np
import trimesh
from manifold3d import Manifold
from numpy.typing import NDArray

from skyrmish.printkit import LICENCE

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


def _model(mesh: Mesh, title: str) -> str:
    corners = "".join(f'<vertex x="{x:.5f}" y="{y:.5f}" z="{z:.5f}"/>\n' for x, y, z in mesh.corners.tolist())
    triangles = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>\n' for a, b, c in mesh.triangles.tolist())
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">\n'
        f'<metadata name="Title">{escape(title)}</metadata>\n'
        '<metadata name="Designer">Skyrmish</metadata>\n'
        f'<metadata name="LicenseTerms">{LICENCE}</metadata>\n'
        f'<resources>\n<object id="1" type="model" name="{escape(title)}">\n<mesh>\n'
        f"<vertices>\n{corners}</vertices>\n<triangles>\n{triangles}</triangles>\n"
        '</mesh>\n</object>\n</resources>\n<build>\n<item objectid="1"/>\n</build>\n</model>\n'
    )


_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\n'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\n'
    '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>\n'
    "</Types>\n"
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\n'
    '<Relationship Id="model" Target="/3D/3dmodel.model" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>\n'
    "</Relationships>\n"
)


def three_mf(mesh: Mesh, title: str) -> bytes:
    """3MF, written by ourselves: a writer at hand puts random ids into it."""
    files = {"[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, "3D/3dmodel.model": _model(mesh, title)}
    return zipped({name: text.encode() for name, text in files.items()})


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
