"""Many games on all cores. Game number n of a seed is the same game on any core, in any mode."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from typing import Any

from skyrmish.bots.knowledge import BOTS, learn
from skyrmish.engine.records import copied, packed, unpacked
from skyrmish.engine.refusal import Refusal
from skyrmish.engine.rule import compiled
from skyrmish.games.squadron_leader.ruleset import Ruleset, make_rules
from skyrmish.lab.tally import Tally, play_many
from skyrmish.match.seating import Seating

BOT_LIMITS = {"limit.rounds": 60, "limit.noAttackRounds": 15}  # B-44, for bots
MODES = ("compiled", "plain")
CHUNKS_PER_CORE = 32  # enough for a smooth progress bar, few enough to cost nothing
MOST_GAMES = 1 << 32  # streams of a seed


@dataclass(frozen=True)
class Simulation:
    """What to play, between whom, and how often."""

    ruleset: Ruleset
    seating: Seating
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    def checked(self) -> "Simulation":
        """The same simulation, with the limits that bots need; refused where it makes no sense."""
        for bot in self.bots:
            if bot not in BOTS:
                raise Refusal(f"bot {bot!r} is unknown; the bots are {', '.join(BOTS)}")
        if not 1 <= self.games <= MOST_GAMES:
            raise Refusal(f"games: {self.games} is not from 1 to {MOST_GAMES}")
        if not 0 <= self.seed < 1 << 63:
            raise Refusal(f"seed: {self.seed} is not from 0 to 2^63 − 1")
        limited = replace(self.ruleset, options={**BOT_LIMITS, **self.ruleset.options})
        return replace(self, ruleset=limited)


@dataclass
class Outcome:
    """The sums over all games."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, tally: Tally, sides: int) -> None:
        self.games += tally.games
        self.decisions += tally.decisions
        self.rounds += tally.rounds
        self.draws += tally.draws
        before = self.wins or [0] * sides
        self.wins = [old + new for old, new in zip(before, tally.wins[:sides], strict=True)]


def simulate(
    simulation: Simulation,
    mode: str = "compiled",
    cores: int = 0,
    say: Callable[[str], None] = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play all games; ``progress`` hears how many more are done, ``say`` what takes long."""
    simulation = simulation.checked()
    cores = cores or os.cpu_count() or 1
    player = _compiled_player(simulation, say) if mode == "compiled" else _PlainPlayer(simulation)
    chunks = list(_chunks(simulation.games, cores))
    outcome, started = Outcome(), time.perf_counter()
    with _pool(mode, min(cores, len(chunks))) as pool:
        futures = [pool.submit(player, first, beyond) for first, beyond in chunks]
        for done in as_completed(futures):
            tally = done.result()
            outcome.add(tally, len(simulation.seating.sides))
            progress(tally.games)
    outcome.seconds = time.perf_counter() - started
    return outcome


def _pool(mode: str, cores: int) -> Executor:
    """Compiled rules need no interpreter, so threads will do; plain Python needs processes."""
    if mode == "compiled":
        return ThreadPoolExecutor(cores)
    return ProcessPoolExecutor(cores, mp_context=get_context("spawn"))


def _chunks(games: int, cores: int) -> Iterator[tuple[int, int]]:
    size = max(1, games // (cores * CHUNKS_PER_CORE))
    return ((first, min(first + size, games)) for first in range(0, games, size))


class _PlainPlayer:
    """Plays games in plain Python."""

    def __init__(self, simulation: Simulation) -> None:
        stats = simulation.ruleset.settled()["stats"]
        self.seed = simulation.seed
        self.rules = make_rules(simulation.ruleset, max(stats))
        self.known = learn(self.rules, [BOTS.index(bot) for bot in simulation.bots], max(stats))
        self.table = simulation.seating.laid_out()

    def __call__(self, first: int, beyond: int) -> Tally:
        tally = Tally()
        play_many(self.rules, self.known, copied(self.table), tally, self.seed, first, beyond)
        return tally


def _compiled_player(simulation: Simulation, say: Callable[[str], None]) -> Callable[[int, int], Tally]:
    """Plays games in machine code; each call has a table of its own."""
    plain = _PlainPlayer(simulation)
    rules, known = packed(plain.rules), packed(plain.known)
    play: Callable[..., Any] = compiled(play_many)
    if not is_warm(play):
        say("compiling the rules, once for this version (about half a minute) …")
    play(rules[0], known[0], packed(plain.table)[0], packed(Tally())[0], 0, 0, 0)

    def player(first: int, beyond: int) -> Tally:
        tally = packed(Tally())
        play(rules[0], known[0], packed(plain.table)[0], tally[0], plain.seed, first, beyond)
        return unpacked(Tally, tally[0])

    return player


def is_warm(play: Callable[..., Any]) -> bool:
    """The compiled rules are in memory or in the cache folder."""
    from skyrmish.engine.rule import cache_folder

    return bool(getattr(play, "signatures", None)) or any(cache_folder().rglob("tally.play_many*.nbi"))
