"""Playing an arena's games, on all cores."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from skyrmish.bots.ladder.knowledge import BOTS, ORDERS, learn
from skyrmish.bots.ladder.players import set_up
from skyrmish.bots.ladder.set_up import allocation
from skyrmish.bots.notes import with_notes
from skyrmish.bots.orders import Bot, thought_seed
from skyrmish.bots.own.own_bots import OwnBot, make_bot
from skyrmish.bots.search.limits import limit_of
from skyrmish.bots.search.thinker import warm_up
from skyrmish.engine.dice import Stream, below, open_stream
from skyrmish.engine.records import copied
from skyrmish.games.squadron_leader.pieces import Table
from skyrmish.games.squadron_leader.play.decisions import answer_assign
from skyrmish.games.squadron_leader.rulesets.ruleset import make_rules
from skyrmish.games.squadron_leader.seating import laid_out, usual_seats
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.diary import DRAWN, Diary, Game
from skyrmish.lab.thinking_games import ThinkingPlayer
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match

STATS_PURPOSE = 21
SEATS = ("red", "blue")


class Arena:
    """Knows how to play any game of a contest. Game 2k and 2k + 1 of two bots share stats and dice, seats swapped."""

    def __init__(self, contest: Contest, fast: bool = True) -> None:
        self.contest, self.fast = contest, fast
        self.seating = usual_seats(SEATS, contest.planes)
        self.rules = make_rules(contest.ruleset)
        self.known = learn(self.rules, [])

    def play(self, first: int, second: int, number: int) -> Game:
        """Play one game between two bots."""
        started = time.perf_counter()
        bots = (first, second) if number % 2 == 0 else (second, first)
        names = [self.contest.bots[bot] for bot in bots]
        quick = all(name in BOTS for name in names) and self.contest.seconds is None
        table, faults = self._among_levels(names, number) if quick else self._at_a_match(names, number)
        winner = bots[table.winner] if table.winner >= 0 else DRAWN
        return Game(first, second, number, winner, table.round, round(time.perf_counter() - started, 3), faults)

    def dealt(self, number: int) -> list[tuple[int, int, int, int]]:
        """Stats for every plane, by lot; the same for both bots, and for both games of a pair."""
        lot = Stream()
        open_stream(lot, self.contest.seed, STATS_PURPOSE, number // 2)
        return [allocation(self.rules, below(lot, ORDERS)) for _ in range(self.contest.planes)] * len(SEATS)

    def _among_levels(self, names: list[str], number: int) -> tuple[Table, int]:
        known = copied(self.known)
        known.bots[: len(names)] = [BOTS.index(name) for name in names]
        known.games = [limit_of(None, self.contest.nodes).nodes] * len(known.games)
        table = with_notes(laid_out(self.seating))
        set_up(table, self.contest.seed, number // 2)
        for i, stats in enumerate(self.dealt(number)):
            answer_assign(self.rules, table, i, *stats)
        player = ThinkingPlayer(self.rules, known, table, thought_seed(self.contest.seed, number), self.fast)
        return player.play_on(table, number), 0

    def _at_a_match(self, names: list[str], number: int) -> tuple[Table, int]:
        match = Match(self.contest.ruleset, self.seating, SeededDice(thought_seed(self.contest.seed, number // 2)))
        bots = {
            seat: make_bot(name, thought_seed(self.contest.seed, number), self.contest.seconds, self.contest.nodes)
            for seat, name in zip(SEATS, names, strict=True)
        }
        try:
            return played(match, bots, self.dealt(number)), sum(faults_of(bot) for bot in bots.values())
        finally:
            for bot in bots.values():
                if isinstance(bot, OwnBot):
                    bot.close()


def played(match: Match, bots: dict[str, Bot | OwnBot], dealt: list[tuple[int, int, int, int]]) -> Table:
    """A match to its end, from dealt stats."""
    for name, stats in zip(match.names, dealt, strict=True):
        match.order(f"{name}: assign {' '.join(map(str, stats))}")
    while not match.is_over:
        seat = match.deciding_seats()[0]
        bots[seat].act(match, seat)
    table: Table = match.table
    return table


def faults_of(bot: Any) -> int:
    return len(bot.faults) if isinstance(bot, OwnBot) else 0


def play_contest(contest: Contest, diary: Diary, cores: int, fast: bool, progress: Callable[[], None]) -> None:
    """Play what the diary lacks. Whoever interrupts keeps every finished game."""
    if fast:
        warm_up()
    arena, lock = Arena(contest, fast), threading.Lock()
    left = iter(diary.left_to_play(contest))
    with ThreadPoolExecutor(cores) as pool:
        running: set[Future[Game]] = set()
        try:
            while True:
                while len(running) < cores and (each := next(left, None)) is not None:
                    running.add(pool.submit(arena.play, *each))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    with lock:
                        diary.add(future.result())
                    progress()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
