"""Matches in which nothing has happened for long: finding them, and removing them with all that belongs to them."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, Select, delete, func, select

from skyrmish.server.storage.matches.kept_matches import Statements
from skyrmish.server.storage.schema import leases, matches, orders, seats


def old_matches(engine: Engine, before: float, most: int) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(_untouched_since(before).limit(most)).scalars())


def _untouched_since(before: float) -> Select[Any]:
    """By their last order; a match without any, by when it was made."""
    last = func.coalesce(func.max(orders.c.at), matches.c.made)
    joined = matches.outerjoin(orders, orders.c.match == matches.c.id)
    made_before = select(matches.c.id).select_from(joined).where(matches.c.made < before)
    return made_before.group_by(matches.c.id, matches.c.made).having(last < before)


def to_remove(found: Sequence[str], before: float) -> Statements:
    """What removes those of them in which nothing has happened meanwhile."""
    still = _untouched_since(before).scalar_subquery()
    tables = ((leases, leases.c.match), (seats, seats.c.match), (orders, orders.c.match), (matches, matches.c.id))
    return [(delete(table).where(match.in_(found), match.in_(still)), {}) for table, match in tables]
