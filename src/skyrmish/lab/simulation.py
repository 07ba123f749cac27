"""Many games between bots, of any game. What is special about a game lies in a module of its own."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from skyrmish.bots.kinds import bot_names
from skyrmish.bots.search.limits import limit_of
from skyrmish.games.all_games import game_of
from skyrmish.games.game import Game
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.lab import any_game, squadron_dice, squadron_leader
from skyrmish.lab.compiling import Tell
from skyrmish.lab.many_games import MODES, Outcome, Player, check_numbers, play_all
from skyrmish.lab.tally import Tally

USUAL_NODES = 200


@dataclass(frozen=True)
class Simulation:
    """What to play, between whom, and how often.

    ``aces``, in the dice games, as bits by seat: those left in Bombing Raid, those already flying in Dogfight; without,
    everybody begins with a full squadron.
    """

    ruleset: Any
    seating: Seating
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    nodes: int = USUAL_NODES  # games that a bot which searches plays out in thought, for each of its decisions
    aces: tuple[int, ...] = ()

    def checked(self) -> "Simulation":
        """The same simulation, with the limits that bots need; refused where it makes no sense."""
        game = game_of(self.ruleset)
        check_numbers(self.bots, bot_names(self.ruleset.game), self.games, self.seed)
        game.check(self.ruleset, self.seating)
        limit_of(nodes=self.nodes)
        return replace(self, ruleset=game.with_limits(self.ruleset))


PLAYERS: dict[type[Game], Callable[[Simulation, bool, Tell], Player[Tally]]] = {
    SquadronLeader: squadron_leader.player,
    SquadronDice: squadron_dice.player,
}


def simulate(
    simulation: Simulation,
    mode: str = MODES[0],
    cores: int = 0,
    say: Tell = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play all games; ``progress`` hears how many more are done, ``say`` what takes long."""
    simulation = simulation.checked()
    make_player = PLAYERS.get(type(game_of(simulation.ruleset)), any_game.player)
    mode = MODES[0] if make_player is any_game.player else mode  # other processes know nothing of a registered game
    player = make_player(simulation, mode == MODES[0], say)
    return play_all(player, simulation.games, len(simulation.seating.sides), mode, cores, progress)
