"""A match that a browser has kept opens after an update: those of ``kept_matches.jsonl`` were kept by version 0.1.0."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sites.playing_in_a_page import Player, Shelf

from skyrmish.site.shelf import found
from skyrmish.table.lobby.restoring import Unplayable

KEPT = [json.loads(line) for line in Path(__file__).with_name("kept_matches.jsonl").read_text().splitlines()]


def shelf_with(kept: dict[str, Any]) -> Shelf:
    shelf, match = Shelf(), kept["match"]["id"]
    shelf.matches[match] = json.dumps(kept["match"])
    shelf.orders[match] = [json.dumps(order) for order in kept["orders"]]
    return shelf


def run(work: Callable[[], Any]) -> Any:
    """A browser's tests have a loop of their own here."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(lambda: asyncio.run(work())).result()


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["match"]["setup"]["game"])
def test_a_match_of_an_earlier_version_is_played_to_its_end(kept: dict[str, Any]) -> None:
    shelf, match = shelf_with(kept), kept["match"]["id"]

    async def played() -> dict[str, Any]:
        player = Player(shelf)
        await player.play(match, kept["match"]["seats"][0]["name"], kept["key"])
        status, told = await player.ask(f"api/matches/{match}/proof", key=kept["key"])
        assert status == 200
        proof: dict[str, Any] = json.loads(told)
        return proof

    assert run(played)["proved"]
    assert len(shelf.orders[match]) > len(kept["orders"])


@pytest.mark.parametrize("change", [{"seats": [{"colour": "red"}]}, {"weather": "rain"}, {"seats": None}])
def test_what_this_version_cannot_read_is_said_to_be_so_and_stays(change: dict[str, Any]) -> None:
    shelf, match = shelf_with(KEPT[0]), KEPT[0]["match"]["id"]
    shelf.matches[match] = before = json.dumps({**KEPT[0]["match"], **change})
    with pytest.raises(Unplayable, match="another version"):
        run(lambda: found(shelf, match))
    assert shelf.matches[match] == before
