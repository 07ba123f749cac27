"""What a kit holds: parts of plastic and sheets of paper, before anything of them is made."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from manifold3d import Manifold

from skyrmish.printkit.paper.sheet import Paper, Printed, Sheet
from skyrmish.printkit.pieces.cutting import svg
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.printkit.plastic.meshes import Mesh, mesh_of, stl, three_mf, turned_over
from skyrmish.printkit.plastic.pictures import picture
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

    @property
    def title(self) -> str:
        return say(f"print-part-{self.kind or self.name}", self.facts)

    @property
    def note(self) -> str:
        return say(f"print-part-{self.kind or self.name}-note", self.facts)

    @cached_property
    def size(self) -> tuple[float, float, float]:
        """What it measures as it lies on the plate."""
        left, bottom, low, right, top, high = self.solid().bounding_box()
        return right - left, top - bottom, high - low

    @property
    def formats(self) -> list[str]:
        """The forms that its file can have."""
        return ["stl", "3mf", "png", *(["svg"] if self.piece else [])]

    def written(self, form: str, mesh: Mesh | None = None) -> bytes:
        """Its file in one of the forms; from its mesh, where somebody has that already."""
        if form == "svg" and self.piece:
            return svg(self.piece)
        mesh = mesh or mesh_of(self.solid())
        if form == "png":
            return picture(turned_over(mesh) if self.shown_turned else mesh, self.colour)
        return stl(mesh) if form == "stl" else three_mf(mesh, self.title)


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
