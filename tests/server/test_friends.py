"""Friends at one table: who is there, bots for those who left, clocks, rematches, records."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.conftest import Running, start
from server.player import Player
from servers import awaited
from websockets.exceptions import ConnectionClosed

from skyrmish.match.dice.fair import new_secret
from skyrmish.table.seats.chairs import BROKEN_OFF

PEOPLE = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]


async def seated(server: Running, made: dict[str, Any], *names: str) -> list[Player]:
    players = [Player(server.base, made["match"], [made["keys"][name]]) for name in names]
    for player in players:
        await player.sit_down()
    return players


def seats_of(message: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {seat["name"]: seat for seat in message["seats"]}


async def until(player: Player, true: Any) -> dict[str, Any]:
    """Listen to the presence until something is true of the seats."""
    while True:
        message = await player.hear("presence")
        if true(seats_of(message)):
            return message


def run(play: Any) -> None:
    awaited(asyncio.wait_for(play, 40))


def test_everyone_sees_who_is_there(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        (ann,) = await seated(server, made, "Ann")
        await until(ann, lambda seats: seats["Ann"]["here"] and not seats["Bob"]["here"])
        (bob,) = await seated(server, made, "Bob")
        await until(ann, lambda seats: seats["Bob"]["here"])
        watcher = Player(server.base, made["match"], [made["watch"]])
        await watcher.sit_down()
        assert watcher.welcome["you"] == []
        while (await ann.hear("presence"))["watchers"] != 1:
            pass
        await bob.leave()
        await until(ann, lambda seats: not seats["Bob"]["here"])

    run(play())


def test_a_bot_flies_for_somebody_who_left_until_they_come_back(tmp_path: Path) -> None:
    """Not at once: whoever loads the page again would find that a bot has made the secret choice."""
    server = start(tmp_path / "table.sqlite", variables={"AWAY": "16"})
    made = server.make(seats=PEOPLE, seed=2)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        await bob.leave()
        await until(ann, lambda seats: not seats["Bob"]["here"])
        await ann.say({"type": "let-bot-fly", "id": "now", "seat": "Bob", "level": "random"})
        assert "may be back in a moment" in (await ann.hear("refused"))["reason"]
        await asyncio.sleep(16 * BROKEN_OFF)
        await ann.say({"type": "let-bot-fly", "id": "fly", "seat": "Bob", "level": "random"})
        await ann.hear("accepted")
        while ann.state["table"]["number"] < 1:
            await ann.hear("state")
        assert seats_of(ann.state["table"])["Bob"]["bot_for_absent"]
        (bob,) = await seated(server, made, "Bob")
        await bob.order("Bob", ["assign 3 3 4 2"])
        assert "take the seat back" in (await bob.hear("refused"))["reason"]
        await bob.say({"type": "take-back", "id": "back", "seat": "Bob"})
        await bob.hear("accepted")
        while seats_of(bob.state["table"])["Bob"]["bot_for_absent"]:
            await bob.hear("state")

    run(play())


def test_nobody_seats_a_bot_on_somebody_who_is_here(server: Running) -> None:
    made = server.make(seats=PEOPLE, seed=2)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        await ann.say({"type": "let-bot-fly", "id": "fly", "seat": "Bob", "level": "random"})
        assert "Bob is here" in (await ann.hear("refused"))["reason"]
        await bob.say({"type": "let-bot-fly", "id": "fly", "seat": "Bob", "level": "random"})
        await bob.hear("accepted")

    run(play())


def test_whoever_looks_on_has_nothing_to_say(server: Running) -> None:
    made = server.make(seats=PEOPLE)

    async def play() -> None:
        watcher = Player(server.base, made["match"], [made["watch"]])
        await watcher.sit_down()
        for message in (
            {"type": "let-bot-fly", "id": "a", "seat": "Ann", "level": "random"},
            {"type": "take-back", "id": "b", "seat": "Ann"},
            {"type": "rematch", "id": "c"},
            {"type": "hint", "id": "d", "seat": "Ann"},
            {"type": "orders", "id": "e", "number": 0, "seat": "Ann", "orders": ["assign 4 3 3 2"]},
        ):
            await watcher.say(message)
            assert (await watcher.hear("refused"))["id"] == message["id"]

    run(play())


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_for_good(server: Running) -> None:
    made = server.make(seats=PEOPLE, minutes=1 / 60, seed=3)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        assert 0.0 < seats_of(ann.state["table"])["Bob"]["seconds_left"] <= 1.0
        await ann.order("Ann", ["assign 3 3 4 2"])
        while not seats_of(ann.state["table"])["Bob"]["bot_for_absent"]:
            await ann.hear("state")
        assert seats_of(ann.state["table"])["Bob"]["seconds_left"] == 0.0
        await bob.say({"type": "take-back", "id": "back", "seat": "Bob"})
        assert "run out" in (await bob.hear("refused"))["reason"]
        while not ann.is_over:
            await ann.hear("state")

    run(play())


def test_a_rematch_swaps_sides_and_keeps_the_keys(server: Running) -> None:
    made = server.make(seats=PEOPLE, seed=6)

    async def play() -> None:
        ann, bob = await seated(server, made, "Ann", "Bob")
        await ann.say({"type": "rematch", "id": "early"})
        assert "not over" in (await ann.hear("refused"))["reason"]
        await asyncio.gather(ann.play(), bob.play())
        await ann.say({"type": "rematch", "id": "again"})
        await bob.say({"type": "rematch", "id": "also"})
        led = [await player.hear("rematch") for player in (ann, bob)]
        assert led[0]["match"] == led[1]["match"] != made["match"]
        for player, following in zip((ann, bob), led, strict=True):
            assert following["keys"] == {player.welcome["you"][0]: player.keys[0]}
            second = Player(server.base, following["match"], list(following["keys"].values()))
            await second.sit_down()
            assert second.welcome["you"] == player.welcome["you"]
            assert [seat["name"] for seat in second.state["table"]["seats"]] == ["Bob", "Ann"]
        late = Player(server.base, made["match"], [made["keys"]["Ann"]])
        await late.sit_down()
        assert (await late.hear("rematch"))["match"] == led[0]["match"]

    run(play())


def test_a_bot_answers_at_once_when_it_is_hurried(server: Running) -> None:
    bot = {"name": "Bob", "kind": "bot", "level": "greedy"}
    made = server.make(seats=[PEOPLE[0], bot], seed=2)

    async def play() -> None:
        (ann,) = await seated(server, made, "Ann")
        await ann.say({"type": "hurry"})
        while ann.state["table"]["number"] < 1:
            await ann.hear("state")
        assert [plane["assigned"] for plane in ann.state["table"]["planes"]] == [False, True]

    run(play())


def test_a_record_leaves_and_comes_back_as_a_match(server: Running) -> None:
    made = server.make(seats=PEOPLE, modules=["altitude"], seed=9)

    async def play(made: dict[str, Any]) -> Player:
        player = Player(server.base, made["match"], list(made["keys"].values()))
        await player.sit_down()
        await player.play()
        return player

    first = awaited(play(made))
    address = f"{server.base}/api/matches/{made['match']}"
    record = httpx.get(f"{address}/record", headers={"X-Seat-Key": made["watch"]}).text
    assert httpx.get(f"{address}/record", headers={"X-Seat-Key": "x" * 32}).status_code == 403
    brought = httpx.post(f"{server.base}/api/records", json={"record": record})
    assert brought.status_code == 201
    second = awaited(play(brought.json()))
    assert second.events == first.events
    cut = record[: record.rindex("\n", 0, len(record) * 2 // 3) + 1]
    cut = cut[: cut.rindex(": attack") if ": attack" in cut else len(cut)]
    cut = cut[: cut.rindex("\n") + 1]
    third = awaited(play(httpx.post(f"{server.base}/api/records", json={"record": cut}).json()))
    assert third.is_over
    frames = httpx.get(f"{address}/frames", headers={"X-Seat-Key": made["watch"]}).json()
    assert [event for frame in frames for event in frame["events"]] == first.events
    assert frames[-1]["table"]["stage"] == "over"


def test_a_bad_record_is_refused_at_its_line(server: Running) -> None:
    answer = httpx.post(
        f"{server.base}/api/records", json={"record": "skyrmish record 1\nseat: A\nseat: B\n\nA: fly\n"}
    )
    assert answer.status_code == 422
    assert "line 5" in answer.json()["reason"]


def test_a_hint_can_be_ordered(server: Running) -> None:
    made = server.make(seats=PEOPLE, seed=2)

    async def play() -> None:
        (ann,) = await seated(server, made, "Ann")
        await ann.say({"type": "hint", "id": "h", "seat": "Ann"})
        hint = await ann.hear("hint")
        await ann.order("Ann", hint["orders"])
        accepted = await ann.hear("accepted")
        assert (accepted["number"], ann.refused) == (1, [])
        stats = zip(("Attack", "Defense", "Speed", "Health"), hint["orders"][0].split()[-4:], strict=True)
        assert ", ".join(map(" ".join, stats)) in hint["words"]

    run(play())


def test_everybody_is_told_of_a_seed_that_was_chosen(server: Running) -> None:
    """Whoever chose it could foresee the dice."""

    async def look(**seed: int) -> str:
        made = server.make(seats=PEOPLE, **seed)
        watcher = Player(server.base, made["match"], [made["watch"]])
        await watcher.sit_down()
        await watcher.leave()
        return str(watcher.welcome["title"])

    assert awaited(look()).endswith("first edition, no modules")
    assert awaited(look(seed=7)).endswith("no modules; whoever made this match chose the seed of its dice")


def test_a_guest_picks_a_name_and_is_called_so_by_everybody(server: Running) -> None:
    """Names are part of what the dice are made from: so the first of them waits for who is still choosing one."""
    made = server.make(seats=PEOPLE, game="dogfight")

    async def name(player: Player, seat: str, chosen: str) -> dict[str, Any]:
        await player.say({"type": "sit-down", "id": player.new_id(), "seat": seat, "name": chosen})
        return await player.hear("accepted", "refused")

    async def play() -> None:
        (ann,) = await seated(server, made, "Ann")
        bob = Player(server.base, made["match"], [made["keys"]["Bob"]])
        bob.share, bob.hello = new_secret(), {"chooses_name": True}
        await bob.sit_down()
        assert bob.welcome["unnamed"] == ["Bob"]
        assert "named twice" in (await name(bob, "Bob", "Ann"))["reason"]
        assert "Bob: x" in (await name(bob, "Bob", "Bob: x"))["reason"]
        assert "not your seat" in (await name(bob, "Ann", "Eve"))["reason"]
        assert [event["kind"] for event in bob.events] == ["round"], "no die has fallen meanwhile"
        assert (await name(bob, "Bob", "Karl"))["type"] == "accepted"
        for player in (ann, bob):
            with pytest.raises(ConnectionClosed):
                await player.hear("never")
        bob.hello = {}
        await bob.sit_down()
        await ann.sit_down()
        assert bob.welcome["you"] == ["Karl"]
        assert [seat["name"] for seat in ann.state["table"]["seats"]] == ["Ann", "Karl"]
        while len(ann.events) < 2:
            await ann.hear("state")
        assert "plays already" in (await name(bob, "Karl", "Carl"))["reason"]
        answer = httpx.get(
            f"{server.base}/api/matches/{made['match']}/record", headers={"X-Seat-Key": made["keys"]["Bob"]}
        )
        assert "seat: Karl" in answer.text
        assert "Bob" not in answer.text

    run(play())
