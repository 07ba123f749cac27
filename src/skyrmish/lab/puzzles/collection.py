"""The puzzles that come with Skyrmish: a file for each kind, a puzzle a line."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
from skyrmish.lab.puzzles.puzzle import Puzzle, as_line, puzzle_from

ENDING = ".jsonl"


@cache
def collection() -> dict[str, Puzzle]:
    """All of them, by their ids, in the order of kinds."""
    return {puzzle.id: puzzle for kind in KINDS for puzzle in _read(kind)}


def _read(kind: str) -> Iterator[Puzzle]:
    shipped = files("skyrmish.lab.puzzles").joinpath("shipped", f"{kind}{ENDING}")
    yield from map(puzzle_from, shipped.read_text(encoding="utf-8").splitlines())


def write(path: Path, puzzles: list[Puzzle]) -> None:
    path.write_text("".join(f"{as_line(puzzle)}\n" for puzzle in puzzles), encoding="utf-8")
