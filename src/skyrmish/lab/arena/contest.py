"""What an arena plays: every bot against every other, seats swapped."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from skyrmish.bots.kinds import check_bot
from skyrmish.bots.search.limits import limit_of
from skyrmish.games.all_games import game_of
from skyrmish.games.game import Pieces
from skyrmish.games.seating import Seating
from skyrmish.lab.many_games import check_seed
from skyrmish.match.records.header import Header, Player
from skyrmish.match.records.origin import ARENA, Origin
from skyrmish.words.refusal import Refusal, check_within

MOST_GAMES, MOST_BOTS, MOST_PLANES_EACH = 1_000_000, 24, 20


@dataclass(frozen=True)
class Contest:
    """The bots, the ruleset, and how many games each pair of bots plays."""

    bots: tuple[str, ...]
    ruleset: Any
    games: int = 100
    planes: int = 1
    seed: int = 0
    nodes: int | None = None
    seconds: float | None = None

    def checked(self) -> "Contest":
        """The same contest, with the limits that bots need; refused where it makes no sense."""
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise Refusal("arena-bots", most=MOST_BOTS, bots=len(self.bots))
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice:
            raise Refusal("arena-bot-twice", bot=repr(twice))
        for bot in self.bots:
            check_bot(self.ruleset.game, bot, start=True)
        check_within("--games", self.games, 1, MOST_GAMES)
        check_within("--planes", self.planes, 1, MOST_PLANES_EACH)
        check_seed("--seed", self.seed)
        limit_of(self.seconds, self.nodes)
        self.seating  # noqa: B018 - refused where the game has no such seats
        return replace(self, ruleset=game_of(self.ruleset).with_limits(self.ruleset))

    @property
    def seating(self) -> Seating:
        """One seat each; the bots take turns in them."""
        game = game_of(self.ruleset)
        return game.seats(self.ruleset, game.seat_names(2), (), Pieces(self.planes))

    def header(self, names: Sequence[str], number: int) -> Header:
        """The head of the record of a game between two bots, by seat."""
        origin = Origin(ARENA, number, self.nodes, self.seconds)
        return Header(self.ruleset, self.seating, self.seed, tuple(str(Player(name)) for name in names), origin)

    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    def as_json(self) -> dict[str, Any]:
        """What must be the same for games to belong to one contest; their number may grow."""
        return {
            "bots": list(self.bots),
            **self._rules_told(),
            "seed": self.seed,
            "nodes": self.nodes,
            "seconds": self.seconds,
        }

    def _rules_told(self) -> dict[str, Any]:
        """As files of arenas have it: where there is a board, its two sides, a switch for hexes, and the planes."""
        told = game_of(self.ruleset).ruleset_told(self.ruleset)
        board = told.get("board")
        if board is None:
            return told
        where = {"board": [board["width"], board["height"]], "hexes": board["kind"] == "hex"}
        return {**told, **where, "planes": self.planes, "stats": "the same for both"}
