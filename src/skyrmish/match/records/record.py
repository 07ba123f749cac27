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

Text after # is a remark. Rolls stand after the order that asked for them, those of the very beginning before any.
Secret orders that are not revealed yet are left out, or kept sealed in a saved game: not encrypted, only not readable
at a glance.
"""

import base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from skyrmish.games.seating import HEADS, RESERVED
from skyrmish.match.agreements import agreement_in
from skyrmish.match.dice.seals import Seal
from skyrmish.match.dice.sources import DiceSource, RealDice, SecretDice, SeededDice, TypedDice, UnopenedDice
from skyrmish.match.match import Match
from skyrmish.match.positions import laid_out_in, match_from
from skyrmish.match.records.dice_lines import ROWS, HeadLine, is_dice_line, marks_of, rows_of
from skyrmish.match.records.header import Header, header_from, header_lines
from skyrmish.match.records.seal_lines import CHOICE, seal_from, seal_lines
from skyrmish.match.settling import settle
from skyrmish.words.language import USUAL_LANGUAGE, spoken_in
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal, met, where

FIRST_LINE = "skyrmish record 1"
LONGEST_RECORD = 5_000_000


@dataclass
class Line:
    """An order line with the rolls after it, and where it stands in the text. The first has rolls only."""

    number: int
    who: str
    steps: list[str]
    rolls: list[str] = field(default_factory=list)
    rolled_at: list[int] = field(default_factory=list)  # the number of each die's line


@dataclass
class GameRecord:
    """A record that has been read, but not yet played."""

    header: Header
    beginning: Line  # what fell before any order
    lines: list[Line]


# ---- writing ----


def record_text(
    match: Match, header: Header, sealed: bool = False, tells_secrets: bool = True, verdict: Sequence[str] = ()
) -> str:
    """The record of a match so far; with ``sealed``, secret orders are kept for resuming.

    A match that faults of bots decided has a verdict, whose last line says who won.
    """
    lines = [FIRST_LINE, *header_lines(match.game, header, tells_secrets), "", *_body(match, sealed)]
    if header.fair is not None:
        lines += seal_lines((header.fair if tells_secrets else header.fair.closed).seals)
    if match.is_over and header.fair is not None and header.fair.secret:
        lines.append(ROWS + " ".join(marks_of(rows_of("\n".join(lines)), header.fair)))
    if match.is_over and not verdict:
        lines.append(f"# {ending(match, match.winner)}")
    return "\n".join([*lines, *(f"# {sentence}" for sentence in verdict)]) + "\n"


def ending(match: Match, winner: str | None) -> str:
    """The last remark of a record, which is the same for all who read it."""
    with spoken_in(USUAL_LANGUAGE):
        return f"{match.seating.called(winner)} wins" if winner else "drawn"


def _body(match: Match, sealed: bool) -> Iterator[str]:
    """The entries as lines; the steps of one plan share a line."""
    secrets = 0 if match.is_settled else match.game.secrets(match.rules, match.table)
    orders = [place for place, (kind, _) in enumerate(match.entries) if kind == "order"]
    hidden = orders[len(orders) - secrets :]
    shown = [entry for place, entry in enumerate(match.entries) if place not in hidden]
    yield from _lines_of(match, shown)
    if sealed:
        yield from (f"sealed: {base64.b64encode(match.entries[place][1].encode()).decode()}" for place in hidden)


def _lines_of(match: Match, entries: list[tuple[str, str]]) -> Iterator[str]:
    plan: list[str] = []
    head = ""
    for kind, text in entries:
        who, _, words = text.partition(": ")
        is_step = kind == "order" and words.split()[0] in match.game.notation.steps
        if plan and (not is_step or who != head):
            yield f"{head}: {', '.join(plan)}"
            plan = []
        if not is_step:
            yield f"roll: {text}" if kind == "roll" else text
            continue
        head, plan = who, [*plan, words]
        if match.game.notation.by_word[words.split()[0]].ends_plan:
            yield f"{head}: {', '.join(plan)}"
            plan = []
    if plan:
        yield f"{head}: {', '.join(plan)}"


# ---- reading ----


def read_record(text: str) -> GameRecord:
    """Read a record; what cannot be read is refused with its line."""
    if len(text) > LONGEST_RECORD:
        raise Refusal("record-too-long", most=LONGEST_RECORD)
    rows = rows_of(text)
    if not rows or rows[0][1] != FIRST_LINE:
        raise where(Refusal("record-begins", line=FIRST_LINE), "at-line", number=1)
    heads: list[HeadLine] = []
    lines, seals = [Line(1, "", [])], []
    for number, row in rows[1:]:
        key, colon, value = (part.strip() for part in row.partition(":"))
        with met("at-line", number=number):
            if not colon or not value:
                raise Refusal("record-line", given=quoted(row))
            if row.startswith(ROWS):
                continue
            if row.startswith(CHOICE):
                seals.append(seal_from(row))
            elif (key in HEADS or is_dice_line(key, value)) and len(lines) == 1 and not lines[0].rolls:
                heads.append(HeadLine(number, key, value))
            else:
                _add_line(lines, number, key, value)
    return GameRecord(_sealed(header_from(heads), seals), lines[0], lines[1:])


def _sealed(header: Header, seals: list[Seal]) -> Header:
    if not seals:
        return header
    if header.fair is None:
        raise Refusal("record-dice-commitment")
    return replace(header, fair=replace(header.fair, seals=tuple(seals)))


def _add_line(lines: list[Line], number: int, key: str, value: str) -> None:
    if key == "roll":
        if len(lines) == 1:
            lines[0].number = number
        lines[-1].rolls += value.split()
        lines[-1].rolled_at += [number] * len(value.split())
        return
    if key == "sealed":
        try:
            key, _, value = base64.b64decode(value, validate=True).decode().partition(": ")
        except ValueError:
            raise Refusal("record-seal") from None
    if key in RESERVED:
        raise Refusal("record-among-orders", key=key)
    lines.append(Line(number, key, [step.strip() for step in value.split(",")]))


# ---- playing ----


def start_match(header: Header, dice: DiceSource) -> Match:
    """Set up as usual, or as a position file says."""
    if header.position:
        return match_from(laid_out_in(header.ruleset, header.seating, header.position), dice)
    return Match(header.ruleset, header.seating, dice)


def dice_of(header: Header, drawn: int = 0) -> DiceSource:
    """The dice of a match, after so many of them; none yet, while shares of them are still to come, or hands throw."""
    if header.typed_dice:
        return RealDice()
    if header.fair is None:
        return SeededDice(header.seed, drawn)
    return UnopenedDice() if header.fair.shares is None else SecretDice(header.fair.key, drawn)


def begin_record(record: GameRecord, dice: TypedDice | None = None) -> Match:
    """The match before the first order of a record, with its dice, if not others."""
    dice = dice or TypedDice(record.beginning.rolls)
    with met("at-line", number=record.beginning.number):
        match = start_match(record.header, dice)
        if dice.left and not dice.taken:
            raise Refusal("record-early-roll")
        _check_all_thrown(dice)
    return match


def play_line(match: Match, line: Line, dice: TypedDice | None = None) -> None:
    """Play one line of a record; a broken rule is refused at that line."""
    match.dice = dice = dice or TypedDice(line.rolls)
    with met("at-line", number=line.number):
        for step in line.steps:
            play_step(match, line.who, step)
        _check_all_thrown(dice)


def play_step(match: Match, who: str, step: str) -> None:
    """An order; or what the players have settled among themselves."""
    agreement = agreement_in(step)
    if agreement is None:
        match.order(f"{who}: {step}")
    else:
        settle(match, who, agreement)


def _check_all_thrown(dice: TypedDice) -> None:
    if dice.left:
        raise Refusal("record-dice-left", left=dice.left)


def play_record(record: GameRecord) -> Match:
    """Play a whole record; the match that it leads to."""
    match = begin_record(record)
    for line in record.lines:
        play_line(match, line)
    return match
