"""Making a kit: every file of it, in memory, before anything is written."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from skyrmish.printkit.choices import Choices
from skyrmish.printkit.faces.all_faces import face_of
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.index_page import index_page
from skyrmish.printkit.kit import MANIFEST, Kit, MadePart, MadePlate, MadeSheet, manifest
from skyrmish.printkit.part import Document, Part
from skyrmish.printkit.pieces.cutting import SHEETS, nested
from skyrmish.printkit.plastic.estimates import estimate
from skyrmish.printkit.plastic.plates import Printable, plates
from skyrmish.printkit.plastic.three_mf import three_mf
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

Told = Callable[[str, int, int], None]  # what is being made, how many are done, of how many
FOLDERS = {"stl": "solids", "3mf": "solids", "png": "pictures", "svg": "flat"}  # of a part's files, by their form
PICTURE = "picture"


def make_kit(choices: Choices, told: Told = lambda _what, _done, _all: None) -> Kit:
    """Make all files of a kit, or of the parts that were asked for."""
    kit, asked = Kit(face_of(choices), [], [], {}), choices.parts
    parts, sheets = kit.face.parts, kit.face.sheets
    for name in asked:
        if name not in kit.face.names():
            raise Refusal("print-no-part", part=name, parts=kit.face.names()).of("part")
    parts = [part for part in parts if not asked or part.name in asked]
    sheets = [sheet for sheet in sheets if not asked or sheet.name in asked]
    steps = len(parts) + len(sheets)
    printable = []
    for number, part in enumerate(parts):
        told(part.title, number, steps)
        made = _made_part(part, kit.files)
        kit.parts.append(made)
        if part.count:
            printable.append(Printable(part.name, part.count, part.mesh, part.coloured, made.each))
    kit.flats.update(_nested(parts, kit.face, kit.files))
    kit.plates.extend(_made_plates(printable, choices.bed, kit.files))
    for number, sheet in enumerate(sheets, len(parts)):
        told(sheet.title, number, steps)
        kit.sheets.append(_made_sheet(sheet, kit.files))
    told(say("print-index"), steps, steps)
    _finish(kit)
    return kit


def _made_part(part: Part, files: dict[str, bytes]) -> MadePart:
    made = {}
    for form in part.formats:
        path = f"{FOLDERS[form]}/{part.name}.{form}"
        files[path] = part.written(form)
        made[PICTURE if form == "png" else form] = path
    x, y, z = (round(float(length), 2) for length in part.size)
    return MadePart(part.name, part.title, part.count, part.note, made, (x, y, z), estimate(part.whole), part.change_at)


def _made_plates(parts: list[Printable], bed: float, files: dict[str, bytes]) -> Iterator[MadePlate]:
    """What the table needs, arranged for the bed."""
    for number, plate in enumerate(plates(parts, bed), 1):
        path = f"plates/plate-{number}.3mf"
        files[path] = three_mf(say("print-plate", number=number), plate.solids, plate.items)
        yield MadePlate(number, plate.counts, {"3mf": path}, plate.takes)


def _nested(parts: list[Part], face: Face, files: dict[str, bytes]) -> Iterator[tuple[str, list[str]]]:
    """What the table needs of flat parts, nested on sheets of material."""
    flat = [(part.piece, part.count) for part in parts if part.piece and part.count]
    for name in SHEETS:
        paths = []
        for number, drawing in enumerate(nested(name, flat, face.choices.sizes.kerf, face.foot), 1):
            paths.append(f"flat/sheets/{name}-{number}.svg")
            files[paths[-1]] = drawing
        if paths:
            yield name, paths


def _made_sheet(sheet: Document, files: dict[str, bytes]) -> MadeSheet:
    printed = sheet.make()
    made = {"pdf": f"paper/{sheet.name}.pdf", PICTURE: f"pictures/{sheet.name}.svg"}
    files[made["pdf"]] = printed.pdf
    files[made[PICTURE]] = printed.preview
    return MadeSheet(sheet.name, sheet.title, sheet.note, made, printed.pages)


def _finish(kit: Kit) -> None:
    """The papers that tell of the kit itself."""
    kit.files["index.html"] = index_page(kit).encode()
    kit.files["LICENCE.txt"] = Path(__file__).with_name("LICENCE.txt").read_bytes()
    kit.files[MANIFEST] = (json.dumps(manifest(kit), indent=1, ensure_ascii=False) + "\n").encode()
