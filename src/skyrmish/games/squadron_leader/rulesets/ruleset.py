"""A ruleset: edition, modules, options and board, all data; and the record of numbers that the rules read."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from skyrmish.games.reading.data_files import read_toml, your_folders
from skyrmish.games.squadron_leader.pieces import MOST_STAT, Rules
from skyrmish.games.squadron_leader.play.moving.flight_plans import grow_tree
from skyrmish.games.squadron_leader.rulesets.edition_file import OWN, SIMPLE_NUMBERS, check_file, check_whole
from skyrmish.games.squadron_leader.rulesets.manners import MANNER_ROWS, OFF
from skyrmish.games.squadron_leader.rulesets.manoeuvres import manoeuvres_of, pieces_of
from skyrmish.games.squadron_leader.rulesets.mission import fill_in, mission_named
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY, NO_FIELD, SETTINGS, Choice, at_option, setting
from skyrmish.geometry.headings import unit_vector
from skyrmish.geometry.outlines import OCTAGON, hexagon, octagon
from skyrmish.geometry.piece_sets import BOMBER_SCALE, BOMBER_STUB
from skyrmish.words.refusal import Refusal, about, met

SPACE_PIRATES_GAME = "space-pirates"
GAMES = ("squadron-leader", SPACE_PIRATES_GAME)
IN_ORDER = ("first", "first-d6", "second", "current", "space-pirates")
FOLDERS = (*your_folders("editions"), Path(__file__).parent / "editions")  # ours last: nobody takes their names
FILES = {path.stem: path for folder in FOLDERS for path in sorted(folder.glob("*.toml"))}
EDITIONS = (*IN_ORDER, *(name for name in sorted(FILES) if name not in IN_ORDER))
SMALLEST_BOARD, LARGEST_BOARD = 100.0, 100_000.0
HEX_SIZES = 5.0, 1_000.0


def edition_of(game: str, edition: str = "first") -> str:
    """The edition that a game and an edition's name mean: Space Pirates is an edition with a name of its own."""
    if game == SPACE_PIRATES_GAME and edition in ("first", SPACE_PIRATES_GAME):
        return SPACE_PIRATES_GAME
    if game not in GAMES:
        raise Refusal("game-unknown", game=repr(game), games=GAMES)
    if game == SPACE_PIRATES_GAME or edition == SPACE_PIRATES_GAME:
        raise Refusal("edition-of-another-game", edition=repr(edition), game=game)
    return edition


@cache
def edition_data(edition: str) -> dict[str, Any]:
    """An edition's data file, with all that it takes over from the one it is based on."""
    if edition not in EDITIONS:
        raise Refusal("edition-unknown", edition=repr(edition), editions=EDITIONS)
    return whole_edition(edition, read_toml(FILES[edition], f"edition {edition}"))


def lineage(edition: str) -> Iterator[str]:
    """An edition, and those that it is based on."""
    while edition:
        yield edition
        edition = edition_data(edition).get("base", "")


def whole_edition(name: str, data: dict[str, Any]) -> dict[str, Any]:
    """An edition from what its file says; refused where that is not sound."""
    with met("at-edition", edition=name):
        older = edition_data(data["base"]) if "base" in data else {}
        base = {key: value for key, value in older.items() if key not in OWN}
        check_file(data, base)
        whole = merged(base, data)
        manners = {row.setting: OFF for row in MANNER_ROWS if row.ways and row.setting not in whole["settings"]}
        whole["settings"] = {**whole["settings"], **manners}
        check_whole(name, whole)
    return whole


