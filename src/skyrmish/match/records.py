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
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.constants import ASSIGNING
from skyrmish.games.squadron_leader.rulesets.mission import written_out
from skyrmish.match.dice_sources import DiceSource, TypedDice
from skyrmish.match.match import Match
from skyrmish.games.orders import RESERVED
from skyrmish.words.numbers import written
from skyrmish.words.quoting import quoted
from skyrmish.match.record_header import Header as Header
from skyrmish.match.record_header import header_from
from skyrmish.games.squadron_leader.seating import Seat

FIRST_LINE = "skyrmish record 1"
LONGEST_RECORD = 5_000_000
HEADS = ("game", "edition", "modules", "options", "board", "mission", "seat", "seed")
FACE = re.compile("[0-9]{1,3}")
MOVE_STEPS = (
    "straight",
    "bank",
    "turn",
    "split-s",
    "barrel-roll",
    "climb",
    "dive",
    "store",
    "drop",
    "push",
    "gain",
    "end",
)


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
    lines = [FIRST_LINE, f"game: {header.ruleset.game}", f"edition: {header.ruleset.edition}"]
    if header.ruleset.modules:
        lines.append(f"modules: {', '.join(header.ruleset.modules)}")
    if header.ruleset.options:
        lines.append(f"options: {json.dumps(header.ruleset.options)}")
    kind = "hex " if header.ruleset.hexes else ""
    lines.append(f"board: {kind}{written(width)} x {written(height)}")
    if header.ruleset.mission:
        lines.append(f"mission: {written_out(header.ruleset.mission)}")
    lines += [_seat_line(seat, player) for seat, player in zip(header.seating.seats, header.players, strict=True)]
    lines += [f"seed: {header.seed}", "", *_body(match, sealed)]
    if match.is_over:
        lines.append(f"# {match.winner} wins" if match.winner else "# drawn")
    return "\n".join(lines) + "\n"


def _seat_line(seat: Seat, player: str) -> str:
    team = f" | team {seat.team}" if seat.team else ""
    pieces = (("planes", seat.planes), ("bombers", seat.bombers), ("balloons", seat.balloons))
    told = "".join(f" | {kinds} {', '.join(names)}" for kinds, names in pieces if names)
    return f"seat: {seat.name}{team}{told} | player {player}"


def _body(match: Match, sealed: bool) -> Iterable[str]:
    """The entries as lines; the steps of one plan share a line."""
    hidden = match.table.stage == ASSIGNING and match.rules.stats_secret
    plan: list[str] = []
    head = ""
    for kind, text in match.entries:
        who, _, words = text.partition(": ")
        if plan and (kind != "order" or who != head or not _is_move_step(words)):
            yield f"{head}: {', '.join(plan)}"
            plan = []
        if kind == "roll":
            yield f"roll: {text}"
        elif hidden:
            if sealed:
                yield f"sealed: {base64.b64encode(text.encode()).decode()}"
        elif _is_move_step(words):
            head, plan = who, [*plan, words]
            if words == "end":
                yield f"{head}: {', '.join(plan)}"
                plan = []
        else:
            yield text
    if plan:
        yield f"{head}: {', '.join(plan)}"


def _is_move_step(words: str) -> bool:
    return words.split()[0] in MOVE_STEPS


# ---- reading ----


def read_record(text: str) -> GameRecord:
    """Read a record; what cannot be read is refused with its line."""
    if len(text) > LONGEST_RECORD:
        raise Refusal(f"a record has at most {LONGEST_RECORD} characters")
    rows = [(number, row.split("#")[0].strip()) for number, row in enumerate(text.split("\n"), 1)]
    rows = [(number, row) for number, row in rows if row]
    if not rows or rows[0][1] != FIRST_LINE:
        raise Refusal(f"line 1: a record begins with '{FIRST_LINE}'")
    heads: list[tuple[int, str, str]] = []
    lines: list[Line] = []
    for number, row in rows[1:]:
        key, colon, value = (part.strip() for part in row.partition(":"))
        if not colon or not value:
            raise Refusal(f"line {number}: {quoted(row)} is neither 'name: order' nor 'key: value'")
        if not lines and key in HEADS:
            heads.append((number, key, value))
        else:
            _add_line(lines, number, key, value)
    return GameRecord(header_from(heads), lines)


def _add_line(lines: list[Line], number: int, key: str, value: str) -> None:
    if key == "roll":
        if not lines:
            raise Refusal(f"line {number}: a roll before any order")
        faces = value.split()
        if not all(FACE.fullmatch(face) for face in faces):
            raise Refusal(f"line {number}: a roll is whole numbers, not {quoted(value)}")
        lines[-1].rolls += map(int, faces)
        return
    if key == "sealed":
        try:
            key, _, value = base64.b64decode(value, validate=True).decode().partition(": ")
        except ValueError:
            raise Refusal(f"line {number}: the seal is broken") from None
    if key in RESERVED:
        raise Refusal(f"line {number}: '{key}' stands among the orders")
    lines.append(Line(number, key, [step.strip() for step in value.split(",")]))


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
    left = len(line.rolls) - dice.taken
    if left:
        raise Refusal(f"line {line.number}: {left} of the dice in its rolls {'is' if left == 1 else 'are'} not thrown")


def play_record(record: GameRecord) -> Match:
    """Play a whole record; the match that it leads to."""
    match = start_match(record.header, TypedDice([]))
    for line in record.lines:
        play_line(match, line)
    return match
