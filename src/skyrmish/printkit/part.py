"""What a kit holds: parts of plastic and sheets of paper, before anything of them is made."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any

from manifold3d import Manifold

from skyrmish.printkit.paper.sheet import Paper, Printed, Sheet
from skyrmish.printkit.pieces.cutting import svg
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.plastic.meshes import Mesh, mesh_of, stl, turned_over
from skyrmish.printkit.plastic.pictures import picture
from skyrmish.printkit.plastic.solids import parted
from skyrmish.printkit.plastic.three_mf import Coloured, three_mf
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class Part:
    """A thing to print: its solid, its flat piece if it is flat, and how many the table needs (0: if you like)."""

    name: str
    group: str  # what it is wanted together with
    count: int
    colour: str
    solid: Callable[[], Manifold]
    piece: Piece | None = None
    kind: str = ""  # whose words it has, where several are called alike
    facts: dict[str, Any] = field(default_factory=dict)  # that are told of it
    shown_turned: bool = False  # its picture shows the side that lies on the plate
    change_at: float = 0.0  # the height from which it has its second colour; 0: it has one only
    upper: str = ""  # that colour, of what stands out; or
    lower: str = ""  # one that marks show, of what lies below its face
    kerf: float = 0.0  # how wide a laser cuts it

    def enlarged(self, times: float) -> "Part":
        """The part so many times as large: its solid, its flat piece, and the height of its second colour."""
        piece = self.piece.enlarged(times) if self.piece else None
        solid = partial(_enlarged, self.solid, times)
        return replace(self, solid=solid, piece=piece, change_at=self.change_at * times) if times != 1.0 else self

    @property
    def title(self) -> str:
        return say(f"print-part-{self.kind or self.name}", self.facts)

    @property
    def note(self) -> str:
        return say(f"print-part-{self.kind or self.name}-note", self.facts)

    @property
    def in_two_colours(self) -> bool:
        return self.change_at > 0.0

    @cached_property
    def size(self) -> tuple[float, float, float]:
        """What it measures as it lies on the plate."""
        left, bottom, low, right, top, high = self.whole.bounding_box()
        return right - left, top - bottom, high - low

    @property
    def formats(self) -> list[str]:
        """The forms that its file can have."""
        return ["stl", "3mf", "png", *(["svg"] if self.piece else [])]

    def written(self, form: str) -> bytes:
        """Its file in one of the forms."""
        if form == "svg" and self.piece:
            return svg(self.piece, self.kerf)
        if form == "png":
            return picture(turned_over(self.mesh) if self.shown_turned else self.mesh, self.colour, self.in_two_colours)
        return stl(self.mesh) if form == "stl" else three_mf(self.title, [self.coloured])

    @cached_property
    def whole(self) -> Manifold:
        """The solid, made once."""
        return self.solid()

    @cached_property
    def mesh(self) -> Mesh:
        return mesh_of(self.whole)

    @cached_property
    def coloured(self) -> Coloured:
        """Its mesh, in two where it has two colours."""
        if not self.in_two_colours:
            return Coloured(self.title, [(self.mesh, self.colour)])
        halves = map(mesh_of, parted(self.whole, self.change_at))
        colours = self.lower or self.colour, self.upper or self.colour
        return Coloured(self.title, list(zip(halves, colours, strict=True)))


def _enlarged(solid: Callable[[], Manifold], times: float) -> Manifold:
    return solid().scale((times, times, times))


@dataclass(frozen=True)
class Document:
    """A PDF of the kit: on which paper it is drawn, and how."""

    name: str
    group: str
    paper: Paper
    draw: Callable[[Sheet], None]
    facts: dict[str, Any] = field(default_factory=dict)
    foot: str = ""  # a line at the foot of its pages

    @property
    def title(self) -> str:
        return say(f"print-sheet-{self.name}", self.facts)

    @property
    def note(self) -> str:
        return say(f"print-sheet-{self.name}-note", self.facts)

    def make(self) -> Printed:
        sheet = Sheet(self.paper, self.title, self.foot)
        self.draw(sheet)
        return sheet.finished()
