"""Opening the database: SQLite in the user's folder unless a URL says otherwise, brought up to date if it is old."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from skyrmish.server.storage.private_files import make_private
from skyrmish.words.refusal import Refusal

NEWEST = "0006"  # the last of the migrations
PACKAGES = {"psycopg": "skyrmish[postgres]"}  # drivers that come with something of ours
WAIT = 30  # seconds for another process to finish writing
UNFINISHED = 2  # seconds after which PostgreSQL ends what a host has begun to write, and then stopped
MIGRATING = 0x536B79  # the advisory lock of whoever changes the tables
# A server that has vanished without a word is given up after some seconds, also by whoever waits for an answer.
SIGNS_OF_LIFE = {
    "connect_timeout": 5,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}


def usual_url() -> str:
    """The database in the user's data folder."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('skyrmish', appauthor=False) / 'table.sqlite'}"


def open_database(url: str = "") -> Engine:
    """The database, ready to use; one sentence if it cannot be."""
    url = url or usual_url()
    try:
        engine = _engine(url)
        with engine.begin() as connection:
            bring_up_to_date(connection)
    except ModuleNotFoundError as error:
        driver = error.name or ""
        package = PACKAGES.get(driver, driver)
        raise Refusal("database-no-driver", url=without_password(url), driver=driver, package=package) from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise Refusal("database-unusable", url=repr(url), error=str(error)) from None
    except (OSError, DBAPIError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error.strerror).partition("\n")[0]
        raise Refusal("database-closed", url=without_password(url), error=reason) from None
    return engine


def without_password(url: str) -> str:
    return make_url(url).render_as_string()


def _engine(url: str) -> Engine:
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        return _shared_engine(url)
    if parts.database and parts.database != ":memory:":
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
        make_private(Path(parts.database))
    values = {"timeout": WAIT, "check_same_thread": False}
    engine = create_engine(url, connect_args=values, hide_parameters=True)  # what an error says is logged: no secrets
    event.listen(engine, "connect", _make_durable)
    return engine


def _shared_engine(url: str) -> Engine:
    """A database server, which others may use as well."""
    engine = create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=_signs_of_life(url))
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _leave_nothing_unfinished)
    return engine


def _signs_of_life(url: str) -> dict[str, Any]:
    """As PostgreSQL's own library understands them; other drivers have words of their own."""
    return SIGNS_OF_LIFE if make_url(url).get_driver_name() in ("psycopg", "psycopg2") else {}


def _leave_nothing_unfinished(connection: Any, _: Any) -> None:
    """A host that stops in the middle of a transaction would keep its leases from others for as long as it sleeps."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{UNFINISHED}s'")
    connection.commit()


def _make_durable(connection: Any, _: Any) -> None:
    """Write ahead, and let a commit return only when the disk has it: an acknowledged order survives a power cut.

    What undoes a statement that fails halfway is needed while it runs, and not after a power cut: it stays in memory.
    """
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA temp_store=MEMORY")
    connection.execute("PRAGMA foreign_keys=ON")


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that the database has not seen; refuse one that a newer Skyrmish has written."""
    if is_up_to_date(connection):
        return
    with in_one_go(connection):
        if not is_up_to_date(connection):  # another process may have been quicker
            _migrate(connection)


def is_up_to_date(connection: Connection) -> bool:
    version = _version(connection)
    if version is not None and version > NEWEST:
        raise Refusal("database-newer", version=version, ours=NEWEST)
    return version == NEWEST


@contextmanager
def in_one_go(connection: Connection) -> Iterator[None]:
    """All or nothing, also of the making of tables, which Python's SQLite would commit one by one. One at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # it holds no lease of a match
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.dbapi_connection
    before, driver.isolation_level = driver.isolation_level, None
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
    finally:
        driver.isolation_level = before


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
