"""Storage: migrations, group commit, failures that lose nothing, and rulesets that travel with their matches."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from pydantic import ValidationError
from server.conftest import served
from server.player import Player
from servers import awaited
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed

from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.match.records.record import record_text
from skyrmish.server.hosting.rooms.thinkers import Thinkers
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby.clearing import clear
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.protocol.lobby import NewMatch, NewSeat
from skyrmish.server.storage.database import NEWEST, open_database
from skyrmish.server.storage.old_matches import old_matches, to_remove
from skyrmish.server.storage.schema import matches, metadata, orders
from skyrmish.server.storage.turns import turn_at
from skyrmish.server.storage.writer import Writer
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.live_table import LiveTable
from skyrmish.table.messages.requests import GiveOrders
from skyrmish.table.page import Page
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal

SEATS = [NewSeat(name="Ann", kind="link"), NewSeat(name="Bob", kind="link")]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: a file, or one of a PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.sqlite'}"
        return
    with request.getfixturevalue("postgres").database() as url:
        yield url


def in_hall(database: str, play: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    """Do something in a hall of its own."""

    async def do() -> None:
        hall = Hall(open_database(database), Thinkers(1))
        try:
            await play(hall)
        finally:
            await hall.close()

    awaited(do())


class Heard:
    """A line that remembers what was said; None when it was closed."""

    def __init__(self) -> None:
        self.said: list[str | bytes | None] = []

    def send(self, text: str | bytes) -> None:
        self.said.append(text)

    def close(self, code: int, reason: str) -> None:  # noqa: ARG002 - as a line has it
        self.said.append(None)


async def sit_down(hall: Hall, match: str) -> tuple[LiveTable, Page]:
    table = await hall.find(match)
    assert table is not None
    page = Page(Heard())
    page.keys, page.wants_odds = {"Ann": "a", "Bob": "b"}, False
    table.welcome(page)
    return table, page


async def give(table: LiveTable, page: Page, seat: str, *given: str) -> None:
    await table.give(page, GiveOrders(id=f"{seat}-{table.number}", number=table.number, seat=seat, orders=list(given)))


# ---- migrations ----


def test_the_migrations_make_the_tables_that_the_program_uses(database: str) -> None:
    with open_database(database).connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == NEWEST
        assert compare_metadata(context, metadata) == []


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    with open_database(database).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refusal, match="newer Skyrmish"):
        open_database(database)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sqlite:////proc/nowhere/table.sqlite", "cannot be opened"),
        ("nothing", "cannot be used"),
        ("magic://here", "cannot be used"),
        ("postgresql+pg8000://ann:secret@localhost/x", r"ann:\*\*\*@localhost/x needs .*: pip install 'pg8000'$"),
    ],
)
def test_a_database_that_cannot_be_had_is_refused_in_one_sentence(address: str, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        open_database(address)


def test_the_extra_that_brings_the_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refusal, match=r"needs the driver psycopg, .*: pip install 'skyrmish\[postgres\]'$"):
        open_database("postgresql+psycopg://ann:secret@localhost/x")


def test_every_commit_waits_for_the_disk(database: str) -> None:
    with open_database(database).connect() as connection:
        if connection.dialect.name == "postgresql":
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
        else:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


# ---- group commit ----


def match_row(name: str) -> dict[str, Any]:
    return {"id": name, "made": 0.0, "setup": "{}", "settled": "{}", "seed": 1, "watch_key": "w", "record": None}


def order_row(number: int, request: str = "") -> dict[str, Any]:
    row = {"match": "m", "number": number, "request": request or f"r{number}", "seat": "s", "given": "end"}
    return {**row, "rolls": "", "seconds": 0.0, "at": 0.0, "nonce": None, "answers": None}


def test_many_orders_share_a_commit_and_all_are_there(database: str) -> None:
    engine = open_database(database)

    async def write() -> None:
        writer = Writer(engine)
        await writer.execute((insert(matches), match_row("m")))
        await asyncio.gather(*(writer.add_order(order_row(number)) for number in range(200)))
        await asyncio.to_thread(writer.close)

    awaited(write())
    with engine.connect() as connection:
        numbers = connection.execute(select(orders.c.number).order_by(orders.c.number)).scalars().all()
    assert numbers == list(range(200))


def test_nobody_fails_for_another_in_the_same_commit(database: str) -> None:
    engine = open_database(database)

    async def write() -> list[Any]:
        writer = Writer(engine)
        await writer.execute((insert(matches), match_row("m")))
        rows = [order_row(1), order_row(2), order_row(2, "again"), order_row(3, "r1"), order_row(4)]
        answers = await asyncio.gather(*(writer.add_order(row) for row in rows), return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return list(answers)

    answers = awaited(write())
    assert [type(answer) for answer in answers] == [type(None), type(None), OutOfReach, OutOfReach, type(None)]


# ---- failures ----


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing more can be written."""

    def fail(connection: Any, rows: Any) -> None:  # noqa: ARG001 - as the writer calls it
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("skyrmish.server.storage.writer._add_orders", fail)
        yield


