"""Storage: group commit, failures that lose nothing, old matches, and rulesets that travel with their matches."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import served
from server.player import Player
from server.stored import SEATS, Heard, full_disk, give, in_hall, match_row, order_row, sit_down
from servers import awaited
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data
from skyrmish.match.records.record import record_text
from skyrmish.server.hosting.settings import Settings
from skyrmish.server.lobby.clearing import clear
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.database import open_database
from skyrmish.server.storage.matches.old_matches import old_matches, to_remove
from skyrmish.server.storage.schema import matches, orders
from skyrmish.server.storage.writer import Writer
from skyrmish.table.conversation.conversation import Conversation, Hangup
from skyrmish.table.json_text import dumps
from skyrmish.table.keeping import OutOfReach
from skyrmish.table.lobby.problems import filled_in
from skyrmish.table.messages import VERSION
from skyrmish.table.messages.lobby import NewMatch
from skyrmish.table.messages.requests import Hello
from skyrmish.words.catalogue import say
from skyrmish.words.refusal import Refusal


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


def test_a_kept_order_that_breaks_the_rules_is_told_in_one_sentence_and_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    changed, made = "assign 9 9 9 9", []

    async def play(hall: Hall) -> None:
        made.append(await hall.make(NewMatch(seats=SEATS, seed=1)))
        await give(*await sit_down(hall, made[0].match), "Ann", "assign 3 3 4 2")

    async def come_back() -> None:
        with pytest.raises(ConnectionClosed) as closed:
            await Player(base, made[0].match, [made[0].keys["Ann"]]).sit_down()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4422, say("line-unplayable"))

    in_hall(database, play)
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(update(orders).values(given=changed))
    with served(Settings(database=database)) as base:
        awaited(come_back())
        told = httpx.get(f"{base}/api/matches/{made[0].match}/record", headers={"X-Seat-Key": made[0].watch})
    assert (told.status_code, told.json()["reason"].partition(",")[0]) == (422, "answer 1 of this match")
    logged = [record for record in caplog.records if record.name.startswith("skyrmish")]
    assert len(logged) == 1
    assert logged[0].exc_info is None
    assert changed not in logged[0].getMessage()
    with engine.connect() as connection:
        assert connection.execute(select(orders.c.given)).scalars().all() == [changed], "nothing was mended or lost"


class Stranger(Heard):
    """A page that says hello, and whoever is asked what it may have."""

    hello_within, most_watchers = 5.0, 1

    def __init__(self, key: str) -> None:
        super().__init__()
        self._hello = dumps(Hello(version=VERSION, keys=[key], since=0))

    async def hear(self) -> bytes:
        if self.said:
            raise Hangup
        return self._hello

    def is_known(self) -> None: ...

    def may_have_a_hint(self) -> bool:
        return True

    def may_make_a_match(self) -> bool:
        return True

    def may_play_bots(self) -> bool:
        return True


def test_whoever_waits_to_sit_down_at_a_table_that_is_given_up_is_sent_back(database: str) -> None:
    """It would look at an old table for ever, with a line that answers every ping."""

    async def play(hall: Hall) -> None:
        made = await hall.make(NewMatch(seats=SEATS, seed=1))
        page, table = Stranger(made.watch), await hall.find(made.match)
        assert table is not None
        async with table.lock:
            sitting = asyncio.ensure_future(Conversation(page, hall, page).hold(made.match))
            await asyncio.sleep(0.3)
            table.give_up()
        await sitting
        assert page.said == [None]
        assert not table.pages

    in_hall(database, play)


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
    with pytest.raises(Refusal, match="seed"):
        filled_in(NewMatch, {"seats": [{"name": "Ann", "kind": "link"}], "seed": 1 << 63})


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


def test_a_match_that_cannot_be_laid_away_stays_and_the_others_go(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(hall: Hall) -> None:
        made = [await hall.make(NewMatch(seats=SEATS, seed=1)) for _ in range(3)]
        await give(*await sit_down(hall, made[1].match), "Ann", "assign 3 3 4 2")
        await hall.writer.execute((update(orders).values(given="assign 9 9 9 9"), {}))
        assert await clear(hall, time.time() + 1.0, tmp_path) == 2
        assert [(await hall.find(each.match)) is None for each in (made[0], made[2])] == [True, True]
        assert sorted(file.stem for file in tmp_path.glob("*.txt")) == sorted([made[0].match, made[2].match])

    in_hall(database, play)
    assert len([record for record in caplog.records if "stays" in record.getMessage()]) == 1


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
