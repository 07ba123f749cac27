"""What a command prints for a person: sentences, and tables that fold where it is narrow; or plainly, a fact a line."""

import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rich.box import HEAVY_HEAD, Box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from skyrmish.words.catalogue import say

ROOMY = 24  # a wider column may be broken between words
BAR = 32  # characters for a certainty
EIGHTHS = "▏▎▍▌▋▊▉█"
LINE = 1  # the column that a line between two columns takes


@dataclass(frozen=True)
class Row:
    """A name, and what there is in each column."""

    name: str
    cells: Sequence[str | Text]
    style: str = ""


@dataclass(frozen=True)
class Grid:
    """Rows with names under a head, whose first word says what the rows are."""

    head: Sequence[str]
    rows: Sequence[Row]
    title: str = ""
    read: Sequence[str] = ()  # the head as it is read out, where that is something else
    box: Box | None = HEAVY_HEAD
    padding: int = 1
    justify: str = "left"

    def column(self, number: int) -> list[str]:
        return [self.head[number], *(str(_text(row.cells[number - 1])) for row in self.rows)]

    def facts(self) -> Iterator[str]:
        """Cell by cell, each with the names of its row and column."""
        first, *columns = self.read or self.head
        for row in self.rows:
            for column, cell in zip(columns, row.cells, strict=True):
                if str(_text(cell)):
                    facts = {"row": f"{first} {row.name}".strip(), "cell": " ".join(str(_text(cell)).split())}
                    yield say("fact", facts, column=column or None)

    # ---- folded ----

    def bands(self, room: int) -> Iterator[list[int]]:
        """Columns that have room beside the names, and those that come below them."""
        band: list[int] = []
        left = self.beside_names(room)
        for number in range(1, len(self.head)):
            width = least_width(self.column(number)) + self.around
            if band and width > left:
                yield band
                band, left = [], self.beside_names(room)
            band.append(number)
            left -= width
        yield band

    @property
    def around(self) -> int:
        """What a column takes beside its text."""
        return 2 * self.padding + LINE

    def beside_names(self, room: int) -> int:
        names = max(cell_len(name) for name in (self.head[0], *(row.name for row in self.rows)))
        return room - names - self.around - LINE

    def widths(self, band: Sequence[int], room: int) -> list[int]:
        """Each column of a band as wide as it has to be, and what is then left shared by what they lack."""
        columns = [self.column(number) for number in band]
        least = list(map(least_width, columns))
        lacks = [max(map(_width, column)) - width for column, width in zip(columns, least, strict=True)]
        left = self.beside_names(room) - sum(least) - self.around * len(band)
        share = min(1.0, max(0, left) / max(1, sum(lacks)))
        return [width + int(share * lack) for width, lack in zip(least, lacks, strict=True)]

    def table(self, band: Sequence[int], title: str, room: int) -> Table:
        table = Table(
            box=self.box,
            title=title or None,
            title_justify="left",
            padding=(0, self.padding),
            pad_edge=self.box is not None,
            header_style="bold" if self.box else "dim",
        )
        table.add_column(self.head[0], no_wrap=True)
        for number, width in zip(band, self.widths(band, room), strict=True):
            wraps = width < max(map(_width, self.column(number)))
            table.add_column(self.head[number], justify=self.justify, no_wrap=not wraps, width=width)  # type: ignore[arg-type]
        for row in self.rows:
            table.add_row(Text(row.name), *(_text(row.cells[number - 1]) for number in band), style=row.style)
        return table


def least_width(column: Sequence[str]) -> int:
    """What a column takes at least: its widest line, or, where that is wide, its longest word."""
    whole = max(map(_width, column))
    words = [word for cell in column for word in cell.split()]
    return whole if whole <= ROOMY else max(ROOMY // 2, *map(cell_len, words))


def _width(cell: str) -> int:
    return max(map(cell_len, cell.splitlines()), default=0)


def _text(cell: str | Text) -> Text:
    return Text.from_markup(cell) if isinstance(cell, str) else cell


class Paper:
    """Standard output, in tables and colour where it can show them, or plainly."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        size = shutil.get_terminal_size()  # both: of a dumb terminal Rich would think that it has 80 columns
        colour = None if plain else "auto"
        self.console = Console(highlight=False, width=size.columns, height=size.lines, color_system=colour)  # type: ignore[arg-type]

    def line(self, text: str, style: str = "") -> None:
        """A sentence; plainly it stays one line, however long."""
        self.console.print(text, style=style or None, soft_wrap=self.plain)

    def lines(self, *texts: str) -> None:
        for text in texts:
            self.line(text)

    def bar(self, chance: Fraction) -> list[str]:
        """A chance as a bar of small blocks; plainly none."""
        if self.plain:
            return []
        eighths = round(chance * BAR * 8)
        return [f"[yellow]{'█' * (eighths // 8)}{EIGHTHS[eighths % 8 - 1] if eighths % 8 else ''}[/yellow]"]

    def grid(self, grid: Grid) -> None:
        """A table, folded to as many as it takes; plainly its facts."""
        if self.plain:
            self.lines(*([grid.title] if grid.title else []), *grid.facts())
            return
        title = grid.title
        for band in grid.bands(self.console.width):
            self.console.print(grid.table(band, title, self.console.width))
            title = ""
