"""Options that several commands share: which ruleset, on which board."""

import json
from typing import Annotated, Any

import typer

from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.rulesets.board_words import read_board
from skyrmish.games.squadron_leader.rulesets.ruleset import GAMES, Ruleset, edition_data, edition_of

LONGEST_VALUE = 100

Game = Annotated[str, typer.Option("--game", help="squadron-leader, space-pirates, dogfight or bombing-raid.")]
Edition = Annotated[str, typer.Option("--edition", help="The edition: first, first-d6, second or current.")]
Modules = Annotated[str, typer.Option("--modules", help="Modules, with commas between them; see docs/rulesets.md.")]
Options = Annotated[list[str], typer.Option("--option", "-o", help="KEY=VALUE, any number of times.")]
Mission = Annotated[str, typer.Option("--mission", help="A mission, such as errant-balloons; see docs/missions.md.")]
Bombers = Annotated[int, typer.Option("--bombers", help="Bombers of each seat, with bombers-and-balloons.")]
Balloons = Annotated[int, typer.Option("--balloons", help="Balloons of each seat, likewise.")]
Board = Annotated[str, typer.Option("--board", help="Width and height in mm, such as 700x700; or hex, or hex:13x13.")]


def ruleset_from(game: str, edition: str, modules: str, options: list[str], board: str, mission: str = "") -> Ruleset:
    """The ruleset that the options of a command describe."""
    if game not in GAMES:
        raise Refusal(f"--game: {game!r} is unknown; the games are {', '.join(GAMES)}")
    width, height, hexes = read_board(board)
    named = tuple(word.strip() for word in modules.split(",") if word.strip())
    ruleset = Ruleset(
        edition_of(game, edition),
        named,
        dict(option_from(text) for text in options),
        width,
        height,
        hexes,
        mission,
    )
    ruleset.settled()
    return ruleset


def recommended_modules(game: str, edition: str) -> str:
    """The modules that an edition is best played with."""
    return ",".join(edition_data(edition_of(game, edition)).get("recommended", []))


def option_from(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals:
        raise Refusal(f"--option: {text!r} is not of the form KEY=VALUE")
    if len(value) > LONGEST_VALUE:
        raise Refusal(f"--option: {key}: a value of {len(value)} characters is too long")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value
