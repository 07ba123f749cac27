"""How games of dice are simulated: in plain Python, and in machine code; solvers bring their tables along."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from skyrmish.bots.squadron_dice.knowledge import DiceKnowledge, learn
from skyrmish.bots.squadron_dice.levels import BOTS, LEVELS
from skyrmish.bots.squadron_dice.players import at_a_glance, play
from skyrmish.bots.squadron_dice.solver.answers import Workshop
from skyrmish.bots.squadron_dice.solver.fight.fight_shot import Solved
from skyrmish.bots.squadron_dice.solver.fight.squads import Squads, squads_of
from skyrmish.bots.squadron_dice.solver.players import chosen_answer, play_solved
from skyrmish.bots.squadron_dice.solver.raid.raid_solver import plane_odds
from skyrmish.bots.squadron_dice.solver.tables import DICE_MODULE, solved_for
from skyrmish.engine.records import packed
from skyrmish.engine.rule import compiled, rule
from skyrmish.engine.speeds import fastest
from skyrmish.games.squadron_dice.constants import ACE_COUNT
from skyrmish.games.squadron_dice.pieces import Rules, Table
from skyrmish.games.squadron_dice.rulesets.ruleset import laid_out, make_rules
from skyrmish.games.squadron_dice.seating import teams_of
from skyrmish.lab.bot_match import BotMatch
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.compiling import Tell
from skyrmish.lab.many_games import Player, compiled_player
from skyrmish.lab.records.dice import SimulatedSquadrons, simulated_match
from skyrmish.lab.tally import Tally, count

if TYPE_CHECKING:
    from skyrmish.lab.simulation import Simulation


def player(simulation: "Simulation", fast: bool, say: Tell) -> Player[Tally]:
    """Plays the games of these numbers."""
    return _compiled_player(simulation, say) if fast else _PlainPlayer(simulation)


def recorded(simulation: "Simulation", number: int, fast: bool) -> BotMatch:  # noqa: ARG001 - plain is fast enough
    """The game of this number as a match, before it has begun."""
    plain = _PlainPlayer(simulation)
    squadrons = SimulatedSquadrons(plain.choose, simulation.seed, number)
    match = simulated_match(simulation.ruleset, simulation.seating, plain.rules, simulation.seed, number)
    return BotMatch(match, [squadrons] * len(simulation.bots))


@rule
def play_many(
    rules: Rules, known: DiceKnowledge, table: Table, tally: Tally, aces: int, seed: int, first: int, beyond: int
) -> None:
    """Play the games of these numbers, one after the other on the same table, and count."""
    for game in range(first, beyond):
        play(rules, known, table, aces, seed, game)
        count(tally, table)


@rule
def play_many_solved(
    rules: Rules,
    known: DiceKnowledge,
    s: Solved,
    squads: Squads,
    shop: Workshop,
    table: Table,
    tally: Tally,
    aces: int,
    seed: int,
    first: int,
    beyond: int,
) -> None:
    """As ``play_many``, with solvers at the table."""
    for game in range(first, beyond):
        play_solved(rules, known, s, squads, shop, table, aces, seed, game)
        count(tally, table)


class _PlainPlayer:
    """Plays games in plain Python."""

    def __init__(self, simulation: "Simulation") -> None:
        self.seed = simulation.seed
        self.rules = make_rules(simulation.ruleset)
        self.known = learn(self.rules, [BOTS.index(bot) for bot in simulation.bots])
        self.teams = teams_of(simulation.seating)
        begins = [pilot.flying for pilot in self.table().pilots[: len(self.teams)]]
        self.aces = sum(aces << (ACE_COUNT * seat) for seat, aces in enumerate(simulation.aces or begins))
        self.solver: list[Any] = []
        if any(LEVELS[bot].solves for bot in self.known.bots):
            solved = fastest(DICE_MODULE).plain(Solved, solved_for(self.rules))
            self.solver = [solved, squads_of(self.rules), self.workshop()]

    def table(self) -> Table:
        return laid_out(self.rules, self.teams)

    def workshop(self) -> Workshop:
        return Workshop(odds=plane_odds(self.rules))

    def choose(self, table: Table, seat: int) -> int:
        """What the bot on this seat answers."""
        choose: Callable[..., int] = chosen_answer if self.solver else at_a_glance
        return choose(self.rules, self.known, *self.solver, table, seat)

    def __call__(self, first: int, beyond: int) -> Tally:
        tally, table = Tally(), self.table()
        play: Callable[..., None] = play_many_solved if self.solver else play_many
        play(self.rules, self.known, *self.solver, table, tally, self.aces, self.seed, first, beyond)
        return tally


def job(simulation: "Simulation") -> Job[Tally]:
    """The games as a page plays them."""
    plain = _PlainPlayer(simulation)
    play = play_many_solved if plain.solver else play_many
    records = plain.rules, plain.known, *plain.solver, plain.table(), Tally
    return Job(DICE_MODULE, play, records, [plain.aces, plain.seed], Tally)


def _compiled_player(simulation: "Simulation", say: Tell) -> Player[Tally]:
    """Each call has a table of its own, and room of its own to think."""
    plain = _PlainPlayer(simulation)
    play = compiled(play_many_solved if plain.solver else play_many)
    solver = [solved_for(plain.rules), packed(squads_of(plain.rules))[0], plain.workshop()] if plain.solver else []
    parts = packed(plain.rules)[0], packed(plain.known)[0], *solver, plain.table(), Tally
    return compiled_player(play, parts, Tally, [plain.aces, plain.seed], say)
