"""Messages and requests as they should be, and what a broken or a hostile program makes of them."""

import json
import random
from collections.abc import Callable
from typing import Any

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
    """One of every kind that a page may say after its hello."""
    key = next(iter(match["keys"].values()))
    return [
        {"type": "hello", "version": 2, "keys": [key], "since": 0, "wants": "all", "commitment": "ab" * 32},
        {"type": "orders", "id": "one", "number": 0, "seat": "Ann", "orders": ["Ann: assign 4 3 3 2"]},
        {
            "type": "orders",
            "id": "two",
            "number": 1,
            "seat": "Ann",
            "orders": ["x"],
            "seal": "0" * 64,
            "nonce": "1" * 64,
        },
        {"type": "try", "id": "three", "seat": "Ann", "order": "assign 4 3 3 2"},
        {"type": "measure", "id": "four", "plane": "Ann", "to": "Bob"},
        {"type": "let-bot-fly", "id": "five", "seat": "Bob", "level": "greedy"},
        {"type": "take-back", "id": "six", "seat": "Ann"},
        {"type": "rematch", "id": "seven"},
        {"type": "share", "id": "eight", "share": "cd" * 32},
        {"type": "hurry"},
        {"type": "ping"},
    ]


def bodies(match: dict[str, Any], record: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """One of every request: method, address, body."""
    one = f"/api/matches/{match['match']}"
    seats = [{"name": "Ann", "kind": "link"}, {"name": "Bob", "kind": "bot", "level": "greedy"}]
    new = {"game": "squadron-leader", "edition": "first", "modules": ["altitude"], "options": {}, "seats": seats}
    return [
        *(("GET", f"{one}/{part}", None) for part in ("record", "frames", "proof")),
        ("POST", "/api/rules", {**new, "board": "hex", "width": 13, "height": 13}),
        ("POST", "/api/rules", {**new, "mission": "errant-balloons", "minutes": 5}),
        ("POST", "/api/matches", {**new, "board": "open", "width": 700, "height": 700, "seed": 1}),
        ("POST", "/api/records", {"record": record}),
        ("POST", f"{one}/branch", {"step": 1, "bots": {"Bob": "greedy"}}),
        *(("GET", path, None) for path in ("/api/clauses", "/api/docs", "/readyz", "/metrics", "/", "/api/nothing")),
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
    """Mostly nearly right; sometimes anything."""
    act = chance.random()
    if act < 0.05:
        nest: Callable[[int], bytes] = lambda depth: b"[" * depth + b"]" * chance.choice([0, depth])  # noqa: E731
        return nest(chance.choice([5, 200, DEEP]))
    if act < 0.25:
        return changed_bytes(written(value), chance)
    for _ in range(chance.randrange(1, 4)):
        value = changed(value, chance)
    return written(value)
