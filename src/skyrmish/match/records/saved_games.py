"""Saved games: a record in a file that is always whole, and that one table at a time goes on with."""

import os
import re
import sys
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import IO

from skyrmish.match.dice.sources import DiceSource, SeededDice
from skyrmish.match.match import Match
from skyrmish.match.records.header import Header
from skyrmish.match.records.record import LONGEST_RECORD, GameRecord, play_record, record_text
from skyrmish.words.refusal import Refusal

ENDING = re.compile(r"# (.+ wins|drawn)")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a reader, or a power cut, finds either the old text or the new one."""
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


def read_text(path: Path) -> str:
    """The text of a record; a file that cannot be one is refused in words."""
    try:
        with path.open("rb") as file:
            data = file.read(4 * LONGEST_RECORD + 1)
    except OSError as error:
        raise Refusal("cannot-read-file", path=str(path), mistake=error.strerror or str(error)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("no-text-in-utf-8", path=str(path)) from None


def resumed(record: GameRecord, dice: DiceSource | None = None) -> Match:
    """A match as its record left it, with the dice that the seed has next, or other ones; none is thrown yet."""
    match = play_record(record)
    match.dice = dice or SeededDice(record.header.seed, len(match.faces_since(0)))
    return match


def is_finished(text: str) -> bool:
    """The record says how the match ended."""
    lines = text.rstrip().splitlines()
    return bool(lines) and ENDING.fullmatch(lines[-1]) is not None


def verdict_in(text: str) -> list[str]:
    """What the record says of a match that faults of bots decided: who lost by them, and who won."""
    remarks = [line.removeprefix("# ") for line in takewhile(_is_remark, reversed(text.rstrip().splitlines()))]
    return remarks[::-1] if is_finished(text) and len(remarks) > 1 else []


def _is_remark(line: str) -> bool:
    return line.startswith("#")


def newest_unfinished(folder: Path) -> Path:
    """The game in a folder that was played last and is not over."""
    games = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in games:
        if not is_finished(read_text(path)):
            return path
    raise Refusal("no-unfinished-game", folder=str(folder))


class SavedGame:
    """The file of a match in progress. While it is open, no other table can open it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None

    def open(self) -> None:
        """Take the file for this table; refused while another one has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self._lock_path)
        except OSError as error:
            raise Refusal("cannot-save", path=str(self.path), mistake=error.strerror or str(error)) from None
        if self._lock is None:
            raise Refusal("played-already", path=str(self.path), process=_by_whom(self._lock_path))

    def save(self, match: Match, header: Header, verdict: Sequence[str] = ()) -> None:
        """Write the match as it stands, secret choices sealed; with the verdict, if faults of bots have decided it."""
        try:
            write_whole(self.path, record_text(match, header, sealed=True, verdict=verdict))
        except OSError as error:
            raise Refusal("cannot-save", path=str(self.path), mistake=error.strerror or str(error)) from None

    def close(self) -> None:
        if self._lock is not None:
            self._lock_path.unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(self.path.name + ".lock")


def _locked(path: Path) -> IO[str] | None:
    """The lock file, held until it is closed or this process dies; None if another process holds it."""
    while True:
        file = path.open("a+", encoding="utf-8")
        if not _hold(file):
            file.close()
            return None
        if path.exists() and os.path.samestat(path.stat(), os.fstat(file.fileno())):
            break
        file.close()  # its last holder removed it after we had opened it
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def _by_whom(lock: Path) -> str | None:
    """The process that holds it."""
    try:
        return str(int(lock.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return None


if sys.platform == "win32":
    import msvcrt

    def _hold(file: IO[str]) -> bool:
        try:
            file.seek(1_000)  # beyond the number, so that others can read it
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _hold(file: IO[str]) -> bool:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
