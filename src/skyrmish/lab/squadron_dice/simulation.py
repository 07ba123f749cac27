"""Many games of dice on all cores. Game number n of a seed is the same game on any core, in any mode."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from skyrmish.bots.squadron_dice.knowledge import DICE_BOTS, SOLVER, learn
from skyrmish.bots.squadron_dice.solver.answers import Workshop
from skyrmish.bots.squadron_dice.solver.fight_shot import Solved
from skyrmish.bots.squadron_dice.solver.raid_solver import plane_odds
from skyrmish.bots.squadron_dice.solver.squads import squads_of
from skyrmish.bots.squadron_dice.solver.tables import solved_for
from skyrmish.engine.records import packed, unpacked
from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_dice.constants import ACE_COUNT, BOMBING_RAID, GAMES
from skyrmish.games.squadron_dice.ruleset import DiceRuleset, laid_out, make_rules
from skyrmish.lab.many_games import Outcome, check_numbers, play_all, say_if_cold
from skyrmish.lab.squadron_dice.tally import DiceTally, play_many, play_many_solved

BOT_LIMIT = 100_000  # B-44: turns after which bots call it a draw; only strange dice of one's own come near
ALL_ACES = (1 << ACE_COUNT) - 1


@dataclass(frozen=True)
class DiceSimulation:
    """What to play, between whom, and how often.

    ``aces``, as bits by seat: those left in Bombing Raid, those already flying in Dogfight; without, from the start.
    """

    ruleset: DiceRuleset
    teams: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    aces: tuple[int, ...] = ()

    def checked(self) -> "DiceSimulation":
        """The same simulation with the limit that bots need; refused where it makes no sense."""
        check_numbers(self.bots, DICE_BOTS, self.games, self.seed)
        ruleset = DiceRuleset(self.ruleset.game, {"limit.rounds": BOT_LIMIT, **self.ruleset.options})
        start = ALL_ACES if self.ruleset.game == GAMES[BOMBING_RAID] else 0
        aces = self.aces or (start,) * len(self.teams)
        return DiceSimulation(ruleset, self.teams, self.bots, self.games, self.seed, aces)

    @property
    def aces_as_bits(self) -> int:
        return sum(aces << (ACE_COUNT * seat) for seat, aces in enumerate(self.aces))

    @property
    def has_solver(self) -> bool:
        return DICE_BOTS[SOLVER] in self.bots


def simulate_dice(
    simulation: DiceSimulation,
    mode: str = "compiled",
    cores: int = 0,
    say: Callable[[str], None] = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play all games; ``progress`` hears how many more are done, ``say`` what takes long."""
    simulation = simulation.checked()
    player = compiled_player(simulation, say) if mode == "compiled" else PlainPlayer(simulation)
    return play_all(player, simulation.games, 1 + max(simulation.teams), mode, cores, progress)


class PlainPlayer:
    """Plays games in plain Python."""

    def __init__(self, simulation: DiceSimulation) -> None:
        self.simulation = simulation
        self.rules = make_rules(simulation.ruleset)
        self.known = learn(self.rules, [DICE_BOTS.index(bot) for bot in simulation.bots])
        self.solver: list[Any] = []
        if simulation.has_solver:
            solved = unpacked(Solved, solved_for(self.rules)[0])
            self.solver = [solved, squads_of(self.rules), Workshop(odds=plane_odds(self.rules))]

    def __call__(self, first: int, beyond: int) -> DiceTally:
        tally, table = DiceTally(), laid_out(self.rules, list(self.simulation.teams))
        play: Callable[..., None] = play_many_solved if self.solver else play_many
        aces, seed = self.simulation.aces_as_bits, self.simulation.seed
        play(self.rules, self.known, *self.solver, table, tally, aces, seed, first, beyond)
        return tally


def compiled_player(simulation: DiceSimulation, say: Callable[[str], None]) -> Callable[[int, int], DiceTally]:
    """Plays games in machine code; each call has a table of its own."""
    rules = make_rules(simulation.ruleset)
    play = compiled(play_many_solved if simulation.has_solver else play_many)
    say_if_cold(play, say)
    known = packed(learn(rules, [DICE_BOTS.index(bot) for bot in simulation.bots]))
    shared = [solved_for(rules)[0], packed(squads_of(rules))[0]] if simulation.has_solver else []
    rows, teams = packed(rules), list(simulation.teams)

    def player(first: int, beyond: int) -> DiceTally:
        tally, table = packed(DiceTally()), packed(laid_out(rules, teams))
        shop = [packed(Workshop(odds=plane_odds(rules)))[0]] if shared else []
        aces, seed = simulation.aces_as_bits, simulation.seed
        play(rows[0], known[0], *shared, *shop, table[0], tally[0], aces, seed, first, beyond)
        return unpacked(DiceTally, tally[0])

    player(0, 0)
    return player
