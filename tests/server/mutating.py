"""Messages and requests as they should be, and what a broken or a hostile program makes of them."""

import json
import random
from collections.abc import Callable
from typing import Any

from skyrmish.lab.puzzles.collection import collection
from skyrmish.table.messages import VERSION

PUZZLE = next(iter(collection()))

ODD: list[Any] = [
    *(None, True, -1, 0, 1e308, -(2**63), 2**64, 10**400, float("inf"), 0.1),
    *("", " ", "\0", "\n", "Ann\n", "é" * 90, "😀", "\ud800", "a" * 5000, "../..", "%00", "{0}", "__class__", "1e9"),
    *([], {}, [[]], [None] * 50, {"": ""}, {"type": "hello"}),
]
WORDS = ["assign", "place", "straight", "bank left", "turn right", "climb", "dive 2", "end", "attack Bob", "hold fire"]
WORDS += [
    "reroll 1",
    "keep",
    "reroll none",
    "immelmann",
    "store 9",
    "ace 99",
    "drop",
    "Ann:",
    "Bob: ",
    "assign 4 3 3 2",
]
DEEP = 4000


def messages(match: dict[str, Any]) -> list[dict[str, Any]]:
    """One of every kind that a page may say; its hello first."""
    (name, key), other = next(iter(match["keys"].items())), "Bob"
    mine = {"seat": name}
    proved = {"seal": "0" * 64, "nonce": "1" * 64}
    return [
        {"type": "hello", "version": VERSION, "keys": [key], "since": 0, "wants": "all", "commitment": "ab" * 32},
        {"type": "orders", "id": "one", "number": 0, **mine, "orders": [f"{name}: assign 4 3 3 2"]},
        {"type": "orders", "id": "two", "number": 1, **mine, "orders": ["pass"], **proved},
        {"type": "try", "id": "three", **mine, "order": "assign 4 3 3 2"},
        {"type": "measure", "id": "four", "plane": name, "to": other},
        {"type": "chances", "id": "five", **mine, "order": "reroll 1 2"},
        {"type": "hint", "id": "six", **mine},
        {"type": "sit-down", "id": "seven", **mine, "name": "Cleo"},
        {"type": "let-bot-fly", "id": "eight", "seat": other, "level": "greedy"},
        {"type": "take-back", "id": "nine", **mine},
        {"type": "offer", "id": "ten", **mine, "what": "draw"},
        {"type": "offer", "id": "eleven", **mine, "what": "take-back"},
        {"type": "answer", "id": "twelve", **mine, "yes": False},
        {"type": "claim", "id": "thirteen", **mine, "side": other},
        {"type": "signal", "id": "fourteen", **mine, "what": "nice-shot"},
        {"type": "rematch", "id": "fifteen"},
        {"type": "share", "id": "sixteen", "share": "cd" * 32},
        {"type": "hurry"},
        {"type": "ping"},
    ]


def matches() -> list[dict[str, Any]]:
    """Tables at which they are said: planes and dice, friends and bots."""
    ann, friend, bot = (
        {"name": "Ann", "kind": "link"},
        {"name": "Bob", "kind": "link"},
        {"name": "Bob", "kind": "bot", "level": "random"},
    )
    return [
        {"seats": [ann, friend]},
        {"seats": [ann, bot], "modules": ["altitude", "ace-pilots"]},
        {"seats": [ann, friend], "game": "bombing-raid"},
        {"seats": [ann, friend], "game": "dogfight", "minutes": 5},
    ]


