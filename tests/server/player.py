"""A tiny player over the socket: it knows no rules, and answers with what it is told is legal."""

import json
import random
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from skyrmish.match.dice.fair import commitment_of, new_secret
from skyrmish.match.dice.seals import seal_of
from skyrmish.table.messages import VERSION
from skyrmish.table.messages.answers import AnyAnswer
from skyrmish.words.catalogue import say

ANSWER: TypeAdapter[Any] = TypeAdapter(AnyAnswer)
LARGEST = 1 << 24
LATE = say("table-has-moved-on")


class Player:
    """Sits at a table with some keys. Everything it hears is checked against the protocol and remembered."""

    def __init__(self, base: str, match: str, keys: list[str], seed: int = 1) -> None:
        self.base, self.match, self.keys = base, match, keys
        self.random = random.Random(seed)
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.charts: dict[str, dict[str, Any]] = {}
        self.accepted: dict[str, int] = {}
        self.refused: list[dict[str, Any]] = []
        self.count = 0
        self.hello: dict[str, Any] = {}  # what it says of itself besides
        self.share = ""  # in the dice; as from an old page, if it is empty
        self.seals: list[tuple[str, int, str]] = []  # that it was told

    async def sit_down(self) -> None:
        address = self.base.replace("http", "ws", 1) + f"/ws/{self.match}"
        self.socket = await connect(address, max_size=LARGEST, open_timeout=20)
        hello = {"type": "hello", "version": VERSION, "keys": self.keys, "since": len(self.events), **self.hello}
        await self.say({**hello, "commitment": commitment_of("share", self.share)} if self.share else hello)
        self.welcome = await self.hear("welcome")
        await self.hear("state")

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear_one(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        ANSWER.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        self.take_in(message)
        if message["type"] == "dice" and self.share and message["commitments"] and message["shares"] is None:
            await self.say({"type": "share", "id": self.new_id(), "share": self.share})
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message
            self.charts |= {chart["name"]: chart for chart in message["charts"]}
            for move in (move for ask in message["asks"] if ask["kind"] == "move" for move in ask["planes"]):
                move["nodes"] = unfolded(move, self.charts[move["chart"]])
            for event in message["events"]:
                if event["number"] > len(self.events):
                    assert event["number"] == len(self.events) + 1, "an event is missing"
                    self.events.append(event)
        elif message["type"] == "accepted":
            assert message["id"] not in self.accepted or self.accepted[message["id"]] == message["number"]
            self.accepted[message["id"]] = message["number"]
        elif message["type"] == "sealed":
            self.seals.append((message["seat"], message["number"], message["seal"]))
        elif message["type"] == "refused":
            self.refused.append(message)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Listen until a message of one of these kinds comes."""
        while True:
            message = await self.hear_one()
            if message["type"] in kinds:
                return message

    @property
    def is_over(self) -> bool:
        return bool(self.state) and self.state["table"]["stage"] == "over"

    def new_id(self) -> str:
        self.count += 1
        return f"{self.random.getrandbits(48):x}-{self.count}"

    async def order(self, seat: str, orders: list[str], number: int | None = None, request: str = "") -> str:
        request = request or self.new_id()
        number = self.state["table"]["number"] if number is None else number
        said = {"type": "orders", "id": request, "number": number, "seat": seat, "orders": orders}
        await self.say({**said, **self.sealed(number, seat, orders)})
        return request

    def sealed(self, number: int, seat: str, orders: list[str]) -> dict[str, str]:
        """As a page does that has a share: a secret choice goes out with a seal."""
        if not self.share or not self.state["table"]["is_secret"]:
            return {}
        nonce, written = new_secret(), [order if ": " in order else f"{seat}: {order}" for order in orders]
        return {"nonce": nonce, "seal": seal_of(self.welcome["dice"]["commitment"], number, nonce, written)}

    async def answer(self) -> str | None:
        """Answer one of the questions, if there is any."""
        if not self.state["asks"]:
            return None
        ask = self.random.choice(self.state["asks"])
        return await self.order(ask["seat"], choose(ask, self.random, self.welcome))

    async def play(self, most: int = 2000) -> None:
        """Play until the match is over."""
        for _ in range(most):
            if self.is_over:
                return
            request = await self.answer()
            if request is None:
                await self.hear("state")
                continue
            await self.settled(request)
        raise AssertionError("the match does not end")

    async def settled(self, request: str) -> None:
        """Listen until the orders are taken and seen; where a team-mate was quicker, they are refused as late."""
        several = len(self.state["table"]["deciding"]) > 1
        while request not in self.accepted:
            message = await self.hear("accepted", "refused")
            if message["type"] == "refused":
                assert several, message
                assert message["reason"] == LATE
                return
        while self.state["table"]["number"] < self.accepted[request]:
            await self.hear("state")


def unfolded(move: dict[str, Any], chart: dict[str, Any]) -> list[dict[str, Any]]:
    """The chart's nodes as they are for this plane, as docs/protocol.md says; what falls away is left out."""
    refused, over = dict(move["refused"]), {*move["off_board"], *move["reached"]}
    nodes: dict[int, dict[str, Any]] = {}
    for node, parent in enumerate(chart["parents"]):
        if parent >= 0 and (parent not in nodes or nodes[parent]["blocked"] or parent in over):
            continue
        blocked = move["reasons"][refused[node]] if node in refused else None
        if chart["blocked"][node] >= 0:
            told = chart["reasons"][chart["blocked"][node]]
            blocked = {**told, "reason": told["reason"].replace("{plane}", move["plane"])}
        leaves = node in move["off_board"]
        told = {"node": node, "parent": parent, "manoeuvre": chart["manoeuvres"][node], "blocked": blocked}
        told |= {"low": chart["lows"][node], "high": chart["highs"][node], "leaves_board": leaves}
        told |= {"cost": chart["costs"][node], "altitude": chart["altitudes"][node], "end": chart["ends"][node]}
        nodes[node] = {**told, "may_end": chart["may_end"] if node == 0 else not blocked and not leaves}
    return list(nodes.values())


def choose(ask: dict[str, Any], chance: random.Random, welcome: dict[str, Any]) -> list[str]:
    """Any answer that the question itself says is legal."""
    if ask["kind"] == "assign":
        plane, stats = chance.choice(ask["planes"]), chance.choice(ask["allocations"])
        return [f"{plane}: {ask['order'].format(*stats)}"]
    if ask["kind"] == "place":
        return [f"{ask['planes'][0]}: {chance.choice(ask['spots'])['order']}"]
    if ask["kind"] == "move":
        return choose_plan(chance.choice(ask["planes"]), chance, welcome)
    if ask["kind"] == "attack":
        plane = chance.choice(ask["planes"])
        targets = [sight["plane"] for sight in plane["sights"] if sight["why_not"] is None]
        aces = f" ace {plane['aces_left']}" if plane["aces_left"] else ""
        order = plane["order"].format(target=chance.choice(targets)) + aces if targets else plane["hold"]
        return [f"{plane['plane']}: {order}"]
    if ask["kind"] == "reroll":
        free = [die["order"] for die in ask["dice"] if die["why_not"] is None]
        return [chance.choice([*free, ask["keep"]])]
    if ask["kind"] == "pick":
        return [ask["nothing"]]
    if ask["kind"] == "dice":
        alone = [each["order"] for each in (*ask["touchables"], *ask["choices"]) if each["order"]]
        together = [ask["pick"]["nothing"]] if ask["pick"] else []
        return [chance.choice([order for order in (*alone, *together, ask["passing"]) if order])]
    return [chance.choice(ask["choices"])["order"]]


def choose_plan(move: dict[str, Any], chance: random.Random, welcome: dict[str, Any]) -> list[str]:
    """Any leaf of the tree that may be the end; off the board only if nothing else is left."""
    if move["extra"] and chance.random() < 0.2:
        return [f"{move['plane']}: {chance.choice(move['extra'])['order']}"]
    nodes = {node["node"]: node for node in move["nodes"]}
    ends = [node for node in nodes.values() if node["may_end"] and node["blocked"] is None]
    lost = [node for node in nodes.values() if node["leaves_board"] and node["blocked"] is None]
    end = chance.choice(ends or lost)
    change = chance.randint(end["low"], end["high"])
    words, node = [], end
    manoeuvres = {each["number"]: each["order"] for each in welcome["pieces"]["manoeuvres"]}
    while node["parent"] >= 0:
        words.insert(0, manoeuvres[node["manoeuvre"]])
        node = nodes[node["parent"]]
    if move["stores"]:
        words += [f"store {change}"] if change > 0 else []
    elif change < 0:
        words.insert(0, f"dive {-change}")
    else:
        words = ["climb"] * change + words
    if not end["leaves_board"]:
        words.append("end")
    return [f"{move['plane']}: {word}" for word in words]
