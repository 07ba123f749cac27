"""What people at a live table settle among themselves: asked, agreed to, written down, and there after a restart."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import Running
from server.player import Player
from server.stored import give, in_hall, sit_down
from server.test_friends import PEOPLE, run, seated, seats_of

from skyrmish.engine.records import as_tuple
from skyrmish.server.lobby.hall import Hall
from skyrmish.server.storage.matches.kept_matches import find
from skyrmish.table.live_table import LiveTable
from skyrmish.table.lobby.restoring import restored
from skyrmish.table.messages.answers import OfferView
from skyrmish.table.messages.lobby import NewMatch, NewSeat
from skyrmish.table.pages.page import Page
from skyrmish.table.seats import chairs
from skyrmish.words.refusal import Refusal

BOT = {"name": "Bot", "kind": "bot", "level": "random"}


async def said(player: Player, message: dict[str, Any]) -> dict[str, Any]:
    """Say something, and hear whether it is taken."""
    request = player.new_id()
    await player.say({**message, "id": request})
    while True:
        answer = await player.hear("accepted", "refused")
        if answer["id"] == request:
            return answer


async def ask(player: Player, seat: str, what: str) -> dict[str, Any]:
    return await said(player, {"type": "offer", "seat": seat, "what": what})


async def reply(player: Player, seat: str, yes: bool) -> dict[str, Any]:
    return await said(player, {"type": "answer", "seat": seat, "yes": yes})


async def offered(player: Player, what: str | None) -> dict[str, Any] | None:
    """Listen until this is what somebody asks; None: nothing any more."""
    told = [message for text in player.heard if (message := json.loads(text))["type"] == "presence"]
    offer: dict[str, Any] | None = told[-1]["offer"] if told else None
    while (offer and offer["what"]) != what:
        offer = (await player.hear("presence"))["offer"]
    return offer


async def over(player: Player) -> dict[str, Any]:
    while not player.is_over:
        await player.hear("state")
    table: dict[str, Any] = player.state["table"]
    return table


def record_of(server: Running, made: dict[str, Any]) -> str:
    answer = httpx.get(f"{server.base}/api/matches/{made['match']}/record", headers={"X-Seat-Key": made["watch"]})
    return answer.text


def test_c_8_who_resigns_ends_a_match_for_two(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        assert (await ask(ann, "Ann", "resign"))["type"] == "accepted"
        assert (await over(bob))["winner"] == "Bob"
        assert bob.events[-1]["kind"] == "resigned"
        assert (await ask(bob, "Bob", "resign"))["type"] == "refused"

    run(play())
    assert "\nAnn: resign\n" in record_of(server, made)
    proof = httpx.get(f"{server.base}/api/matches/{made['match']}/proof", headers={"X-Seat-Key": made["watch"]}).json()
    assert proof["proved"], proof


def test_c_8_of_a_team_all_people_must_say_so(server: Running) -> None:
    seats = [
        {"name": "Ann", "kind": "link", "team": "A"},
        {"name": "Bob", "kind": "link", "team": "B"},
        {"name": "Cleo", "kind": "link", "team": "A"},
        {**BOT, "team": "B"},
    ]
    made = server.make(seats=seats)

    async def play() -> None:
        ann, bob, cleo = await seated(server, made, "Ann", "Bob", "Cleo")
        await ask(ann, "Ann", "resign")
        assert (await offered(cleo, "resign") or {})["waits_for"] == ["Cleo"]
        assert "asked nothing" in (await reply(bob, "Bob", True))["reason"]
        await reply(cleo, "Cleo", True)
        assert (await over(bob))["winner"] == "B"

    run(play())


def test_c_8_of_three_a_bot_plays_on_for_who_resigned(server: Running) -> None:
    made = server.make(game="dogfight", seats=[*PEOPLE, {"name": "Cleo", "kind": "link"}])

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        await ask(ann, "Ann", "resign")
        while not seats_of(ann.state["table"])["Ann"]["bot_for_absent"]:
            await ann.hear("state")
        assert not ann.is_over
        await ann.say({"type": "take-back", "id": "back", "seat": "Ann"})
        assert "given up" in (await ann.hear("refused"))["reason"]
        assert (await ask(bob, "Bob", "draw"))["type"] == "accepted"
        assert (await offered(bob, "draw") or {})["waits_for"] == ["Cleo"]

    run(play())


def test_c_9_a_draw_is_offered_declined_and_agreed(server: Running) -> None:
    made = server.make(seats=[*PEOPLE, BOT])

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        await ask(ann, "Ann", "draw")
        assert await offered(bob, "draw") == {"what": "draw", "seat": "Ann", "agreed": ["Ann"], "waits_for": ["Bob"]}
        assert "to be answered first" in (await ask(bob, "Bob", "take-back"))["reason"]
        await reply(bob, "Bob", False)
        await offered(ann, None)
        assert not ann.is_over
        await ask(bob, "Bob", "draw")
        await ask(ann, "Ann", "draw")  # whoever asks the same agrees
        assert (await over(bob))["drawn"]

    run(play())


def test_c_9_bots_alone_agree_to_no_draw(server: Running) -> None:
    made = server.make(seats=[PEOPLE[0], BOT])

    async def play() -> None:
        (ann,) = await seated(server, made, "Ann")
        assert "bots play on" in (await ask(ann, "Ann", "draw"))["reason"]

    run(play())


def test_c_10_a_move_is_taken_back_once_the_other_agrees(server: Running) -> None:
    """Two people at one screen, who are asked there too."""
    made = server.make(seats=PEOPLE, seed=4)

    async def play() -> None:
        both = Player(server.base, made["match"], [*made["keys"].values()])
        await both.sit_down()
        while both.state["table"]["stage"] != "move":
            await both.settled(str(await both.answer()))
        before, mover = both.state["table"]["planes"], both.state["asks"][0]["seat"]
        other = "Bob" if mover == "Ann" else "Ann"
        await both.settled(str(await both.answer()))
        assert both.state["table"]["planes"] != before
        await ask(both, mover, "take-back")
        assert (await offered(both, "take-back") or {})["waits_for"] == [other]
        await reply(both, other, True)
        assert both.state["table"]["planes"] == before
        assert [each["seat"] for each in both.state["asks"]] == [mover]
        assert both.events[-1]["kind"] == "taken-back"

    run(play())
    assert ": take back " in record_of(server, made)


def test_c_10_alone_with_bots_nobody_is_asked_but_no_die_comes_back(server: Running) -> None:
    made = server.make(seats=[PEOPLE[0], BOT], seed=4)

    async def play() -> None:
        (ann,) = await seated(server, made, "Ann")
        await ann.order("Ann", ["assign 3 3 4 2"])
        assert "secret choice" in (await ask(ann, "Ann", "take-back"))["reason"]

    run(play())


def test_an_offer_lapses_when_whom_it_concerns_leaves(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        await ask(ann, "Ann", "resign")
        await over(bob)
        await ask(ann, "Ann", "rematch")
        assert (await offered(ann, "rematch"))["waits_for"] == ["Bob"]  # type: ignore[index]
        await bob.leave()
        assert await offered(ann, None) is None

    run(play())


def test_a_rematch_is_offered_accepted_and_everybody_comes_along(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        watcher = Player(server.base, made["match"], [made["watch"]])
        await watcher.sit_down()
        assert "not over" in (await ask(ann, "Ann", "rematch"))["reason"]
        await ask(ann, "Ann", "resign")
        await over(bob)
        await ask(ann, "Ann", "rematch")
        await offered(bob, "rematch")
        await reply(bob, "Bob", True)
        following = (await watcher.hear("rematch"))["match"]
        assert (await ann.hear("rematch"))["match"] == following
        along = Player(server.base, following, [made["watch"]])
        await along.sit_down()
        assert along.welcome["you"] == []

    run(play())


def test_signals_are_told_to_everybody_and_not_too_often(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        say = {"type": "signal", "seat": "Ann", "what": "nice-shot"}
        await ann.say({**say, "id": "one"})
        assert await bob.hear("signal") == {"type": "signal", "seat": "Ann", "what": "nice-shot"}
        await ann.say({**say, "id": "two"})
        assert "wait a moment" in (await ann.hear("refused"))["reason"]
        await ann.say({**say, "id": "three", "seat": "Bob"})
        assert "not your seat" in (await ann.hear("refused"))["reason"]
        await ann.say({**say, "id": "four", "what": "any words"})
        assert "cannot be read" in (await ann.hear("refused"))["reason"]

    run(play())


# ---- at a table in this process ----


async def placed(hall: Hall) -> tuple[LiveTable, Page]:
    """A match of Ann and Bob that is about to begin its first round, with the keys of both on one page."""
    new = NewMatch(seats=[NewSeat(name=name, kind="link") for name in ("Ann", "Bob")], seed=4)
    table, page = await sit_down(hall, (await hall.make(new)).match)
    while table.match.asked.name != "move":
        order = table.match.legal_orders()[0]
        (seat, *_) = table.match.deciding_seats()
        await give(table, page, seat, str(order))
    return table, page


def test_c_11_a_match_is_claimed_against_who_is_away_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hall: Hall) -> None:
        table, page = await placed(hall)
        waited, other = ("Ann", "Bob") if table.match.deciding_seats() == ["Ann"] else ("Bob", "Ann")
        with pytest.raises(Refusal, match="120 seconds"):
            await table.offers.claim(other, waited)
        table.leave(page)
        assert 0.0 < (table.chairs.named(waited) or missing()).seconds_to_claim <= 120.0  # type: ignore[operator]
        assert (table.chairs.named(other) or missing()).seconds_to_claim is None
        monkeypatch.setattr(chairs, "AWAY", 0.0)
        async with table.lock:
            await table.offers.claim(other, waited)
        assert table.match.winner == other
        assert table.match.events[-1].kind == "claimed"
        again = restored(find(hall.engine, table.id) or missing())
        assert (again.match.winner, again.match.entries) == (other, table.match.entries)

    in_hall(f"sqlite:///{tmp_path / 'table.sqlite'}", play)


def test_c_10_what_was_taken_back_is_so_after_a_restart(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        table, page = await placed(hall)
        (seat,) = table.match.deciding_seats()
        before = as_tuple(table.match.table)
        await give(table, page, seat, "straight", "end")
        async with table.lock:
            assert not await table.offers.make(seat, "take-back")
            assert await table.offers.agree("Bob" if seat == "Ann" else "Ann")
        again = restored(find(hall.engine, table.id) or missing())
        assert as_tuple(table.match.table) == as_tuple(again.match.table) == before

    in_hall(f"sqlite:///{tmp_path / 'table.sqlite'}", play)


def test_what_is_asked_still_stands_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite'}"
    match, asker = "", ""

    async def offer(hall: Hall) -> None:
        nonlocal match, asker
        table, page = await placed(hall)
        match, (asker,) = table.id, table.match.deciding_seats()
        await give(table, page, asker, "straight", "end")
        async with table.lock:
            await table.offers.make(asker, "take-back")

    async def agree(hall: Hall) -> None:
        table, _ = await sit_down(hall, match)
        other = "Bob" if asker == "Ann" else "Ann"
        assert table.offers.view() == OfferView(what="take-back", seat=asker, agreed=[asker], waits_for=[other])
        async with table.lock:
            await table.offers.agree(other)
        assert table.match.deciding_seats() == [asker]
        async with table.lock:
            await table.offers.make(asker, "draw")
            table.offers.decline(other)
            await table.offers.make(asker, "resign")
            await table.offers.make(other, "rematch")

    async def play_again(hall: Hall) -> None:
        table, _ = await sit_down(hall, match)
        assert (table.offers.view() or missing()).what == "rematch"
        async with table.lock:
            assert await table.offers.agree(asker)
        await table.offers.all_kept()
        assert (find(hall.engine, match) or missing()).offer is None

    for part in (offer, agree, play_again):
        in_hall(database, part)


def missing() -> Any:
    raise AssertionError("it is not there")
