"""A table of dice as JSON, at the beginning of a turn: its fields, checked one by one, and how it is laid out."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from skyrmish.games.reading.limits import Limits
from skyrmish.games.reading.position_file import MOST_ORDERS, LaidOut, SeatPart, read_file
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.pieces import (
    Pilot,
    Rules,
    Table,
    icon,
    is_flying,
    line_up,
    planes_of,
    planes_on,
    size_of,
)
from skyrmish.games.squadron_dice.play.decisions import begin_turn
from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset, laid_out, make_rules
from skyrmish.games.squadron_dice.seating import seated, teams_of
from skyrmish.games.squadron_dice.standing import decision_word
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal, met, where

DECISION_ICONS = (w.ONE, w.TWO, w.EVADE, w.HIT, w.ANY, w.BLANKS)
DECISION_WORDS = {
    **{w.ICONS[icon]: icon for icon in DECISION_ICONS},
    **{decision_word(icon): icon for icon in DECISION_ICONS},
}


EVERY_ACE = (1 << w.ACE_COUNT) - 1
Letters = Annotated[list[str], Limits(longest=w.ACE_COUNT)]


@dataclass(frozen=True)
class PilotPart:
    """A pilot as answers tell of one. The dice that lie there are picked up again, for the turn that begins."""

    seat: str
    rookies: Annotated[int, Limits(least=0, most=w.MOST_SQUADRON)] = 4
    aces_flying: Letters | None = None
    aces_reserve: Letters | None = None
    aces_retired: Letters | None = None
    decision: str | None = None
    trophies: Annotated[int, Limits(least=0, most=100)] = 0
    dice: Annotated[list[str], Limits(longest=w.MOST_SQUADRON)] | None = None
    planes: Annotated[int, Limits(least=0, most=100)] | None = None
    alive: bool = True


@dataclass(frozen=True, kw_only=True)
class DicePosition:
    """A whole position file of a dice game. Every position is the beginning of a turn."""

    game: Literal["dogfight", "bombing-raid"]
    edition: str = ""
    modules: Annotated[list[str], Limits(longest=0)] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[SeatPart], Limits(longest=40)]
    round: Annotated[int, Limits(least=1, most=1_000_000)] = 1
    stage: Literal["turn", "position", "first-roll"] = "turn"
    pilots: Annotated[list[PilotPart], Limits(longest=4)] = field(default_factory=list)
    orders: Annotated[list[str], Limits(longest=MOST_ORDERS)] = field(default_factory=list)
    dice: Annotated[list[Any], Limits(longest=MOST_ORDERS)] = field(default_factory=list)


def read_position(data: dict[str, Any]) -> DicePosition:
    """Read one position; refused with the field that is wrong."""
    return read_file(DicePosition, data, {})


def laid_out_by(position: DicePosition) -> LaidOut:
    """The table that a position file describes."""
    if position.edition:
        raise where(Refusal("dice-games-have-none", "SD-01"), "at-field", field="edition")
    ruleset = DiceRuleset(position.game, position.options)
    seating = seated([seat.name for seat in position.seats], [seat.team for seat in position.seats])
    rules, names = make_rules(ruleset), seating.names
    table = laid_out(rules, teams_of(seating))
    for pilot in table.pilots[: table.count]:
        line_up(pilot)
    for part in position.pilots:
        if part.seat not in names:
            raise Refusal("position-no-pilot", "SD-01", seat=quoted(part.seat), seats=names)
        with met("at-pilot", seat=quoted(part.seat)):
            set_pilot(rules, table.pilots[names.index(part.seat)], part)
    if len({part.seat for part in position.pilots}) != len(position.pilots):
        raise Refusal("position-pilot-twice", "SD-01")
    table.round = position.round
    return LaidOut(
        ruleset, seating, rules, table, lambda changed: go_on_from(rules, changed), position.dice, position.orders
    )


def go_on_from(rules: Rules, table: Table) -> None:
    """A turn begins, unless somebody has won already."""
    if not end_if_decided(rules, table):
        table.round -= 1
        begin_turn(rules, table)


def set_pilot(rules: Rules, pilot: Pilot, part: PilotPart) -> None:
    """SD-DF-01, SD-BR-01, B-70  One pilot of the file, with a squadron that there can be."""
    pilot.rookies, pilot.trophies, pilot.alive = part.rookies, part.trophies, part.alive
    if rules.game == w.BOMBING_RAID:
        set_raider(rules, pilot, part)
    else:
        set_fighter(rules, pilot, part)
    line_up(pilot)
    if part.dice is not None:
        show_dice(rules, pilot, part.dice)
    if part.planes is not None:
        count_planes(rules, pilot, part.planes)


def set_raider(rules: Rules, pilot: Pilot, part: PilotPart) -> None:
    """SD-BR-01, SD-BR-04  All Rookies fly, and every Ace that is not retired."""
    flying, retired = aces_from(part, "aces_flying"), aces_from(part, "aces_retired")
    flying = EVERY_ACE & ~(retired or 0) if flying is None else flying
    retired = EVERY_ACE & ~flying if retired is None else retired
    if flying & retired or flying | retired != EVERY_ACE:
        raise Refusal("position-fly-or-retired", "SD-BR-04", aces=w.LETTERS)
    if aces_from(part, "aces_reserve"):
        raise Refusal("position-nobody-waits", "SD-BR-01")
    if part.rookies != rules.rookies:
        raise Refusal("position-all-rookies-fly", "SD-BR-01", given=part.rookies, rookies=rules.rookies)
    if part.decision is not None:
        raise Refusal("position-no-decision-dice", "SD-BR-01")
    if part.trophies:
        raise Refusal("position-no-trophies", "SD-BR-01")
    if not part.alive:
        raise Refusal("position-nobody-is-out", "SD-BR-07")
    pilot.flying, pilot.reserve, pilot.retired = flying, 0, retired


def set_fighter(rules: Rules, pilot: Pilot, part: PilotPart) -> None:
    """SD-DF-01, SD-DF-05, B-70  An Ace flies for every Rookie that was lost; the others wait."""
    flying, reserve = aces_from(part, "aces_flying") or 0, aces_from(part, "aces_reserve")
    if reserve is None:
        reserve = EVERY_ACE & ~flying if part.alive else 0
    if flying & reserve:
        raise Refusal("position-ace-flies-and-waits", "SD-DF-01")
    if aces_from(part, "aces_retired"):
        raise Refusal("position-nobody-retires", "SD-DF-01")
    if part.alive and part.rookies + size_of(flying) != rules.rookies:
        raise Refusal("position-squadron-size", "B-70", rookies=rules.rookies)
    if size_of(reserve) > part.rookies:
        raise Refusal("position-too-many-wait", "B-70")
    pilot.flying, pilot.reserve = flying, reserve
    if part.decision not in (None, "used") and part.alive:
        if part.decision not in DECISION_WORDS:
            known = [decision_word(icon) for icon in DECISION_ICONS]
            raise Refusal("position-decision", "SD-07", given=quoted(part.decision), known=known)
        pilot.decision, pilot.holds = DECISION_WORDS[part.decision], True


def show_dice(rules: Rules, pilot: Pilot, dice: list[str]) -> None:
    """SD-04, SD-05  The squadron as it lies there, each die with one of its faces, or picked up."""
    if len(dice) != pilot.count:
        raise Refusal("position-dice-count", "SD-01", given=len(dice), count=pilot.count)
    for die, word in enumerate(dice):
        kind = pilot.kinds[die]
        faces = {w.ICONS[icon(rules, kind, face + 1)] for face in range(rules.sides)} - {"reroll"} | {"-"}
        if word not in faces:
            raise Refusal("position-die", "SD-05", number=die + 1, kind=w.KINDS[kind], given=quoted(word))
        pilot.shown[die] = w.ICONS.index(word)


def count_planes(rules: Rules, pilot: Pilot, planes: int) -> None:
    """B-62  The planes that lie there, and those that a Decision die has added to them."""
    shown = planes_of(pilot)
    most = shown + (planes_on(w.TWO) if rules.game == w.DOGFIGHT else 0)
    if not shown <= planes <= most:
        raise Refusal("position-planes", "B-62", given=planes, shown=shown)
    pilot.planes = planes - shown


def aces_from(part: PilotPart, name: str) -> int | None:
    """The Aces that a field names, as bits; None where the file does not have it."""
    letters = getattr(part, name)
    if letters is None:
        return None
    aces = 0
    for letter in letters:
        if letter not in w.LETTERS:
            raise Refusal("position-no-ace", "SD-05", name=name, given=quoted(letter), known=w.LETTERS)
        if (aces >> w.LETTERS.index(letter)) & 1:
            raise Refusal("position-ace-twice", "SD-05", name=name, ace=letter)
        aces |= 1 << w.LETTERS.index(letter)
    return aces


def end_if_decided(rules: Rules, table: Table) -> bool:
    """SD-DF-06, SD-BR-07  A position in which somebody has won already."""
    teams = range(table.teams)
    if rules.game == w.DOGFIGHT:
        left = [team for team in teams if is_flying(table, team)]
        table.over, table.winner = len(left) <= 1, left[0] if len(left) == 1 else -1
        return table.over
    done = [team for team in teams if not any(p.flying for p in table.pilots[: table.count] if p.team == team)]
    table.over, table.winner = bool(done), done[0] if len(done) == 1 else -1
    return table.over
