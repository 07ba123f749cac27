"""Many games between bots, of any game. What is special about a game lies in a module of its own."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skyrmish.bots.kinds import bot_names, check_bot, kinds_of
from skyrmish.bots.search.limits import limit_of
from skyrmish.games.all_games import game_of
from skyrmish.games.game import Game
from skyrmish.games.seating import Seating
from skyrmish.games.squadron_dice.game import SquadronDice
from skyrmish.games.squadron_leader.game import SquadronLeader
from skyrmish.lab import squadron_dice, squadron_leader
from skyrmish.lab.any_game import MatchPlayer
from skyrmish.lab.bot_match import BotMatch
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.compiling import Tell
from skyrmish.lab.kept import KeptGames, KeptLines
from skyrmish.lab.many_games import MODES, Outcome, Played, Player, check_numbers, count_all, tallies
from skyrmish.lab.records.shelf import Shelf
from skyrmish.lab.tally import Tally
from skyrmish.lab.thinking_games import get_ready
from skyrmish.match.records.header import Header
from skyrmish.match.records.header import Player as Seated
from skyrmish.match.records.origin import SIMULATE, Origin
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.lab.cluster import Cluster

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
        for bot in dict.fromkeys(self.bots):
            check_bot(self.ruleset.game, bot, start=True)
        check_numbers(self.games, self.seed)
        game.check(self.ruleset, self.seating)
        limit_of(nodes=self.nodes)
        return replace(self, ruleset=game.with_limits(self.ruleset))

    @property
    def is_among_levels(self) -> bool:
        """Nobody brings a bot of their own."""
        return set(self.bots) <= set(bot_names(self.ruleset.game))

    @property
    def thinks_long(self) -> bool:
        return is_searched(self.ruleset, self.bots)

    @property
    def told(self) -> str:
        """All that games depend on, but for how many there are."""
        return repr((replace(self, games=0), self.ruleset.settled()))

    def header(self, number: int) -> Header:
        """The head of the record of a game."""
        players = tuple(str(Seated(bot)) for bot in self.bots)
        return Header(self.ruleset, self.seating, self.seed, players, Origin(SIMULATE, number, self.nodes))


@dataclass(frozen=True)
class Ways:
    """How the levels of a game play many of its games without a match around them, and one of these as a match.

    Workers of a page get the many as a job."""

    player: Callable[[Simulation, bool, Tell], Player[Tally]]
    recorded: Callable[[Simulation, int, bool], BotMatch]
    job: Callable[[Simulation], Job[Tally]]
    compiles_search: bool = False  # for levels that think long; the dice games find their tables made


WAYS: dict[type[Game], Ways] = {
    SquadronLeader: Ways(squadron_leader.player, squadron_leader.recorded, squadron_leader.job, compiles_search=True),
    SquadronDice: Ways(squadron_dice.player, squadron_dice.recorded, squadron_dice.job),
}


def ways_of(simulation: Simulation) -> Ways | None:
    """None: as matches, order by order."""
    return WAYS.get(type(game_of(simulation.ruleset))) if simulation.is_among_levels else None


def job_of(simulation: Simulation) -> Job[Tally] | None:
    """The same games for the workers of a page; None where somebody brings a game or a bot of their own."""
    simulation = simulation.checked()
    ways = ways_of(simulation)
    return ways.job(simulation) if ways else None


def simulate(
    simulation: Simulation,
    mode: str = MODES[0],
    cores: int = 0,
    say: Tell = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
    shelf: Shelf | None = None,
    cluster: "Cluster | None" = None,
    keep: Path | None = None,
) -> Outcome:
    """Play all games; ``progress`` hears how many more are done, ``say`` what takes long; the shelf keeps some.

    What was counted is kept in a file, where one is named, and what is there is not played again.
    """
    simulation, fast = simulation.checked(), mode == MODES[0]
    ways, sides, games = ways_of(simulation), len(simulation.seating.sides), simulation.games
    if ways is None:
        if cluster is not None or keep is not None:
            raise Refusal("cluster-own" if keep is None else "kept-own")
        if fast and simulation.thinks_long:
            get_ready(say)
        matches = MatchPlayer(simulation, shelf)
        mode = MODES[0]  # threads: other processes know nothing of a registered game
        parts = (part for _, part in tallies(matches, [(0, games)], mode, cores))
        outcome = count_all(parts, sides, progress)
        outcome.accounts = matches.accounts
        return outcome
    kept = KeptGames(KeptLines(keep, simulation.told), games, Tally)
    if not kept.left:
        played: Iterable[Played[Tally]] = ()
    elif cluster is not None:
        played = cluster.tallies(partial(player_of, simulation, fast), kept.left)
    else:
        played = tallies(ways.player(simulation, fast, say), kept.left, mode, cores)
    outcome = count_all(kept.with_those(played), sides, progress)
    outcome.seconds += kept.seconds
    if shelf is not None:
        for number in range(min(simulation.games, shelf.most)):
            shelf.put(number, record_of(simulation, number, fast))
    return outcome


def player_of(simulation: Simulation, fast: bool) -> Player[Tally]:
    """Plays the games of these numbers, on whatever machine it is made."""
    ways = ways_of(simulation)
    assert ways is not None
    return ways.player(simulation, fast, lambda _: None)


def is_searched(ruleset: Any, bots: Iterable[str]) -> bool:
    """Some of these bots search, which is compiled first."""
    ways = WAYS.get(type(game_of(ruleset)))
    return ways is not None and ways.compiles_search and any(map(kinds_of(ruleset.game).thinks_long, bots))


def record_of(simulation: Simulation, number: int, fast: bool) -> str:
    """Play one game of a simulation as a match, and write it down; ``fast`` once thinking is compiled."""
    ways = ways_of(simulation)
    game = ways.recorded(simulation, number, fast) if ways else MatchPlayer(simulation).bot_match(number)
    game.play()
    return game.record(simulation.header(number))
