"""The diary of an arena: one line a game, written as soon as it is over, so that an interruption loses nothing."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from skyrmish.bots.faults import Account
from skyrmish.lab.arena.contest import Contest
from skyrmish.words.refusal import Refusal

DIARY = "arena.jsonl"  # in the folder of an arena


@dataclass(frozen=True)
class Game:
    """A game that has been played: by which bots, its number between them, and who won (a bot's number, or −1).

    ``faults`` are the accounts of both bots; none where both are levels, which have no faults.
    """

    first: int
    second: int
    number: int
    winner: int
    rounds: int
    seconds: float
    faults: list[dict[str, Any]] = field(default_factory=list)

    def account(self, bot: int) -> Account:
        """What this game shows of one of its bots."""
        return Account(**self.faults[0 if bot == self.first else 1]) if self.faults else Account()


class Diary:
    """Games in a file, or in memory where there is none."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.path = path
        self.games: list[Game] = []
        if path is not None and path.exists():
            self._read(contest, path)
        elif path is not None:
            self._write(contest.as_json())

    def _read(self, contest: Contest, path: Path) -> None:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
            head = json.loads(lines[0]) if lines else None
        except (OSError, ValueError):
            raise Refusal("arena-no-file", path=str(path)) from None
        asked = contest.as_json()
        if not isinstance(head, dict) or {**asked, **head} != asked:  # older files say less
            raise Refusal("arena-other-file", path=str(path))
        for line in lines[1:]:
            try:
                told = json.loads(line)
                if told.get("faults") == 0:  # older files count the faults of both bots in one number
                    del told["faults"]
                game = Game(**told)
                game.account(game.first) + game.account(game.second)
                self.games.append(game)
            except (ValueError, TypeError, AttributeError):  # cut short by an interruption: its game is played again
                continue

    def _write(self, told: dict[str, Any]) -> None:
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")
        except OSError as problem:
            raise Refusal("arena-unwritten", path=str(self.path), problem=problem.strerror) from None

    def add(self, game: Game) -> None:
        self.games.append(game)
        self._write(asdict(game))

    def left_to_play(self, contest: Contest) -> list[tuple[int, int, int]]:
        """Bot, bot and number of every game that is still to be played; pairs in turn, so that all fill up alike."""
        done = {(game.first, game.second, game.number) for game in self.games}
        pairs = contest.pairs()
        wanted = [(a, b, number) for number in range(contest.games) for a, b in pairs]
        return [each for each in wanted if each not in done]
