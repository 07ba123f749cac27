"""A table with a bot's notes beside it: its own chance, and the plan that it is thinking about."""

from typing import Annotated

from skyrmish.engine.dice import Stream
from skyrmish.engine.records import Record, Room, extended
from skyrmish.games.squadron_leader.pieces import MOST_STEPS, Table


class Waypoint(Record):
    """A pose on the way of a plan, and what can be seen from there."""

    x: float
    y: float
    eighths: int
    seen: int  # on the gun chart, of any enemy
    ways: int  # manoeuvres that seem worth flying on with, as bits
    closest: float  # squared distance to an enemy that can be left after flying on


class NotedTable(Table):
    """What bots play at. The match itself knows nothing of their notes."""

    choices: Stream  # what is left to chance
    path: Annotated[list[Waypoint], Room(MOST_STEPS + 1)]


def with_notes(table: Table) -> NotedTable:
    """The same table, with a blank sheet beside it."""
    return extended(NotedTable, table)
