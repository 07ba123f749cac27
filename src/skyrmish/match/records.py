"""Records: a match as text that a person can read and edit: ruleset, seats, seed, orders, rolls.

    skyrmish record 1
    game: squadron-leader
    edition: first
    modules: altitude, split-s
    board: 700 x 700
    seat: red | planes red | player person
    seat: blue | planes blue | player bot greedy
    seed: 7

    red: assign 3 3 4 2
    blue: assign 4 2 3 3
    roll: 8 2
    red: place 350 39 90
    red: climb, straight, bank left, end

Text after # is a remark. Rolls stand after the order that asked for them. Secret orders that are not revealed yet are
left out, or kept sealed in a saved game: not encrypted, only not readable at a glance.
"""

import base64
import binascii
import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.ruleset import Ruleset
from skyrmish.games.squadron_leader.words import ASSIGNING
from skyrmish.match.dice_sources import DiceSource, TypedDice
from skyrmish.match.match import Match
from skyrmish.match.numbers import written
from skyrmish.match.seating import Seat, Seating, seated

FIRST_LINE = "skyrmish record 1"
LONGEST_RECORD = 5_000_000
MOVE_STEPS = ("straight", "bank", "turn", "split-s", "barrel-roll", "climb", "dive", "end")


@dataclass(frozen=True)
class Header:
    """What a record says before the first order. Players are ``person`` or ``bot NAME``, by seat."""

    ruleset: Ruleset
    seating: Seating
    seed: int = 0
    players: tuple[str, ...] = ()
    game: str = "squadron-leader"


@dataclass
class Line:
    """An order line with the rolls after it, and where it stands in the text."""

    number: int
    who: str
    steps: list[str]
    rolls: list[int] = field(default_factory=list)


@dataclass
class GameRecord:
    """A record that has been read, but not yet played."""

    header: Header
    lines: list[Line]


# ---- writing ----


def record_text(match: Match, header: Header, sealed: bool = False) -> str:
    """The record of a match so far; with ``sealed``, secret orders are kept for resuming."""
    width, height = header.ruleset.board
    lines = [FIRST_LINE, f"game: {header.game}", f"edition: {header.ruleset.edition}"]
    if header.ruleset.modules:
        lines.append(f"modules: {', '.join(header.ruleset.modules)}")
    if header.ruleset.options:
        lines.append(f"options: {json.dumps(header.ruleset.options)}")
    lines.append(f"board: {written(width)} x {written(height)}")
    lines += [_seat_line(seat, player) for seat, player in zip(header.seating.seats, header.players, strict=True)]
    lines += [f"seed: {header.seed}", "", *_body(match, sealed)]
    if match.is_over:
        lines.append(f"# {match.winner} wins" if match.winner else "# drawn")
    return "\n".join(lines) + "\n"


def _seat_line(seat: Seat, player: str) -> str:
    team = f" | team {seat.team}" if seat.team else ""
    return f"seat: {seat.name}{team} | planes {', '.join(seat.planes)} | player {player}"


def _body(match: Match, sealed: bool) -> Iterable[str]:
    """The entries as lines; the steps of one plan share a line."""
    hidden = match.table.stage == ASSIGNING and match.rules.stats_secret
    plan: list[str] = []
    head = ""
    for kind, text in match.entries:
        who, _, words = text.partition(": ")
        if plan and (kind != "order" or who != head or not words.startswith(MOVE_STEPS)):
            yield f"{head}: {', '.join(plan)}"
            plan = []
        if kind == "roll":
            yield f"roll: {text}"
        elif hidden:
            if sealed:
                yield f"sealed: {base64.b64encode(text.encode()).decode()}"
        elif words.startswith(MOVE_STEPS):
            head, plan = who, [*plan, words]
            if words == "end":
                yield f"{head}: {', '.join(plan)}"
                plan = []
        else:
            yield text
    if plan:
        yield f"{head}: {', '.join(plan)}"


# ---- reading ----


