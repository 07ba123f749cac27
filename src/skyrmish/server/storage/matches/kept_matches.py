"""Matches as they are kept: making one, finding one, and what changes in one beside its orders."""

import json
from typing import Any

from sqlalchemy import Engine, Executable, insert, select, update

from skyrmish.server.storage.schema import matches, orders, seats
from skyrmish.table.keeping import KeptEnd, KeptMatch, KeptOrders, KeptSeat

Statements = list[tuple[Executable, Any]]


def to_keep(match: KeptMatch) -> Statements:
    """What writes a new match down."""
    row = {
        "id": match.id,
        "made": match.made,
        "setup": json.dumps(match.setup),
        "settled": json.dumps(match.settled),
        "seed": match.seed,
        "watch_key": match.watch_key,
        "record": match.record,
        "next": None,
        "secret": match.secret,
    }
    chairs = [{"match": match.id, "position": number, **vars(seat)} for number, seat in enumerate(match.seats)]
    return [(insert(matches), row), (insert(seats), chairs)]


def to_seat_bot(match: str, position: int, level: str) -> Statements:
    """A bot flies for somebody, or ("") no longer."""
    where = (seats.c.match == match) & (seats.c.position == position)
    return [(update(seats).where(where).values(bot_for_absent=level), {})]


def to_rename(match: str, setup: dict[str, Any], position: int, name: str) -> Statements:
    """A guest has chosen a name; the seat has said nothing under its old one."""
    where = (seats.c.match == match) & (seats.c.position == position)
    settled = update(matches).where(matches.c.id == match).values(setup=json.dumps(setup))
    return [(settled, {}), (update(seats).where(where).values(name=name), {})]


def to_link(match: str, following: str) -> Statements:
    return [(update(matches).where(matches.c.id == match).values(next=following), {})]


def to_end(match: str, end: KeptEnd) -> Statements:
    return [(update(matches).where(matches.c.id == match).values(**end._asdict()), {})]


def to_offer(match: str, offer: dict[str, Any] | None) -> Statements:
    told = None if offer is None else json.dumps(offer)
    return [(update(matches).where(matches.c.id == match).values(offer=told), {})]


def to_share(match: str, shares: dict[str, Any]) -> Statements:
    return [(update(matches).where(matches.c.id == match).values(shares=json.dumps(shares)), {})]


def order_row(match: str, kept: KeptOrders) -> dict[str, Any]:
    return {
        "match": match,
        "number": kept.number,
        "request": kept.request,
        "seat": kept.seat,
        "given": "\n".join(kept.given),
        "rolls": " ".join(kept.rolls),
        "seconds": kept.seconds,
        "at": kept.at,
        "nonce": kept.nonce,
        "answers": kept.answers,
    }


def find(engine: Engine, match: str) -> KeptMatch | None:
    """A match by its id."""
    with engine.connect() as connection:
        row = connection.execute(select(matches).where(matches.c.id == match)).mappings().first()
        if row is None:
            return None
        chairs = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.position)).mappings()
        given = connection.execute(select(orders).where(orders.c.match == match).order_by(orders.c.number)).mappings()
        read = {name: json.loads(row[name] or "null") for name in ("setup", "settled", "shares", "offer")}
        names = ("name", "kind", "level", "key_hash", "bot_for_absent")
        return KeptMatch(
            **{**row, **read},
            seats=[KeptSeat(**{name: chair[name] for name in names}) for chair in chairs],
            orders=[kept_orders(each) for each in given],
        )


def last_change(kept: KeptMatch) -> float:
    """When something was last answered, as far as it is known."""
    return max([kept.made, *(each.at for each in kept.orders if each.at is not None)])


def kept_orders(row: Any) -> KeptOrders:
    read = {"given": row["given"].split("\n") if row["given"] else [], "rolls": row["rolls"].split()}
    return KeptOrders(**{name: read.get(name, row[name]) for name in KeptOrders._fields})
