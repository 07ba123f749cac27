"""Dice matches to test on: seats, dice as they shall fall, orders in the players' words."""

import json
from typing import Any

from skyrmish.games.squadron_dice.rulesets.ruleset import DiceRuleset
from skyrmish.games.squadron_dice.seating import seated
from skyrmish.match.dice.sources import SeededDice, TypedDice
from skyrmish.match.match import Match
from skyrmish.match.positions import match_from, read_position

NAMES = ("red", "blue", "white", "grey")


def new_match(game: str, seats: int = 2, seed: int = 1, teams: tuple[str, ...] = (), **options: Any) -> Match:
    """A match from the start, with dice of a seed."""
    ruleset = DiceRuleset(game, {key.replace("_", "."): value for key, value in options.items()})
    return Match(ruleset, seated(NAMES[:seats], teams), SeededDice(seed))


def pilot(seat: str, rookies: int = 4, flying: str = "", reserve: str = "", **more: Any) -> dict[str, Any]:
    return {"seat": seat, "rookies": rookies, "aces_flying": list(flying), "aces_reserve": list(reserve), **more}


def position(game: str, pilots: list[dict[str, Any]], dice: str = "", **more: Any) -> Match:
    """A match from a position file; the dice in words, then typed on as the test goes."""
    data: dict[str, Any] = {"game": game, "seats": [{"name": each["seat"]} for each in pilots], "pilots": pilots}
    return match_from(read_position(json.dumps({**data, **more, "dice": dice.split()})))


def throw(match: Match, dice: str) -> None:
    """More dice for the table, in the order they will be asked for."""
    match.dice = TypedDice(dice.split())
    match.go_on()


def kinds(match: Match) -> list[str]:
    return [event.kind for event in match.events]
