"""Stat boards: one for each way to share out 4, 3, 3, 2, and one with pegs for any."""

from itertools import permutations

from shapely.geometry.base import BaseGeometry

from skyrmish.printkit.icons import icon
from skyrmish.printkit.lettering import engraved
from skyrmish.printkit.piece import Piece, piece
from skyrmish.printkit.shapes import area, cornered, disc, moved
from skyrmish.printkit.sizes import Sizes

STATS = ("attack", "defence", "speed", "health")
NUMBERS = (4, 3, 3, 2)  # SL1-STAT-01
BOMBER = (2, 4, 2, 4)  # C-3, C-4: Attack 2, Defence 4, Speed 2, Health 4
TOP = 4  # the highest stat, and the highest altitude

Allocation = tuple[int, ...]

_PITCH = 8.0
_WIDTH, _HEIGHT = 66.0, 52.0
_COLUMNS = 23.0  # where the column of 0 stands
_CORNER = 4.0


def allocations() -> list[Allocation]:
    """SL1-STAT-01  The twelve ways to give each number to one stat, highest attack first."""
    return sorted(set(permutations(NUMBERS)), reverse=True)


def _row(number: int) -> float:
    return _HEIGHT - 12.0 - _PITCH * number


def _column(value: int) -> float:
    return _COLUMNS + _PITCH * value


def _holes(row: int, values: range, sizes: Sizes) -> list[BaseGeometry]:
    return [disc(_column(value), _row(row), sizes.peg / 2) for value in values]


def _board(name: str, marks: list[BaseGeometry], holes: list[BaseGeometry]) -> Piece:
    outline = cornered(0.0, 0.0, _WIDTH, _HEIGHT, _CORNER).difference(area(*holes))
    return piece(name, outline, area(*marks))


def _legend(letters: str, sizes: Sizes) -> list[BaseGeometry]:
    """An icon and a letter at the head of every row."""
    marks: list[BaseGeometry] = []
    for row, stat in enumerate((*STATS, "altitude")):
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


def peg_board(letters: str, sizes: Sizes) -> Piece:
    """Any allocation: a peg in every row. Health and altitude go down to nought."""
    holes = []
    for row in range(len(STATS) + 1):
        holes += _holes(row, range(0 if row >= 3 else 1, TOP + 1), sizes)
    return _board("stat-board-pegs", _legend(letters, sizes) + _scale(sizes), holes)


def stat_board(allocation: Allocation, letters: str, sizes: Sizes, name: str = "") -> Piece:
    """One allocation, in dots that can be felt; pegs only for Health and altitude, which change in play."""
    marks = _legend(letters, sizes) + _scale(sizes)
    for row, value in enumerate(allocation[:3]):
        marks += [disc(_column(dot + 1), _row(row), 1.9) for dot in range(value)]
    holes = _holes(3, range(allocation[3] + 1), sizes) + _holes(4, range(TOP + 1), sizes)
    return _board(name or "stat-board-" + "".join(map(str, allocation)), marks, holes)
