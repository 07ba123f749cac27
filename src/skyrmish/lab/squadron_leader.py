"""How games of planes are simulated: in plain Python, in machine code, and by bots that search."""

from typing import TYPE_CHECKING

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import BOTS
from skyrmish.bots.ladder.setting_up.mixtures import tickets_for
from skyrmish.bots.notes import with_notes
from skyrmish.bots.search.mind import Mind
from skyrmish.bots.search.ponder import thought_seed
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.lean_games import sky_of
from skyrmish.games.squadron_leader.rulesets.ruleset import make_rules
from skyrmish.games.squadron_leader.seating import laid_out
from skyrmish.lab.balance.allocations import Allotments
from skyrmish.lab.bot_match import BotMatch
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.compiling import Tell
from skyrmish.lab.games_of_planes import compiled_games, job_of_games, play_many
from skyrmish.lab.many_games import Player
from skyrmish.lab.records.planes import SimulatedPilots
from skyrmish.lab.tally import Tally
from skyrmish.lab.thinking_games import ThinkingPlayer, get_ready, play_thinking
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match

if TYPE_CHECKING:
    from skyrmish.lab.simulation import Simulation


def player(simulation: "Simulation", fast: bool, say: Tell) -> Player[Tally]:
    """Plays the games of these numbers. Where somebody searches, that takes most of the time."""
    if simulation.thinks_long:
        return _thinking_player(simulation, fast, say)
    return _compiled_player(simulation, say) if fast else _PlainPlayer(simulation)


def recorded(simulation: "Simulation", number: int, fast: bool) -> BotMatch:
    """The game of this number as a match, before it has begun."""
    plain = _PlainPlayer(simulation)
    plain.known.games = [simulation.nodes] * len(plain.known.games)
    chance, thoughts = (simulation.seed, number), thought_seed(simulation.seed, number)
    pilots = SimulatedPilots(plain.rules, plain.known, chance, thoughts, fast)
    dice = SeededDice(simulation.seed, number=number)
    match = Match(simulation.ruleset, simulation.seating, dice, rules=plain.rules)
    return BotMatch(match, [pilots] * len(simulation.bots))


class _PlainPlayer:
    """Plays games in plain Python."""

    def __init__(self, simulation: "Simulation") -> None:
        stats = simulation.ruleset.settled()["stats"]
        self.seed = simulation.seed
        self.rules = make_rules(simulation.ruleset, max(stats))
        self.known = learn(self.rules, [BOTS.index(bot) for bot in simulation.bots], max(stats))
        self.known.mixture = tickets_for(simulation.ruleset, self.rules)
        self.table = with_notes(laid_out(simulation.seating))

    def __call__(self, first: int, beyond: int) -> Tally:
        tally = Tally()
        play_many(self.rules, self.known, copied(self.table), tally, self.seed, first, beyond)
        return tally


def job(simulation: "Simulation") -> Job[Tally]:
    """The games as a page plays them."""
    plain = _PlainPlayer(simulation)
    if simulation.thinks_long:
        plain.known.games = [simulation.nodes] * len(plain.known.games)
        records = plain.rules, plain.known, Mind(), plain.table, Tally
        return Job(sky_of(plain.rules), play_thinking, records, [plain.seed], Tally)
    return job_of_games(plain.rules, plain.known, plain.table, Allotments(), Tally, plain.seed)


def _thinking_player(simulation: "Simulation", fast: bool, say: Tell) -> ThinkingPlayer:
    """Plays games in which somebody searches."""
    plain = _PlainPlayer(simulation)
    plain.known.games = [simulation.nodes] * len(plain.known.games)
    if fast:
        get_ready(say)
    return ThinkingPlayer(plain.rules, plain.known, plain.table, simulation.seed, fast)


def _compiled_player(simulation: "Simulation", say: Tell) -> Player[Tally]:
    """Each call has a table of its own, and a mind of its own to weigh it with."""
    plain = _PlainPlayer(simulation)
    return compiled_games(plain.rules, plain.known, plain.table, Allotments(), Tally, plain.seed, say)
