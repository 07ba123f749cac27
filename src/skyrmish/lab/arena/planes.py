"""An arena of planes: both bots fly the same stats, and levels meet each other without a match around them."""

from typing import Any

from skyrmish.bots.ladder.cards import card_in_order
from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import BOTS
from skyrmish.bots.ladder.players import set_up
from skyrmish.bots.notes import with_notes
from skyrmish.bots.orders import thought_seed
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.ponder import ponder
from skyrmish.bots.search.thinker import warm_up
from skyrmish.engine.dice import Stream, below, open_stream
from skyrmish.engine.records import copied
from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.play.decisions import answer_assign
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.playing import Arena
from skyrmish.lab.compiling import Tell, compiling
from skyrmish.lab.thinking_games import ThinkingPlayer

STATS_PURPOSE = 21


class PlaneArena(Arena):
    """Game 2k and 2k + 1 of two bots share stats as well as dice."""

    def __init__(self, contest: Contest, fast: bool = True) -> None:
        super().__init__(contest, fast)
        self.known = learn(self.rules, [])

    def prepare(self, say: Tell) -> None:
        if self.fast:
            with compiling(compiled(ponder), say):
                warm_up()

    def dealt(self, number: int) -> list[tuple[int, ...]]:
        """Stats for every plane, by lot; the same for both bots, and for both games of a pair."""
        lot = Stream()
        open_stream(lot, self.contest.seed, STATS_PURPOSE, number // 2)
        each = [card_in_order(self.rules, below(lot, self.known.orders)) for _ in range(self.contest.planes)]
        return each * len(self.seating.seats)

    def beginning(self, number: int) -> list[str]:
        dealt = zip(self.seating.plane_names, self.dealt(number), strict=True)
        return [f"{name}: assign {' '.join(map(str, stats))}" for name, stats in dealt]

    def played(self, names: list[str], number: int) -> tuple[Any, int]:
        if all(name in BOTS for name in names) and self.contest.seconds is None:
            return self._among_levels(names, number), 0
        return super().played(names, number)

    def _among_levels(self, names: list[str], number: int) -> Table:
        known = copied(self.known)
        known.bots[: len(names)] = [BOTS.index(name) for name in names]
        known.games = [limit_of(None, self.contest.nodes).nodes] * len(known.games)
        table = with_notes(laid_out(self.seating))
        set_up(table, self.contest.seed, number // 2)
        for i, stats in enumerate(self.dealt(number)):
            answer_assign(self.rules, table, i, stats)
        player = ThinkingPlayer(self.rules, known, table, thought_seed(self.contest.seed, number), self.fast)
        return player.play_on(table, number)
