"""Records of the dice games: a match as text that a person can read and edit.

    skyrmish record 1
    game: dogfight
    seat: red | player person
    seat: blue | player bot solver
    seed: 7

    roll: 2 1 - - 1 2 2 - 1 hit
    red: use
    roll: hit hit - hit evade - - -
    blue: bring A

Rolls stand after the order that asked for them, the first before any order. Answers that are secret still are left
out, or kept sealed in a saved game: not encrypted, only not readable at a glance.
"""

import base64
import binascii
import json
import re
from dataclasses import dataclass, field

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice.constants import GAMES
from skyrmish.games.squadron_dice.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.icon_dice import IconDice, SeededIcons, TypedIcons
from skyrmish.match.dice_games.match import DiceMatch, seated_for_dice
from skyrmish.match.records import FIRST_LINE, LONGEST_RECORD
from skyrmish.games.squadron_leader.seating import Seating

HEADS = ("game", "options", "seat", "seed")


@dataclass(frozen=True)
class DiceHeader:
    """What a record says before the first roll. Players are ``person`` or ``bot NAME``, by seat."""

    ruleset: DiceRuleset
    seating: Seating
    seed: int = 0
    players: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return self.ruleset.game


@dataclass
class DiceLine:
    """An order with the rolls after it, and where it stands in the text; the first has rolls only."""

    number: int
    text: str
    rolls: list[str] = field(default_factory=list)


@dataclass
class DiceRecord:
    """A record that has been read, but not yet played."""

    header: DiceHeader
    lines: list[DiceLine]


def is_dice_record(text: str) -> bool:
    """The header names one of the dice games."""
    found = re.search(r"^game:\s*(\S+)", text[:10_000], flags=re.MULTILINE)
    return found is not None and found.group(1) in GAMES


# ---- writing ----


def dice_record_text(match: DiceMatch, header: DiceHeader, sealed: bool = False) -> str:
    """The record of a match so far; with ``sealed``, secret answers are kept for resuming."""
    lines = [FIRST_LINE, f"game: {header.game}"]
    if header.ruleset.options:
        lines.append(f"options: {json.dumps(header.ruleset.options)}")
    for seat, player in zip(header.seating.seats, header.players, strict=True):
        team = f" | team {seat.team}" if seat.team else ""
        lines.append(f"seat: {seat.name}{team} | player {player}")
    lines += [f"seed: {header.seed}", ""]
    hidden = bin(match.table.committed).count("1") if match.is_secret() else 0
    open_entries = match.entries[: len(match.entries) - hidden]
    lines += [f"roll: {text}" if kind == "roll" else text for kind, text in open_entries]
    if sealed and hidden:
        lines += [f"sealed: {base64.b64encode(text.encode()).decode()}" for _, text in match.entries[-hidden:]]
    if match.is_over:
        lines.append(f"# {match.winner} wins" if match.winner else "# drawn")
    return "\n".join(lines) + "\n"


# ---- reading ----


def read_dice_record(text: str) -> DiceRecord:
    """Read a record; what cannot be read is refused with its line."""
    if len(text) > LONGEST_RECORD:
        raise Refusal(f"a record has at most {LONGEST_RECORD} characters")
    rows = [(number, row.split("#")[0].strip()) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row]
    if not rows or rows[0][1] != FIRST_LINE:
        raise Refusal(f"line 1: a record begins with '{FIRST_LINE}'")
    heads: list[tuple[int, str, str]] = []
    lines = [DiceLine(1, "")]
    for number, row in rows[1:]:
        key, colon, value = (part.strip() for part in row.partition(":"))
        if not colon or not value:
            raise Refusal(f"line {number}: {row[:40]!r} is neither 'name: order' nor 'key: value'")
        if key == "roll":
            lines[-1].rolls += value.split()
        elif key in HEADS and len(lines) == 1 and not lines[0].rolls:
            heads.append((number, key, value))
        else:
            lines.append(DiceLine(number, unsealed(number, value) if key == "sealed" else f"{key}: {value}"))
    return DiceRecord(_header(heads), lines)


def unsealed(number: int, value: str) -> str:
    try:
        return base64.b64decode(value, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        raise Refusal(f"line {number}: the seal is broken") from None


def _header(heads: list[tuple[int, str, str]]) -> DiceHeader:
    single = {key: (number, value) for number, key, value in heads if key != "seat"}
    seats = [_seat(number, value) for number, key, value in heads if key == "seat"]
    number, seed = single.get("seed", (0, "0"))
    if not seed.isdigit() or len(seed) > 19:
        raise Refusal(f"line {number}: the seed is a whole number, not {seed[:40]!r}")
    number, text = single.get("options", (0, "{}"))
    try:
        options = json.loads(text)
    except ValueError as error:
        raise Refusal(f"line {number}: the options are not JSON: {error}") from None
    if not isinstance(options, dict):
        raise Refusal(f"line {number}: the options are a JSON object")
    ruleset = DiceRuleset(single.get("game", (0, ""))[1], options)
    ruleset.settled()
    seating = seated_for_dice([name for name, _, _ in seats], [team for _, team, _ in seats])
    return DiceHeader(ruleset, seating, int(seed), tuple(player for _, _, player in seats))


def _seat(number: int, value: str) -> tuple[str, str, str]:
    name, *parts = (part.strip() for part in value.split("|"))
    found = dict(part.split(" ", 1) for part in parts if " " in part)
    if not set(found) <= {"team", "player"} or len(found) != len(parts):
        raise Refusal(f"line {number}: a seat reads 'seat: NAME | player person'")
    return name, found.get("team", ""), found.get("player", "person")


# ---- playing ----


def start_dice_match(header: DiceHeader, dice: IconDice) -> DiceMatch:
    return DiceMatch(header.ruleset, header.seating, dice)


def play_dice_line(match: DiceMatch | None, header: DiceHeader, line: DiceLine) -> DiceMatch:
    """Play one line of a record; a broken rule is refused at that line."""
    dice = TypedIcons(line.rolls)
    try:
        if match is None:
            match = start_dice_match(header, dice)
        else:
            match.dice = dice
            match.order(line.text)
    except Refusal as refusal:
        raise Refusal(f"line {line.number}: {refusal.reason}", refusal.clause) from None
    if dice.left:
        raise Refusal(f"line {line.number}: {dice.left} dice too many in its rolls")
    return match


def play_dice_record(record: DiceRecord) -> DiceMatch:
    """Play a whole record; the match that it leads to."""
    match: DiceMatch | None = None
    for line in record.lines:
        match = play_dice_line(match, record.header, line)
    assert match is not None
    return match


def resumed_dice(text: str) -> tuple[DiceMatch, DiceHeader]:
    """A match as its record left it, with the dice that the seed has next."""
    record = read_dice_record(text)
    match = play_dice_record(record)
    thrown = sum(len(faces.split()) for kind, faces in match.entries if kind == "roll")
    match.dice = SeededIcons(record.header.seed, thrown)
    if match.table.due:
        match.set_up(lambda _: None)
    return match, record.header
