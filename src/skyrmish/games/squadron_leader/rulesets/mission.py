"""C-4  A mission: pieces and stats by side, where they start and return, and what wins. Read from one data file."""

import json
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from skyrmish.engine.data_files import check_keys, read_toml, your_folders
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.constants import EDGES, EVERY_EDGE, KINDS
from skyrmish.games.squadron_leader.pieces import MOST_SIDES, MOST_STAT, STAT_NAMES, Rules

MOST_OF_A_KIND = 8
MOST_BOARD = 10_000  # millimetres that a mission may ask for
LONGEST = 10_000  # characters of a mission that is written out
PLURALS = tuple(f"{kind}s" for kind in KINDS)
KEYS = frozenset(("title", "clause", "about", "board", "modules", "sides"))
SIDE_KEYS = frozenset(("name", *PLURALS, "bombs", "stats", "edges", "returns", "wins"))


@dataclass(frozen=True)
class MissionSide:
    """One side of a mission."""

    name: str
    counts: tuple[int, ...]  # of planes, bombers and balloons
    bombs: int = 0  # of each bomber; 0: as the edition says
    stats: dict[str, list[int]] = field(default_factory=dict)  # by kind, where they are fixed
    edges: int = 0
    returns_after: int = 0
    return_edges: int = 0
    destroys: int = 0  # kinds, as bits
    reaches: int = 0  # an edge


@dataclass(frozen=True)
class Mission:
    """A mission as its file says it."""

    name: str
    title: str
    clause: str
    about: str
    board: int  # the least millimetres each way
    modules: tuple[str, ...]
    sides: tuple[MissionSide, ...]


# ---- finding ----


def folders() -> list[Path]:
    """Where missions lie: with the game, in the folders that SKYRMISH_MISSIONS names, in your data folder."""
    return [Path(__file__).parent / "missions", *your_folders("missions")]


def mission_names() -> list[str]:
    return sorted({path.stem for folder in folders() for path in folder.glob("*.toml")})


def mission_named(name: str) -> Mission:
    """The mission of that name, or the one that is written out in its place."""
    if name.startswith("{"):
        return read_written(name)
    path = path_of(name)
    return read_mission(path, path.stat().st_mtime_ns)


def path_of(name: str) -> Path:
    """The file of a mission."""
    for folder in folders():
        path = folder / f"{name}.toml"
        if is_name(name) and path.is_file():
            return path
    raise Refusal(f"mission {name[:40]!r} is unknown; the missions are {', '.join(mission_names())}", "C-4")


def is_name(name: Any) -> bool:
    return isinstance(name, str) and name.replace("-", "").replace("_", "").isalnum()


def written_out(name: str) -> str:
    """A mission as one line of JSON that takes its name's place: what is kept so does not depend on the file."""
    if name.startswith("{"):
        return name
    mission_named(name)  # or say what is wrong with it
    data = read_toml(path_of(name), f"mission {name}", "C-4")
    return json.dumps({"name": name, **data}).replace("#", "\\u0023")  # in a record, # begins a remark


@lru_cache(maxsize=256)
def read_written(text: str) -> Mission:
    """A mission that is written out; it is checked as a file is."""
    if len(text) > LONGEST:
        raise Refusal(f"mission: it has more than {LONGEST} characters", "C-4")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("mission: it cannot be read as JSON", "C-4") from None
    name = data.pop("name", "")
    if not is_name(name):
        raise Refusal("mission: its name is missing", "C-4")
    try:
        return _mission(name, data)
    except Refusal as refusal:
        raise Refusal(f"mission {name}: {refusal.reason}", "C-4") from None


@cache
def read_mission(path: Path, _written: int) -> Mission:
    """A mission from its file; what is wrong with it is told in one sentence."""
    data = read_toml(path, f"mission {path.stem}", "C-4")
    try:
        return _mission(path.stem, data)
    except Refusal as refusal:
        raise Refusal(f"mission {path.stem}: {refusal.reason}", "C-4") from None


# ---- reading, part by part ----


def _mission(name: str, data: dict[str, Any]) -> Mission:
    check_keys(data, KEYS, "the mission")
    sides = data.get("sides")
    if not isinstance(sides, list) or not 2 <= len(sides) <= MOST_SIDES:
        raise Refusal(f"there must be 2 to {MOST_SIDES} [[sides]]")
    read = tuple(_side(side, number) for number, side in enumerate(sides, 1))
    modules = data.get("modules", [])
    if not isinstance(modules, list) or not all(isinstance(module, str) for module in modules):
        raise Refusal("modules must be a list of names")
    _check_targets(read)
    words = {key: str(data.get(key, "")) for key in ("title", "about")}
    clause, board = str(data.get("clause", "C-4")), _whole(data.get("board", 0), "board", MOST_BOARD)
    return Mission(name, words["title"] or name, clause, words["about"], board, tuple(modules), read)


