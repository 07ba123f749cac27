"""Whole games between bots that search."""

from dataclasses import dataclass, field
from typing import Any

from skyrmish.bots.ladder.knowledge import Knowledge
from skyrmish.bots.ladder.players import set_up
from skyrmish.bots.notes import NotedTable
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.ponder import PLAY, play_game, ponder, thought_seed
from skyrmish.bots.search.thinker import warm_up
from skyrmish.engine.records import copied, packed
from skyrmish.engine.rule import compiled, rule
from skyrmish.games.squadron_leader.pieces import Rules, Table
from skyrmish.games.squadron_leader.play.setting_up.setup import hand_out
from skyrmish.lab.compiling import Tell, make_ready
from skyrmish.lab.tally import Tally, count


def get_ready(tell: Tell) -> None:
    """Compile the rules of thinking, or load them; tell if that takes long."""
    make_ready(compiled(ponder), tell)
    warm_up()


@rule
def play_thinking(
    rules: Rules, known: Knowledge, mind: Mind, table: NotedTable, tally: Tally, seed: int, first: int, beyond: int
) -> None:
    """Play the games of these numbers, one after the other on the same table, and count."""
    for game in range(first, beyond):
        set_up(table, seed, game)
        hand_out(rules, table)
        mind.seed = thought_seed(seed, game)
        play_game(rules, known, mind, table)
        count(tally, table)


@dataclass
class ThinkingPlayer:
    """Plays games by number, each with dice and thoughts of its own."""

    rules: Rules
    known: Knowledge
    table: NotedTable
    seed: int
    fast: bool
    packed_rules: Any = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.fast:
            self.packed_rules = packed(self.rules)

    def __call__(self, first: int, beyond: int) -> Tally:
        tally = Tally()
        if not self.fast:
            play_thinking(self.rules, self.known, Mind(), copied(self.table), tally, self.seed, first, beyond)
            return tally
        for game in range(first, beyond):
            count(tally, self.played(game))
        return tally

    def played(self, game: int) -> Table:
        """The table at the end of a game."""
        table = copied(self.table)
        set_up(table, self.seed, game)
        hand_out(self.rules, table)
        return self.play_on(table, game)

    def play_on(self, table: NotedTable, game: int) -> Table:
        """Play a table to its end; of a fast game, only the outcome is kept."""
        seed = thought_seed(self.seed, game)
        if not self.fast:
            ponder(self.rules, self.known, Mind(seed=seed), table, 0, PLAY, 0)
            return table
        row, mind = packed(table)[0], packed(Mind(seed=seed))[0]
        compiled(ponder)(self.packed_rules[0], packed(self.known)[0], mind, row, 0, PLAY, 0)
        for name in ("stage", "winner", "round", "decisions"):
            setattr(table, name, int(row[name]))
        return table
