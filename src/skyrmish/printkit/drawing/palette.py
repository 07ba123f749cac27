"""Colours and seats of the kit, as on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from skyrmish.lab.balance.colours import SEATS as COLOURS

PAPER = "#FBF6E9"
RAISED = "#FFFDF6"
SUNK = "#F2EAD6"
EDGE = "#97845A"
INK = "#14264A"
INK_2 = "#42516C"
INK_3 = "#5F6B80"
SIGNAL = "#B8321A"
NAVY = "#12233F"
GOLD = "#F2B632"
GOLD_INK = "#6E4700"
BRASS = "#B98A35"
AIR = "#BFD3F4"
WHITE = "#FFFFFF"
BLACK = "#000000"


class Seat(NamedTuple):
    """A place at the table: colour, the colour of figures on it, and an emblem, so that colour never stands alone."""

    name: str
    letter: str
    emblem: str
    colour: str
    figure: str


_CREAM = "#FFF8E8"
SEATS = (
    Seat("ember", "A", "chevron", COLOURS[0], _CREAM),
    Seat("cobalt", "B", "ring", COLOURS[1], _CREAM),
    Seat("jade", "C", "diamond", COLOURS[2], INK),
    Seat("plum", "D", "trefoil", COLOURS[3], _CREAM),
    Seat("slate", "E", "star", COLOURS[4], _CREAM),
    Seat("ivory", "F", "crescent", COLOURS[5], INK),
)
BOMBER = SEATS[3]  # its colours are nobody's where fewer than four play


def numbered(seats: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """Each plane's seat, and which of that seat's planes it is; 0 where there is only one."""
    before = [seats[:place].count(seat) for place, seat in enumerate(seats)]
    return [(seat, number + 1 if seats.count(seat) > 1 else 0) for seat, number in zip(seats, before, strict=True)]


def red_green_blue(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def blend(colour: str, other: str, share: float) -> str:
    """A colour with a share of another mixed in."""
    pairs = zip(red_green_blue(colour), red_green_blue(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
