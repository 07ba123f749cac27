"""3MF: solids with their colours, one by one or arranged on a plate, the same bytes whenever the same is written.

Written by ourselves: a writer at hand puts random ids into it. A solid of two colours is two parts of one object: a
slicer can give each its filament.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from skyrmish.printkit import LICENCE
from skyrmish.printkit.plastic.meshes import Mesh, zipped
from skyrmish.words.language import spoken

CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
_STANDING, _TURNED = "1 0 0 0 1 0 0 0 1", "0 1 0 -1 0 0 0 0 1"  # as it is, and by a quarter to the left

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


@dataclass(frozen=True)
class Coloured:
    """A solid by its title: a mesh for each of its colours."""

    title: str
    meshes: Sequence[tuple[Mesh, str]]


@dataclass(frozen=True)
class Item:
    """One of the solids, by its number, somewhere on the plate; perhaps turned by a quarter."""

    solid: int
    x: float = 0.0
    y: float = 0.0
    is_turned: bool = False


def three_mf(title: str, solids: Sequence[Coloured], items: Sequence[Item] = (Item(0),)) -> bytes:
    """A file with these solids, each as often as it is put somewhere."""
    files = {"[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, "3D/3dmodel.model": _model(title, solids, items)}
    return zipped({name: text.encode() for name, text in files.items()})


def _model(title: str, solids: Sequence[Coloured], items: Sequence[Item]) -> str:
    colours = list(dict.fromkeys(colour for solid in solids for _, colour in solid.meshes))
    bases = "".join(f'<base name="{colour}" displaycolor="{colour}FF"/>\n' for colour in colours)
    objects, wholes, number = [f'<basematerials id="1">\n{bases}</basematerials>\n'], [], 2
    for solid in solids:
        for mesh, colour in solid.meshes:
            objects.append(_object(number, mesh, solid.title, colours.index(colour)))
            number += 1
        wholes.append(number)
        parts = "".join(f'<component objectid="{number - back}"/>\n' for back in range(len(solid.meshes), 0, -1))
        name = escape(solid.title, {'"': "&quot;"})
        objects.append(f'<object id="{number}" type="model" name="{name}">\n<components>\n{parts}')
        objects.append("</components>\n</object>\n")
        number += 1
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xml:lang="{spoken()}" xmlns="{CORE}">\n'
        f'<metadata name="Title">{escape(title)}</metadata>\n'
        '<metadata name="Designer">Skyrmish</metadata>\n'
        f'<metadata name="LicenseTerms">{LICENCE}</metadata>\n'
        f"<resources>\n{''.join(objects)}</resources>\n<build>\n"
        f"{''.join(_item(wholes[item.solid], item) for item in items)}</build>\n</model>\n"
    )


def _object(number: int, mesh: Mesh, title: str, colour: int) -> str:
    corners = "".join(f'<vertex x="{x:.5f}" y="{y:.5f}" z="{z:.5f}"/>\n' for x, y, z in mesh.corners.tolist())
    triangles = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>\n' for a, b, c in mesh.triangles.tolist())
    name = escape(title, {'"': "&quot;"})
    return (
        f'<object id="{number}" type="model" name="{name}" pid="1" pindex="{colour}">\n<mesh>\n'
        f"<vertices>\n{corners}</vertices>\n<triangles>\n{triangles}</triangles>\n</mesh>\n</object>\n"
    )


def _item(number: int, item: Item) -> str:
    turn = _TURNED if item.is_turned else _STANDING
    return f'<item objectid="{number}" transform="{turn} {item.x:.3f} {item.y:.3f} 0"/>\n'
