"""The bots of every game: its levels, who gives hints, who answers for others; and any bot by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from skyrmish.bots.any_game import AnyOrder
from skyrmish.bots.ladder.levels import LEVELS as FLYING_LEVELS
from skyrmish.bots.level import Level
from skyrmish.bots.orders import Bot
from skyrmish.bots.own.own_bots import OwnBot, installed, is_own, try_out
from skyrmish.bots.player import Player
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.thinker import TOOLS as SEARCH
from skyrmish.bots.squadron_dice.levels import LEVELS as DICE_LEVELS
from skyrmish.bots.squadron_dice.orders import TOOLS as TABLES
from skyrmish.bots.squadron_dice.orders import DiceBot
from skyrmish.bots.tools import NONE, Tools
from skyrmish.games.all_games import game_named
from skyrmish.games.game import Game
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.words.refusal import Refusal


@dataclass(frozen=True)
class Kinds:
    """The bots that come with a game, each stronger than the one before."""

    levels: tuple[Level, ...]
    stand_in: str  # answers at a glance, for a bot at fault or when nobody wants to wait
    make: Callable[[str, int, float | None, int | None], Player]  # by name, seed, seconds and nodes
    tools: Tools = NONE  # of those that think long

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(level.name for level in self.levels)

    @cached_property
    def ladder(self) -> tuple[Level, ...]:
        """Those that are offered to people."""
        return tuple(level for level in self.levels if not level.is_yardstick)

    @property
    def usual(self) -> str:
        """Whoever gives hints, and takes over for somebody who left: the best there is."""
        return self.levels[-1].name

    def thinks_long(self, name: str) -> bool:
        return any(level.thinks_long for level in self.levels if level.name == name)

    def until_ready(self, name: str) -> str:
        """Who answers for a bot while its tools are not ready."""
        is_lost = any(not level.has_instinct for level in self.levels if level.name == name)
        return self.stand_in if is_lost else name


def _dice_bot(name: str, seed: int, _seconds: float | None, _nodes: int | None) -> DiceBot:
    """Bots of the dice games know their answers; no limit makes them other ones."""
    return DiceBot(name, seed)


KINDS: dict[type[Game], Kinds] = {
    SquadronLeader: Kinds(FLYING_LEVELS, "wingman", Bot, SEARCH),
    SquadronDice: Kinds(DICE_LEVELS, "greedy", _dice_bot, TABLES),
}


ANY_GAME = Kinds((Level("random"),), "random", lambda _name, seed, _seconds, _nodes: AnyOrder(seed))


def kinds_of(game: str) -> Kinds:
    """The bots of a game, by its name."""
    return KINDS.get(type(game_named(game)), ANY_GAME)


def bot_names(game: str) -> tuple[str, ...]:
    """The levels of a game."""
    return kinds_of(game).names


def is_known(game: str, name: str) -> bool:
    """The name of a level of this game, of an installed bot, or of a bot in a file or program."""
    return name in bot_names(game) or is_own(name)


def is_of_another_game(game: str, name: str) -> bool:
    """The name of a level, but of none that plays this game."""
    return name not in bot_names(game) and any(name in kinds.names for kinds in KINDS.values())


def make_bot(game: str, name: str, seed: int, seconds: float | None = None, nodes: int | None = None) -> Player:
    """A bot by its name: a level, an entry point, ``path/to/file.py:Name``, or ``program:COMMAND``."""
    check_bot(game, name)
    limit_of(seconds, nodes)
    kinds = kinds_of(game)
    if name in kinds.names:
        return kinds.make(name, seed, seconds, nodes)
    return OwnBot(name, kinds.make(kinds.stand_in, seed, None, None), seed, seconds, nodes)


def check_bot(game: str, name: str, start: bool = False) -> None:
    """Refuse a bot that cannot be had; somebody's own is started once, if wanted, to see that it can be loaded."""
    if not is_known(game, name):
        raise Refusal("bot-unknown-here", bot=repr(name), known=[*bot_names(game), *installed()])
    if start and name not in bot_names(game):
        try_out(name)
