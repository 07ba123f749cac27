"""The referee: rules on a position of any game, order by order, and says what is legal then."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from skyrmish.games.dice import DiceRefusal
from skyrmish.games.reading.position_file import LONGEST_LINE, LaidOut
from skyrmish.games.reading.strict_json import read_json
from skyrmish.match.match import Match
from skyrmish.match.positions import match_from, read_position
from skyrmish.words.refusal import Refusal


def rule_on(text: str) -> dict[str, Any]:
    """Rule on one position file: what its orders do, and what is legal then."""
    laid = read_position(text)
    match = match_from(laid)
    refused = first_refused(match, laid.orders)
    return {**ruling(match, refused), "again": again(text, laid, match, refused)}


def again(text: str, laid: LaidOut, match: Match, refused: dict[str, Any] | None) -> dict[str, Any]:
    """The position file that brings this very table about, also in the middle of a turn."""
    given = laid.orders if refused is None else laid.orders[: refused["index"]]
    fallen = laid.dice[: len(laid.dice) - (match.dice.left or 0)]
    return {**read_json(text, "position", LONGEST_LINE), "orders": list(given), "dice": list(fallen)}


def first_refused(match: Match, orders: Sequence[str]) -> dict[str, Any] | None:
    """Give the orders; the first that is refused, with the reason. Wrong dice are no order's fault: an error."""
    for index, order in enumerate(orders):
        try:
            match.order(order)
        except DiceRefusal:
            raise
        except Refusal as refusal:
            return {"order": order, "index": index, "reason": refusal.reason, "clause": refusal.clause}
    return None


# ---- a file of several ----


def rule_on_lines(text: str) -> Iterator[tuple[dict[str, Any], bool]]:
    """Rule on a file of one or several positions; each answer, and whether it is a good one."""
    for line in split_positions(text):
        try:
            yield rule_on(line), True
        except Refusal as refusal:
            yield {"error": str(refusal)}, False


def split_positions(text: str) -> list[str]:
    """A file is one JSON object over any number of lines, or one object a line, good or bad."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) < 2 or _json_or_none(text) is not None:
        return [text]
    by_line = all(line.lstrip().startswith("{") for line in lines) or any(map(_is_whole_position, lines))
    return lines if by_line else [text]


def _is_whole_position(line: str) -> bool:
    """Such a line is no part of an object that goes over several lines."""
    data = _json_or_none(line) if line.strip().startswith("{") else None
    return isinstance(data, dict) and "seats" in data


def _json_or_none(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


# ---- the answer ----


def ruling(match: Match, refused: dict[str, Any] | None) -> dict[str, Any]:
    """What the game says of its pieces, and what is the same in all games."""
    game, rules, table = match.game, match.rules, match.table
    return {
        **game.standing(rules, table, match.seating),
        "decision": decision_told(match),
        "events": [event.as_json() for event in match.events],
        "refused": refused,
        "outcome": match.outcome,
        **game.sights(match.ruleset, rules, table, match.seating),
        "round": table.round,
        "dice_left": match.dice.left or 0,
        "dice_wanted": game.wanted(rules, table, match.names) if table.due else None,
    }


def decision_told(match: Match) -> dict[str, Any] | None:
    decision = match.decision()
    if decision is None:
        return None
    seats = list(decision.seats)
    told: dict[str, Any] = {"seat": seats[0] if len(seats) == 1 else seats, "kind": decision.kind}
    return {**told, "options": list(decision.options), **match.game.about_decision(match.table)}
