"""How games are simulated that have no compiled rules of their own: as matches, order by order."""

from typing import TYPE_CHECKING

from skyrmish.bots.kinds import make_bot
from skyrmish.games.all_games import game_of
from skyrmish.lab.compiling import Tell
from skyrmish.lab.many_games import Player
from skyrmish.lab.tally import Tally, count
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from skyrmish.lab.simulation import Simulation


def player(simulation: "Simulation", fast: bool, say: Tell) -> Player[Tally]:  # noqa: ARG001
    """Plays the games of these numbers, each with dice and bots of its own."""
    ruleset, names = simulation.ruleset, simulation.seating.names
    rules = game_of(ruleset).make_rules(ruleset)

    def play(first: int, beyond: int) -> Tally:
        tally = Tally()
        for number in range(first, beyond):
            dice = SeededDice(simulation.seed, number=number)
            match = Match(ruleset, simulation.seating, dice, rules=rules)
            seed = simulation.seed + number
            bots = {name: make_bot(ruleset.game, bot, seed) for name, bot in zip(names, simulation.bots, strict=True)}
            while not match.is_over:
                seat = match.deciding_seats()[0]
                bots[seat].act(match, seat)
            count(tally, match.table)
        return tally

    return play
