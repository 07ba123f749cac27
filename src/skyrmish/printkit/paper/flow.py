"""Things to cut out, side by side on a sheet: in their order, in rows, on as many pages as it takes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from skyrmish.printkit.paper.sheet import MARGIN, Sheet

HEAD = 14.0  # of a page
USED = 182.0  # width that fits both papers
_FOOT = 8.0  # the scale bar's


@dataclass(frozen=True)
class Thing:
    """How much room something takes, and how it is drawn with its upper left corner somewhere.

    A heading stays on the page of what follows it.
    """

    width: float
    height: float
    draw: Callable[[float, float], None]
    is_heading: bool = False


def left_of(sheet: Sheet) -> float:
    """The left edge of what is drawn, so that it stands in the middle of either paper."""
    return (sheet.width - USED) / 2


def flow(sheet: Sheet, rows: Sequence[Sequence[Thing]], gap: float = 6.0) -> None:
    """Each row spread over the width; where it is too narrow for all of them the rest goes into another."""
    top, y, parts = sheet.height - MARGIN - HEAD, -1.0, [part for whole in rows for part in _broken(whole, gap)]
    for number, row in enumerate(parts):
        height = _height(row)
        below = gap + _height(parts[number + 1]) if row[0].is_heading else 0.0
        if y - height - below < MARGIN + _FOOT:
            sheet.page(sheet.title)
            y = top
        x, apart = left_of(sheet), _apart(row)
        for thing in row:
            thing.draw(x, y)
            x += thing.width + apart
        y -= height + gap


def _height(row: Sequence[Thing]) -> float:
    return max(thing.height for thing in row)


def _broken(row: Sequence[Thing], gap: float) -> list[list[Thing]]:
    """A row as several that are narrow enough."""
    rows: list[list[Thing]] = [[]]
    for thing in row:
        if rows[-1] and sum(other.width + gap for other in rows[-1]) + thing.width > USED:
            rows.append([])
        rows[-1].append(thing)
    return rows


def _apart(row: Sequence[Thing]) -> float:
    """What is left of the width, between them."""
    return (USED - sum(thing.width for thing in row)) / max(1, len(row) - 1)