def test_orders_that_cannot_be_written_are_not_taken(database: str) -> None:
    """The disk is full: nobody hears that orders stand, also who gave theirs meanwhile; the match is as it was."""

    async def play(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, seed=1))
        table, page = await sit_down(hall, made.match)
        assert isinstance(page.wire, Heard)
        with full_disk():
            both = (give(table, page, seat, "assign 3 3 4 2") for seat in ("Ann", "Bob"))
            answers = await asyncio.gather(*both, return_exceptions=True)
        assert [type(answer) for answer in answers] == [OutOfReach, OutOfReach]
        assert set(page.wire.said) == {None}
        again, page = await sit_down(hall, made.match)
        assert again is not table
        assert again.number == 0
        await give(again, page, "Bob", "assign 3 3 4 2")
        assert again.number == 1

    in_hall(database, play)


def test_a_page_is_told_that_nothing_can_be_saved_and_comes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One sentence for the page, one line for whoever runs the server; said again, the same order is taken once."""

    async def play() -> None:
        async with httpx.AsyncClient(base_url=base) as client:
            made = (await client.post("/api/matches", json={"seats": [vars(seat) for seat in SEATS]})).json()
            ann = Player(base, made["match"], [made["keys"]["Ann"]])
            await ann.sit_down()
            with full_disk():
                await ann.order("Ann", ["assign 3 3 4 2"], request="mine")
                with pytest.raises(ConnectionClosed) as closed:
                    await ann.hear("accepted", "refused")
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4503, say("line-unsaved"))
            await ann.sit_down()
            for _ in range(2):
                await ann.order("Ann", ["assign 3 3 4 2"], number=0, request="mine")
                assert (await ann.hear("accepted", "refused"))["number"] == 1
            await ann.leave()

    with served(Settings(database=f"sqlite:///{tmp_path / 'table.sqlite'}")) as base:
        awaited(play())
    logged = [record for record in caplog.records if record.name.startswith("skyrmish")]
    assert [record.getMessage() for record in logged] == ["the database does not answer: database or disk is full"]
    assert logged[0].exc_info is None


def test_an_empty_table_is_put_away_and_taken_up_again(database: str) -> None:
    async def play(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, seed=1))
        table, page = await sit_down(hall, made.match)
        await give(table, page, "Ann", "assign 3 3 4 2")
        await hall.put_away(0.0)
        assert made.match in hall.tables, "somebody is there"
        table.leave(page)
        await hall.put_away(-1.0)
        assert hall.tables == {}
        again, _ = await sit_down(hall, made.match)
        assert again.number == 1

    in_hall(database, play)


def test_a_match_keeps_the_rules_it_began_with(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later program may have another edition's data: the match is played on with its own."""

    async def begin(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, modules=["altitude"], seed=1))
        table, page = await sit_down(hall, made.match)
        await give(table, page, "Ann", "assign 3 3 4 2")
        await give(table, page, "Bob", "assign 4 3 2 3")
        kept.update(match=made.match, record=record_text(table.match, table.header))

    async def go_on(hall: Hall) -> None:
        table = await hall.find(kept["match"])
        assert table is not None
        assert table.match.rules.hit_from == 6
        assert table.match.rules.die_sides == 8
        assert table.header.ruleset.settled()["stats"] == [4, 3, 3, 2]
        assert record_text(table.match, table.header).split("\n\n")[1] == kept["record"].split("\n\n")[1]

    kept: dict[str, str] = {}
    in_hall(database, begin)
    changed = {**edition_data("first")["settings"], "hit.from": 7, "dice": 10, "stats": [5, 4, 3, 2]}
    monkeypatch.setitem(edition_data("first"), "settings", changed)
    in_hall(database, go_on)


