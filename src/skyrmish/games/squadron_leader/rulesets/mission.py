"""C-4  A mission: pieces and stats by side, where they start and return, and what wins. Read from one data file."""

import json
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from skyrmish.games.reading.data_files import check_keys, read_toml, your_folders
from skyrmish.games.squadron_leader.constants import BOMBER, EDGES, EVERY_EDGE, KINDS, PLANE
from skyrmish.games.squadron_leader.pieces import MOST_SIDES, MOST_STAT, Rules
from skyrmish.games.squadron_leader.stats import FEWEST_STATS, MOST_STATS, SPEED, STAT_NAMES
from skyrmish.words.catalogue import is_known, say
from skyrmish.words.refusal import Refusal, met

MOST_OF_A_KIND = 8
MOST_BOARD = 10_000  # millimetres that a mission may ask for
LONGEST = 10_000  # characters of a mission that is written out
LONGEST_NAME = 60  # letters, of up to four bytes: a name of a file has at most 255
PLURALS = tuple(f"{kind}s" for kind in KINDS)
KEYS = frozenset(("title", "clause", "about", "board", "modules", "balloons_inside", "sides"))
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

    @property
    def title(self) -> str:
        """What it is called: sides of ours have words in the catalogue."""
        key = f"mission-side-{self.name}"
        return say(key) if is_known(key) else self.name

    @property
    def most_pilots(self) -> int:
        """Each flies a plane or a bomber."""
        return self.counts[PLANE] + self.counts[BOMBER]


@dataclass(frozen=True)
class Mission:
    """A mission as its file says it."""

    name: str
    own_title: str
    clause: str
    own_about: str
    board: int  # the least millimetres each way
    modules: tuple[str, ...]
    balloons_inside: bool  # range 1 or more from every edge
    sides: tuple[MissionSide, ...]

    @property
    def title(self) -> str:
        """As its file has it; those of ours are in the catalogue."""
        return self.own_title or (say(f"mission-{self.name}") if is_known(f"mission-{self.name}") else self.name)

    @property
    def about(self) -> str:
        key = f"mission-{self.name}-about"
        return self.own_about or (say(key) if is_known(key) else "")


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
    raise Refusal("mission-unknown", "C-4", mission=repr(name[:40]), missions=mission_names())


