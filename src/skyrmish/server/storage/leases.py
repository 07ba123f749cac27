"""Leases: where several hosts share a database, a match is live in one of them at a time.

A lease has a number, one more for each time it is taken. Whatever is written in a match is written in a transaction
that holds the lease under its number; so a host that was thought dead, and only slept, can write nothing more. Time
says no more than when another host may take a lease, and it is the database's time.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text

from skyrmish.server.storage.matches.kept_matches import Statements
from skyrmish.table.keeping import Elsewhere


class Lease(NamedTuple):
    match: str
    number: int


LIVES = "hosts.until > extract(epoch FROM clock_timestamp())"
TAKE = text(f"""
    INSERT INTO leases (match, host, number) SELECT id, :host, 1 FROM matches WHERE id = :match
    ON CONFLICT (match) DO UPDATE SET host = excluded.host, number = leases.number + 1
    WHERE leases.host = excluded.host
       OR NOT EXISTS (SELECT 1 FROM hosts WHERE hosts.id = leases.host AND {LIVES} AND NOT hosts.leaving)
    RETURNING number
""")
FIND = text("SELECT 1 FROM matches WHERE id = :match")
PUT_AWAY = text("UPDATE leases SET host = NULL WHERE match = :match AND number = :number")


class Leases:
    """Those of one host. Only PostgreSQL has them: SQLite has one host."""

    def __init__(self, engine: Engine, host: str) -> None:
        self._engine, self._host = engine, host

    def take(self, match: str) -> Lease | None:
        """The lease of a match, anew; nothing if there is no such match.

        Whoever is just writing in it has finished, or never will, when this returns: so what is read next is all.
        """
        with self._engine.begin() as connection:
            number = connection.execute(TAKE, {"match": match, "host": self._host}).scalar()
            if number is not None:
                return Lease(match, number)
            if connection.execute(FIND, {"match": match}).scalar():
                raise Elsewhere
        return None

    def lost(self, held: Collection[Lease]) -> set[str]:
        """Of these, the matches that somebody has taken since."""
        if not held:
            return set()
        with self._engine.connect() as connection:
            return {lease.match for lease in held} - _still_held(connection, held, "")

    def to_put_away(self, lease: Lease) -> Statements:
        """Nobody needs it any more; the number stays."""
        return [(PUT_AWAY, lease._asdict())]


def hold(connection: Connection, leases: Iterable[Lease]) -> None:
    """Nobody takes these before the transaction has ended; if somebody has, nothing of it is to be written."""
    wanted = set(leases)
    if wanted and len(_still_held(connection, wanted, "FOR SHARE")) < len(wanted):
        raise Elsewhere


def _still_held(connection: Connection, leases: Collection[Lease], lock: str) -> set[str]:
    pairs = ", ".join(["(%s, %s)"] * len(leases))
    values = tuple(value for lease in leases for value in lease)
    asked = f"SELECT match FROM leases WHERE (match, number) IN ({pairs}) {lock}"
    return set(connection.exec_driver_sql(asked, values).scalars())