def test_a_record_that_no_database_could_keep_is_refused(database: str) -> None:
    """PostgreSQL has no zero bytes in texts, so that none of the databases is given any."""

    async def play(hall: Hall) -> None:
        text = (Path(__file__).parents[1] / "golden" / "core-duel.txt").read_text(encoding="utf-8")
        with pytest.raises(Refusal, match="a zero byte"):
            await hall.make_from_record(f"{text}# \0\n")
        made = await hall.make_from_record(f"{text}# ☂ and 😀\n" + "# remarks\n\n" * 1000)
        table = await hall.find(made.match)
        assert table is not None
        assert len(table.kept.record or "") < len(text)
        assert table.match.is_over

    in_hall(database, play)


def test_the_largest_seed_is_kept_and_larger_ones_are_refused(database: str) -> None:
    async def play(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, seed=(1 << 63) - 1))
        assert (await sit_down(hall, made.match))[0].kept.seed == (1 << 63) - 1

    in_hall(database, play)
    with pytest.raises(ValidationError, match="seed"):
        NewMatch(seats=SEATS, seed=1 << 63)


# ---- old matches ----


def test_matches_go_so_long_after_their_last_order_with_their_records_laid_away(database: str, tmp_path: Path) -> None:
    """One that was made long ago and is still played stays."""

    async def play(hall: Hall) -> None:
        idle, played, fresh = [(await hall.make(NewMatch(seats=SEATS, seed=1))).match for _ in range(3)]
        await give(*await sit_down(hall, played), "Ann", "assign 3 3 4 2")
        with hall.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id != fresh).values(made=time.time() - 1000.0))
        await give(*await sit_down(hall, idle), "Ann", "assign 3 3 4 2")
        with hall.engine.begin() as connection:
            connection.execute(update(orders).where(orders.c.match == idle).values(at=time.time() - 900.0))
        assert await clear(hall, time.time() - 500.0, tmp_path / "old") == 1
        hall.tables.clear()
        assert await hall.find(idle) is None
        assert await hall.find(played) is not None
        assert await hall.find(fresh) is not None
        (file,) = (tmp_path / "old").iterdir()
        assert file.name == f"{idle}.txt"
        await hall.make_from_record(file.read_text(encoding="utf-8"))
        assert await clear(hall, time.time() + 1.0, None) == 3

    in_hall(database, play)


def test_a_match_that_is_played_while_it_is_about_to_go_stays(database: str) -> None:
    async def play(hall: Hall) -> None:
        match = (await hall.make(NewMatch(seats=SEATS, seed=1))).match
        before = time.time()
        (found,) = old_matches(hall.engine, before, 10)
        await give(*await sit_down(hall, match), "Ann", "assign 3 3 4 2")
        await hall.writer.execute(*to_remove([found], before))
        hall.tables.clear()
        assert (await sit_down(hall, match))[0].number == 1

    in_hall(database, play)


# ---- missions ----


