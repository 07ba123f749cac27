"""Opening the database: SQLite in the user's folder unless a URL says otherwise, brought up to date if it is old."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from skyrmish.words.refusal import Refusal

NEWEST = "0003"  # the last of the migrations
WAIT = 30  # seconds for another process to finish writing


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
        raise Refusal("database-no-driver", url=without_password(url), error=str(error)) from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise Refusal("database-unusable", url=repr(url), error=str(error)) from None
    except (OSError, OperationalError) as error:
        reason = str(error.orig if isinstance(error, OperationalError) else error.strerror).partition("\n")[0]
        raise Refusal("database-closed", url=without_password(url), error=reason) from None
    return engine


def without_password(url: str) -> str:
    return make_url(url).render_as_string()


def _engine(url: str) -> Engine:
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)  # keys and secrets stay out of logs
    if parts.database and parts.database != ":memory:":
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
    threads = {"timeout": WAIT, "check_same_thread": False}
    engine = create_engine(url, connect_args=threads, hide_parameters=True)
    event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _: Any) -> None:
    """Write ahead, and let a commit return only when the disk has it: an acknowledged order survives a power cut."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that the database has not seen; refuse one that a newer Skyrmish has written."""
    version = _version(connection)
    if version == NEWEST:
        return
    if version is not None and version > NEWEST:
        raise Refusal("database-newer", version=version, ours=NEWEST)
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