def is_name(name: Any) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and name.replace("-", "").replace("_", "").isalnum()


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
        raise Refusal("mission-too-long", "C-4", most=LONGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("mission-no-json", "C-4") from None
    name = data.pop("name", "")
    if not is_name(name):
        raise Refusal("mission-no-name", "C-4")
    return _mission(name, data)


@cache
def read_mission(path: Path, _written: int) -> Mission:
    """A mission from its file; what is wrong with it is told in one sentence."""
    data = read_toml(path, f"mission {path.stem}", "C-4")
    return _mission(path.stem, data)


# ---- reading, part by part ----


def _mission(name: str, data: dict[str, Any]) -> Mission:
    with met("at-mission", "C-4", mission=name):
        check_keys(data, KEYS, "the-mission")
        sides = data.get("sides")
        if not isinstance(sides, list) or not 2 <= len(sides) <= MOST_SIDES:
            raise Refusal("mission-sides", most=MOST_SIDES)
        read = tuple(_side(side, number) for number, side in enumerate(sides, 1))
        modules = data.get("modules", [])
        if not isinstance(modules, list) or not all(isinstance(module, str) for module in modules):
            raise Refusal("mission-modules")
        _check_targets(read)
        board = _count(data.get("board", 0), "board", MOST_BOARD)
        inside = data.get("balloons_inside", False)
        if not isinstance(inside, bool):
            raise Refusal("mission-switch", field="balloons_inside", given=repr(inside))
    words = {key: str(data.get(key, "")) for key in ("title", "about")}
    clause = str(data.get("clause", "C-4"))
    return Mission(name, words["title"], clause, words["about"], board, tuple(modules), inside, read)


def _side(data: Any, number: int) -> MissionSide:
    if not isinstance(data, dict) or not isinstance(data.get("name"), str) or not data["name"]:
        raise Refusal("mission-side-no-name", number=number)
    name = repr(data["name"])
    check_keys(data, SIDE_KEYS, f"side {name}")
    with met("at-side", side=name):
        counts = tuple(_count(data.get(kinds, 0), kinds) for kinds in PLURALS)
        after, back = _returns(data.get("returns", {}))
        destroys, reaches = _wins(data.get("wins"))
        stats = {kind: _stats(numbers, kind) for kind, numbers in _table(data.get("stats", {})).items()}
        bombs, edges = _count(data.get("bombs", 0), "bombs"), _edges(data.get("edges", []))
    if counts[PLANE] + counts[BOMBER] == 0:
        raise Refusal("mission-no-pieces", side=name)
    if not destroys and not reaches:
        raise Refusal("mission-no-wins", side=name)
    if reaches and not counts[BOMBER]:
        raise Refusal("mission-no-bomber", side=name)
    return MissionSide(data["name"], counts, bombs, stats, edges, after, back, destroys, reaches)


def _check_targets(sides: tuple[MissionSide, ...]) -> None:
    """What a side is to destroy, some other side must have."""
    for side in sides:
        for number, kinds in enumerate(PLURALS):
            others = sum(other.counts[number] for other in sides if other is not side)
            if (side.destroys >> number) & 1 and others == 0:
                raise Refusal("mission-nobody-has", side=repr(side.name), kinds=kinds)


def _count(value: Any, field: str, most: int = MOST_OF_A_KIND) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Refusal("mission-count", field=field, most=most, given=repr(value))
    return value


def _table(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Refusal("mission-no-table", given=repr(value))
    return value


def _stats(value: Any, kind: str) -> list[int]:
    """The stats of a kind, where a mission fixes them; of those that not every edition has, it need not name any."""
    if kind not in KINDS[:2]:
        raise Refusal("mission-stats-of", given=repr(kind))
    numbers = _table(value)
    check_keys(numbers, frozenset(STAT_NAMES), f"a {kind}")
    for stat in {**dict.fromkeys(STAT_NAMES[:FEWEST_STATS]), **numbers}:
        if stat not in numbers:
            raise Refusal("mission-stat-missing", stat=stat, kind=kind)
        number = numbers[stat]
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_STAT:
            raise Refusal("mission-stat", stat=stat, given=repr(number), kind=kind, most=MOST_STAT)
    return [numbers.get(stat, 0) for stat in STAT_NAMES]


def _edges(value: Any) -> int:
    if not isinstance(value, list):
        raise Refusal("mission-edges", known=EDGES)
    return sum({_edge(name) for name in value})


def _edge(name: Any) -> int:
    if name not in EDGES:
        raise Refusal("mission-no-edge", given=repr(name), known=EDGES)
    return 1 << EDGES.index(name)


def _returns(value: Any) -> tuple[int, int]:
    """After how many whole rounds planes come back, and along which edges; nothing: they do not."""
    data = _table(value)
    check_keys(data, frozenset(("after", "edges")), "returns")
    if not data:
        return 0, 0
    after = _count(data.get("after", 1), "returns.after")
    if after == 0:
        raise Refusal("mission-returns")
    return after, _edges(data.get("edges", [])) or EVERY_EDGE


def _wins(value: Any) -> tuple[int, int]:
    """What wins: kinds of the enemy's pieces to destroy, or an edge to reach."""
    data = _table(value if value is not None else {})
    check_keys(data, frozenset(("destroy", "reach")), "wins")
    kinds = data.get("destroy", [])
    if not isinstance(kinds, list):
        raise Refusal("mission-destroy", known=PLURALS)
    for kind in kinds:
        if kind not in PLURALS:
            raise Refusal("mission-destroy-unknown", given=repr(kind), known=PLURALS)
    reaches = _edge(data["reach"]) if "reach" in data else 0
    return sum({1 << PLURALS.index(kind) for kind in kinds}), reaches


# ---- as the rules read it ----


def fill_in(rules: Rules, mission: Mission) -> None:
    """C-4, B-76, B-80  The mission as numbers. Tokens are placed so that they touch their edge."""
    rules.mission = True
    rules.place_nearest = True
    rules.balloons_inside = mission.balloons_inside
    for number, side in enumerate(mission.sides):
        rules.start_edges[number] = side.edges
        rules.return_edges[number] = side.return_edges
        rules.return_after[number] = side.returns_after
        rules.goal_kinds[number] = side.destroys
        rules.goal_edge[number] = side.reaches
        rules.side_bombs[number] = side.bombs or rules.bomber_bombs
        for kind, numbers in side.stats.items():
            at = (number * len(KINDS) + KINDS.index(kind)) * MOST_STATS
            rules.side_stats[at : at + MOST_STATS] = numbers
            if kind == KINDS[1] and numbers[SPEED] != rules.bomber_speed:
                with met("at-mission", mission=mission.name), met("at-side", side=repr(side.name)):
                    raise Refusal("bomber-speed", "C-3", speed=rules.bomber_speed, given=numbers[SPEED])
