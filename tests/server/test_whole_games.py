"""Whole games over the socket, by players that know no rules: every ruleset, any number of seats."""

import asyncio
from typing import Any

import pytest
from server.conftest import Running
from server.player import Player
from servers import awaited

FULL = ["altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots"]


def seats(*names: str, **more: Any) -> list[dict[str, Any]]:
    return [{"name": name, "kind": "person", **more} for name in names]


GAMES: dict[str, dict[str, Any]] = {
    "first edition": {"seats": seats("Ann", "Bob")},
    "first edition with modules": {"modules": FULL, "seats": seats("Ann", "Bob")},
    "first edition with d6": {"edition": "first-d6", "modules": ["altitude"], "seats": seats("Ann", "Bob")},
    "second edition": {"edition": "second", "modules": ["immelmann", "ace-pilots"], "seats": seats("Ann", "Bob")},
    "current edition": {"edition": "current", "seats": seats("Ann", "Bob")},
    "staking Health": {
        "edition": "current",
        "modules": ["dive-bomb", "push-the-envelope"],
        "seats": seats("Ann", "Bob", "Cleo", planes=2),
    },
    "space pirates": {"game": "space-pirates", "edition": "space-pirates", "seats": seats("Ann", "Bob")},
    "hexes": {"board": "hex", "modules": ["altitude", "split-s", "immelmann"], "seats": seats("Ann", "Bob")},
    "guides only": {"modules": ["guides-only", "altitude"], "seats": seats("Ann", "Bob")},
    "staying on the board": {
        "modules": ["altitude"],
        "options": {"offboard.voluntary": "forbidIfAvoidable", "attack.resolution": "simultaneous"},
        "seats": seats("Ann", "Bob"),
    },
    "bombers and balloons": {
        "modules": ["bombers-and-balloons", "altitude"],
        "seats": seats("Ann", "Bob", bombers=1, balloons=1),
    },
    "mission with balloons": {"mission": "errant-balloons", "seats": seats("Ann", "Bob")},
    "mission with a bomber": {"mission": "bombers-escape", "seats": seats("Ann", "Bob")},
    "two against two": {
        "modules": ["altitude"],
        "seats": [
            {"name": "Ann", "kind": "person", "team": "Larks"},
            {"name": "Bob", "kind": "link", "team": "Owls"},
            {"name": "Cleo", "kind": "link", "team": "Larks"},
            {"name": "Dan", "kind": "link", "team": "Owls"},
        ],
    },
    "several planes each": {"seats": seats("Ann", "Bob", planes=3), "options": {"multi.order": "alternate"}},
    "three seats": {"seats": seats("Ann", "Bob", "Cleo")},
    "six seats": {"seats": seats("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"), "modules": ["ace-pilots"]},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_with_what_the_table_says_is_legal(server: Running, name: str) -> None:
    """Every seat has a page of its own."""
    made = server.make(**GAMES[name], seed=7)
    players, watcher = awaited(play_all(server.base, made))
    ends = [player.state["table"] for player in [*players, watcher]]
    assert len({(end["winner"], end["drawn"], end["number"]) for end in ends}) == 1
    assert players[0].events == watcher.events


async def play_all(base: str, made: dict[str, Any]) -> tuple[list[Player], Player]:
    """All who played, and one who watched."""
    players = [Player(base, made["match"], [key], seed) for seed, key in enumerate(made["keys"].values())]
    watcher = Player(base, made["match"], [made["watch"]])
    for player in [*players, watcher]:
        await player.sit_down()
    watching = asyncio.ensure_future(watch(watcher))
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
    await asyncio.wait_for(watching, 10)
    for player in [*players, watcher]:
        await player.leave()
    return players, watcher


async def watch(watcher: Player) -> None:
    while not watcher.is_over:
        assert watcher.state["asks"] == []
        await watcher.hear("state")


def test_several_people_share_one_screen(server: Running) -> None:
    """One page holds all keys, and is asked for whoever decides."""
    made = server.make(seats=seats("Ann", "Bob", "Cleo"), modules=["altitude"], seed=3)

    async def play() -> None:
        player = Player(server.base, made["match"], list(made["keys"].values()))
        await player.sit_down()
        assert player.welcome["you"] == ["Ann", "Bob", "Cleo"]
        await asyncio.wait_for(player.play(), 60)
        await player.leave()

    awaited(play())


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_plays_against_a_person(server: Running, level: str) -> None:
    bot = {"name": "Bob", "kind": "bot", "level": level}
    made = server.make(seats=[*seats("Ann"), bot], modules=["altitude", "split-s"], seed=5)
    assert list(made["keys"]) == ["Ann"]
    awaited(play_all(server.base, made))
