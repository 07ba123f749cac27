"""Thinking about one table, within a limit: with compiled rules once they are ready, and with plain ones until then."""

import time
from collections.abc import Callable
from typing import Any

from skyrmish.bots.answers import Finding
from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.notes import NotedTable, with_notes
from skyrmish.bots.search.duel import is_duel, plans_to_deepen
from skyrmish.bots.search.limits import Limit
from skyrmish.bots.search.mind import Mind, Option
from skyrmish.bots.search.playouts import rounds_to_one
from skyrmish.bots.search.ponder import CHANCES, DEEPEN, HALVE, LIST, TRY, finalists, ponder, share_of_games
from skyrmish.bots.tools import Tools
from skyrmish.engine.speeds import PLAIN, fastest, is_in_page
from skyrmish.games.squadron_leader.constants import MOVE
from skyrmish.games.squadron_leader.lean_games import sky_of
from skyrmish.games.squadron_leader.pieces import Rules
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats

SLICE = 0.04  # seconds between two looks at the clock, about
SOME = 64  # games played out to explain a choice; a few in plain Python
FEW = 16

_ready: list[bool] = []


def is_warm() -> bool:
    """The rules of thinking are compiled, and loaded in this process."""
    return bool(_ready) or is_in_page()


def warm_up() -> None:
    """Compile the rules of thinking, or load them where they were compiled before: bots of this process then search.

    The first time, for each version, it takes a minute or two. Until then all bots answer by instinct.
    """
    if is_warm():
        return
    rules = make_rules(Ruleset())
    thinker = Thinker(rules, learn(rules, []), fast=True)
    thinker.chances(with_notes(laid_out(usual_seats(("red", "blue")))), 0, 0)
    _ready.append(True)


TOOLS = Tools(lambda _ruleset: "search", lambda _ruleset: warm_up())


class Thinker:
    """A mind for one ruleset: plain, or packed for compiled rules."""

    def __init__(self, rules: Rules, known: Knowledge, fast: bool) -> None:
        self.fast = fast
        self.rules = rules
        self._speed = fastest(sky_of(rules)) if fast else PLAIN
        self._held = [self._speed.share(rules), self._speed.hold(known), self._speed.hold(Mind())]
        _, self.known, self.mind = map(self._speed.opened, self._held)
        self._ponder: Callable[..., None] = self._speed.translated(ponder)

    def _think(self, table: Any, i: int, task: int, games: int) -> None:
        self._ponder(*self._held, table, i, task, games)

    def find(self, table: NotedTable, i: int, bot: int, seed: int, limit: Limit) -> Finding | None:
        """The best option before plane i; None where a bot of this kind does not search."""
        started = time.perf_counter()
        row = self._speed.hold(table)
        self.known.bots[table.planes[i].seat] = bot
        self.mind.seed = seed
        self._think(row, i, LIST, 0)
        if self.mind.count == 0:
            return None
        if self.known.deep[bot] and table.decision == MOVE and is_duel(self.rules, table):
            self._look_deeper(row, i, limit.nodes, started + limit.in_a_duel)
        elif self.known.deep[bot] and self.mind.count > 1:
            games = share_of_games(table, limit.nodes)
            self.mind.count = finalists(self.known, self.mind, games)
            self._knock_out(row, i, games, started + limit.seconds)
        return finding_of(self.mind.options[0])

    def _look_deeper(self, row: Any, i: int, nodes: int, deadline: float) -> None:
        """The most promising plans one by one, as long as there are nodes and time."""
        for k in range(plans_to_deepen(self.known, self.mind)):
            if k > 0 and (self.mind.games >= nodes or time.perf_counter() > deadline):
                return
            self._think(row, i, DEEPEN, k)

    def _knock_out(self, row: Any, i: int, games: int, deadline: float) -> None:
        """Sequential halving; each round has an equal share of the games, or of the time if that is less."""
        rounds = rounds_to_one(int(self.mind.count))
        for left in range(rounds, 0, -1):
            now = time.perf_counter()
            share = now + (deadline - now) / left
            self._try_all(row, i, max(1, games // (rounds * int(self.mind.count))), share)
            self._think(row, i, HALVE, 0)

    def _try_all(self, row: Any, i: int, games: int, deadline: float) -> None:
        """So many games with every option, in slices, as long as there is time."""
        size = 1
        while games > 0:
            before = time.perf_counter()
            if before > deadline and size > 1:
                return
            self._think(row, i, TRY, min(size, games))
            games -= size
            spent = time.perf_counter() - before
            size = max(2, int(size * min(2.0, SLICE / max(spent, 1e-6))))

    def tried(self, table: NotedTable, i: int, found: Finding, seed: int) -> Finding:
        """The same answer, after playing some games with it."""
        option = self.mind.options[0]
        option.answer, option.x, option.y, option.heading = found.answer, found.x, found.y, found.heading
        option.games, option.points, option.given, option.taken = 0, 0.0, 0.0, 0.0
        self.mind.count, self.mind.seed = 1, seed
        self._think(self._speed.hold(table), i, TRY, SOME if self.fast else FEW)
        return finding_of(self.mind.options[0])

    def chances(self, table: NotedTable, seed: int, games: int) -> list[float]:
        """Each side's chance to win, by that many games played out."""
        self.mind.seed, self.mind.games = seed, 0
        self.mind.chances[:] = [0.0] * len(self.mind.chances)
        self._think(self._speed.hold(table), 0, CHANCES, games)
        return [float(self.mind.chances[side]) / max(1, games) for side in range(table.sides)]


def finding_of(option: Option) -> Finding:
    games = max(1, int(option.games))
    return Finding(
        int(option.answer),
        float(option.x),
        float(option.y),
        float(option.heading),
        int(option.games),
        float(option.points) / games,
        float(option.given) / games,
        float(option.taken) / games,
    )
