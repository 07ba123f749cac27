"""Positions to rule on: written as a person would write them, or thrown together at random."""

import json
import math
from random import Random
from typing import Any

from skyrmish.match.referee import rule_on

APOTHEM = 13 * math.cos(math.pi / 8)
STATS = {"attack": 3, "defense": 3, "speed": 3, "health": 3}


def plane(name: str, x: float, y: float, heading: float = 0, **fields: Any) -> dict[str, Any]:
    """A plane of the seat of the same name: 3 of everything unless told otherwise."""
    return {"name": name, "seat": name, "x": x, "y": y, "heading": heading, **STATS, **fields}


def position(*planes: dict[str, Any], modules: tuple[str, ...] = ("altitude",), **fields: Any) -> dict[str, Any]:
    """The first edition with altitude, and a seat for each name that the planes give."""
    seats = [{"name": name} for name in dict.fromkeys(plane["seat"] for plane in planes)]
    return {"modules": list(modules), "seats": seats, "planes": list(planes), **fields}


def rule(place: dict[str, Any], *orders: str, dice: tuple[int, ...] = ()) -> dict[str, Any]:
    """The referee's answer, as it comes out of the file."""
    answer = json.loads(json.dumps(rule_on(json.dumps({**place, "orders": orders, "dice": dice})), allow_nan=False))
    assert isinstance(answer, dict)
    return answer


def good(place: dict[str, Any], *orders: str, dice: tuple[int, ...] = ()) -> dict[str, Any]:
    """The answer to orders that must all be legal."""
    answer = rule(place, *orders, dice=dice)
    assert answer["refused"] is None, answer["refused"]
    return answer


def refused(place: dict[str, Any], *orders: str, dice: tuple[int, ...] = ()) -> tuple[str, str]:
    """Reason and clause; all orders but the last must be legal."""
    answer = rule(place, *orders, dice=dice)
    assert answer["refused"] is not None, "nothing was refused"
    assert (answer["refused"]["order"], answer["refused"]["index"]) == (orders[-1], len(orders) - 1), answer["refused"]
    return answer["refused"]["reason"], answer["refused"]["clause"]


def pose(answer: dict[str, Any], name: str) -> tuple[float, float, float]:
    found = now(answer, name)
    return found["x"], found["y"], found["heading"]


def now(answer: dict[str, Any], name: str) -> dict[str, Any]:
    """A plane as it stands."""
    return next(dict(plane) for plane in answer["planes"] if plane["name"] == name)


def measure(answer: dict[str, Any], a: str, b: str) -> dict[str, Any]:
    return next(dict(seen) for seen in answer["measures"] if (seen["from"], seen["to"]) == (a, b))


def options(answer: dict[str, Any]) -> list[str]:
    return list(answer["decision"]["options"])


def kinds(answer: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in answer["events"]]


# ---- at random ----

MODULES = ("altitude", "split-s", "immelmann", "barrel-roll", "ace-pilots", "guides-only", "guides-extra-die", "d6")
CHOICES: tuple[tuple[str, Any], ...] = (
    ("range.measure", "whole"),
    ("arc.mode", "centre"),
    ("bank.geometry", "stl"),
    ("offboard.voluntary", "forbidIfAvoidable"),
    ("stall.blocked", "hold"),
    ("attack.resolution", "simultaneous"),
    ("reroll.attacker", "afterDefence"),
    ("reroll.sameDie", False),
    ("stats.secret", False),
    ("stats", [5, 3, 2, 2]),
    ("multi.order", "alternate"),
    ("first", "random"),
    ("lane.half", 20),
    ("diveBomb", "on"),
    ("pushEnvelope", "on"),
    ("pushEnvelope.gain", "either"),
)


def random_ruleset(random: Random) -> dict[str, Any]:
    """Any modules that go together, and any few options."""
    modules = [name for name in MODULES if random.random() < 0.6]
    if "altitude" not in modules:
        modules = [name for name in modules if name not in ("split-s", "immelmann")]
    if "guides-only" in modules and "guides-extra-die" in modules:
        modules.remove(random.choice(["guides-only", "guides-extra-die"]))
    options = {key: value for key, value in CHOICES if random.random() < 0.2}
    if "altitude" not in modules:
        options.pop("diveBomb", None)
    return {"modules": modules, "options": options}


def random_seats(random: Random) -> list[dict[str, Any]]:
    names = ["red", "blue", "green", "black"][: random.randint(2, 4)]
    teams = len(names) == 4 and random.random() < 0.4
    return [{"name": name, "team": ("north", "south")[i % 2] if teams else ""} for i, name in enumerate(names)]


def random_position(random: Random) -> dict[str, Any]:
    """Planes close together in the middle of a match, in the Move or the Attack Stage."""
    found = random_ruleset(random) | {"seats": random_seats(random), "board": {"width": 400, "height": 300}}
    planes: list[dict[str, Any]] = []
    for seat in found["seats"]:
        for number in range(random.randint(1, 2)):
            x, y = free_spot(random, planes)
            planes.append(random_plane(random, f"{seat['name']}-{number}", seat["name"], x, y, found["modules"]))
    start = random.choice(found["seats"])["name"]
    return found | {"planes": planes, "start": start, "stage": random.choice(["move", "attack", "attack"])}


def free_spot(random: Random, planes: list[dict[str, Any]]) -> tuple[float, float]:
    while True:
        x, y = random.uniform(14, 386), random.uniform(14, 286)
        if all(math.hypot(x - other["x"], y - other["y"]) > 26 for other in planes):
            return round(x, 3), round(y, 3)


def random_plane(random: Random, name: str, seat: str, x: float, y: float, modules: list[str]) -> dict[str, Any]:
    found = {"name": name, "seat": seat, "x": x, "y": y, "heading": random.choice([0, 45, 90, 200, 22.5, 301.7])}
    found |= {stat: random.randint(1, 4) for stat in STATS}
    if "altitude" in modules:
        found |= {"altitude": random.randint(0, 4), "climbed": random.random() < 0.2}
    if "ace-pilots" in modules:
        found["aces"] = random.choice([0, 0, 1, 2])
        found["aces_used"] = random.randint(0, found["aces"])
    return found
