"""What an arena plays: every bot against every other, seats swapped, stats shared fairly."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from skyrmish.bots.own.own_bots import is_known, try_out
from skyrmish.bots.search.limits import limit_of
from skyrmish.engine.refusal import Refusal
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset
from skyrmish.lab.simulation import BOT_LIMITS

MOST_GAMES, MOST_BOTS, MOST_PLANES_EACH = 1_000_000, 24, 20


@dataclass(frozen=True)
class Contest:
    """The bots, the ruleset, and how many games each pair of bots plays."""

    bots: tuple[str, ...]
    ruleset: Ruleset
    games: int = 100
    planes: int = 1
    seed: int = 0
    nodes: int | None = None
    seconds: float | None = None

    def checked(self) -> "Contest":
        """The same contest, with the limits that bots need; refused where it makes no sense."""
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise Refusal(f"--bots: an arena has 2 to {MOST_BOTS} bots, not {len(self.bots)}")
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice:
            raise Refusal(f"--bots: {twice!r} is named twice")
        for bot in self.bots:
            if not is_known(bot):
                raise Refusal(f"bot {bot!r} is unknown; see docs/bots.md for levels, FILE.py:NAME and program:COMMAND")
            try_out(bot)
        for what, number, most in (("games", self.games, MOST_GAMES), ("planes", self.planes, MOST_PLANES_EACH)):
            if not 1 <= number <= most:
                raise Refusal(f"--{what}: {number} is not from 1 to {most}")
        if not 0 <= self.seed < 1 << 63:
            raise Refusal(f"--seed: {self.seed} is not from 0 to 2^63 − 1")
        limit_of(self.seconds, self.nodes)
        return replace(self, ruleset=replace(self.ruleset, options={**BOT_LIMITS, **self.ruleset.options}))

    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    def as_json(self) -> dict[str, Any]:
        """What must be the same for games to belong to one contest; their number may grow."""
        return {
            "bots": list(self.bots),
            "edition": self.ruleset.edition,
            "modules": list(self.ruleset.modules),
            "options": dict(self.ruleset.options),
            "board": list(self.ruleset.board),
            "hexes": self.ruleset.hexes,
            "planes": self.planes,
            "stats": "the same for both",
            "seed": self.seed,
            "nodes": self.nodes,
            "seconds": self.seconds,
        }
