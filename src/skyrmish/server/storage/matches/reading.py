"""A match as it is on disk, for whoever only reads it."""

from sqlalchemy import Engine

from skyrmish.server.storage.matches.kept_matches import find
from skyrmish.table.lobby.reading import ReadTable, read_table


def read(engine: Engine, match: str) -> ReadTable | None:
    """A match by its id."""
    kept = find(engine, match)
    return None if kept is None else read_table(kept)
