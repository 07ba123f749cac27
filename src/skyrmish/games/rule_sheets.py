"""A rule sheet, whatever the game: sections of sentences and tables, each with the clauses behind it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """A sentence, and the clauses behind it."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A row of a table, and the clauses behind it."""

    cells: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """A heading with sentences under it, and perhaps a table above them."""

    title: str
    lines: tuple[Line, ...]
    head: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
