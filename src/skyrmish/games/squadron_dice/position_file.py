"""The referee of the dice games: rules on a position at the beginning of a turn, order by order."""

import json
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice import constants as w
from skyrmish.games.squadron_dice.decisions import begin_turn
from skyrmish.games.squadron_dice.pieces import Pilot, Rules, Table, is_flying, line_up, size_of
from skyrmish.games.squadron_dice.ruleset import DiceRuleset, check_teams, laid_out, make_rules
from skyrmish.games.squadron_dice.events import decision_word, pilot_told
from skyrmish.games.squadron_dice.icon_dice import TypedIcons
from skyrmish.match.dice_games.match import DiceMatch, seated_for_dice
from skyrmish.games.mistakes import first_mistake
from skyrmish.match.obeying import first_refused
from skyrmish.games.squadron_leader.position_file.fields import LONGEST_LINE, MOST_ORDERS, Part, SeatPart
from skyrmish.words.quoting import quoted
from skyrmish.games.reading_json import read_json

DECISION_ICONS = (w.ONE, w.TWO, w.EVADE, w.HIT, w.ANY, w.BLANKS)
DECISION_WORDS = {
    **{w.ICONS[icon]: icon for icon in DECISION_ICONS},
    **{decision_word(icon): icon for icon in DECISION_ICONS},
}


class PilotPart(Part):
    seat: str
    rookies: Annotated[int, Field(ge=0, le=w.MOST_SQUADRON)] = 4
    aces_flying: list[str] = Field(default_factory=list, max_length=4)
    aces_reserve: list[str] = Field(default_factory=list, max_length=4)
    decision: str | None = None
    trophies: Annotated[int, Field(ge=0, le=100)] = 0
    alive: bool = True


class DicePosition(Part):
    """A whole position file of a dice game. Every position is the beginning of a turn."""

    game: Literal["dogfight", "bombing-raid"]
    edition: str = ""
    modules: list[str] = Field(default_factory=list, max_length=0)
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatPart], Field(max_length=40)]
    start: str | None = None
    round: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    stage: Literal["turn", "position", "first-roll"] = "turn"
    pilots: list[PilotPart] = Field(default_factory=list, max_length=4)
    orders: list[str] = Field(default_factory=list, max_length=MOST_ORDERS)
    dice: list[Any] = Field(default_factory=list, max_length=MOST_ORDERS)


def is_dice_position(text: str) -> bool:
    """A position of Dogfight or Bombing Raid."""
    if len(text) > LONGEST_LINE:
        return False
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("game") in w.GAMES


def rule_on_dice(text: str) -> dict[str, Any]:
    """Rule on one position: what its orders do, and what is legal then."""
    try:
        position = DicePosition.model_validate(read_json(text, "position", LONGEST_LINE))
    except ValidationError as error:
        raise first_mistake(error) from None
    match = dice_match_from(position)
    return dice_ruling(match, first_refused(match, position.orders))


def dice_match_from(position: DicePosition) -> DiceMatch:
    """The match that a position file describes, waiting for its first decision."""
    ruleset = DiceRuleset(position.game, position.options)
    seating = seated_for_dice([seat.name for seat in position.seats], [seat.team for seat in position.seats])
    rules = make_rules(ruleset)
    names = [seat.name for seat in seating.seats]
    table = laid_out(rules, check_teams(names, [seat.team for seat in seating.seats]))
    for part in position.pilots:
        if part.seat not in names:
            raise Refusal(f"pilots: there is no seat {quoted(part.seat)}; the seats are {', '.join(names)}", "SD-01")
        set_pilot(rules, table.pilots[names.index(part.seat)], part)
    if len({part.seat for part in position.pilots}) != len(position.pilots):
        raise Refusal("pilots: a seat is named twice", "SD-01")
    for pilot in table.pilots[: table.count]:
        line_up(pilot)
    match = DiceMatch(ruleset, seating, TypedIcons(position.dice), table)
    table.round = position.round - 1
    if not end_if_decided(rules, table):
        match.set_up(lambda changed: begin_turn(rules, changed))
    return match


def set_pilot(rules: Rules, pilot: Pilot, part: PilotPart) -> None:
    """SD-DF-01, SD-BR-01, B-70  One pilot of the file, with a squadron that there can be."""
    flying, reserve = aces_from(part, "aces_flying"), aces_from(part, "aces_reserve")
    if flying & reserve:
        raise Refusal(f"pilot {quoted(part.seat)}: an Ace cannot both fly and wait", "SD-DF-01")
    pilot.rookies, pilot.trophies, pilot.alive = part.rookies, part.trophies, part.alive
    if rules.game == w.BOMBING_RAID:
        pilot.flying, pilot.reserve = flying | reserve, 0
        pilot.retired = ((1 << w.ACE_COUNT) - 1) & ~pilot.flying
        if part.rookies + size_of(pilot.flying) > w.MOST_SQUADRON:
            raise Refusal(f"pilot {quoted(part.seat)}: a squadron has at most {w.MOST_SQUADRON} dice", "SD-BR-01")
        if part.decision is not None:
            raise Refusal(f"pilot {quoted(part.seat)}: there are no Decision dice in Bombing Raid", "SD-BR-01")
        if not part.alive:
            raise Refusal(f"pilot {quoted(part.seat)}: nobody is out before a Bombing Raid ends", "SD-BR-07")
        return
    pilot.flying, pilot.reserve = flying, reserve
    if part.alive and part.rookies + size_of(flying) != rules.rookies:
        raise Refusal(f"pilot {quoted(part.seat)}: a squadron has {rules.rookies} dice", "B-70")
    if size_of(reserve) > part.rookies:
        raise Refusal(f"pilot {quoted(part.seat)}: more Aces wait than Rookies fly", "B-70")
    if part.decision not in (None, "used") and part.alive:
        if part.decision not in DECISION_WORDS:
            known = ", ".join(decision_word(icon) for icon in DECISION_ICONS)
            raise Refusal(f"pilot {quoted(part.seat)}: decision {quoted(part.decision)} is not one of {known}", "SD-07")
        pilot.decision, pilot.holds = DECISION_WORDS[part.decision], True


def aces_from(part: PilotPart, name: str) -> int:
    aces = 0
    for letter in getattr(part, name):
        if letter not in w.LETTERS:
            raise Refusal(
                f"pilot {quoted(part.seat)}: {name} {quoted(letter)} is not one of {', '.join(w.LETTERS)}", "SD-05"
            )
        if (aces >> w.LETTERS.index(letter)) & 1:
            raise Refusal(f"pilot {quoted(part.seat)}: {name} names Ace {letter} twice", "SD-05")
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


# ---- the answer ----


def dice_ruling(match: DiceMatch, refused: dict[str, Any] | None) -> dict[str, Any]:
    decision, outcome = match.decision(), None
    told = None
    if decision is not None:
        seats = list(decision.seats)
        told = {"seat": seats[0] if len(seats) == 1 else seats, "kind": decision.kind}
        told["options"] = list(decision.options)
    if match.is_over:
        outcome = {"winner": match.winner} if match.winner else {"draw": True}
    return {
        "pilots": [pilot_told(match.table, seat, name) for seat, name in enumerate(match.names)],
        "decision": told,
        "events": [event.as_json() for event in match.events],
        "refused": refused,
        "outcome": outcome,
        "measures": [],
        "round": match.table.round,
        "dice_left": match.dice_left(),
        "dice_wanted": match.dice_wanted(),
    }
