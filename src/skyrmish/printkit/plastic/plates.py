"""Plates for a printer's bed: everything that the table needs, arranged, with what each plate takes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from skyrmish.printkit.drawing.packing import laid_out
from skyrmish.printkit.plastic.estimates import Estimate, together
from skyrmish.printkit.plastic.meshes import Mesh
from skyrmish.printkit.plastic.three_mf import Coloured, Item

EDGE = 4.0  # of a bed that is left free
_APART = 4.0


@dataclass(frozen=True)
class Printable:
    """A part as it is put on a plate: how many are needed, its whole mesh, that mesh by colours, what one takes."""

    name: str
    count: int
    mesh: Mesh
    coloured: Coloured
    each: Estimate

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        low, high = self.mesh.corners.min(axis=0), self.mesh.corners.max(axis=0)
        return float(low[0]), float(low[1]), float(high[0]), float(high[1])

    @property
    def height(self) -> float:
        return float(self.mesh.corners[:, 2].max())


@dataclass(frozen=True)
class Plate:
    """One plate: which parts lie where, and what it takes to print."""

    solids: list[Coloured]
    items: list[Item]
    counts: dict[str, int]
    takes: Estimate


def plates(parts: Sequence[Printable], bed: float) -> list[Plate]:
    """As few plates as rows of parts fill; what is larger than the bed is on none."""
    each = [part for part in parts for _ in range(part.count)]
    sizes = [(right - left, top - bottom) for left, bottom, right, top in (part.bounds for part in each)]
    room = bed - 2 * EDGE
    places = laid_out(sizes, room, room, _APART)
    count = max((place.sheet for place in places if place), default=-1) + 1
    put: list[list[tuple[Printable, Item]]] = [[] for _ in range(count)]
    for part, place in zip(each, places, strict=True):
        if place:
            put[place.sheet].append((part, _at(part, place.x + EDGE, place.y + EDGE, place.is_turned)))
    return [_plate(filled) for filled in put]


def _at(part: Printable, x: float, y: float, is_turned: bool) -> Item:
    """The part with the lower left corner of what it covers somewhere."""
    left, bottom, _, top = part.bounds
    return Item(0, x + top, y - left, True) if is_turned else Item(0, x - left, y - bottom)


def _plate(filled: list[tuple[Printable, Item]]) -> Plate:
    names = list(dict.fromkeys(part.name for part, _ in filled))
    kinds = {part.name: part for part, _ in filled}
    items = [Item(names.index(part.name), item.x, item.y, item.is_turned) for part, item in filled]
    takes = together([(part.each, part.height) for part, _ in filled])
    counts = Counter(part.name for part, _ in filled)
    return Plate([kinds[name].coloured for name in names], items, dict(counts), takes)
