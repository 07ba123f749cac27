"""A page's side of a whole game, played against Python's side of it: any legal order will do.

Dice are fair here too, so that no two games are alike."""

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

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.heard: asyncio.Queue[tuple[Any, ...]] = asyncio.Queue()
        self.page = InPage(shelf or Shelf(), lambda *said: self.heard.put_nowait(said))
        self.count = 0
        self.number = 0  # of the state that it knows
        self.answers: list[list[str]] | None = None  # to say if the last is refused; None once one was accepted

    async def ask(self, address: str, body: Any = None, key: str = "") -> tuple[int, str]:
        self.page.ask(QUESTION, address, key, None if body is None else json.dumps(body), "en")
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
            if said["type"] == "accepted":
                self.answers = None
            elif said["type"] == "refused":
                assert self.answers, said
                self.say(seat)
            elif said["type"] == "state":
                if said["table"]["stage"] == "over":
                    return
                self.number = said["table"]["number"]
                if self.answers is None and said["asks"]:
                    self.answers = answers_to(said["asks"][0])
                    self.say(seat)

    def say(self, seat: str) -> None:
        assert self.answers
        self.count += 1
        given = {"id": f"m{self.count}", "number": self.number, "seat": seat, "orders": self.answers.pop(0)}
        self.page.hear(LINE, json.dumps({"type": "orders", **given}))


def answers_to(ask: dict[str, Any]) -> list[list[str]]:
    """What to say; of a move also what else, since another plane may be in the way."""
    match ask["kind"]:
        case "assign":
            return [[ask["order"].format(*ask["allocations"][0])]]
        case "place":
            return [[ask["spots"][0]["order"]]]
        case "move":
            return [[template, "end"] for template in ("straight", "bank left", "bank right")]
        case "attack":
            return [[ask["planes"][0]["hold"]]]
        case "reroll":
            return [[ask["keep"]]]
        case "dice":
            return [[ask["best"]]]
        case _:
            return [[ask["choices"][0]["order"]]]


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
    lesson = json.loads((await player.ask("api/lessons", {"lesson": "arc"}))[1])
    trial = {"lesson": "arc", "orders": ["bank left", "end"]}
    said = json.loads((await player.ask(f"api/matches/{lesson['match']}/coach", trial, lesson["keys"]["Wren"]))[1])
    assert said["then"]["done"] == 1, said
    print("taught")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
