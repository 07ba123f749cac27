"""Playing an arena's games, on all cores."""

import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict

from skyrmish.bots.kinds import make_bot
from skyrmish.bots.search.ponder import thought_seed
from skyrmish.games.all_games import game_of
from skyrmish.lab.arena.contest import Contest
from skyrmish.lab.arena.diary import Diary, Game
from skyrmish.lab.bot_match import DRAWN, BotMatch, Ending
from skyrmish.lab.compiling import Tell
from skyrmish.lab.records.shelf import Shelf
from skyrmish.match.dice.sources import SeededDice
from skyrmish.match.match import Match


class Arena:
    """Knows how to play any game of a contest. Game 2k and 2k + 1 of two bots share their dice, seats swapped."""

    def __init__(self, contest: Contest, fast: bool = True, shelf: Shelf | None = None) -> None:
        self.contest, self.fast, self.shelf = contest, fast, shelf
        self.seating = contest.seating
        self.rules = game_of(contest.ruleset).make_rules(contest.ruleset)

    def prepare(self, say: Tell) -> None:
        """Get ready what takes long, once, before the first game."""

    def play(self, first: int, second: int, number: int) -> Game:
        """Play one game between two bots."""
        started, swapped = time.perf_counter(), number % 2 == 1
        bots = (second, first) if swapped else (first, second)
        shelf = self.shelf if self.shelf and self.shelf.wants(number) else None
        ended, record = self.played([self.contest.bots[bot] for bot in bots], number, shelf is not None)
        if shelf:
            shelf.put(number, record, f"{first}-{second}-")
        winner = bots[ended.winner] if ended.winner >= 0 else DRAWN
        accounts = [asdict(account) for account in (ended.accounts[::-1] if swapped else ended.accounts)]
        accounts = accounts if any(account.answers for account in ended.accounts) else []
        return Game(first, second, number, winner, ended.round, round(time.perf_counter() - started, 3), accounts)

    def played(self, names: list[str], number: int, recorded: bool = False) -> tuple[Ending, str]:
        """A game between bots of these names, and its record if that is wanted."""
        contest, seed = self.contest, thought_seed(self.contest.seed, number)
        dice = SeededDice(contest.seed, number=number // 2)
        match = Match(contest.ruleset, self.seating, dice, rules=self.rules)
        kind, limits = contest.ruleset.game, (contest.seconds, contest.nodes)
        game = BotMatch(match, [make_bot(kind, name, seed, *limits) for name in names])
        ended = game.play(self.beginning(number))
        return ended, game.record(contest.header(names, number)) if recorded else ""

    def beginning(self, number: int) -> list[str]:  # noqa: ARG002 - not every game gives somebody an advantage
        """Orders that no bot gives, so that a game is fair."""
        return []


def play_contest(arena: Arena, diary: Diary, cores: int, progress: Callable[[], None]) -> None:
    """Play what the diary lacks. Whoever interrupts keeps every finished game."""
    play_here(arena, diary, diary.left_to_play(arena.contest), cores, progress)


def play_here(
    arena: Arena, diary: Diary, games: Iterable[tuple[int, int, int]], cores: int, progress: Callable[[], None]
) -> None:
    left = iter(games)
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
