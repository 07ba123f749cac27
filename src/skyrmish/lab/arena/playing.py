"""Playing an arena's games, on all cores."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from skyrmish.bots.kinds import make_bot
from skyrmish.bots.orders import thought_seed
from skyrmish.bots.own.own_bots import OwnBot
from skyrmish.games.all_games import game_of
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.diary import DRAWN, Diary, Game
from skyrmish.lab.compiling import Tell
from skyrmish.match.dice_sources import SeededDice
from skyrmish.match.match import Match


class Arena:
    """Knows how to play any game of a contest. Game 2k and 2k + 1 of two bots share their dice, seats swapped."""

    def __init__(self, contest: Contest, fast: bool = True) -> None:
        self.contest, self.fast = contest, fast
        self.seating = contest.seating
        self.rules = game_of(contest.ruleset).make_rules(contest.ruleset)

    def prepare(self, say: Tell) -> None:
        """Get ready what takes long, once, before the first game."""

    def play(self, first: int, second: int, number: int) -> Game:
        """Play one game between two bots."""
        started = time.perf_counter()
        bots = (first, second) if number % 2 == 0 else (second, first)
        table, faults = self.played([self.contest.bots[bot] for bot in bots], number)
        winner = bots[table.winner] if table.winner >= 0 else DRAWN
        return Game(first, second, number, winner, table.round, round(time.perf_counter() - started, 3), faults)

    def played(self, names: list[str], number: int) -> tuple[Any, int]:
        """The table at the end of a game between bots of these names, and how often they were at fault."""
        contest, seed = self.contest, thought_seed(self.contest.seed, number)
        dice = SeededDice(thought_seed(contest.seed, number // 2))
        match = Match(contest.ruleset, self.seating, dice, rules=self.rules)
        bots = {
            seat: make_bot(contest.ruleset.game, name, seed, contest.seconds, contest.nodes)
            for seat, name in zip(match.seating.names, names, strict=True)
        }
        try:
            for order in self.beginning(number):
                match.order(order)
            while not match.is_over:
                seat = match.deciding_seats()[0]
                bots[seat].act(match, seat)
            return match.table, sum(len(bot.faults) for bot in bots.values() if isinstance(bot, OwnBot))
        finally:
            for bot in bots.values():
                bot.close()

    def beginning(self, number: int) -> list[str]:  # noqa: ARG002 - not every game gives somebody an advantage
        """Orders that no bot gives, so that a game is fair."""
        return []


def play_contest(arena: Arena, diary: Diary, cores: int, progress: Callable[[], None]) -> None:
    """Play what the diary lacks. Whoever interrupts keeps every finished game."""
    left = iter(diary.left_to_play(arena.contest))
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
                    diary.add(future.result())
                    progress()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
