"""Many games on all cores, whatever is played. Game number n of a seed is the same game on any core, in any mode."""

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, as_completed, wait
from dataclasses import dataclass, field
from operator import index
from typing import Any, TypeVar

from skyrmish.bots.faults import Account
from skyrmish.engine.records import Record, packed, unpacked
from skyrmish.lab.compiling import Tell, make_ready
from skyrmish.lab.tally import Tally
from skyrmish.words.refusal import Refusal, check_within

MODES = ("compiled", "plain")
CHUNKS_PER_CORE = 32  # enough for a smooth progress bar, few enough to cost nothing
MOST_IN_A_CHUNK = 8192  # so that an interruption does not wait long
AHEAD = 4  # chunks for each core that wait their turn
MOST_GAMES = 1 << 32  # streams of a seed


@dataclass
class Outcome:
    """The sums over all games; wins by side, and by seat the accounts of bots that were asked order by order."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    seconds: float = 0.0
    accounts: list[Account] = field(default_factory=list)

    def add(self, tally: Tally, sides: int) -> None:
        self.games += tally.games
        self.decisions += tally.decisions
        self.rounds += tally.rounds
        self.draws += tally.draws
        before = self.wins or [0] * sides
        self.wins = [old + new for old, new in zip(before, tally.wins[:sides], strict=True)]


Part = TypeVar("Part", bound=Record)
Player = Callable[[int, int], Part]  # plays the games from one number to before another
Numbers = tuple[int, int]  # of games: the first, and the one after the last
Played = tuple[Numbers, Part]


def check_numbers(games: int, seed: int) -> None:
    """Refuse what makes no sense, before anything long begins."""
    check_within("games", games, 1, MOST_GAMES)
    check_seed("seed", seed)


def check_seed(what: str, seed: Any) -> int:
    """The seed as a number; refused if it is none, or none that there are dice for."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 63:
        raise Refusal("lab-seed-range", what=what, seed=repr(seed))
    return number


def count_all(played: Iterable[Tally], sides: int, progress: Callable[[int], None]) -> Outcome:
    """The sums of all parts, as they are played; ``progress`` hears how many more games are done."""
    outcome, started = Outcome(), time.perf_counter()
    for tally in played:
        outcome.add(tally, sides)
        progress(tally.games)
    outcome.seconds = time.perf_counter() - started
    return outcome


def tallies(player: Player[Part], left: Sequence[Numbers], mode: str, cores: int) -> Iterator[Played[Part]]:
    """All that is left, part by part as it is done; whoever stops listening stops the games that have not begun."""
    cores = cores or os.cpu_count() or 1
    with _pool(mode, cores) as pool:
        waiting: set[Future[Played[Part]]] = set()
        try:
            for first, beyond in chunks(left, cores):
                if len(waiting) >= cores * AHEAD:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (each.result() for each in done)
                waiting.add(pool.submit(play_part, player, first, beyond))
            yield from (each.result() for each in as_completed(waiting))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play_part(player: Player[Part], first: int, beyond: int) -> Played[Part]:
    return (first, beyond), player(first, beyond)


def _pool(mode: str, cores: int) -> Executor:
    """Compiled rules need no interpreter, so threads will do; plain Python needs processes."""
    if mode == "compiled":
        return ThreadPoolExecutor(cores)
    from concurrent.futures import ProcessPoolExecutor  # which Python in a page cannot have
    from multiprocessing import get_context

    return ProcessPoolExecutor(cores, mp_context=get_context("spawn"))


def chunks(left: Sequence[Numbers], cores: int, most: int = MOST_IN_A_CHUNK) -> Iterator[Numbers]:
    games = sum(beyond - first for first, beyond in left)
    size = max(1, min(most, games // (cores * CHUNKS_PER_CORE)))
    return ((each, min(each + size, beyond)) for first, beyond in left for each in range(first, beyond, size))


def compiled_player(
    play: Callable[..., None], parts: Sequence[Any], kind: type[Part], numbers: Sequence[int], tell: Tell
) -> Player[Part]:
    """Plays games in machine code. Records among the parts are packed for each call, which has them for itself.

    The kind of sums stands among the parts where they are wanted.
    """
    place = parts.index(kind)

    def player(first: int, beyond: int) -> Part:
        own = [kind() if part is kind else part for part in parts]
        rows = [packed(part)[0] if isinstance(part, Record) else part for part in own]
        play(*rows, *numbers, first, beyond)
        tally: Part = unpacked(kind, rows[place])
        return tally

    make_ready(play, tell)
    return player
