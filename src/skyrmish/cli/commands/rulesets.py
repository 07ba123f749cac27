"""Options that several commands share: which ruleset, on which board."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from skyrmish.engine.refusal import Refusal
from skyrmish.games.all_games import BY_NAME, game_named
from skyrmish.games.game import Choices
from skyrmish.games.squadron_leader.rulesets.board_words import read_board
from skyrmish.games.squadron_leader.rulesets.ruleset import edition_data, edition_of

LONGEST_VALUE = 100

Game = Annotated[str, typer.Option("--game", help="squadron-leader, space-pirates, dogfight or bombing-raid.")]
Edition = Annotated[str, typer.Option("--edition", help="The edition: first, first-d6, second or current.")]
Modules = Annotated[str, typer.Option("--modules", help="Modules, with commas between them; see docs/rulesets.md.")]
Options = Annotated[list[str], typer.Option("--option", "-o", help="KEY=VALUE, any number of times.")]
Mission = Annotated[str, typer.Option("--mission", help="A mission, such as errant-balloons; see docs/missions.md.")]
Bombers = Annotated[int, typer.Option("--bombers", help="Bombers of each seat, with bombers-and-balloons.")]
Balloons = Annotated[int, typer.Option("--balloons", help="Balloons of each seat, likewise.")]
Board = Annotated[str, typer.Option("--board", help="Width and height in mm, such as 700x700; or hex, or hex:13x13.")]


def ruleset_from(game: str, edition: str, modules: str, options: list[str], board: str, mission: str = "") -> Any:
    """The ruleset that the options of a command describe, of any game; what is left out is as usual."""
    if game not in BY_NAME:
        raise Refusal(f"--game: {game!r} is unknown; the games are {', '.join(BY_NAME)}")
    width, height, hexes = read_board(board)
    named = tuple(word.strip() for word in modules.split(",") if word.strip())
    played, chosen = game_named(game), dict(option_from(text) for text in options)
    for key, read in played.option_files.items():
        if isinstance(chosen.get(key), str):
            chosen[key] = read(Path(chosen[key]))
    with as_options():
        return played.ruleset(Choices(game, edition, named, chosen, width, height, hexes, mission))


@contextmanager
def as_options() -> Iterator[None]:
    """A refusal that begins with the part of the input that it is about is spelt like the option of that name."""
    try:
        yield
    except Refusal as refusal:
        if refusal.about and refusal.reason.startswith(f"{refusal.about}:"):
            refusal.reason = f"--{refusal.reason}"
        raise


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
