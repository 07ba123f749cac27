"""The hosts that share a database: each gives a sign of life there, and reads who else lives."""

from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from sqlalchemy import Engine, text

from skyrmish.server.storage.leases import LIVES, Leases


@dataclass(frozen=True)
class Host:
    """One of them, for one life."""

    id: str
    address: str  # HOST:PORT
    token: str = field(repr=False)
    leaving: bool = False  # others may take its matches

    @classmethod
    def new(cls, address: str) -> "Host":
        return cls(token_hex(8), address, token_hex(16))

    @property
    def place(self) -> tuple[str, int]:
        """The address as sockets want it."""
        name, _, port = self.address.rpartition(":")
        return name.strip("[]"), int(port)


def new_host(engine: Engine, address: str) -> Host | None:
    """This one, where others may share the database; nobody shares a file."""
    return Host.new(address) if engine.dialect.name == "postgresql" else None


def leases_of(engine: Engine, host: Host | None) -> Leases | None:
    return None if host is None else Leases(engine, host.id)


COLUMNS = "hosts.id, hosts.address, hosts.token, hosts.leaving"
FORGET = text("DELETE FROM hosts WHERE address = :address AND id <> :id")
BEAT = text("""
    INSERT INTO hosts (id, address, token, until, leaving)
    VALUES (:id, :address, :token, extract(epoch FROM clock_timestamp()) + :within, :leaving)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, leaving = excluded.leaving
""")
OTHERS = text(f"SELECT {COLUMNS} FROM hosts WHERE id <> :id AND {LIVES}")
HOLDER = text(f"""
    SELECT {COLUMNS} FROM leases JOIN hosts ON hosts.id = leases.host WHERE leases.match = :match AND {LIVES}
""")
LEAVE = text("DELETE FROM hosts WHERE id = :id")


def join(engine: Engine, host: Host, within: float) -> list[Host]:
    """A new life. Whoever had this address before has ended: two cannot listen there."""
    with engine.begin() as connection:
        connection.execute(FORGET, {"id": host.id, "address": host.address})
    return beat(engine, host, within)


def beat(engine: Engine, host: Host, within: float) -> list[Host]:
    """It lives, and is believed to for so many seconds; the others that do."""
    with engine.begin() as connection:
        connection.execute(BEAT, {**vars(host), "within": within})
        return [_host(row) for row in connection.execute(OTHERS, {"id": host.id}).mappings()]


def holder(engine: Engine, match: str) -> Host | None:
    """The living host that has a match."""
    with engine.connect() as connection:
        row = connection.execute(HOLDER, {"match": match}).mappings().first()
    return None if row is None else _host(row)


def leave(engine: Engine, host: Host) -> None:
    with engine.begin() as connection:
        connection.execute(LEAVE, {"id": host.id})


def _host(row: Any) -> Host:
    return Host(**row)
