"""Games simulated as matches, order by order: those without compiled rules, and those with somebody's own bot."""

from threading import Lock
from typing import TYPE_CHECKING

from skyrmish.bots.faults import Account
from skyrmish.bots.kinds import make_bot
from skyrmish.games.all_games import game_of
from skyrmish.lab.bot_match import BotMatch
from skyrmish.lab.records.shelf import Shelf
from skyrmish.lab.tally import Tally, count
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from skyrmish.lab.simulation import Simulation


class MatchPlayer:
    """Plays the games of these numbers, each with dice and bots of its own; keeps accounts of the bots, by seat."""

    def __init__(self, simulation: "Simulation", shelf: Shelf | None = None) -> None:
        self.simulation, self.shelf = simulation, shelf
        self.rules = game_of(simulation.ruleset).make_rules(simulation.ruleset)
        self.accounts = [Account()] * len(simulation.bots)
        self._lock = Lock()

    def __call__(self, first: int, beyond: int) -> Tally:
        tally = Tally()
        for number in range(first, beyond):
            self._play(number, tally)
        return tally

    def _play(self, number: int, tally: Tally) -> None:
        game = self.bot_match(number)
        ended = game.play()
        count(tally, ended)
        with self._lock:
            self.accounts = [old + new for old, new in zip(self.accounts, ended.accounts, strict=True)]
        if self.shelf and self.shelf.wants(number):
            self.shelf.put(number, game.record(self.simulation.header(number)))

    def bot_match(self, number: int) -> BotMatch:
        """The game of this number, before it has begun."""
        simulation = self.simulation
        dice = SeededDice(simulation.seed, number=number)
        match = Match(simulation.ruleset, simulation.seating, dice, rules=self.rules)
        seed, kind = simulation.seed + number, simulation.ruleset.game
        return BotMatch(match, [make_bot(kind, bot, seed, nodes=simulation.nodes) for bot in simulation.bots])
