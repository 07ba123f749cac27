"""Making a kit: every file of it, in memory, before anything is written."""

import json
from collections.abc import Callable
from pathlib import Path

from skyrmish.engine.refusal import Refusal
from skyrmish.printkit.catalogue import Part, parts_of
from skyrmish.printkit.choices import Choices
from skyrmish.printkit.documents import Document, documents_of
from skyrmish.printkit.index_page import index_page
from skyrmish.printkit.kit import MANIFEST, Kit, MadePart, MadeSheet, manifest
from skyrmish.printkit.pieces.cutting import svg
from skyrmish.printkit.plastic.estimates import estimate
from skyrmish.printkit.plastic.meshes import mesh_of, stl, three_mf, turned_over
from skyrmish.printkit.plastic.pictures import picture

Told = Callable[[str, int, int], None]  # what is being made, how many are done, of how many


def names_of(choices: Choices) -> list[str]:
    """All names that a part of this kit can be asked for by."""
    return [part.name for part in parts_of(choices)] + [sheet.name for sheet in documents_of(choices)]


def make_kit(choices: Choices, told: Told = lambda _what, _done, _all: None) -> Kit:
    """Make all files of a kit, or of the parts that were asked for."""
    parts, sheets = parts_of(choices), documents_of(choices)
    _check_names(choices.parts, [*(part.name for part in parts), *(sheet.name for sheet in sheets)])
    parts = [part for part in parts if not choices.parts or part.name in choices.parts]
    sheets = [sheet for sheet in sheets if not choices.parts or sheet.name in choices.parts]
    files: dict[str, bytes] = {}
    kit = Kit(choices, [], [], files)
    steps = len(parts) + len(sheets)
    for number, part in enumerate(parts):
        told(part.title, number, steps)
        kit.parts.append(_made_part(part, files))
    for number, sheet in enumerate(sheets, len(parts)):
        told(sheet.title, number, steps)
        kit.sheets.append(_made_sheet(sheet, files))
    told("Index", steps, steps)
    _finish(kit)
    return kit


def _check_names(asked: tuple[str, ...], known: list[str]) -> None:
    for name in asked:
        if name not in known:
            raise Refusal(f"--part: there is no {name!r} in this kit; it has {', '.join(known)}.")


def _made_part(part: Part, files: dict[str, bytes]) -> MadePart:
    solid = part.solid()
    mesh = mesh_of(solid)
    made = {"stl": f"solids/{part.name}.stl", "3mf": f"solids/{part.name}.3mf", "picture": f"pictures/{part.name}.png"}
    files[made["stl"]] = stl(mesh)
    files[made["3mf"]] = three_mf(mesh, part.title)
    files[made["picture"]] = picture(turned_over(mesh) if part.shown_turned else mesh, part.colour)
    if part.piece:
        made["svg"] = f"flat/{part.name}.svg"
        files[made["svg"]] = svg(part.piece)
    x, y, z = (round(float(length), 2) for length in mesh.corners.max(axis=0) - mesh.corners.min(axis=0))
    return MadePart(part.name, part.title, part.count, part.note, made, (x, y, z), estimate(solid))


def _made_sheet(sheet: Document, files: dict[str, bytes]) -> MadeSheet:
    printed = sheet.make()
    made = {"pdf": f"paper/{sheet.name}.pdf", "picture": f"pictures/{sheet.name}.svg"}
    files[made["pdf"]] = printed.pdf
    files[made["picture"]] = printed.preview
    return MadeSheet(sheet.name, sheet.title, sheet.note, made, printed.pages)


def _finish(kit: Kit) -> None:
    """The papers that tell of the kit itself."""
    kit.files["index.html"] = index_page(kit).encode()
    kit.files["LICENCE.txt"] = Path(__file__).with_name("LICENCE.txt").read_bytes()
    kit.files[MANIFEST] = (json.dumps(manifest(kit), indent=1, ensure_ascii=False) + "\n").encode()
