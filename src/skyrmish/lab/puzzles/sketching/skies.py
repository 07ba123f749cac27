"""The skies that puzzles of planes are flown in: editions and modules, open and on hexes."""

from dataclasses import dataclass
from random import Random
from typing import Any

YOU, OTHERS = "Wren", ("Ilse", "Otto")
ROUNDS = (2, 9)  # that a puzzle says it is in
EDGE = 60.0  # mm from the edge that nobody is laid out in
TOP_HEALTH = 3


@dataclass(frozen=True)
class SkyOfAPuzzle:
    """A ruleset, as a position file says it, and how high one flies there."""

    game: str
    edition: str
    modules: tuple[str, ...] = ()
    hexes: bool = False
    top: int = 0  # altitude

    def head(self, seats: tuple[str, ...]) -> dict[str, Any]:
        board: dict[str, Any] = {"kind": "hex", "columns": 13, "rows": 13} if self.hexes else {"kind": "open"}
        told = {"game": self.game, "edition": self.edition, "modules": list(self.modules), "board": board}
        return {**told, "seats": [{"name": name} for name in seats]}


SKIES = (
    SkyOfAPuzzle("squadron-leader", "first"),
    SkyOfAPuzzle("squadron-leader", "first", ("altitude",), top=2),
    SkyOfAPuzzle("squadron-leader", "first", ("altitude", "split-s", "barrel-roll"), top=3),
    SkyOfAPuzzle("squadron-leader", "first-d6"),
    SkyOfAPuzzle("squadron-leader", "second", ("altitude",), top=2),
    SkyOfAPuzzle("squadron-leader", "second"),
    SkyOfAPuzzle("squadron-leader", "current"),
    SkyOfAPuzzle("squadron-leader", "first", hexes=True),
    SkyOfAPuzzle("squadron-leader", "first", ("altitude",), hexes=True, top=2),
    SkyOfAPuzzle("space-pirates", "space-pirates"),
)


def card_for(random: Random, stats: list[int]) -> dict[str, int]:
    """Stats as an edition has them, in any order, some of the Health lost."""
    drawn = random.sample(stats, len(stats))
    card = dict(zip(("attack", "defense", "speed", "health"), drawn, strict=False))
    card["health"] = random.randint(1, min(TOP_HEALTH, card["health"]))
    return card


def place_for(random: Random, sky: SkyOfAPuzzle, middle: tuple[float, float], reach: float) -> dict[str, Any]:
    """Somewhere near a place, facing any way."""
    if sky.hexes:
        q, r = (round(part + random.uniform(-reach, reach)) for part in middle)
        return {"q": q, "r": r, "facing": random.randrange(6)}
    x, y = (round(part + random.uniform(-reach, reach)) for part in middle)
    return {"x": x, "y": y, "heading": 15 * random.randrange(24)}


def middle_for(random: Random, sky: SkyOfAPuzzle, at_the_edge: bool) -> tuple[float, float]:
    """Where it all happens: in the middle of the board, or near an edge."""
    if sky.hexes:
        q = random.randint(3, 9)
        return (float(q), float(6 - q // 2 + random.randint(-3, 3)))
    low, high = (EDGE, 700.0 - EDGE) if at_the_edge else (200.0, 500.0)
    return random.uniform(low, high), random.uniform(low, high)


def plane_for(
    random: Random, sky: SkyOfAPuzzle, name: str, card: dict[str, int], place: dict[str, Any]
) -> dict[str, Any]:
    high = {"altitude": random.randint(0, sky.top)} if sky.top else {}
    return {"name": name, "seat": name, **place, **card, **high}
