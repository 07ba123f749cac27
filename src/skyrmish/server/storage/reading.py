"""A match as it is on disk, for whoever only reads it: nothing waits, ticks or thinks there."""

from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Engine

from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import record_text
from skyrmish.server.storage.kept_matches import find
from skyrmish.server.storage.restoring import restored
from skyrmish.table.chairs import Chairs
from skyrmish.table.keeping import KeptMatch
from skyrmish.table.keys import fits, hash_of
from skyrmish.table.live_table import chairs_of


@dataclass(frozen=True)
class ReadTable:
    """All that was acknowledged is here: it was written down first."""

    kept: KeptMatch
    match: Match
    header: Header

    @cached_property
    def chairs(self) -> Chairs:
        return chairs_of(self.kept, self.header)

    @cached_property
    def record(self) -> str:
        """Without secret orders; and without what the dice come from, while there are still some to come."""
        return record_text(self.match, self.header, tells_secrets=self.match.is_over)

    def opens_with(self, key: str) -> bool:
        return bool(self.chairs.opened_with([key])) or fits(key, hash_of(self.kept.watch_key))


def read(engine: Engine, match: str) -> ReadTable | None:
    """A match by its id."""
    kept = find(engine, match)
    if kept is None:
        return None
    played = restored(kept)
    return ReadTable(kept, played.match, played.header)
