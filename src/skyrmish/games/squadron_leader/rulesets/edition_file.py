"""An edition's data file, checked: whatever nobody would read is refused by its name, and so is what is missing."""

from collections.abc import Collection, Iterable
from typing import Any

from skyrmish.games.reading.data_files import check_complete, check_keys
from skyrmish.games.squadron_leader.pieces import MOST_ALTITUDE, MOST_DICE, MOST_STAT
from skyrmish.games.squadron_leader.rulesets.manners import KINDS_OF_TEMPLATE, MANNER_ROWS
from skyrmish.games.squadron_leader.rulesets.settings import BY_KEY
from skyrmish.words.catalogue import is_known
from skyrmish.words.refusal import Refusal

NEEDED = ("game", "credit", "board", "settings", "bomber", "hex", "costs", "modules", "hex_cited_as")
OWN = ("short", "about", "without")  # that no other edition takes over
PARTS = (*NEEDED, *OWN, "title", "speed", "base", "recommended", "theme", "with_sl_pieces", "same_as", "cited_as")
MODULE_PARTS = ("clause", "about", "needs", "excludes", "sets")
HEX_PARTS = ("columns", "rows")

# Numbers that go into the rules as they are, then those that something is worked out from.
SIMPLE_NUMBERS = (
    "dive_bomb_section",
    "dive_bomb_damage",
    "push_gain",
    "push_damage",
    "bomber_speed",
    "bomber_dive",
    "bomber_turret_section",
    "bomber_bombs",
    "hazard_section",
    "hazard_dice",
    "balloon_hits",
    "cover_dice",
)
OTHER_NUMBERS = (
    *("climb", "altitude_max", "dodges_per_critical", "balloon_margin"),
    *("immelmann_altitude", "immelmann_from_zero"),
)
MOST = {"altitude_max": MOST_ALTITUDE, "hazard_dice": MOST_DICE, "bomber_bombs": MOST_STAT}


def known_numbers() -> set[str]:
    """What [costs] may say: numbers of the rules, of the templates, and of the manners of flying them."""
    of_ways = {told for row in MANNER_ROWS for way in row.ways.values() for told in (way.times, way.altitude)}
    return {*SIMPLE_NUMBERS, *OTHER_NUMBERS, *KINDS_OF_TEMPLATE, *(told for told in of_ways if isinstance(told, str))}


def check_file(data: dict[str, Any], base: dict[str, Any]) -> None:
    """Every key of one file, whether it stands alone or changes another edition."""
    check_keys(data, PARTS, "the-file")
    _check_names(data.get("without", []), base.get("modules", {}), "without")
    check_keys(data.get("costs", {}), known_numbers(), "[costs]")
    check_keys(data.get("bomber", {}), ("stats",), "[bomber]")
    check_keys(data.get("hex", {}), (*HEX_PARTS, *BY_KEY), "[hex]")
    _check_settings(data.get("settings", {}), "[settings]")
    _check_settings(data.get("with_sl_pieces", {}), "[with_sl_pieces]")
    _check_settings({key: value for key, value in data.get("hex", {}).items() if key in BY_KEY}, "[hex]")
    for name, module in data.get("modules", {}).items():
        check_keys(module, MODULE_PARTS, f"[modules.{name}]")
        _check_settings(module.get("sets", {}), f"[modules.{name}] sets")


def check_whole(name: str, data: dict[str, Any]) -> None:
    """An edition with all that it takes over from another: nothing is missing, and what is named is there."""
    check_complete(data, NEEDED, "the-file")
    if "base" not in data and not is_known(f"edition-title-{name}"):
        check_complete(data, ("title",), "the-file")
    check_complete(data["settings"], BY_KEY, "[settings]")
    check_complete(data["costs"], known_numbers(), "[costs]")
    check_complete(data["hex"], HEX_PARTS, "[hex]")
    _check_numbers(data["costs"])
    _check_names(data.get("recommended", []), data["modules"], "recommended")
    for name, module in data["modules"].items():
        check_complete(
            module, ("clause",) if is_known(f"module-about-{name}") else ("clause", "about"), f"[modules.{name}]"
        )
        for key in ("needs", "excludes"):
            _check_names(module.get(key, []), data["modules"], f"[modules.{name}] {key}")


def _check_settings(values: dict[str, Any], where: str) -> None:
    check_keys(values, BY_KEY, where)
    for key, value in values.items():
        BY_KEY[key].checked(value)


def _check_numbers(costs: dict[str, Any]) -> None:
    for key, number in costs.items():
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise Refusal("edition-no-number", key=key, given=repr(number))
        if number > MOST.get(key, number):
            raise Refusal("edition-no-room", key=key, number=number, most=MOST[key])


def _check_names(names: Iterable[str], modules: Collection[str], where: str) -> None:
    for name in names:
        if name not in modules:
            raise Refusal("edition-no-module", where=where, module=repr(name), modules=modules)
