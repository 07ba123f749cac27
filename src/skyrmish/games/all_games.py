"""All games, by the names that they are asked for with: ours, and those that somebody registers."""

import os
from typing import Any

from skyrmish.engine.own_code import load
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.words.catalogue import add_words
from skyrmish.words.refusal import Refusal

GAMES: list[Game] = []
BY_NAME: dict[str, Game] = {}


def register(game: Game) -> None:
    """Let a game be played wherever games are; what it says comes from its folder of words, if it has one."""
    for name in game.names:
        if name in BY_NAME:
            raise Refusal("game-is-there", game=repr(name))
    if game.words is not None:
        add_words(game.words)
    GAMES.append(game)
    BY_NAME.update(dict.fromkeys(game.names, game))


def register_yours() -> None:
    """The games that SKYRMISH_GAMES names, as ``FILE.py:NAME`` with commas between them."""
    for name in filter(None, os.environ.get("SKYRMISH_GAMES", "").split(",")):
        try:
            register(load(name))
        except Exception as problem:  # somebody's code: anything can happen
            raise Refusal("data-no-game", name=name, kind=type(problem).__name__, problem=str(problem)) from None


def game_named(name: str) -> Game:
    if name not in BY_NAME:
        raise Refusal("game-unknown", game=repr(name), games=BY_NAME)
    return BY_NAME[name]


def game_of(ruleset: Any) -> Game:
    """The game that a ruleset is of."""
    return game_named(ruleset.game)


register(SquadronLeader())
register(SquadronDice())
register_yours()
