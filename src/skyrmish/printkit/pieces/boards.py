"""Stat boards: one for each way to share out the numbers, and one with pegs for any."""

from shapely.geometry.base import BaseGeometry

from skyrmish.games.squadron_leader.pieces import STAT_NAMES
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.shapes import area, cornered, disc, moved
from skyrmish.printkit.pieces.piece import Piece, piece
from skyrmish.printkit.pieces.sizes import Sizes

TOP = 4  # a board has room for so much of a stat, and of altitude

Allocation = tuple[int, ...]

_PITCH = 8.0
_WIDTH, _HEIGHT = 66.0, 52.0
_COLUMNS = 23.0  # where the column of 0 stands
_CORNER = 4.0


def _row(number: int) -> float:
    return _HEIGHT - 12.0 - _PITCH * number


def _column(value: int) -> float:
    return _COLUMNS + _PITCH * value


def _holes(row: int, values: range, sizes: Sizes) -> list[BaseGeometry]:
    return [disc(_column(value), _row(row), sizes.peg / 2) for value in values]


def _board(name: str, marks: list[BaseGeometry], holes: list[BaseGeometry]) -> Piece:
    outline = cornered(0.0, 0.0, _WIDTH, _HEIGHT, _CORNER).difference(area(*holes))
    return piece(name, outline, area(*marks))


def rows_of(levels: int) -> tuple[str, ...]:
    """What a board keeps: the stats, and altitude where there is any."""
    return (*STAT_NAMES, "altitude") if levels else STAT_NAMES


def least(stat: str) -> int:
    """Where its row begins: Health and altitude go down to nought."""
    return 0 if stat in ("health", "altitude") else 1


def _legend(letters: str, levels: int, sizes: Sizes) -> list[BaseGeometry]:
    """An icon and a letter at the head of every row."""
    marks: list[BaseGeometry] = []
    for row, stat in enumerate(rows_of(levels)):
        marks.append(moved(icon(stat, 3.2), 7.0, _row(row)))
        if sizes.text and row < len(letters):
            marks.append(moved(engraved(letters[row], 3.6, sizes.engraving), 14.5, _row(row)))
    return marks


def _scale(sizes: Sizes) -> list[BaseGeometry]:
    """The figures 0 to 4 over the columns."""
    if not sizes.text:
        return []
    figures = range(TOP + 1)
    return [moved(engraved(str(value), 3.4, sizes.engraving), _column(value), _HEIGHT - 5.4) for value in figures]


def peg_board(letters: str, levels: int, sizes: Sizes) -> Piece:
    """Any allocation: a peg in every row."""
    rows = enumerate(rows_of(levels))
    holes = [hole for row, stat in rows for hole in _holes(row, range(least(stat), TOP + 1), sizes)]
    return _board("stat-board-pegs", _legend(letters, levels, sizes) + _scale(sizes), holes)


def stat_board(allocation: Allocation, letters: str, levels: int, sizes: Sizes, name: str = "") -> Piece:
    """One allocation, in dots that can be felt; pegs only for Health and altitude, which change in play."""
    marks = _legend(letters, levels, sizes) + _scale(sizes)
    for row, value in enumerate(allocation[:3]):
        marks += [disc(_column(dot + 1), _row(row), 1.9) for dot in range(value)]
    holes = _holes(3, range(allocation[3] + 1), sizes) + (_holes(4, range(levels + 1), sizes) if levels else [])
    return _board(name or "stat-board-" + "".join(map(str, allocation)), marks, holes)
