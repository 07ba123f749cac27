"""A rule sheet, whatever the game: sections of sentences and tables, each with the clauses behind it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """A sentence, and the clauses behind it."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class SheetDie:
    """A die with icons, as a sheet draws it: its kind, and what each face shows, by its key."""

    kind: str
    icons: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A row of a table, the clauses behind it, and the die that it is about."""

    cells: tuple[str, ...]
    clauses: tuple[str, ...]
    die: SheetDie | None = None


@dataclass(frozen=True)
class Section:
    """A heading with sentences under it, and perhaps a table above them; its key names it in data."""

    title: str
    lines: tuple[Line, ...]
    head: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    key: str = ""


def news(title: str, sheet: list[Section], before: list[Section]) -> Section:
    """What one sheet says that another does not: what a module adds, or a hex grid."""
    known = {part for section in before for part in (*section.lines, *section.rows)}
    lines = [line for section in sheet for line in section.lines if line not in known]
    tables = [(section.head, row) for section in sheet for row in section.rows if row not in known]
    return Section(title, tuple(lines), tables[0][0] if tables else (), tuple(row for _, row in tables))
