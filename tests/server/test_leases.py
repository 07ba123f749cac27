"""Leases: a match is live in one host at a time, and a host that lost it can write nothing more."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any

import pytest
from postgres import Postgres
from server.stored import SEATS, give, sit_down
from servers import awaited
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from skyrmish.server.hosting.rooms.thinkers import Thinkers
from skyrmish.server.lobby import moving
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage import away
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.hosts import Host, beat, holder, join, leave
from skyrmish.server.storage.leases import Lease, Leases, hold
from skyrmish.server.storage.writer import Writer
from skyrmish.table.keeping import Elsewhere, OutOfReach
from skyrmish.table.live_table import LiveTable
from skyrmish.table.messages.lobby import NewMatch

LONG = 60.0  # seconds
ASSIGN = "assign 4 3 3 2"


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


class Two:
    """Two hosts at one database, as halls in this process."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.hosts = [Host.new("10.0.0.1:8000"), Host.new("10.0.0.2:8000")]
        for host in self.hosts:
            join(self.engine, host, LONG)
        self.leases = [Leases(self.engine, host.id) for host in self.hosts]
        self.halls = [Hall(open_database(url), Thinkers(1), leases=leases) for leases in self.leases]

    def falls_asleep(self, number: int) -> None:
        """Its last sign of life is too long ago."""
        beat(self.engine, self.hosts[number], 0.0)

    async def close(self) -> None:
        for hall in self.halls:
            await hall.close()
        self.engine.dispose()


def at_two(url: str, play: Callable[[Two, str], Coroutine[Any, Any, None]]) -> None:
    """Do something with a new match."""

    async def do() -> None:
        two = Two(url)
        try:
            made = await two.halls[0].make(NewMatch(seats=SEATS))
            await play(two, made.match)
        finally:
            await two.close()

    awaited(do())


# ---- taking ----