def read_record(text: str) -> GameRecord:
    """Read a record; what cannot be read is refused with its line."""
    if len(text) > LONGEST_RECORD:
        raise Refusal(f"a record has at most {LONGEST_RECORD} characters")
    rows = [(number, row.split("#")[0].strip()) for number, row in enumerate(text.splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row]
    if not rows or rows[0][1] != FIRST_LINE:
        raise Refusal(f"line 1: a record begins with '{FIRST_LINE}'")
    heads: list[tuple[int, str, str]] = []
    lines: list[Line] = []
    for number, row in rows[1:]:
        key, colon, value = (part.strip() for part in row.partition(":"))
        if not colon or not value:
            raise Refusal(f"line {number}: {row[:40]!r} is neither 'name: order' nor 'key: value'")
        if not lines and key in ("game", "edition", "modules", "options", "board", "seat", "seed"):
            heads.append((number, key, value))
        else:
            _add_line(lines, number, key, value)
    return GameRecord(_header(heads), lines)


def _add_line(lines: list[Line], number: int, key: str, value: str) -> None:
    if key == "roll":
        if not lines:
            raise Refusal(f"line {number}: a roll before any order")
        try:
            lines[-1].rolls += [int(face) for face in value.split()]
        except ValueError:
            raise Refusal(f"line {number}: a roll is whole numbers, not {value[:40]!r}") from None
        return
    if key == "sealed":
        try:
            key, _, value = base64.b64decode(value, validate=True).decode().partition(": ")
        except (binascii.Error, UnicodeDecodeError):
            raise Refusal(f"line {number}: the seal is broken") from None
    lines.append(Line(number, key, [step.strip() for step in value.split(",")]))


def _header(heads: list[tuple[int, str, str]]) -> Header:
    """Put the header together from its lines."""
    single = {key: (number, value) for number, key, value in heads if key != "seat"}
    if single.get("game", (0, "squadron-leader"))[1] != "squadron-leader":
        raise Refusal(f"line {single['game'][0]}: game {single['game'][1]!r} is unknown")
    width, height = _board(*single["board"]) if "board" in single else (0.0, 0.0)
    modules = tuple(word.strip() for word in single["modules"][1].split(",")) if "modules" in single else ()
    options = _options(*single["options"]) if "options" in single else {}
    seats, players = [], []
    for number, key, value in heads:
        if key == "seat":
            seat, player = _seat(number, value)
            seats.append(seat)
            players.append(player)
    seed = single.get("seed", (0, "0"))
    if not seed[1].isdigit() or len(seed[1]) > 19:
        raise Refusal(f"line {seed[0]}: the seed is a whole number, not {seed[1][:40]!r}")
    ruleset = Ruleset(single.get("edition", (0, "first"))[1], modules, options, width, height)
    return Header(ruleset, seated(seats), int(seed[1]), tuple(players))


def _seat(number: int, value: str) -> tuple[Seat, str]:
    name, *parts = (part.strip() for part in value.split("|"))
    found = dict(part.split(" ", 1) for part in parts if " " in part)
    if not set(found) <= {"team", "planes", "player"} or len(found) != len(parts):
        raise Refusal(f"line {number}: a seat reads 'seat: NAME | planes A, B | player person'")
    planes = tuple(plane.strip() for plane in found.get("planes", name).split(","))
    return Seat(name, found.get("team", ""), planes), found.get("player", "person")


def _board(number: int, value: str) -> tuple[float, float]:
    try:
        width, height = (float(part) for part in value.split("x"))
    except ValueError:
        raise Refusal(f"line {number}: the board reads '700 x 700', not {value[:40]!r}") from None
    return width, height


def _options(number: int, value: str) -> dict[str, object]:
    try:
        options = json.loads(value)
    except ValueError as error:
        raise Refusal(f"line {number}: the options are not JSON: {error}") from None
    if not isinstance(options, dict):
        raise Refusal(f"line {number}: the options are a JSON object")
    return options


# ---- playing ----


def start_match(header: Header, dice: DiceSource) -> Match:
    return Match(header.ruleset, header.seating, dice)


def play_line(match: Match, line: Line) -> None:
    """Play one line of a record; a broken rule is refused at that line."""
    dice = TypedDice(line.rolls)
    match.dice = dice
    try:
        for step in line.steps:
            match.order(f"{line.who}: {step}")
    except Refusal as refusal:
        raise Refusal(f"line {line.number}: {refusal.reason}", refusal.clause) from None
    if dice.taken < len(line.rolls):
        raise Refusal(f"line {line.number}: {len(line.rolls) - dice.taken} dice too many in its rolls")


def play_record(record: GameRecord) -> Match:
    """Play a whole record; the match that it leads to."""
    match = start_match(record.header, TypedDice([]))
    for line in record.lines:
        play_line(match, line)
    return match