def merged(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """An edition's data with only what differs changed; modules listed under ``without`` are gone."""
    out = dict(base)
    for key, value in changes.items():
        nested = isinstance(value, dict) and isinstance(base.get(key), dict) and key != "sets"
        out[key] = merged(base[key], value) if nested else value
    if "modules" in out:
        out["modules"] = {name: module for name, module in out["modules"].items() if name not in out.get("without", [])}
    return out


def is_core(edition: str, module: str) -> bool:
    """The edition plays by it anyway: to switch such a module on changes nothing."""
    data = edition_data(edition)
    return all(data["settings"][key] == value for key, value in data["modules"][module].get("sets", {}).items())


@dataclass(frozen=True)
class Ruleset:
    """What is being played: everything that a match needs to know before it starts."""

    edition: str = "first"
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    width: float = 0.0  # 0: as the edition says
    height: float = 0.0
    hexes: bool = False  # a hex grid; width and height are then columns and rows
    mission: str = ""  # its name, or all of it written out

    @property
    def mission_name(self) -> str:
        return mission_named(self.mission).name if self.mission else ""

    @property
    def game(self) -> str:
        """The game that this edition belongs to."""
        return SPACE_PIRATES_GAME if self.edition == SPACE_PIRATES_GAME else GAMES[0]

    @property
    def board(self) -> tuple[float, float]:
        """SL1-AREA-01, MODE-QUICK-01, B-20, C-4  The edition's square, the mission's, or any you like."""
        data, least = edition_data(self.edition), self.smallest_board
        width, height = (data["hex"]["columns"], data["hex"]["rows"]) if self.hexes else data["board"]
        return self.width or max(least, float(width)), self.height or max(least, float(height))

    @property
    def smallest_board(self) -> float:
        """C-4  What the mission needs each way."""
        return float(mission_named(self.mission).board) if self.mission and not self.hexes else 0.0

    @property
    def all_modules(self) -> tuple[str, ...]:
        """C-4  The modules that are named, and those that the mission brings along."""
        with about("mission"):
            brought = mission_named(self.mission).modules if self.mission else ()
        return (*self.modules, *(module for module in brought if module not in self.modules))

    def settled(self) -> dict[str, Any]:
        """Every setting's value: the edition's, changed by modules, changed by options."""
        data = edition_data(self.edition)
        values = dict(data["settings"])
        with about("module"):
            for module in self._checked_modules(data):
                values.update(data["modules"][module].get("sets", {}))
        if self.options.get("sp.geometry") == "sl":
            values.update(data.get("with_sl_pieces", {}))
        if self.hexes:
            values.update({key: value for key, value in data["hex"].items() if key in BY_KEY})
        with about("option"):
            for key, value in self.options.items():
                values[setting(key).key] = value
            values = {key: BY_KEY[key].checked(value) for key, value in values.items()}
            _check_needs(values)
        return values

    def _checked_modules(self, data: dict[str, Any]) -> tuple[str, ...]:
        known, modules = data["modules"], self.all_modules
        for module in modules:
            if module not in known:
                raise self._unknown(module, known)
            for other in known[module].get("needs", []):
                if other not in modules and self.options.get(other, data["settings"][other]) == "off":
                    raise _at_module(module, known[module]["clause"], "module-needs", other)
            for other in known[module].get("excludes", []):
                if other in modules:
                    raise _at_module(module, known[module]["clause"], "module-excludes", other)
        if len(set(self.modules)) != len(self.modules):
            raise Refusal("module-twice")
        return modules

    def _unknown(self, module: str, known: dict[str, Any]) -> Refusal:
        if module not in self.modules:
            facts = {"mission": self.mission_name, "module": module, "edition": self.edition}
            return Refusal("mission-needs", "C-4", **facts).of("mission")
        return Refusal("module-unknown", module=repr(module), modules=known).of("module", module)


def _at_module(module: str, clause: str, key: str, other: str) -> Refusal:
    return Refusal(key, clause, module=module, other=other).of("module", module)


def _check_needs(values: dict[str, Any]) -> None:
    """Options may switch on what a module would: the same needs hold."""
    if values["bombers"] != "off" and values["sp.geometry"] != "sl":
        raise at_option("bombers", "C-3", "option-no-bombers")
    for key, clause in (("splitS", "MOD-SPS-01"), ("immelmann", "MOD-IMM-01"), ("diveBomb", "C-1")):
        if values[key] != "off" and values["altitude"] == "off":
            raise Refusal("option-needs-altitude", clause, option=key).of("option", key)
    for key, clause in (("hit.from", "SL1-ATK-06"), ("diveBomb.from", "C-1"), ("pushEnvelope.from", "C-1")):
        switched = values.get(key.removesuffix(".from"), "on")
        if values[key] > values["dice"] and switched != "off":
            raise at_option(key, clause, "option-no-face", given=values[key], sides=values["dice"])


def check_board(ruleset: Ruleset) -> None:
    """B-20, B-51  A board of any size, within reason; on hexes, whole columns and rows."""
    least, most = HEX_SIZES if ruleset.hexes else (SMALLEST_BOARD, LARGEST_BOARD)
    for size in ruleset.board:
        if not least <= size <= most or (ruleset.hexes and size != int(size)):
            raise Refusal("board-size", "B-20", size=size, hexes=ruleset.hexes, least=least, most=most).of("board")
        if size < ruleset.smallest_board:
            facts = {"mission": ruleset.mission_name, "least": ruleset.smallest_board, "size": size}
            raise Refusal("board-too-small-for-mission", "C-4", **facts).of("board")


def farthest_in_range(rules: Rules) -> float:
    """Beyond this distance between centres nothing is in range; on hexes it is that of (q, r), long from NE to SW."""
    if rules.hexes:
        return rules.range_max * math.sqrt(2.0) + 0.25
    return rules.range_max + 2.0 * (BOMBER_SCALE if rules.bombers else 1.0) * rules.token.radius + 1.0


def make_rules(ruleset: Ruleset, top_speed: int = 4) -> Rules:
    """The numbers that the rules read, with flight plans for every Speed up to this one."""
    values, data = ruleset.settled(), edition_data(ruleset.edition)
    costs = data["costs"]
    width, height = ruleset.board
    check_board(ruleset)
    pieces = pieces_of(values)
    token = (octagon if pieces.sides == OCTAGON else hexagon)(pieces.token_diameter)
    grown: dict[str, Any] = {name: [] for name in ("manoeuvres", "nodes", "sweeps", "plans", "plan_nodes", "payable")}
    rules = Rules(token=token, board_width=width, board_height=height, **grown)
    for known in SETTINGS:
        if known.field != NO_FIELD:
            value = values[known.key]
            setattr(rules, known.field, known.number(value) if isinstance(known, Choice) else value)
    rules.hexes = ruleset.hexes
    rules.range_reach = farthest_in_range(rules)
    rules.arc_c, rules.arc_s = unit_vector(rules.arc_half)
    rules.critical_from = rules.die_sides if values["crit"] != "none" else rules.die_sides + 1
    rules.dodges_per_critical = costs["dodges_per_critical"]
    rules.altitude_max = costs["altitude_max"] if rules.altitude else 0
    rules.climb_limit = rules.climb_limit if rules.altitude else 0
    rules.climb_cost = costs["climb"]
    from_zero = values["immelmann"] == "fromZero4"
    rules.immelmann_gain = costs["immelmann_from_zero" if from_zero else "immelmann_altitude"]
    rules.manoeuvres = manoeuvres_of(values, costs, ruleset.hexes)
    rules.manoeuvre_count = len(rules.manoeuvres)
    for name in SIMPLE_NUMBERS:
        setattr(rules, name, costs[name])
    rules.bomber_stats = sorted(data["bomber"]["stats"], reverse=True)
    rules.stat_count, rules.bomber_stat_count = len(rules.stats), len(rules.bomber_stats)
    rules.balloon_margin = float(costs["balloon_margin"])
    rules.bomb_ahead = 0.0 if ruleset.hexes else BOMBER_STUB
    if ruleset.mission:
        fill_in(rules, mission_named(ruleset.mission))
    grow_tree(rules, min(MOST_STAT, top_speed + (rules.push_gain if rules.push else 0)))
    return rules