def bodies(match: dict[str, Any], record: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """One of every request: method, address, body."""
    one = f"/api/matches/{match['match']}"
    keys = {"keys": [*match["keys"].values(), match["watch"]]}
    seats = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "bot", "level": "greedy"}]
    new = {"game": "squadron-leader", "edition": "first", "modules": ["altitude"], "options": {}, "seats": seats}
    return [
        *(("GET", f"{one}/{part}", None) for part in ("record", "frames", "proof", "luck", "chances", "review")),
        ("POST", "/api/lessons", {"lesson": "move"}),
        ("POST", f"{one}/coach", {"lesson": "move", "orders": ["straight", "end"]}),
        ("POST", f"{one}/mistake", {"step": 1}),
        ("POST", f"{one}/mistake-answer", {"step": 1, "orders": ["assign 4 3 3 2"]}),
        *(("GET", path, None) for path in ("/api/puzzles", f"/api/puzzles/{PUZZLE}")),
        ("POST", f"/api/puzzles/{PUZZLE}/table", {"bots": {"blue": "greedy"}}),
        ("POST", f"/api/puzzles/{PUZZLE}/answer", {"orders": ["straight", "end"]}),
        *beside(new),
        ("POST", "/api/rules", {**new, "board": "hex", "width": 13, "height": 13}),
        ("POST", "/api/rules", {**new, "mission": "errant-balloons", "minutes": 5}),
        ("POST", "/api/scenes", {"scene": "move", "match": new}),
        ("POST", "/api/lab", {"kind": "simulate", "match": new, "bots": ["nobody"], "games": 0}),  # never to be played
        ("POST", "/api/matches", {**new, "board": "open", "width": 700, "height": 700, "seed": 1}),
        ("POST", "/api/records", {"record": record}),
        ("POST", "/api/mine", keys),
        ("POST", f"{one}/let-go", {"keys": keys["keys"][:1]}),
        ("POST", f"{one}/branch", {"step": 1, "bots": {"Bob": "greedy"}}),
        ("GET", "/api/kit?game=squadron-leader&edition=first&modules=altitude&players=2", None),
        *(("GET", path, None) for path in ("/api/clauses", "/api/docs", "/readyz", "/metrics", "/", "/api/nothing")),
    ]


def beside(new: dict[str, Any]) -> list[tuple[str, str, dict[str, Any] | None]]:
    """What a phone asks that lies beside a real table."""
    stands = {"name": "Ann", "x": 100.0, "y": 100.0, "heading": 45.0, "attack": 3, "defense": 3, "health": 2}
    at = {"rules": new, "round": 1, "start": 0, "flying": ["Ann", "Bob"]}
    dice = {"attack_faces": [8, 7, 6], "defence_faces": [6, 1, 2], "attack": 3, "defense": 3, "section": 1}
    return [
        ("POST", "/api/real-sheet", new),
        ("POST", "/api/real-turns", at),
        ("POST", "/api/real-next-round", at),
        ("POST", "/api/real-sights", {"rules": new, "planes": [stands, {**stands, "name": "Bob", "x": 200.0}]}),
        ("POST", "/api/real-shot", {"rules": new, **dice}),
    ]


def changed(value: Any, chance: random.Random) -> Any:
    """Something in it is odd, missing, doubled or in the wrong place."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        out = dict(value)
        act = chance.randrange(4)
        if act == 0:
            del out[key]
        elif act == 1:
            out[str(chance.choice(ODD))[:60]] = out[key]
        else:
            out[key] = changed(value[key], chance)
        return out
    if isinstance(value, list) and value and chance.random() < 0.7:
        place = chance.randrange(len(value))
        return [*value[:place], changed(value[place], chance), *value[place + chance.randrange(2) :]]
    if isinstance(value, str) and value and chance.random() < 0.7:
        return changed_text(value, chance)
    return chance.choice([*ODD, *WORDS])


def changed_text(text: str, chance: random.Random) -> str:
    place = chance.randrange(len(text))
    extra = chance.choice([*WORDS, *(each for each in ODD if isinstance(each, str)), str(chance.getrandbits(70))])
    cut = chance.choice([0, 0, 1, 7, len(text) // 2])
    return text[:place] + extra + text[place + cut :]


def changed_bytes(text: bytes, chance: random.Random) -> bytes:
    data = bytearray(text)
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(data) + 1)
        act = chance.randrange(3)
        if act == 0:
            data[place:place] = chance.randbytes(chance.randrange(1, 9))
        elif act == 1:
            del data[place : place + chance.randrange(1, 40)]
        else:
            data[place : place + 1] = chance.randbytes(1)
    return bytes(data)


def written(value: Any) -> bytes:
    """JSON as Python writes it, lone surrogates, NaN and all."""
    return json.dumps(value, ensure_ascii=True).encode()


def bad(value: Any, chance: random.Random) -> bytes:
    """Mostly nearly right, now and then right, so that something happens; sometimes anything."""
    act = chance.random()
    if act > 0.9:
        return written(value)
    if act < 0.05:
        nest: Callable[[int], bytes] = lambda depth: b"[" * depth + b"]" * chance.choice([0, depth])  # noqa: E731
        return nest(chance.choice([5, 200, DEEP]))
    if act < 0.25:
        return changed_bytes(written(value), chance)
    for _ in range(chance.randrange(1, 4)):
        value = changed(value, chance)
    return written(value)
