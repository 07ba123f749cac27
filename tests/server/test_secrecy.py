"""SL1-STAT-02, B-45  While stats are chosen in secret, nothing that another seat receives depends on the choice."""

import json
from typing import Any

import httpx
import pytest
from server.conftest import Running
from server.player import Player
from servers import awaited

CHOICES = ("assign 4 3 3 2", "assign 2 3 3 4")


def heard_by_others(server: Running, choice: str, options: dict[str, Any]) -> list[str]:
    """Every byte that Bob and a spectator receive, over socket and HTTP, while only Ann has chosen."""
    seats = [{"name": name, "kind": "link"} for name in ("Ann", "Bob", "Cleo")]
    made = server.make(seats=seats, options=options, seed=11)
    texts = awaited(listen(server.base, made, choice))
    for key in (made["keys"]["Bob"], made["watch"]):
        for what in ("record", "frames"):
            answer = httpx.get(f"{server.base}/api/matches/{made['match']}/{what}", headers={"X-Seat-Key": key})
            texts.append(answer.text)
    return [without_names(text, made) for text in texts]


async def listen(base: str, made: dict[str, Any], choice: str) -> list[str]:
    ann, bob = Player(base, made["match"], [made["keys"]["Ann"]]), Player(base, made["match"], [made["keys"]["Bob"]])
    watcher = Player(base, made["match"], [made["watch"]])
    for player in (ann, bob, watcher):
        await player.sit_down()
    await ann.order("Ann", [f"Ann: {choice}"], request="one")
    await ann.hear("accepted")
    await bob.hear("state")
    await watcher.hear("state")
    await bob.say({"type": "try", "id": "two", "seat": "Bob", "order": "assign 3 4 3 2"})
    await bob.hear("tried")
    await bob.say({"type": "hint", "id": "three", "seat": "Bob"})
    await bob.hear("hint")
    again = Player(base, made["match"], [made["keys"]["Bob"]])
    await again.sit_down()
    own = json.loads(ann.heard[-1])
    for player in (ann, bob, watcher, again):
        await player.leave()
    assert own["type"] in ("state", "accepted", "presence")
    return [*sorted_presence(bob.heard), *sorted_presence(watcher.heard), *sorted_presence(again.heard)]


def sorted_presence(heard: list[str]) -> list[str]:
    """When somebody sits down or leaves is no secret, and takes its time: that is left out."""
    return [text for text in heard if '"type":"presence"' not in text]


def without_names(text: str, made: dict[str, Any]) -> str:
    for number, name in enumerate([made["match"], made["watch"], *made["keys"].values()]):
        text = text.replace(name, f"name-{number}")
    return text


def test_what_others_receive_does_not_depend_on_a_secret_choice(server: Running) -> None:
    first, second = (heard_by_others(server, choice, {}) for choice in CHOICES)
    assert first == second


def test_the_comparison_would_find_a_leak(server: Running) -> None:
    """With open stats the same comparison fails, so it looks in the right places."""
    first, second = (heard_by_others(server, choice, {"stats.secret": False}) for choice in CHOICES)
    assert first != second


def test_a_seat_sees_its_own_choice(server: Running) -> None:
    seats = [{"name": name, "kind": "link"} for name in ("Ann", "Bob")]
    made = server.make(seats=seats, seed=11)

    async def look() -> dict[str, Any]:
        ann = Player(server.base, made["match"], [made["keys"]["Ann"]])
        await ann.sit_down()
        await ann.order("Ann", ["assign 4 3 3 2"])
        await ann.hear("accepted")
        await ann.hear("state")
        await ann.leave()
        return {plane["name"]: plane for plane in ann.state["table"]["planes"]}

    planes = awaited(look())
    assert planes["Ann"]["attack"] == 4
    assert planes["Bob"]["attack"] is None


def test_at_a_shared_screen_only_the_card_of_who_chooses_now_lies_open(server: Running) -> None:
    seats = [{"name": "Ann", "kind": "person", "planes": 2}, {"name": "Bob", "kind": "person"}]
    made = server.make(seats=seats, seed=11)

    async def shown(player: Player, order: str) -> dict[str, int | None]:
        request = await player.order(order.partition("-")[0].partition(":")[0], [order])
        await player.settled(request)
        return {plane["name"]: plane["attack"] for plane in player.state["table"]["planes"]}

    async def choose() -> None:
        both = Player(server.base, made["match"], list(made["keys"].values()))
        await both.sit_down()
        assert await shown(both, "Ann-1: assign 4 3 3 2") == {"Ann-1": 4, "Ann-2": None, "Bob": None}
        assert await shown(both, "Ann-2: assign 2 3 3 4") == {"Ann-1": None, "Ann-2": None, "Bob": None}
        assert await shown(both, "Bob: assign 3 3 4 2") == {"Ann-1": 4, "Ann-2": 2, "Bob": 3}
        await both.leave()

    awaited(choose())


@pytest.mark.parametrize("over", [False, True])
def test_the_seed_is_told_only_when_no_dice_are_to_come_from_it(server: Running, over: bool) -> None:
    made = server.make(seats=[{"name": name, "kind": "person"} for name in ("Ann", "Bob")], seed=987_654_321)

    async def play() -> None:
        player = Player(server.base, made["match"], list(made["keys"].values()))
        await player.sit_down()
        if over:
            await player.play()
        assert not any("987654321" in text for text in player.heard)
        await player.leave()

    awaited(play())
    key = {"X-Seat-Key": made["watch"]}
    record = httpx.get(f"{server.base}/api/matches/{made['match']}/record", headers=key).text
    assert ("seed: 987654321" in record) == over
