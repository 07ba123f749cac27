"""Options that several commands share: which ruleset, on which board; how many games are played, and told."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from skyrmish.words.refusal import Refusal, about, where

if TYPE_CHECKING:
    from skyrmish.games.game import Game as Playable

OPTIONS = {"module": "modules"}  # that parts of a ruleset are asked for with, where it is not their name
LONGEST_VALUE = 100

Game = Annotated[str, Option("--game", help="squadron-leader, space-pirates, dogfight or bombing-raid.")]
FlyingGame = Annotated[str, Option("--game", help="squadron-leader or space-pirates.")]
Edition = Annotated[str, Option(help="The edition: first, first-d6, second or current.", show_default="first")]
Modules = Annotated[str, Option(help="Modules, with commas between them; see docs/rulesets.md.")]
Options = Annotated[list[str], Option("--option", "-o", help="KEY=VALUE, any number of times.")]
Mission = Annotated[str, Option(help="A mission, such as errant-balloons; see docs/missions.md.")]
Bombers = Annotated[int, Option(help="Bombers of each seat, with bombers-and-balloons.")]
Balloons = Annotated[int, Option(help="Balloons of each seat, likewise.")]
Board = Annotated[str, Option(help="Width and height in mm, such as 700x700; or hex, or hex:13x13.")]
Teams = Annotated[str, Option(help="A team for each seat, such as a,b,a,b; without it, all for themselves.")]
Seed = Annotated[int, Option(help="The same seed gives the same games.")]
Cores = Annotated[int, Option(help="0 uses all.")]
OnCluster = Annotated[
    str, Option("--cluster", help="Play on a Ray cluster: auto, HOST:6379 or ray://HOST:10001.", metavar="ADDRESS")
]
Keep = Annotated[Path | None, Option(help="A file: keep here what is done; go on with what is there.", metavar="FILE")]
Mode = Annotated[str, Option(help="compiled, or plain (slow; the same games).")]
Plain = Annotated[
    bool,
    Option(
        "--plain",
        envvar="SKYRMISH_PLAIN",
        show_envvar=False,
        help="For screen readers: a fact a line; no tables, bars or colour.",
    ),
]
SaveGames = Annotated[int, Option(help="Records to keep there, of the first games; in an arena, of each pair.")]
Json = Annotated[bool, Option("--json", help="Print one JSON object.")]


def ruleset_from(
    game: str, edition: str, modules: str | None, options: list[str], board: str, mission: str = ""
) -> Any:
    """The ruleset that the options of a command describe; with no word on modules, those that are recommended."""
    from skyrmish.games.all_games import game_named  # not before: --help does without games
    from skyrmish.games.game import Choices
    from skyrmish.games.squadron_leader.rulesets.board_words import read_board

    with as_options():
        with about("game"):
            played = game_named(game)
        width, height, hexes = read_board(board)
        values = dict(option_from(played, text) for text in options)
        chosen = Choices(game, edition, (), values, width, height, hexes, mission)
        named = played.recommended(chosen) if modules is None else listed(modules)
        return played.ruleset(replace(chosen, modules=tuple(named)))


@contextmanager
def as_options() -> Iterator[None]:
    """What is refused in here is said with the option that is wrong."""
    try:
        yield
    except Refusal as refusal:
        if not refusal.part:
            raise
        raise where(refusal, "at-option", option=OPTIONS.get(refusal.part, refusal.part)) from None


def listed(text: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def whole_number(option: str) -> Callable[[str], int]:
    """Reads an option that takes a whole number; anything else is refused in one sentence."""
    return partial(_as_number, int, option)


def number(option: str) -> Callable[[str], float]:
    """Reads an option that takes a number."""
    return partial(_as_number, float, option)


def _as_number(kind: Callable[[str], Any], option: str, text: str) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise Refusal("command-number", option=option, text=repr(text), whole=kind is int) from None


def option_from(game: "Playable", text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals:
        raise Refusal("command-form", text=repr(text))
    if len(value) > LONGEST_VALUE:
        raise Refusal("command-too-long", key=key, characters=len(value))
    with about("option"):
        return key, _read(game, key, value)


def _read(game: "Playable", key: str, text: str) -> Any:
    """JSON, or a word; or the file that it names."""
    try:
        value = json.loads(text)
    except ValueError:
        value = text
    return game.option_files[key](Path(value)) if key in game.option_files and isinstance(value, str) else value
