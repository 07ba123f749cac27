"""The ways to share out the stats, and the pairs of them that meet."""

from itertools import combinations_with_replacement, permutations
from typing import Annotated, NamedTuple

from skyrmish.engine.records import Record, Room

MOST_ALLOCATIONS = 24  # four different numbers
MOST_PAIRS = MOST_ALLOCATIONS * (MOST_ALLOCATIONS + 1) // 2


class Allocation(NamedTuple):
    """SL1-STAT-01  One way to share out the four numbers."""

    attack: int
    defense: int
    speed: int
    health: int


def allocations(stats: list[int]) -> list[Allocation]:
    """SL1-STAT-01, MODE-QUICK-02  Every different way, the largest Attack first: twelve of 4, 3, 3, 2."""
    return sorted({Allocation(*order) for order in permutations(stats)}, reverse=True)


def pairs(count: int) -> list[tuple[int, int]]:
    """Everyone meets everyone, and a twin."""
    return list(combinations_with_replacement(range(count), 2))


class Allotments(Record):
    """The same as numbers for the rules: allocations, and who meets whom."""

    attack: Annotated[list[int], Room(MOST_ALLOCATIONS)]
    defense: Annotated[list[int], Room(MOST_ALLOCATIONS)]
    speed: Annotated[list[int], Room(MOST_ALLOCATIONS)]
    health: Annotated[list[int], Room(MOST_ALLOCATIONS)]
    pairs: int
    row: Annotated[list[int], Room(MOST_PAIRS)]
    column: Annotated[list[int], Room(MOST_PAIRS)]


def allotments(known: list[Allocation]) -> Allotments:
    out, met = Allotments(), pairs(len(known))
    for k, each in enumerate(known):
        out.attack[k], out.defense[k], out.speed[k], out.health[k] = each
    out.pairs = len(met)
    for k, (row, column) in enumerate(met):
        out.row[k], out.column[k] = row, column
    return out
