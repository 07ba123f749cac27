"""Matches that begin from a position file."""

import json
from typing import Any

from skyrmish import USUAL
from skyrmish.games.all_games import BY_NAME, game_of
from skyrmish.games.reading.position_file import LONGEST_LINE, LaidOut
from skyrmish.games.reading.strict_json import read_json
from skyrmish.games.seating import Seating
from skyrmish.match.dice.sources import DiceSource, TypedDice
from skyrmish.match.match import Match
from skyrmish.words.quoting import quoted
from skyrmish.words.refusal import Refusal

OF_A_RECORD = ("game", "edition", "modules", "options", "board", "mission", "seats")  # which its head says
IN_THE_BODY = ("orders", "dice")


def read_position(text: str) -> LaidOut:
    """A position file of any game."""
    return laid_out(position_data(text))


def position_data(text: str) -> dict[str, Any]:
    data = read_json(text, "position", LONGEST_LINE)
    if not isinstance(data, dict):
        raise Refusal("position-no-object", given=quoted(data))
    return data


def laid_out(data: dict[str, Any]) -> LaidOut:
    named = data.get("game")
    game = BY_NAME.get(named if isinstance(named, str) else USUAL, BY_NAME[USUAL])
    laid: LaidOut = game.read_position(data)
    return laid


def rest_of(data: dict[str, Any]) -> str:
    """What a position says beside ruleset and seats, as a record has it."""
    rest = {field: value for field, value in data.items() if field not in (*OF_A_RECORD, *IN_THE_BODY)}
    return json.dumps(rest, separators=(",", ":"))


def laid_out_in(ruleset: Any, seating: Seating, rest: str) -> LaidOut:
    """A table from the rest of a position, under a ruleset and with seats that are said elsewhere."""
    data, choices = position_data(rest), game_of(ruleset).choices(ruleset)
    for field in (*OF_A_RECORD, *IN_THE_BODY):
        if field in data:
            raise Refusal("record-position", field=field)
    sizes = ("columns", "rows") if choices.hexes else ("width", "height")
    board: dict[str, Any] = {"kind": "hex" if choices.hexes else "open"}
    number = int if choices.hexes else float
    board |= {size: number(given) for size, given in zip(sizes, (choices.width, choices.height), strict=True) if given}
    said = {"edition": choices.edition, "modules": list(choices.modules), "mission": choices.mission, "board": board}
    seats = [{"name": seat.name, "team": seat.team} for seat in seating.seats]
    given = {field: value for field, value in said.items() if value and value != {"kind": "open"}}
    laid = laid_out({"game": choices.game, **given, "options": dict(choices.options), "seats": seats, **data})
    if laid.seating != seating:
        raise Refusal("record-position-seats")
    return laid


def match_from(laid: LaidOut, dice: DiceSource | None = None) -> Match:
    """The match that a position file describes, waiting for its first decision; with its dice, if not others."""
    match = Match(laid.ruleset, laid.seating, dice or TypedDice(laid.dice), laid.table, laid.rules)
    match.set_up(laid.go_on)
    return match
