"""Orders over the socket: once, in time, from the right seat, all or none; and found again after a restart."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from server.conftest import Running, start
from server.player import LATE, Player, choose
from servers import awaited

PEOPLE = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "link"}]


async def two_players(server: Running, **wanted: Any) -> tuple[Player, Player]:
    made = server.make(**{"seats": PEOPLE, "seed": 4, **wanted})
    players = [Player(server.base, made["match"], [key], seed) for seed, key in enumerate(made["keys"].values())]
    for player in players:
        await player.sit_down()
    return players[0], players[1]


def run(play: Coroutine[Any, Any, None]) -> None:
    awaited(asyncio.wait_for(play, 30))


async def set_up(ann: Player, bob: Player) -> tuple[Player, Player]:
    """Both choose stats and place; returns who moves first, and the other."""
    while True:
        for player in (ann, bob):
            if player.state["table"]["stage"] == "move" and player.state["asks"]:
                return (ann, bob) if player is ann else (bob, ann)
            if player.state["asks"]:
                ask = player.state["asks"][0]
                stats = ["assign 3 3 4 2"]
                orders = stats if ask["kind"] == "assign" else choose(ask, player.random, player.welcome)
                request = await player.order(ask["seat"], orders)
                while request not in player.accepted:
                    await player.hear("accepted")
                for each in (ann, bob):
                    while each.state["table"]["number"] < player.accepted[request]:
                        await each.hear("state")


def test_orders_said_twice_are_taken_once(server: Running) -> None:
    async def play() -> None:
        ann, bob = await two_players(server)
        for _ in range(2):
            await ann.order("Ann", ["assign 3 3 4 2"], number=0, request="same")
        first, second = await ann.hear("accepted"), await ann.hear("accepted")
        assert first == second == {"type": "accepted", "id": "same", "number": 1}
        assert bob.state["table"]["number"] <= 1

    run(play())


def test_the_same_request_over_two_lines_is_taken_once(server: Running) -> None:
    async def play() -> None:
        ann, _ = await two_players(server)
        twin = Player(server.base, ann.match, ann.keys)
        await twin.sit_down()
        await asyncio.gather(*(each.order("Ann", ["assign 3 3 4 2"], number=0, request="same") for each in (ann, twin)))
        answers = [await each.hear("accepted", "refused") for each in (ann, twin)]
        assert answers == [{"type": "accepted", "id": "same", "number": 1}] * 2

    run(play())


@pytest.mark.parametrize("request_id", ["bot-2", "bot-3"])
def test_no_id_of_a_page_is_in_the_way_of_a_bot(server: Running, request_id: str) -> None:
    async def play() -> None:
        made = server.make(seats=[PEOPLE[0], {"name": "Bot", "kind": "bot", "level": "random"}], seed=4)
        ann = Player(server.base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        while ann.state["table"]["number"] < 1:
            await ann.hear("state")
        await ann.order("Ann", ["assign 3 3 4 2"], request=request_id)
        await ann.hear("accepted")
        while ann.state["table"]["number"] < 3:
            if ann.state["asks"]:
                await ann.order("Ann", choose(ann.state["asks"][0], ann.random, ann.welcome))
            await ann.hear("state")
        assert ann.accepted[request_id] == 2
        assert ann.state["table"]["number"] == 3, "the bot's answer is there beside it"

    run(play())


def test_choosing_stats_at_the_same_time_is_not_late(server: Running) -> None:
    async def play() -> None:
        ann, bob = await two_players(server)
        await asyncio.gather(ann.order("Ann", ["assign 3 3 4 2"], 0), bob.order("Bob", ["assign 4 3 3 2"], 0))
        numbers = {(await each.hear("accepted", "refused")).get("number") for each in (ann, bob)}
        assert numbers == {1, 2}

    run(play())


def test_orders_for_a_table_that_has_moved_on_are_refused_and_change_nothing(server: Running) -> None:
    async def play() -> None:
        first, other = await set_up(*await two_players(server))
        seat = first.welcome["you"][0]
        number = first.state["table"]["number"]
        await first.order(seat, choose(first.state["asks"][0], first.random, first.welcome))
        await first.hear("accepted")
        await first.hear("state")
        await first.order(seat, ["straight", "end"], number=number)
        refused = await first.hear("refused")
        assert refused["reason"] == LATE
        assert first.state["table"]["number"] == number + 1
        await other.leave()

    run(play())


def test_a_plan_is_taken_whole_or_not_at_all(server: Running) -> None:
    async def play() -> None:
        first, _ = await set_up(*await two_players(server))
        seat = first.welcome["you"][0]
        before = first.state
        plan = choose(first.state["asks"][0], first.random, first.welcome)
        await first.order(seat, [*plan, f"{seat}: straight"])
        refused = await first.hear("refused")
        assert (refused["index"], refused["clause"]) == (len(plan), "SL1-MOVE-01")
        again = Player(server.base, first.match, first.keys)
        await again.sit_down()
        assert again.state["table"]["planes"] == before["table"]["planes"]
        assert again.state["asks"] == before["asks"]

    run(play())


def test_nobody_orders_for_another_seat(server: Running) -> None:
    async def play() -> None:
        ann, _ = await two_players(server)
        await ann.order("Bob", ["assign 3 3 4 2"], 0)
        assert (await ann.hear("refused"))["reason"] == "'Bob' is not your seat"
        await ann.order("Ann", ["Bob: assign 3 3 4 2"], 0)
        assert "not Ann's plane" in (await ann.hear("refused"))["reason"]

    run(play())


def test_a_trial_answers_and_changes_nothing(server: Running) -> None:
    async def play() -> None:
        first, _ = await set_up(*await two_players(server))
        seat = first.welcome["you"][0]
        for order, clause in (("straight", ""), ("climb", "MOD-ALT-01"), ("place 1 2 3", "SL1-RND-01")):
            await first.say({"type": "try", "id": "t", "seat": seat, "order": order})
            tried = await first.hear("tried")
            assert (tried["clause"], bool(tried["reason"])) == (clause, bool(clause))

    run(play())


def test_odds_of_every_plan_follow_the_question_for_a_move(server: Running) -> None:
    async def play() -> None:
        first, _ = await set_up(*await two_players(server))
        move = first.state["asks"][0]["planes"][0]
        found: set[tuple[int, int]] = set()
        while True:
            told = await first.hear("outlooks")
            assert told["number"] == first.state["table"]["number"]
            found |= {(each["node"], each["change"]) for each in told["outlooks"]}
            if told["is_last"]:
                break
        free = [node for node in move["nodes"] if node["blocked"] is None and not node["leaves_board"]]
        assert found == {(node["node"], c) for node in free for c in range(node["low"], node["high"] + 1)}

    run(play())


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Requests are remembered too: what was taken before is not taken again."""
    running = start(tmp_path / "table.sqlite")

    async def begin() -> Player:
        ann, bob = await two_players(running)
        await ann.order("Ann", ["assign 3 3 4 2"], 0, request="kept")
        await ann.hear("accepted")
        await bob.order("Bob", ["assign 3 3 4 2"], 0)
        await bob.hear("accepted")
        await ann.hear("state")
        while ann.state["table"]["number"] < 2:
            await ann.hear("state")
        return ann

    ann = awaited(begin())
    before, events = ann.state["table"], list(ann.events)
    assert running.stop() == 0
    running = start(tmp_path / "table.sqlite")

    async def go_on() -> None:
        ann.base, ann.events = running.base, []
        await ann.sit_down()
        after = ann.state["table"]
        assert {**after, "seats": None} == {**before, "seats": None}
        assert ann.events == events
        await ann.order("Ann", ["assign 3 3 4 2"], 0, request="kept")
        assert (await ann.hear("accepted", "refused")) == {"type": "accepted", "id": "kept", "number": 1}

    awaited(go_on())
    running.stop()


@pytest.mark.parametrize("since", [0, 3, 10_000])
def test_a_page_that_comes_back_hears_what_it_missed(server: Running, since: int) -> None:
    async def play() -> None:
        first, _ = await set_up(*await two_players(server))
        again = Player(server.base, first.match, first.keys)
        again.events = [{}] * since
        assert len(first.events) > 3
        await again.sit_down()
        numbers = [event["number"] for event in again.state["events"]]
        assert numbers == list(range(since + 1, len(first.events) + 1))

    run(play())


def test_a_flight_chart_is_told_once_to_each_page(server: Running) -> None:
    async def play() -> None:
        ann, bob = await two_players(server)
        await asyncio.gather(ann.play(), bob.play())
        for player in (ann, bob):
            states = [message for message in map(json.loads, player.heard) if message["type"] == "state"]
            told = [chart["name"] for state in states for chart in state["charts"]]
            asked = [ask for state in states for ask in state["asks"] if ask["kind"] == "move"]
            assert len(told) == len(set(told))
            assert set(told) == {move["chart"] for ask in asked for move in ask["planes"]}
            assert len(asked) > len(told) > 0

    run(play())
