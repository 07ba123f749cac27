"""A finished kit: its parts and sheets, all its files, and what it tells of itself."""

import hashlib
from dataclasses import asdict, dataclass, field

from skyrmish import __version__
from skyrmish.printkit import LICENCE
from skyrmish.printkit.faces.face import Face
from skyrmish.printkit.plastic.estimates import Estimate

MANIFEST = "kit.json"


@dataclass(frozen=True)
class MadePart:
    """A finished part: its files, its size, and what one of it takes to print."""

    name: str
    title: str
    count: int
    note: str
    files: dict[str, str]
    size: tuple[float, float, float]
    each: Estimate
    change_at: float  # height of a change of filament; 0: none


@dataclass(frozen=True)
class MadePlate:
    """Parts arranged for a printer's bed: how many of each, the file, and what it takes."""

    number: int
    parts: dict[str, int]
    files: dict[str, str]
    takes: Estimate


@dataclass(frozen=True)
class MadeSheet:
    """A finished PDF."""

    name: str
    title: str
    note: str
    files: dict[str, str]
    pages: int


@dataclass(frozen=True)
class Kit:
    """What it is of, what was made, and all files by their path."""

    face: Face
    parts: list[MadePart]
    sheets: list[MadeSheet]
    files: dict[str, bytes]
    plates: list[MadePlate] = field(default_factory=list)
    flats: dict[str, list[str]] = field(default_factory=dict)  # nested cutting files by the sheet's size

    def totals(self) -> dict[str, float]:
        """What the needed parts take together, those that are only if you like not counted."""
        return {
            "grams": round(sum(part.count * part.each.grams for part in self.parts), 1),
            "metres": round(sum(part.count * part.each.metres for part in self.parts), 2),
            "minutes": round(sum(part.count * part.each.minutes for part in self.parts)),
            "pages": sum(sheet.pages for sheet in self.sheets),
        }


def checksum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def manifest(kit: Kit) -> dict[str, object]:
    """The kit as data: choices, parts, sheets, totals, and the checksum of every other file."""
    choices = asdict(kit.face.choices)
    sizes = choices.pop("sizes")
    return {
        "skyrmish": __version__,
        "licence": LICENCE,
        **{name: list(value) if isinstance(value, tuple) else value for name, value in choices.items()},
        **sizes,
        "totals": kit.totals(),
        "solids": [asdict(part) for part in kit.parts],
        "cutting_sheets": kit.flats,
        "plates": [asdict(plate) for plate in kit.plates],
        "sheets": [asdict(sheet) for sheet in kit.sheets],
        "files": {name: checksum(data) for name, data in sorted(kit.files.items()) if name != MANIFEST},
    }
