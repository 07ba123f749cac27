"""A page's side of a whole game, played against Python's side of it: any legal order will do."""

import asyncio
import json
import sys
from typing import Any

from skyrmish.site.in_page import InPage
from skyrmish.table.messages import VERSION

LINE, QUESTION = 1, 2
WITHIN = 60  # seconds for a word


class Shelf:
    """Stands for the browser's."""

    def __init__(self) -> None:
        self.matches: dict[str, str] = {}
        self.orders: dict[str, list[str]] = {}

    async def keep(self, match: str, text: str) -> None:
        self.matches[match] = text

    async def add(self, match: str, number: int, text: str) -> None:
        orders = self.orders.setdefault(match, [])
        assert number == len(orders) + 1
        orders.append(text)

    async def find(self, match: str) -> Any:
        return [self.matches[match], self.orders.get(match, [])] if match in self.matches else None


class Player:
    """Whoever has the page."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[Any, ...]] = asyncio.Queue()
        self.page = InPage(Shelf(), lambda *said: self.heard.put_nowait(said))
        self.count = 0
        self.is_heard = True  # what it said last was answered

    async def ask(self, address: str, body: Any = None, key: str = "") -> tuple[int, str]:
        self.page.ask(QUESTION, address, key, None if body is None else json.dumps(body))
        status, text = 0, ""
        while True:
            kind, number, *rest = await asyncio.wait_for(self.heard.get(), WITHIN)
            if number == QUESTION and kind == "answered":
                status = rest[0]
            elif number == QUESTION and kind == "part":
                text += rest[0]
            elif number == QUESTION:
                return status, text

    async def play(self, match: str, seat: str, key: str) -> None:
        """Until it is over."""
        self.page.open(LINE, match)
        self.page.hear(LINE, json.dumps({"type": "hello", "version": VERSION, "keys": [key]}))
        while True:
            kind, _, *rest = await asyncio.wait_for(self.heard.get(), WITHIN)
            assert kind == "heard", (kind, rest)
            said = json.loads(rest[0])
            assert said["type"] != "refused", said
            if said["type"] == "state" and said["table"]["stage"] == "over":
                return
            if said["type"] == "accepted":
                self.is_heard = True
            for ask in said["asks"] if said["type"] == "state" and self.is_heard else []:
                self.count += 1
                self.is_heard = False
                number, orders = said["table"]["number"], answer_to(ask)
                given = {"type": "orders", "id": f"m{self.count}", "number": number, "seat": seat, "orders": orders}
                self.page.hear(LINE, json.dumps(given))


def answer_to(ask: dict[str, Any]) -> list[str]:
    match ask["kind"]:
        case "assign":
            return [ask["order"].format(*ask["allocations"][0])]
        case "place":
            return [ask["spots"][0]["order"]]
        case "move":
            return ["straight", "end"]
        case "attack":
            return [ask["planes"][0]["hold"]]
        case "reroll":
            return [ask["keep"]]
        case "dice":
            return [ask["best"]]
        case _:
            return [ask["choices"][0]["order"]]


async def main(game: str, level: str) -> None:
    player = Player()
    seats = [{"name": "Ann", "kind": "person"}, {"name": "Bolt", "kind": "bot", "level": level}]
    status, text = await player.ask("api/matches", {"game": game, "seats": seats})
    assert status == 200, text
    made = json.loads(text)
    key, match = made["keys"]["Ann"], made["match"]
    await player.play(match, "Ann", key)
    print("over")
    for what in ("frames", "luck", "record", "chances"):
        status, text = await player.ask(f"api/matches/{match}/{what}", key=key)
        assert status == 200, (what, text)
        assert text
    print("replayed")
    proof = json.loads((await player.ask(f"api/matches/{match}/proof", key=key))[1])
    assert proof["proved"], proof["words"]
    assert (await player.ask(f"api/matches/{match}/proof", key="another"))[0] == 403
    assert (await player.ask("api/matches", {"seats": [{"name": "", "kind": "person"}]}))[0] == 422
    print("proved")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
