"""The stats. Whatever lists, reads, writes, deals or clears them goes by this one table.

A stat is a field here and its words in ``words/en/stats.ftl``. A card has the first of them, as many as it has numbers:
those that rules of every edition use come first, and one that an edition does without is 0.
"""

from collections.abc import Callable, Sequence
from inspect import get_annotations
from typing import Any, TypeVar

from skyrmish.engine.copying import clearer, dealer
from skyrmish.engine.records import Record

Fields = TypeVar("Fields")


class Stats(Record):
    """SL1-STAT-01  What a pilot shares out the numbers over, in the order of orders and cards."""

    attack: int
    defense: int
    speed: int
    health: int  # what is left of it


STAT_NAMES = tuple(field.name for field in Stats.FIELDS)  # as orders and files name them
STATS_CLAUSE = "SL1-STAT-01"
SPEED, HEALTH = STAT_NAMES.index("speed"), STAT_NAMES.index("health")
FEWEST_STATS, MOST_STATS = HEALTH + 1, len(STAT_NAMES)
SIZES_OF_CARDS = " or ".join(map(str, range(FEWEST_STATS, MOST_STATS + 1)))
NEVER_ZERO = STAT_NAMES[:HEALTH]  # on whatever flies

deal_stats = dealer(Stats)
clear_stats = clearer(Stats)


def letters_of(names: Sequence[str]) -> str:
    """A letter for each stat, as tables and boards have room for: the first of its name that no other has."""
    taken = ""
    for name in names:
        taken += next(letter for letter in name.upper() if letter not in taken)
    return taken


def with_stats(kind: Any) -> Callable[[type[Fields]], type[Fields]]:
    """Give a dataclass that is still to be made a field for each stat; None: the stat is not played."""

    def declared(cls: type[Fields]) -> type[Fields]:
        always, more = dict.fromkeys(STAT_NAMES[:FEWEST_STATS], kind), dict.fromkeys(STAT_NAMES[FEWEST_STATS:])
        cls.__annotations__ = {**get_annotations(cls), **always, **dict.fromkeys(more, int | None)}
        for name in more:
            setattr(cls, name, None)
        return cls

    return declared
