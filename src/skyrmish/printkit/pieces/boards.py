"""Stat boards: one for each way to share out the numbers, one with pegs for any, and one with dials."""

import math
from collections.abc import Sequence

from shapely.geometry.base import BaseGeometry

from skyrmish.games.squadron_leader.stats import NEVER_ZERO, STAT_NAMES
from skyrmish.printkit.drawing.icons import icon
from skyrmish.printkit.drawing.lettering import engraved
from skyrmish.printkit.drawing.shapes import area, cornered, disc, moved
from skyrmish.printkit.pieces.piece import Piece, piece
from skyrmish.printkit.pieces.sizes import Sizes

TOP = 4  # a board has room for so much of a stat, and of altitude; for more where house rules have more

Allocation = tuple[int, ...]

_PITCH = 8.0
_HEIGHT, _RIM = 52.0, 11.0
_COLUMNS = 23.0  # where the column of 0 stands
_CORNER = 4.0
_DIAL, _DIALS, _REACH = 32.0, 3, 11.2  # a dial's square, dials in a row, from the middle to its numbers


def _row(number: int) -> float:
    return _HEIGHT - 12.0 - _PITCH * number


def _column(value: int) -> float:
    return _COLUMNS + _PITCH * value


def _holes(row: int, values: range, sizes: Sizes) -> list[BaseGeometry]:
    return [disc(_column(value), _row(row), sizes.peg / 2) for value in values]


def rows_of(stats: int, levels: int) -> tuple[str, ...]:
    """What a board keeps: so many stats, and altitude where there is any."""
    return (*STAT_NAMES[:stats], "altitude") if levels else STAT_NAMES[:stats]


def least(stat: str) -> int:
    """Where its row begins: Health and altitude go down to nought."""
    return 1 if stat in NEVER_ZERO else 0


def _board(
    name: str,
    letters: str,
    levels: int,
    sizes: Sizes,
    holes: list[BaseGeometry],
    top: int,
    dots: Sequence[BaseGeometry] = (),
) -> Piece:
    """An icon and a letter at the head of every row, the figures from 0 to the top over the columns."""
    rows = rows_of(len(letters), levels)
    marks = [*dots, *(moved(icon(stat, 3.2), 7.0, _row(row)) for row, stat in enumerate(rows))]
    if sizes.text:
        line = sizes.engraving
        marks += [moved(engraved(letter, 3.6, line), 14.5, _row(row)) for row, letter in enumerate(letters)]
        marks += [moved(engraved(str(n), 3.4, line), _column(n), _HEIGHT - 5.4) for n in range(top + 1)]
    foot = min(0.0, _row(len(rows)))  # of a board with more rows than usual
    outline = cornered(0.0, foot, _column(top) + _RIM, _HEIGHT - foot, _CORNER).difference(area(*holes))
    return piece(name, outline, area(*marks))


def peg_board(letters: str, levels: int, sizes: Sizes, top: int = TOP) -> Piece:
    """Any allocation: a peg in every row."""
    rows = enumerate(rows_of(len(letters), levels))
    holes = [hole for row, stat in rows for hole in _holes(row, range(least(stat), top + 1), sizes)]
    return _board("stat-board-pegs", letters, levels, sizes, holes, top)


def stat_board(
    allocation: Allocation, letters: str, levels: int, sizes: Sizes, top: int = TOP, name: str = ""
) -> Piece:
    """One allocation, in dots that can be felt; pegs only for what goes down to nought, which changes in play."""
    holes, dots, values = [], [], (*allocation, *[0] * len(letters))[: len(letters)]
    for row, (stat, value) in enumerate(zip(rows_of(len(letters), levels), (*values, levels), strict=False)):
        if least(stat):
            dots += [disc(_column(dot + 1), _row(row), 1.9) for dot in range(value)]
        else:
            holes += _holes(row, range(value + 1), sizes)
    name = name or "stat-board-" + "".join(map(str, allocation))
    return _board(name, letters, levels, sizes, holes, top, dots)


def dial_board(letters: str, levels: int, sizes: Sizes, top: int = TOP) -> Piece:
    """A dial for every stat: its numbers round a hole for a pointer, its icon below."""
    rows, holes, marks = rows_of(len(letters), levels), [], []
    for number, stat in enumerate(rows):
        x, y = _DIAL * (number % _DIALS + 0.5), -_DIAL * (number // _DIALS + 0.5)
        holes.append(disc(x, y, sizes.peg / 2))
        marks += [moved(icon(stat, 2.6), x, y - _REACH), disc(x, y, 15.2).difference(disc(x, y, 14.4))]
        for value in range(least(stat), top + 1):
            angle = math.radians(225.0 - 270.0 * value / top)
            across, up = x + _REACH * math.cos(angle), y + _REACH * math.sin(angle)
            figure = engraved(str(value), 3.4, sizes.engraving) if sizes.text else disc(0.0, 0.0, 0.5 + 0.15 * value)
            marks.append(moved(figure, across, up))
    height = _DIAL * math.ceil(len(rows) / _DIALS)
    outline = cornered(0.0, -height, _DIAL * min(len(rows), _DIALS), height, _CORNER)
    return piece("stat-dial", outline.difference(area(*holes)), area(*marks))
