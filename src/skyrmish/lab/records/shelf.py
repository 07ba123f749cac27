"""A folder of records: the first games of a simulation, or of each pair in an arena."""

from dataclasses import dataclass
from pathlib import Path

from skyrmish.match.records.saved_games import write_whole
from skyrmish.words.refusal import Refusal

UNKEPT = "|#\n"  # characters that a record has a meaning of its own for


@dataclass(frozen=True)
class Shelf:
    """Takes the games with numbers below ``most``."""

    folder: Path
    most: int

    def open(self, bots: tuple[str, ...]) -> None:
        """Make the folder; refused where it cannot be, or where the names of bots would not be read back."""
        unkept = next((bot for bot in bots if set(bot) & set(UNKEPT)), None)
        if unkept and self.most:
            raise Refusal("shelf-bot", bot=repr(unkept))
        if self.folder.is_file():
            raise Refusal("shelf-file", folder=str(self.folder))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise self._unwritten(problem) from None

    def check_empty(self) -> None:
        """No game is ever written over."""
        if any(self.folder.glob("game-*.txt")):
            raise Refusal("shelf-taken", folder=str(self.folder))

    def wants(self, number: int) -> bool:
        return number < self.most

    def put(self, number: int, text: str, pair: str = "") -> None:
        """Keep a game, in a file by its number; in an arena also by the numbers of its bots."""
        try:
            write_whole(self.folder / f"game-{pair}{number:04d}.txt", text)
        except OSError as problem:
            raise self._unwritten(problem) from None

    def _unwritten(self, problem: OSError) -> Refusal:
        return Refusal("arena-unwritten", path=str(self.folder), problem=problem.strerror)