def test_a_match_outlives_the_file_of_its_mission(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mission is kept with its match and travels in its record: its file is for new matches only."""
    file = tmp_path / "race-home.toml"
    text = (Path(__file__).parents[1] / "rules" / "missions" / "race.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('about = "', 'about = "Race #1. ', 1), encoding="utf-8")
    monkeypatch.setenv("SKYRMISH_MISSIONS", str(tmp_path))
    heard: list[str] = []

    async def begin(hall: Hall) -> None:
        made = await hall.make(NewMatch(edition="second", mission="race-home", seats=SEATS, seed=1))
        table, _ = await sit_down(hall, made.match)
        heard.extend([made.match, str(table.match.rules), record_text(table.match, table.header)])

    async def go_on(hall: Hall) -> None:
        match, rules, record = heard
        table, _ = await sit_down(hall, match)
        assert str(table.match.rules) == rules
        assert record_text(table.match, table.header) == record
        again = await hall.make_from_record(record)
        table, _ = await sit_down(hall, again.match)
        assert str(table.match.rules) == rules

    in_hall(database, begin)
    file.unlink()
    in_hall(database, go_on)


# ---- clocks ----


def begun_with_clocks(database: str) -> str:
    """A match of twelve minutes each, in which Ann has chosen."""
    made: list[str] = []

    async def begin(hall: Hall) -> None:
        match = (await hall.make(NewMatch(seats=SEATS, seed=1, minutes=12))).match
        await give(*await sit_down(hall, match), "Ann", "assign 3 3 4 2")
        made.append(match)

    in_hall(database, begin)
    return made[0]


def test_clocks_go_on_while_nobody_has_the_match_in_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After thirteen minutes a clock of twelve has run out, though the server was down; a bot flies on."""

    async def go_on(hall: Hall) -> None:
        table, _ = await sit_down(hall, match)
        left = {chair.name: chair.seconds_left for chair in table.chairs.all}
        assert left["Bob"] == 0.0
        assert left["Ann"] is not None
        assert left["Ann"] > 700.0, "nobody waited for her"
        await asyncio.sleep(0.2)
        assert table.chairs.all[1].bot
        with pytest.raises(Refusal, match="has run out"):
            await table.bots.give_back("Bob")

    match, now = begun_with_clocks(database), time.time
    monkeypatch.setattr("skyrmish.table.waits.time.time", lambda: now() + 13 * 60)
    in_hall(database, go_on)


@pytest.mark.parametrize("jump", [-86_400.0, -1e9, 0.0])
def test_a_clock_on_the_wall_that_was_set_back_gives_nobody_more_time(
    database: str, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def go_on(hall: Hall) -> None:
        table, _ = await sit_down(hall, match)
        assert all(700.0 < (chair.seconds_left or 0.0) <= 720.0 for chair in table.chairs.all)

    match, now = begun_with_clocks(database), time.time
    monkeypatch.setattr("skyrmish.table.waits.time.time", lambda: now() + jump)
    in_hall(database, go_on)


def test_before_the_first_order_nobody_is_late(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, seed=1, minutes=12))
        monkeypatch.setattr("skyrmish.table.waits.time.time", lambda: now + 86_400)
        table, _ = await sit_down(hall, made.match)
        assert min(chair.seconds_left or 0.0 for chair in table.chairs.all) > 700.0

    now = time.time()
    in_hall(database, wait)


def test_a_match_from_before_times_were_kept_goes_on(database: str) -> None:
    async def go_on(hall: Hall) -> None:
        table, _ = await sit_down(hall, match)
        assert table.number == 1
        assert (table.chairs.all[1].seconds_left or 0.0) > 700.0

    match = begun_with_clocks(database)
    with open_database(database).begin() as connection:
        for table, column in [("orders", "at"), ("orders", "nonce"), ("orders", "answers"), ("matches", "secret")]:
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE matches DROP COLUMN shares"))
        for table in ("leases", "hosts"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    in_hall(database, go_on)


# ---- files ----


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with turn_at(engine), engine.connect() as connection:
        connection.execute(text("SELECT 1"))
        made = list(tmp_path.iterdir())
        assert {path.name.removeprefix("table.sqlite") for path in made} == {"", "-wal", "-shm", "-turn"}
        assert {path.stat().st_mode & 0o777 for path in made} == {0o600}


def test_what_cannot_be_written_is_complained_of_without_secrets(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def write(hall: Hall) -> None:
        with pytest.raises(OutOfReach) as failed:
            await hall.writer.execute((insert(matches), {**match_row("m"), "seed": 987654321, "made": None}))
        assert isinstance(failed.value.__cause__, IntegrityError)
        assert "does not answer" in caplog.text
        assert "987654321" not in caplog.text

    in_hall(database, write)


@pytest.mark.parametrize("damage", [b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_database_is_one_sentence(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "table.sqlite").write_bytes(damage)
    with pytest.raises(Refusal, match="cannot be opened"):
        open_database(f"sqlite:///{tmp_path / 'table.sqlite'}")


def test_whoever_is_killed_during_the_first_start_leaves_a_database_that_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it happens: all tables are made in one go, or none."""
    address = f"sqlite:///{tmp_path / 'table.sqlite'}"
    make = Operations.create_table

    def killed(self: Operations, name: str, *columns: Any, **more: Any) -> Any:
        if name == "orders":
            raise SystemExit
        return make(self, name, *columns, **more)

    monkeypatch.setattr(Operations, "create_table", killed)
    with pytest.raises(SystemExit):
        open_database(address)
    monkeypatch.undo()
    with open_database(address).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
