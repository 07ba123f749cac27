"""Somebody's matches, found by the keys of their seats; and removed once everybody who plays has let go of them."""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, select, update

from skyrmish.server.storage.matches.kept_matches import Statements
from skyrmish.server.storage.schema import leases, matches, orders, seats
from skyrmish.table.seats.keys import hash_of


@dataclass(frozen=True)
class MatchLine:
    """What is kept of a match, without its orders."""

    id: str
    setup: dict[str, Any]
    made: float
    last: float | None  # order
    ended: float | None
    winner: str | None
    how: str | None
    yours: list[str]  # seats


def matches_of(engine: Engine, keys: Sequence[str]) -> list[MatchLine]:
    """Those that these keys open seats of, but not those that were let go."""
    with engine.connect() as connection:
        yours = _seats_of(connection, keys)
        last = func.max(orders.c.at).label("last")
        columns = [matches.c[name] for name in ("id", "setup", "made", "ended", "winner", "how")]
        joined = matches.outerjoin(orders, orders.c.match == matches.c.id)
        asked = select(*columns, last).select_from(joined).where(matches.c.id.in_(yours)).group_by(*columns)
        rows = connection.execute(asked).mappings().all()
    return [MatchLine(**{**row, "setup": json.loads(row["setup"])}, yours=yours[row["id"]]) for row in rows]


def _seats_of(connection: Connection, keys: Sequence[str]) -> dict[str, list[str]]:
    hashes = [hash_of(key) for key in keys]
    asked = select(seats.c.match, seats.c.name).where(seats.c.key_hash.in_(hashes), seats.c.let_go.is_(False))
    found: dict[str, list[str]] = defaultdict(list)
    for match, name in connection.execute(asked.order_by(seats.c.match, seats.c.position)):
        found[match].append(name)
    return found


def to_let_go(match: str, keys: Sequence[str]) -> Statements:
    """Whoever has these keys does not want the match any more."""
    own = (seats.c.match == match) & seats.c.key_hash.in_([hash_of(key) for key in keys])
    return [(update(seats).where(own).values(let_go=True), {})]


def still_wanted_by(engine: Engine, match: str) -> list[str]:
    """The people who have not let go of it."""
    wanted = select(seats.c.name).where(seats.c.match == match, seats.c.kind != "bot", seats.c.let_go.is_(False))
    with engine.connect() as connection:
        return list(connection.execute(wanted.order_by(seats.c.position)).scalars())


def to_delete(match: str) -> Statements:
    """All that there is of a match, unless somebody wants it after all."""
    wanted = select(seats.c.match).where(seats.c.kind != "bot", seats.c.let_go.is_(False)).scalar_subquery()
    parts = ((leases, leases.c.match), (orders, orders.c.match), (seats, seats.c.match), (matches, matches.c.id))
    return [(delete(table).where(of == match, of.not_in(wanted)), {}) for table, of in parts]