def _side(data: Any, number: int) -> MissionSide:
    if not isinstance(data, dict) or not isinstance(data.get("name"), str) or not data["name"]:
        raise Refusal(f"side {number} needs a name")
    who = f"side {data['name']!r}"
    check_keys(data, SIDE_KEYS, who)
    counts = tuple(_count(data.get(kinds, 0), f"{who}: {kinds}") for kinds in PLURALS)
    if counts[0] + counts[1] == 0:
        raise Refusal(f"{who} has no pieces that fly: give it planes or bombers")
    after, back = _returns(data.get("returns", {}), who)
    destroys, reaches = _wins(data.get("wins"), who)
    if reaches and not counts[1]:
        raise Refusal(f"{who} is to reach an edge, and has no bomber that could")
    stats = {kind: _stats(numbers, kind, who) for kind, numbers in _table(data.get("stats", {}), who).items()}
    bombs, edges = _count(data.get("bombs", 0), f"{who}: bombs"), _edges(data.get("edges", []), who)
    return MissionSide(data["name"], counts, bombs, stats, edges, after, back, destroys, reaches)


def _check_targets(sides: tuple[MissionSide, ...]) -> None:
    """What a side is to destroy, some other side must have."""
    for side in sides:
        for number, kinds in enumerate(PLURALS):
            others = sum(other.counts[number] for other in sides if other is not side)
            if (side.destroys >> number) & 1 and others == 0:
                raise Refusal(f"side {side.name!r} is to destroy {kinds}, and nobody else has any")


def _count(value: Any, where: str) -> int:
    return _whole(value, where, MOST_OF_A_KIND)


def _whole(value: Any, where: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Refusal(f"{where} must be a whole number from 0 to {most}, not {value!r}")
    return value


def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Refusal(f"{where}: {value!r} is not of the form {{ key = value }}")
    return value


def _stats(value: Any, kind: str, who: str) -> list[int]:
    """Attack, Defense, Speed and Health of a kind, where a mission fixes them."""
    if kind not in KINDS[:2]:
        raise Refusal(f"{who}: stats are for a plane or a bomber, not for {kind!r}")
    numbers = _table(value, who)
    for stat in STAT_NAMES:
        if stat not in numbers:
            raise Refusal(f"{who}: {stat} of its {kind} is missing")
        number = numbers[stat]
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_STAT:
            raise Refusal(f"{who}: {stat} {number!r} of its {kind} is not a whole number from 1 to {MOST_STAT}")
    check_keys(numbers, frozenset(STAT_NAMES), f"{who}: a {kind}")
    return [numbers[stat] for stat in STAT_NAMES]


def _edges(value: Any, who: str) -> int:
    if not isinstance(value, list):
        raise Refusal(f"{who}: edges must be a list of {', '.join(EDGES)}")
    return sum({_edge(name, who) for name in value})


def _edge(name: Any, who: str) -> int:
    if name not in EDGES:
        raise Refusal(f"{who}: {name!r} is no edge; the edges are {', '.join(EDGES)}")
    return 1 << EDGES.index(name)


def _returns(value: Any, who: str) -> tuple[int, int]:
    """After how many whole rounds planes come back, and along which edges; nothing: they do not."""
    data = _table(value, who)
    check_keys(data, frozenset(("after", "edges")), f"{who}: returns")
    if not data:
        return 0, 0
    after = _count(data.get("after", 1), f"{who}: returns after")
    if after == 0:
        raise Refusal(f"{who}: planes return after 1 round or more")
    return after, _edges(data.get("edges", []), who) or EVERY_EDGE


def _wins(value: Any, who: str) -> tuple[int, int]:
    """What wins: kinds of the enemy's pieces to destroy, or an edge to reach."""
    data = _table(value if value is not None else {}, who)
    check_keys(data, frozenset(("destroy", "reach")), f"{who}: wins")
    kinds = data.get("destroy", [])
    if not isinstance(kinds, list):
        raise Refusal(f"{who}: destroy must be a list of {', '.join(PLURALS)}")
    for kind in kinds:
        if kind not in PLURALS:
            raise Refusal(f"{who}: there is nothing called {kind!r} to destroy; there are {', '.join(PLURALS)}")
    reaches = _edge(data["reach"], who) if "reach" in data else 0
    if not kinds and not reaches:
        raise Refusal(f"{who} has nothing to win by: wins = {{ destroy = [...] }} or {{ reach = EDGE }}")
    return sum({1 << PLURALS.index(kind) for kind in kinds}), reaches


# ---- as the rules read it ----


def fill_in(rules: Rules, mission: Mission) -> None:
    """C-4, B-80  The mission as numbers. Tokens are placed so that they touch their edge."""
    rules.mission = True
    rules.place_nearest = True
    for number, side in enumerate(mission.sides):
        rules.start_edges[number] = side.edges
        rules.return_edges[number] = side.return_edges
        rules.return_after[number] = side.returns_after
        rules.goal_kinds[number] = side.destroys
        rules.goal_edge[number] = side.reaches
        rules.side_bombs[number] = side.bombs or rules.bomber_bombs
        for kind, numbers in side.stats.items():
            at = (number * len(KINDS) + KINDS.index(kind)) * len(STAT_NAMES)
            rules.side_stats[at : at + len(STAT_NAMES)] = numbers
            if kind == KINDS[1] and numbers[2] != rules.bomber_speed:
                told = f"the Speed of a bomber is {rules.bomber_speed}, not {numbers[2]}"
                raise Refusal(f"mission {mission.name}: side {side.name!r}: {told}", "C-3")
