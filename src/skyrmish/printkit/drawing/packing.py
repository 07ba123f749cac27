"""Laying rectangles out on plates, sheets and pages: in rows, the longest first, a new sheet where one is full."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """Where a rectangle went: which sheet, its lower left corner there, and whether it lies turned by a quarter."""

    sheet: int
    x: float
    y: float
    is_turned: bool = False


@dataclass
class _Row:
    """Rectangles side by side on one sheet, and how far they reach."""

    sheet: int
    y: float
    height: float
    right: float = 0.0


def laid_out(
    sizes: Sequence[tuple[float, float]], width: float, height: float, gap: float, may_turn: bool = True
) -> list[Place | None]:
    """A place for each rectangle, in the order given; none for what is larger than a sheet, however it lies."""
    places: list[Place | None] = [None] * len(sizes)
    turned = [may_turn and _turned(size, width, height) for size in sizes]
    rows: list[_Row] = []
    flat = [(high, wide) if turn else (wide, high) for (wide, high), turn in zip(sizes, turned, strict=True)]
    for number in sorted(range(len(sizes)), key=lambda number: (-flat[number][1], -flat[number][0], number)):
        wide, high = flat[number]
        if wide > width or high > height:
            continue
        row = next((row for row in rows if high <= row.height and row.right + wide <= width), None)
        if row is None:
            row = _new_row(rows, high, height, gap)
        places[number] = Place(row.sheet, row.right, row.y, turned[number])
        row.right += wide + gap
    return places


def _turned(size: tuple[float, float], width: float, height: float) -> bool:
    """What is higher than wide lies down, where there is room: rows are then low, and many fit on a sheet."""
    wide, high = size
    fits, fits_turned = wide <= width and high <= height, high <= width and wide <= height
    return fits_turned and (high > wide or not fits)


def _new_row(rows: list[_Row], high: float, height: float, gap: float) -> _Row:
    """A row on the first sheet that has room above its rows."""
    tops: dict[int, float] = {}
    for row in rows:
        tops[row.sheet] = max(tops.get(row.sheet, 0.0), row.y + row.height + gap)
    sheet = next((sheet for sheet, top in tops.items() if top + high <= height), len(tops))
    rows.append(_Row(sheet, tops.get(sheet, 0.0), high))
    return rows[-1]
