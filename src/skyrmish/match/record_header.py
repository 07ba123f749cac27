"""The head of a record: ruleset, seats and seed, read line by line."""

import re
from dataclasses import dataclass
from typing import Any

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.rulesets.ruleset import (
    GAMES,
    HEX_SIZES,
    LARGEST_BOARD,
    SMALLEST_BOARD,
    Ruleset,
    edition_of,
)
from skyrmish.games.orders import NUMBER, check_name
from skyrmish.words.quoting import quoted
from skyrmish.games.reading_json import plain_values, read_json
from skyrmish.games.squadron_leader.seating import Seat, Seating, seated

LONGEST_OPTIONS = 10_000
LARGEST_SEED = (1 << 63) - 1
SEED = re.compile("[0-9]{1,19}")
HEX = "hex "
LINE_OF = {
    "module": "modules",
    "a": "modules",
    "option": "options",
    "mission": "mission",
}  # by the first word of what is wrong


@dataclass(frozen=True)
class Header:
    """What a record says before the first order. Players are ``person`` or ``bot NAME``, by seat."""

    ruleset: Ruleset
    seating: Seating
    seed: int = 0
    players: tuple[str, ...] = ()


def header_from(heads: list[tuple[int, str, str]]) -> Header:
    """Put the header together from its lines."""
    single: dict[str, tuple[int, str]] = {}
    for number, key, value in heads:
        if key in single:
            raise Refusal(f"line {number}: {key} stands there twice")
        if key != "seat":
            single[key] = number, value
    game = single.get("game", (1, "squadron-leader"))
    if game[1] not in GAMES:
        raise Refusal(f"line {game[0]}: game {quoted(game[1])} is unknown")
    seed = single.get("seed", (0, "0"))
    if not SEED.fullmatch(seed[1]) or int(seed[1]) > LARGEST_SEED:
        raise Refusal(f"line {seed[0]}: the seed is a whole number up to 2^63 − 1, not {quoted(seed[1])}")
    seating, players = _seating([(number, value) for number, key, value in heads if key == "seat"])
    return Header(_ruleset(single), seating, int(seed[1]), players)


def _ruleset(single: dict[str, tuple[int, str]]) -> Ruleset:
    """The ruleset, tried at once, so that what is wrong with it is refused at its own line."""
    edition = single.get("edition", (1, "first"))
    width, height = _board(*single["board"]) if "board" in single else (0.0, 0.0)
    modules = tuple(word.strip() for word in single["modules"][1].split(",")) if "modules" in single else ()
    options = _options(*single["options"]) if "options" in single else {}
    game = single.get("game", (1, "squadron-leader"))[1]
    try:
        name = edition_of(game, edition[1])
    except Refusal as refusal:
        raise Refusal(f"line {edition[0]}: {refusal.reason}") from None
    mission = single.get("mission", (1, ""))
    ruleset = Ruleset(name, modules, options, width, height, is_hex(single.get("board", (0, ""))[1]), mission[1])
    try:
        ruleset.settled()
    except Refusal as refusal:
        number = single.get(LINE_OF.get(refusal.reason.split()[0], ""), edition)[0]
        raise Refusal(f"line {number}: {refusal.reason}", refusal.clause) from None
    return ruleset


def _seating(lines: list[tuple[int, str]]) -> tuple[Seating, tuple[str, ...]]:
    seats = [_seat(number, value) for number, value in lines]
    try:
        return seated([seat for seat, _ in seats]), tuple(player for _, player in seats)
    except Refusal as refusal:
        number = lines[-1][0] if lines else 1
        raise Refusal(f"line {number}: {refusal.reason}", refusal.clause) from None


def _seat(number: int, value: str) -> tuple[Seat, str]:
    name, *parts = (part.strip() for part in value.split("|"))
    found = dict(part.split(" ", 1) for part in parts if " " in part)
    if not set(found) <= {"team", "planes", "bombers", "balloons", "player"} or len(found) != len(parts):
        raise Refusal(f"line {number}: a seat reads 'seat: NAME | planes A, B | player person'")
    usual = name if "bombers" not in found else ""
    planes, bombers, balloons = (
        tuple(each.strip() for each in found.get(key, other).split(",") if each.strip() or key in found)
        for key, other in (("planes", usual), ("bombers", ""), ("balloons", ""))
    )
    try:
        for what, names in (
            ("seat", [name]),
            ("team", [found["team"]] if "team" in found else []),
            ("plane", (*planes, *bombers, *balloons)),
        ):
            for each in names:
                check_name(each, what)
    except Refusal as refusal:
        raise Refusal(f"line {number}: {refusal.reason}") from None
    return Seat(name, found.get("team", ""), planes, bombers, balloons), found.get("player", "person")


def _board(number: int, value: str) -> tuple[float, float]:
    hexes, sides = is_hex(value), [side.strip() for side in value.removeprefix(HEX).split("x")]
    if len(sides) != 2 or not all(NUMBER.fullmatch(side) for side in sides):
        raise Refusal(f"line {number}: the board reads '700 x 700' or 'hex 13 x 13', not {quoted(value)}")
    width, height = map(float, sides)
    least, most = HEX_SIZES if hexes else (SMALLEST_BOARD, LARGEST_BOARD)
    for size in (width, height):
        if not least <= size <= most or (hexes and size != int(size)):
            unit = "hexes" if hexes else "mm"
            raise Refusal(f"line {number}: a board of {size:g} {unit} is not from {least:g} to {most:g}", "B-20")
    return width, height


def is_hex(board: str) -> bool:
    """The board line speaks of a hex grid."""
    return board.startswith(HEX)


def _options(number: int, value: str) -> dict[str, Any]:
    try:
        options = read_json(value, "list of options", LONGEST_OPTIONS)
        if not isinstance(options, dict):
            raise Refusal(f"the options are a JSON object, not {quoted(options)}")
        return dict(plain_values(options))
    except (Refusal, ValueError) as refusal:
        raise Refusal(f"line {number}: {refusal}") from None
