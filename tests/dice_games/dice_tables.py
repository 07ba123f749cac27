"""Dice matches to test on: seats, dice as they shall fall, orders in the players' words."""

from typing import Any

from skyrmish.match.dice_games.match import DiceMatch, seated_for_dice

from skyrmish.games.squadron_dice.icon_dice import SeededIcons, TypedIcons
from skyrmish.games.squadron_dice.position_file import DicePosition, dice_match_from
from skyrmish.games.squadron_dice.ruleset import DiceRuleset

NAMES = ("red", "blue", "white", "grey")


def new_match(game: str, seats: int = 2, seed: int = 1, teams: tuple[str, ...] = (), **options: Any) -> DiceMatch:
    """A match from the start, with dice of a seed."""
    ruleset = DiceRuleset(game, {key.replace("_", "."): value for key, value in options.items()})
    return DiceMatch(ruleset, seated_for_dice(NAMES[:seats], teams), SeededIcons(seed))


def pilot(seat: str, rookies: int = 4, flying: str = "", reserve: str = "", **more: Any) -> dict[str, Any]:
    return {"seat": seat, "rookies": rookies, "aces_flying": list(flying), "aces_reserve": list(reserve), **more}


def position(game: str, pilots: list[dict[str, Any]], dice: str = "", **more: Any) -> DiceMatch:
    """A match from a position file; the dice in words, then typed on as the test goes."""
    data: dict[str, Any] = {"game": game, "seats": [{"name": each["seat"]} for each in pilots], "pilots": pilots}
    return dice_match_from(DicePosition.model_validate({**data, **more, "dice": dice.split()}))


def throw(match: DiceMatch, dice: str) -> None:
    """More dice for the table, in the order they will be asked for."""
    match.dice = TypedIcons(dice.split())
    if match.table.due:
        match.set_up(lambda _: None)


def kinds(match: DiceMatch) -> list[str]:
    return [event.kind for event in match.events]
