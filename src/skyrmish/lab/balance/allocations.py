"""The ways to share out the stats, and the pairs of them that meet."""

from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import Annotated

from skyrmish.engine.records import Record, Room
from skyrmish.games.squadron_leader.stats import MOST_STATS

MOST_ALLOCATIONS = factorial(MOST_STATS)  # of numbers that are all different
MOST_PAIRS = MOST_ALLOCATIONS * (MOST_ALLOCATIONS + 1) // 2

Allocation = tuple[int, ...]


def allocations(stats: list[int]) -> list[Allocation]:
    """SL1-STAT-01, MODE-QUICK-02  Every different way, the largest Attack first: twelve of 4, 3, 3, 2."""
    return sorted(set(permutations(stats)), reverse=True)


def pairs(count: int) -> list[tuple[int, int]]:
    """Everyone meets everyone, and a twin."""
    return list(combinations_with_replacement(range(count), 2))


class Allotments(Record):
    """The same as numbers for the rules: allocations, and who meets whom."""

    numbers: Annotated[list[int], Room(MOST_ALLOCATIONS * MOST_STATS)]  # one card after the other
    pairs: int
    row: Annotated[list[int], Room(MOST_PAIRS)]
    column: Annotated[list[int], Room(MOST_PAIRS)]


def allotments(known: list[Allocation]) -> Allotments:
    out, met = Allotments(), pairs(len(known))
    for k, each in enumerate(known):
        out.numbers[k * MOST_STATS : k * MOST_STATS + len(each)] = each
    out.pairs = len(met)
    for k, (row, column) in enumerate(met):
        out.row[k], out.column[k] = row, column
    return out
