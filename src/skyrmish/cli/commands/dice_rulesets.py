"""Options of the dice games on the command line; ``dice`` may name a file of your own layouts."""

from pathlib import Path

from skyrmish.cli.commands.rulesets import option_from
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_dice.constants import GAMES
from skyrmish.games.squadron_dice.layouts import read_layouts
from skyrmish.games.squadron_dice.ruleset import DiceRuleset


def is_dice_game(game: str) -> bool:
    return game in GAMES


def dice_ruleset_from(game: str, options: list[str]) -> DiceRuleset:
    """B-60  The ruleset that the options of a command describe, such as ``-o dice=my-dice.toml``."""
    found = dict(option_from(text) for text in options)
    if isinstance(found.get("dice"), str):
        found["dice"] = read_layouts(Path(found["dice"]))
    ruleset = DiceRuleset(game, found)
    ruleset.settled()
    return ruleset


def refuse_planes(edition: str, modules: str, board: str, planes: int = 1, compared: str = "") -> None:
    """Editions, modules, boards and planes belong to the games with planes."""
    given = {"edition": edition != "first", "modules": modules, "board": board, "planes": planes != 1, "diff": compared}
    for name, value in given.items():
        if value:
            raise Refusal(f"--{name}: the dice games have none", "SD-01")
