"""An arena of planes: both bots fly the same stats, and levels meet each other without a match around them."""

from skyrmish.bots.ladder.knowledge import Knowledge, learn
from skyrmish.bots.ladder.levels import BOTS
from skyrmish.bots.ladder.players import set_up
from skyrmish.bots.ladder.setting_up.cards import card_in_order
from skyrmish.bots.notes import with_notes
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.ponder import thought_seed
from skyrmish.engine.dice import Stream, below, open_stream
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.play.decisions import answer_assign
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.playing import Arena
from skyrmish.lab.bot_match import BotMatch, Ending
from skyrmish.lab.compiling import Tell
from skyrmish.lab.records.planes import SimulatedPilots
from skyrmish.lab.records.shelf import Shelf
from skyrmish.lab.thinking_games import ThinkingPlayer, get_ready
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

STATS_PURPOSE = 21


class PlaneArena(Arena):
    """Game 2k and 2k + 1 of two bots share stats as well as dice."""

    def __init__(self, contest: Contest, fast: bool = True, shelf: Shelf | None = None) -> None:
        super().__init__(contest, fast, shelf)
        self.known = learn(self.rules, [])

    def prepare(self, say: Tell) -> None:
        if self.fast:
            get_ready(say)

    def dealt(self, number: int) -> list[tuple[int, ...]]:
        """Stats for every plane, by lot; the same for both bots, and for both games of a pair."""
        lot = Stream()
        open_stream(lot, self.contest.seed, STATS_PURPOSE, number // 2)
        each = [card_in_order(self.rules, below(lot, self.known.orders)) for _ in range(self.contest.planes)]
        return each * len(self.seating.seats)

    def beginning(self, number: int) -> list[str]:
        dealt = zip(self.seating.plane_names, self.dealt(number), strict=True)
        return [f"{name}: assign {' '.join(map(str, stats))}" for name, stats in dealt]

    def played(self, names: list[str], number: int, recorded: bool = False) -> tuple[Ending, str]:
        if not set(names) <= set(BOTS) or self.contest.seconds is not None:
            return super().played(names, number, recorded)
        if not recorded:
            table = self._among_levels(names, number)
            return Ending(table.winner, table.round, table.decisions), ""
        game = self._as_a_match(names, number)
        return game.play(self.beginning(number)), game.record(self.contest.header(names, number))

    def _known_to(self, names: list[str]) -> Knowledge:
        known = copied(self.known)
        known.bots[: len(names)] = [BOTS.index(name) for name in names]
        known.games = [limit_of(None, self.contest.nodes).nodes] * len(known.games)
        return known

    def _among_levels(self, names: list[str], number: int) -> Table:
        table = with_notes(laid_out(self.seating))
        set_up(table, self.contest.seed, number // 2)
        for i, stats in enumerate(self.dealt(number)):
            answer_assign(self.rules, table, i, stats)
        seed = thought_seed(self.contest.seed, number)
        return ThinkingPlayer(self.rules, self._known_to(names), table, seed, self.fast).play_on(table, number)

    def _as_a_match(self, names: list[str], number: int) -> BotMatch:
        """The same game with orders that can be written down."""
        chance = self.contest.seed, number // 2
        thoughts = thought_seed(thought_seed(self.contest.seed, number), number)
        pilots = SimulatedPilots(self.rules, self._known_to(names), chance, thoughts, self.fast)
        dice = SeededDice(self.contest.seed, number=number // 2)
        match = Match(self.contest.ruleset, self.seating, dice, rules=self.rules)
        return BotMatch(match, [pilots] * len(names))
