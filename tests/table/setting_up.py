"""Bring a match to a position that a test is about: orders as text over the socket, before any page is opened."""

import json
from collections.abc import Callable
from typing import Any

from table.conftest import Hall
from websockets.sync.client import connect

from skyrmish.table.messages import VERSION

STATS = "assign 3 3 4 2"


def play_on(hall: Hall, made: dict[str, Any], orders: dict[str, list[list[str]]]) -> None:
    """Answer for each seat with its next orders, until the table asks somebody who has none left."""
    waiting = {seat: list(given) for seat, given in orders.items()}
    answer_all(hall, made, lambda ask: waiting[ask["seat"]].pop(0) if waiting[ask["seat"]] else None)


def begin(ask: dict[str, Any]) -> list[str] | None:
    """The first card and the first place that are offered, and no more."""
    if ask["kind"] == "assign":
        return [f"{ask['planes'][0]}: assign {' '.join(map(str, ask['allocations'][0]))}"]
    return [f"{ask['planes'][0]}: {ask['spots'][0]['order']}"] if ask["kind"] == "place" else None


def answer_all(hall: Hall, made: dict[str, Any], answer: Callable[[dict[str, Any]], list[str] | None]) -> None:
    """Answer for every seat, until none of the questions has an answer."""
    with connect(hall.base.replace("http", "ws", 1) + f"/ws/{made['match']}", max_size=1 << 24) as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "keys": list(made["keys"].values()), "since": 0}))
        state = hear_state(line)
        while found := next(((ask, given) for ask in state["asks"] if (given := answer(ask)) is not None), None):
            ask, orders = found
            number = state["table"]["number"]
            said = {"type": "orders", "id": f"set-up-{number}", "number": number, "seat": ask["seat"]}
            line.send(json.dumps({**said, "orders": orders}))
            state = hear_state(line)


def hear_state(line: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=60))
        assert message["type"] != "refused", message
        if message["type"] == "state":
            return message


def close_together(hall: Hall) -> dict[str, Any]:
    """Cleo may shoot; Ada touches her nearly, and Ben and Dora fly beside each other outside her arc."""
    seats = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Cleo", "Dora")]
    made = hall.make(game="squadron-leader", edition="first", modules=[], seats=seats, seed=3)
    places = {"Ada": "300 40 90", "Ben": "340 660 270", "Cleo": "40 300 0", "Dora": "660 360 180"}
    second = {"Ada": ["bank right"], "Ben": ["bank left"], "Cleo": ["straight"], "Dora": ["bank right", "straight"]}
    begun = {name: [[STATS], [f"place {place}"], ["straight", "straight", "end"]] for name, place in places.items()}
    orders = {name: [*begun[name], ["hold fire"], [*second[name], "end"], ["hold fire"]] for name in places}
    orders["Cleo"].pop()
    play_on(hall, made, orders)
    return made
