"""Storage: clocks of matches that nobody has in memory."""

import asyncio
import time

import pytest
from server.stored import SEATS, give, in_hall, sit_down
from sqlalchemy import text

from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.database import open_database
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.words.refusal import Refusal


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
    monkeypatch.setattr("skyrmish.table.seats.waits.time.time", lambda: now() + 13 * 60)
    in_hall(database, go_on)


@pytest.mark.parametrize("jump", [-86_400.0, -1e9, 0.0])
def test_a_clock_on_the_wall_that_was_set_back_gives_nobody_more_time(
    database: str, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def go_on(hall: Hall) -> None:
        table, _ = await sit_down(hall, match)
        assert all(700.0 < (chair.seconds_left or 0.0) <= 720.0 for chair in table.chairs.all)

    match, now = begun_with_clocks(database), time.time
    monkeypatch.setattr("skyrmish.table.seats.waits.time.time", lambda: now() + jump)
    in_hall(database, go_on)


def test_before_the_first_order_nobody_is_late(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, seed=1, minutes=12))
        monkeypatch.setattr("skyrmish.table.seats.waits.time.time", lambda: now + 86_400)
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
        for column in ("shares", "ended", "winner", "how", "offer"):
            connection.execute(text(f"ALTER TABLE matches DROP COLUMN {column}"))
        connection.execute(text("DROP INDEX seats_by_key"))
        connection.execute(text("ALTER TABLE seats DROP COLUMN let_go"))
        for table in ("leases", "hosts"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    in_hall(database, go_on)
