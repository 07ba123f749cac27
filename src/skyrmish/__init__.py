"""Skyrmish: the digital table for pocket dogfight games. This is the front door for programmers.

>>> import skyrmish
>>> match = skyrmish.new_match("squadron-leader", ["red", "blue"], modules=["altitude"], seed=7)
>>> match.decision().kind
'assign'
>>> str(match.legal_orders("red")[0])
'red: assign 4 3 3 2'
>>> match.order("red: assign 3 3 4 2")  # nothing happens before blue has chosen too
[]
>>> for event in match.order("blue: assign 4 2 3 3"):
...     print(event.kind, event.who)
revealed red
revealed blue
starts blue
>>> match.order("red: place 350 39 90")
Traceback (most recent call last):
    ...
skyrmish.words.refusal.Refusal: the table waits for blue to place a plane, not for red (SL1-MOVE-01)

What is listed in ``__all__`` stays; everything else may move. None of it is called like a package of ours, which would
take its place once somebody imports that. docs/library.md tells more.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skyrmish.bots.player import Player
    from skyrmish.games.events import Event
    from skyrmish.games.game import Game
    from skyrmish.games.orders import Order
    from skyrmish.lab.many_games import Outcome
    from skyrmish.match.dice.sources import SeededDice, TypedDice
    from skyrmish.match.match import Match
    from skyrmish.match.records.replay import Replay
    from skyrmish.odds.attacks import Odds
    from skyrmish.words.refusal import Refusal

__version__ = "0.1.0"
USUAL = "squadron-leader"  # the game that is meant where nobody names one
__all__ = [
    "Event",
    "Match",
    "Order",
    "Refusal",
    "Replay",
    "SeededDice",
    "TypedDice",
    "__version__",
    "attack_odds",
    "bot",
    "bot_names",
    "game_names",
    "new_match",
    "play",
    "record",
    "referee",
    "register",
    "replay",
    "resume",
    "ruleset",
    "simulate",
]

_HOMES = {  # of what is only loaded when somebody asks for it
    "Event": "skyrmish.games.events",
    "Match": "skyrmish.match.match",
    "Order": "skyrmish.games.orders",
    "Refusal": "skyrmish.words.refusal",
    "Replay": "skyrmish.match.records.replay",
    "SeededDice": "skyrmish.match.dice.sources",
    "TypedDice": "skyrmish.match.dice.sources",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'skyrmish' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


# ---- what is played ----


def game_names() -> tuple[str, ...]:
    """The games there are.

    >>> game_names()[:2]
    ('squadron-leader', 'space-pirates')
    """
    from skyrmish.games.all_games import BY_NAME

    return tuple(BY_NAME)


def register(game: "Game") -> None:
    """Let a game of your own be played wherever games are; ``skyrmish.games.making`` has all that one is made of."""
    from skyrmish.games.all_games import register

    register(game)


def ruleset(
    game: str = USUAL,
    *,
    edition: str = "",
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    board: tuple[float, float] = (0.0, 0.0),
    hexes: bool = False,
    mission: str = "",
) -> Any:
    """A ruleset; what is left out is as usual. Impossible ones are refused.

    >>> ruleset("squadron-leader", edition="second", modules=["split-s"]).settled()["dice"]
    6
    >>> ruleset("dogfight", edition="first")
    Traceback (most recent call last):
        ...
    skyrmish.words.refusal.Refusal: the dice games have none (SD-01)
    """
    from skyrmish.games.all_games import game_named
    from skyrmish.games.game import Choices

    return game_named(game).ruleset(Choices(game, edition, tuple(modules), dict(options or {}), *board, hexes, mission))


def new_match(
    game: str = USUAL,
    seats: Sequence[str] = ("red", "blue"),
    *,
    seed: int = 0,
    teams: Sequence[str] = (),
    planes: int = 1,
    bombers: int = 0,
    balloons: int = 0,
    dice: "SeededDice | TypedDice | None" = None,
    **rules: Any,
) -> "Match":
    """A match that waits for its first decision. ``rules`` are those of :func:`ruleset`; the dice come from the seed.

    >>> match = new_match("bombing-raid", seed=3)
    >>> match.deciding_seats(), match.is_secret()
    (['red', 'blue'], True)
    """
    from skyrmish.games.all_games import game_named
    from skyrmish.games.game import Pieces
    from skyrmish.match.dice.sources import SeededDice
    from skyrmish.match.match import Match

    chosen = ruleset(game, **rules)
    seating = game_named(game).seats(chosen, seats, teams, Pieces(planes, bombers, balloons))
    return Match(chosen, seating, dice or SeededDice(seed))


# ---- records and positions ----


def record(match: "Match", players: Sequence[str] = ()) -> str:
    """A match as text that people can read and edit, and :func:`resume` and :func:`replay` take.

    ``players`` says who sat there, by seat: ``person``, or ``bot NAME``.

    >>> print(record(new_match("dogfight", seed=1)).splitlines()[1])
    game: dogfight
    """
    from skyrmish.match.dice.sources import SeededDice
    from skyrmish.match.records.header import PERSON, Header
    from skyrmish.match.records.record import record_text

    seed = match.dice.seed if isinstance(match.dice, SeededDice) else 0
    seated = tuple(players) or (PERSON,) * len(match.seating.seats)
    return record_text(match, Header(match.ruleset, match.seating, seed, seated))


def resume(text: str) -> "Match":
    """The match that a record leads to, with the dice that its seed has next.

    >>> match = new_match(seed=5)
    >>> resume(record(match)).decision() == match.decision()
    True
    """
    from skyrmish.match.records.record import read_record
    from skyrmish.match.records.saved_games import resumed

    match = resumed(read_record(text))
    match.go_on()
    return match


def replay(text: str) -> "Replay":
    """A record to step through, forwards and backwards: ``go_to``, ``step``, ``go_to_round``."""
    from skyrmish.match.records.record import read_record
    from skyrmish.match.records.replay import Replay

    return Replay(read_record(text))


def referee(position: Mapping[str, Any] | str) -> dict[str, Any]:
    """Rule on a position file: what its orders do, what is legal then, and who may shoot whom.

    >>> seats = [{"name": "red"}, {"name": "blue"}]
    >>> stats = {"attack": 3, "defense": 3, "speed": 3, "health": 3}
    >>> red = {"name": "red", "seat": "red", "x": 100, "y": 100, "heading": 0, **stats}
    >>> blue = {"name": "blue", "seat": "blue", "x": 400, "y": 100, "heading": 180, **stats}
    >>> answer = referee({"seats": seats, "planes": [red, blue], "orders": ["attack blue"]})
    >>> answer["measures"][0]["why_not"]
    '42 mm out of range (SL1-ATK-02)'
    >>> answer["refused"]["reason"]
    "'attack blue' is no answer now: the table waits for red to move"
    """
    import json

    from skyrmish.match.referee import rule_on

    return rule_on(position if isinstance(position, str) else json.dumps(position))


# ---- chances and bots ----


def attack_odds(attack: int, defense: int, *, rules: Any = None, **question: Any) -> "Odds":
    """The exact chances of an attack in Squadron Leader, as fractions; every reroll is used as well as it can be.

    >>> attack_odds(3, 3).expected
    Fraction(37665, 65536)
    """
    from skyrmish.games.all_games import game_of
    from skyrmish.odds.questions import Question, answer

    chosen = rules if rules is not None else ruleset()
    return answer(game_of(chosen).make_rules(chosen), Question(attack, defense, **question))


def bot_names(game: str = USUAL) -> tuple[str, ...]:
    """The bots of a game, each stronger than the one before.

    >>> bot_names("dogfight")
    ('random', 'greedy', 'solver')
    """
    from skyrmish.bots.kinds import kinds_of

    return kinds_of(game).names


def bot(
    name: str, seed: int = 0, *, game: str = USUAL, seconds: float | None = None, nodes: int | None = None
) -> "Player":
    """A bot by its name; or your own, by ``FILE.py:NAME`` or ``program:COMMAND``. It says ``orders(match, seat)``.

    >>> match = new_match(seed=1)
    >>> len(bot("greedy", seed=1).orders(match, "red"))
    1
    """
    from skyrmish.bots.kinds import make_bot

    return make_bot(game, name, seed, seconds, nodes)


def play(match: "Match", players: Mapping[str, "Player"]) -> "Match":
    """Let bots play a match to its end, a player for each seat.

    >>> match = new_match("bombing-raid", seed=2)
    >>> play(match, {seat: bot("greedy", game="bombing-raid") for seat in ("red", "blue")}).is_over
    True
    """
    while not match.is_over:
        seat = match.deciding_seats()[0]
        players[seat].act(match, seat)
    return match


def simulate(
    game: str = USUAL,
    *,
    bots: Sequence[str] = ("random", "random"),
    games: int = 1000,
    seed: int = 0,
    cores: int = 0,
    teams: Sequence[str] = (),
    planes: int = 1,
    **rules: Any,
) -> "Outcome":
    """Many games between bots, compiled and on all cores: wins by side, draws, rounds, decisions."""
    from skyrmish.games.all_games import game_named
    from skyrmish.games.game import Pieces
    from skyrmish.lab.simulation import Simulation
    from skyrmish.lab.simulation import simulate as run

    chosen = ruleset(game, **rules)
    played = game_named(game)
    seating = played.seats(chosen, played.seat_names(len(bots)), teams, Pieces(planes))
    return run(Simulation(chosen, seating, tuple(bots), games, seed), cores=cores)
