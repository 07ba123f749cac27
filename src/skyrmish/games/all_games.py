"""All games, by the names that they are asked for with."""

from typing import Any

from skyrmish.engine.refusal import Refusal
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader

GAMES: tuple[Game, ...] = (SquadronLeader(), SquadronDice())
BY_NAME = {name: game for game in GAMES for name in game.names}
USUAL = GAMES[0].names[0]


def game_named(name: str) -> Game:
    if name not in BY_NAME:
        raise Refusal(f"game {name!r} is unknown; the games are {', '.join(BY_NAME)}")
    return BY_NAME[name]


def game_of(ruleset: Any) -> Game:
    """The game that a ruleset is of."""
    return game_named(ruleset.game)