def test_a_match_is_live_in_one_host_and_others_are_sent_there(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        assert await two.halls[0].find(match)
        with pytest.raises(Elsewhere):
            await two.halls[1].find(match)
        found = holder(two.engine, match)
        assert found == two.hosts[0]

    at_two(database, play)


def test_each_taking_has_a_higher_number_also_of_a_match_that_was_put_away(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        first, second = two.leases
        assert first.take(match) == Lease(match, 1)
        assert first.take(match) == Lease(match, 2)
        await two.halls[0].writer.execute(*first.to_put_away(Lease(match, 2)))
        assert holder(two.engine, match) is None
        assert second.take(match) == Lease(match, 3)
        assert first.lost([Lease(match, 2)]) == {match}
        assert second.lost([Lease(match, 3)]) == set()

    at_two(database, play)


@pytest.mark.parametrize("ended", ["asleep", "leaving", "gone"])
def test_a_host_that_sleeps_leaves_or_is_gone_is_followed(database: str, ended: str) -> None:
    async def play(two: Two, match: str) -> None:
        two.leases[0].take(match)
        if ended == "asleep":
            two.falls_asleep(0)
        elif ended == "leaving":
            beat(two.engine, replace(two.hosts[0], leaving=True), LONG)
        else:
            leave(two.engine, two.hosts[0])
        assert two.leases[1].take(match) == Lease(match, 2)

    at_two(database, play)


def test_whoever_starts_at_the_address_of_another_has_outlived_it(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        two.leases[0].take(match)
        again = Host.new(two.hosts[0].address)
        assert join(two.engine, again, LONG) == [two.hosts[1]]
        assert Leases(two.engine, again.id).take(match) == Lease(match, 2)

    at_two(database, play)


def test_there_is_no_lease_of_nothing(database: str) -> None:
    async def play(two: Two, match: str) -> None:  # noqa: ARG001 - another one
        assert two.leases[0].take("nothing") is None
        assert await two.halls[0].find("nothing") is None

    at_two(database, play)


# ---- fencing ----


def test_a_host_that_slept_takes_no_order_and_its_pages_find_the_match_where_it_is(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        old, page = await sit_down(two.halls[0], match)
        await give(old, page, "Ann", ASSIGN)
        two.falls_asleep(0)
        new, there = await sit_down(two.halls[1], match)
        assert new.number == 1
        with pytest.raises(Elsewhere):
            await give(old, page, "Bob", ASSIGN)
        with pytest.raises(Elsewhere):
            await old.bots.fly_for("Bob", "random")
        assert page.wire.said[-1] is None  # type: ignore[attr-defined]
        await give(new, there, "Bob", ASSIGN)
        assert new.number == 2

    at_two(database, play)


def test_nobody_fails_for_another_s_lost_lease(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        writer, other = Writer(two.engine), (await two.halls[0].make(NewMatch(seats=SEATS))).match
        kept, lost = two.leases[0].take(match), two.leases[0].take(other)
        two.leases[0].take(other)
        said = [(text("UPDATE matches SET watch_key = 'x' WHERE id = :id"), {"id": name}) for name in (match, other)]
        asked = (writer.execute(said[0], lease=kept), writer.execute(said[1], lease=lost))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], Elsewhere)
        with two.engine.connect() as connection:
            found = connection.execute(text("SELECT id FROM matches WHERE watch_key = 'x'")).scalars().all()
        assert found == [match]
        await asyncio.to_thread(writer.close)

    at_two(database, play)


def test_a_lease_is_taken_only_when_whoever_writes_under_it_has_finished(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        lease = two.leases[0].take(match)
        assert lease
        two.falls_asleep(0)
        with two.engine.connect() as writing:
            hold(writing, [lease])
            taking = asyncio.ensure_future(asyncio.to_thread(two.leases[1].take, match))
            await asyncio.sleep(0.2)
            assert not taking.done()
            writing.commit()
            assert await taking == Lease(match, 2)

    at_two(database, play)


def test_whoever_stops_in_the_middle_of_writing_keeps_nobody_waiting(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        lease = two.leases[0].take(match)
        assert lease
        two.falls_asleep(0)
        writing = shortly_idle(two.engine, lease)
        assert await asyncio.to_thread(two.leases[1].take, match) == Lease(match, 2)
        with pytest.raises(DBAPIError) as ended:
            writing.execute(text("SELECT 1"))
        assert ended.value.connection_invalidated
        writing.close()

    at_two(database, play)


def shortly_idle(engine: Engine, lease: Lease) -> Any:
    """A transaction that nobody goes on with, and that PostgreSQL ends soon: as ours, only sooner."""
    connection = engine.connect()
    shown = connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar()
    assert shown == "2s"
    connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = '50ms'"))
    hold(connection, [lease])
    return connection


def test_a_line_to_the_database_that_was_cut_in_silence_costs_nobody_an_order(
    postgres: Postgres, database: str
) -> None:
    async def play(two: Two, match: str) -> None:
        table, page = await sit_down(two.halls[0], match)
        postgres.cut_lines()
        await give(table, page, "Ann", ASSIGN)
        assert table.number == 1

    at_two(database, play)


def test_a_database_that_hangs_is_out_of_reach_and_what_it_does_when_it_wakes_up_is_found_there(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(two: Two, match: str) -> None:
        hall = two.halls[0]
        table, page = await sit_down(hall, match)
        monkeypatch.setattr(away, "WITHIN", 0.3)
        postgres.sleep()
        with pytest.raises(OutOfReach):
            await give(table, page, "Ann", ASSIGN)
        with pytest.raises(OutOfReach):
            await hall.find(match)
        with pytest.raises(OutOfReach):
            await hall.make(NewMatch(seats=SEATS))
        assert page.wire.said[-1] is None  # type: ignore[attr-defined]
        postgres.wake()
        monkeypatch.undo()
        with contextlib.suppress(Elsewhere):  # the search that was broken off may be over only now, and take the match
            await both_assign(hall, match)
        assert (await both_assign(hall, match)).number == 2

    at_two(database, play)


async def both_assign(hall: Hall, match: str) -> LiveTable:
    """Those who have not done so: what was broken off may have been written, as nobody could know."""
    table, page = await sit_down(hall, match)
    for seat in ("Ann", "Bob")[table.number :]:
        await give(table, page, seat, ASSIGN)
    return table


# ---- moving ----


def test_whoever_looks_on_at_a_match_that_was_taken_is_sent_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "GLANCE", 0.01)

    async def play(two: Two, match: str) -> None:
        table, page = await sit_down(two.halls[0], match)
        two.halls[0].open()
        await asyncio.sleep(0.1)
        assert not table.is_broken
        two.falls_asleep(0)
        assert await two.halls[1].find(match)
        await asyncio.sleep(0.1)
        assert table.is_broken
        assert page.wire.said[-1] is None  # type: ignore[attr-defined]

    at_two(database, play)


def test_what_is_handed_over_is_taken_up_by_another(database: str) -> None:
    async def play(two: Two, match: str) -> None:
        table, page = await sit_down(two.halls[0], match)
        await give(table, page, "Ann", ASSIGN)
        await moving.hand_over(two.halls[0])
        assert page.wire.said[-1] is None  # type: ignore[attr-defined]
        with pytest.raises(Elsewhere):
            await two.halls[0].find(match)
        new, there = await sit_down(two.halls[1], match)
        assert new.number == 1
        await give(new, there, "Bob", ASSIGN)

    at_two(database, play)
