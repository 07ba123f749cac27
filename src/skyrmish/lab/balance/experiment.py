"""Playing all pairs of allocations on all cores, with what has been counted so far kept when somebody interrupts."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from skyrmish.bots.ladder.knowledge import learn
from skyrmish.bots.ladder.levels import BOTS
from skyrmish.bots.level import number_of
from skyrmish.bots.notes import with_notes
from skyrmish.engine.records import copied
from skyrmish.games.all_games import game_of
from skyrmish.games.squadron_leader.rulesets.ruleset import Ruleset, make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.balance.allocations import Allocation, allocations, allotments, pairs
from skyrmish.lab.balance.tally import SEATINGS, PairTally, play_pairs
from skyrmish.lab.browser.jobs import Job
from skyrmish.lab.compiling import Tell
from skyrmish.lab.games_of_planes import compiled_games, job_of_games
from skyrmish.lab.kept import KeptGames, KeptLines, added
from skyrmish.lab.many_games import Played, check_numbers, tallies
from skyrmish.words.refusal import check_within

if TYPE_CHECKING:
    from skyrmish.lab.cluster import Cluster

SIDES = ("red", "blue")


@dataclass(frozen=True)
class Experiment:
    """What to play, with which bot on both sides, and how often."""

    ruleset: Ruleset
    bot: str = "greedy"
    games: int = 100_000
    seed: int = 0
    planes: int = 1

    def checked(self) -> "Experiment":
        """B-31, B-44  With the limits bots need, and each seat starting equally often in place of a roll for it.

        Every pair of allocations plays the same number of games in every seating, so the number is rounded up.
        """
        step = len(pairs(len(self.allocations))) * SEATINGS
        number_of(self.bot, BOTS)
        check_numbers(self.games, self.seed)
        check_within("planes", self.planes, 1, 20)
        limited = game_of(self.ruleset).with_limits(self.ruleset)
        ruleset = replace(limited, options={**limited.options, "first": "manual"})
        return replace(self, ruleset=ruleset, games=-(-self.games // step) * step)

    @property
    def told(self) -> str:
        """All that games depend on, but for how many there are."""
        return repr((replace(self, games=0), self.ruleset.settled()))

    @property
    def allocations(self) -> list[Allocation]:
        """Refused in games without stats."""
        return allocations(game_of(self.ruleset).stats(self.ruleset))


@dataclass
class Counts:
    """Sums for each pair of allocations; ``interrupted`` if some games were not played."""

    experiment: Experiment
    tally: PairTally = field(default_factory=PairTally)
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, other: PairTally) -> None:
        self.tally = added(self.tally, other)

    @property
    def games(self) -> int:
        return sum(self.tally.games)


def run(
    experiment: Experiment,
    mode: str = "compiled",
    cores: int = 0,
    say: Tell = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
    cluster: "Cluster | None" = None,
    keep: Path | None = None,
) -> Counts:
    """Play all games; an interruption ends it early, and what was played until then counts, and is kept in a file."""
    experiment = experiment.checked()
    kept = KeptGames(KeptLines(keep, experiment.told), experiment.games, PairTally)
    counts, started = Counts(experiment), time.perf_counter()
    try:
        if not kept.left:
            played: Iterable[Played[PairTally]] = ()
        elif cluster is not None:
            played = cluster.tallies(partial(player, experiment, mode), kept.left)
        else:
            played = tallies(player(experiment, mode, say), kept.left, mode, cores)
        started = time.perf_counter()
        for tally in kept.with_those(played):
            counts.add(tally)
            progress(sum(tally.games))
    except KeyboardInterrupt:
        counts.interrupted = True
    counts.seconds = kept.seconds + time.perf_counter() - started
    return counts


def player(experiment: Experiment, mode: str, say: Tell = lambda _: None) -> Callable[[int, int], PairTally]:
    """Plays the games of these numbers."""
    return _compiled_player(experiment, say) if mode == "compiled" else _PlainPlayer(experiment)


class _PlainPlayer:
    """Plays games in plain Python."""

    def __init__(self, experiment: Experiment) -> None:
        stats = experiment.ruleset.settled()["stats"]
        self.seed = experiment.seed
        self.rules = make_rules(experiment.ruleset, max(stats))
        self.known = learn(self.rules, [BOTS.index(experiment.bot)] * 2, max(stats))
        self.table = with_notes(laid_out(usual_seats(SIDES, experiment.planes)))
        self.allotted = allotments(experiment.allocations)

    def __call__(self, first: int, beyond: int) -> PairTally:
        tally = PairTally()
        play_pairs(self.rules, self.known, copied(self.table), self.allotted, tally, self.seed, first, beyond)
        return tally


def job_of(experiment: Experiment) -> Job[PairTally]:
    """The same games for the workers of a page."""
    plain = _PlainPlayer(experiment.checked())
    return job_of_games(plain.rules, plain.known, plain.table, plain.allotted, PairTally, plain.seed)


def _compiled_player(experiment: Experiment, say: Tell) -> Callable[[int, int], PairTally]:
    """Each call has a table of its own, and a mind of its own to weigh it with."""
    plain = _PlainPlayer(experiment)
    return compiled_games(plain.rules, plain.known, plain.table, plain.allotted, PairTally, plain.seed, say)
