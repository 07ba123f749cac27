"""Bring a match to a position that a test is about: orders as text over the socket, before any page is opened."""

import json
from typing import Any

from table.conftest import Hall
from websockets.sync.client import connect

from skyrmish.server.protocol import VERSION

STATS = "assign 3 3 4 2"


def play_on(hall: Hall, made: dict[str, Any], orders: dict[str, list[list[str]]]) -> None:
    """Answer for each seat with its next orders, until the table asks somebody who has none left."""
    with connect(hall.base.replace("http", "ws", 1) + f"/ws/{made['match']}", max_size=1 << 24) as line:
        line.send(json.dumps({"type": "hello", "version": VERSION, "keys": list(made["keys"].values()), "since": 0}))
        waiting = {seat: list(given) for seat, given in orders.items()}
        state = hear_state(line)
        while ask := next((ask for ask in state["asks"] if waiting[ask["seat"]]), None):
            number = state["table"]["number"]
            said = {"type": "orders", "id": f"set-up-{number}", "number": number, "seat": ask["seat"]}
            line.send(json.dumps({**said, "orders": waiting[ask["seat"]].pop(0)}))
            state = hear_state(line)


def hear_state(line: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=60))
        assert message["type"] != "refused", message
        if message["type"] == "state":
            return message
