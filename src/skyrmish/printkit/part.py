"""What a kit holds: parts of plastic and sheets of paper, before anything of them is made."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from manifold3d import Manifold

from skyrmish.printkit.paper.sheet import Printed
from skyrmish.printkit.pieces.piece import Piece
from skyrmish.words.catalogue import say


@dataclass(frozen=True)
class Part:
    """A thing to print: its solid, its flat piece if it is flat, and how many the table needs (0: if you like)."""

    name: str
    group: str  # what it is wanted together with
    title: str
    note: str
    count: int
    colour: str
    solid: Callable[[], Manifold]
    piece: Piece | None = None
    shown_turned: bool = False  # its picture shows the side that lies on the plate


@dataclass(frozen=True)
class Document:
    """A PDF of the kit."""

    name: str
    group: str
    title: str
    note: str
    make: Callable[[], Printed]


def part(
    name: str,
    group: str,
    count: int,
    colour: str,
    solid: Callable[[], Manifold],
    piece: Piece | None = None,
    kind: str = "",
    **facts: Any,
) -> Part:
    """A part with its words: those of its name, or of its kind where there are several of that."""
    key = f"print-part-{kind or name}"
    return Part(name, group, say(key, facts), say(f"{key}-note", facts), count, colour, solid, piece)


def document(name: str, group: str, draw: Callable[..., Printed], *drawn: Any, **facts: Any) -> Document:
    """A sheet with its words; it is drawn under its title."""
    key = f"print-sheet-{name}"
    title = say(key, facts)
    return Document(name, group, title, say(f"{key}-note", facts), lambda: draw(title, *drawn))
