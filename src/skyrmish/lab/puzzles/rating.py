"""How hard a puzzle is: by how often bots of each level find its answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from skyrmish.bots.kinds import kinds_of, make_bot
from skyrmish.bots.search.thinker import is_warm, warm_up
from skyrmish.lab.kept import KeptLines
from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
from skyrmish.lab.puzzles.proving import is_right
from skyrmish.lab.puzzles.puzzle import Puzzle, answer_of

EASIEST, SPAN = 800, 1600  # everybody finds it; and nobody
SEEDS = 3  # each bot is asked so often, with other dice to think with
NODES = 400  # that an ace may think about, so that the same puzzle has the same rating everywhere


class KeptRatings:
    """Those in a file, where one is named: they are not worked out again."""

    def __init__(self, path: Path | None) -> None:
        self._lines = KeptLines(path, ("ratings", SEEDS, NODES))

    def among(self, puzzles: Sequence[Puzzle]) -> dict[int, Puzzle]:
        """The puzzles that have one, by their numbers."""
        told = {line["id"]: line for line in self._lines.told()}
        rated = ((number, puzzle, told.get(puzzle.id)) for number, puzzle in enumerate(puzzles))
        return {at: replace(puzzle, found=line["found"], rating=line["rating"]) for at, puzzle, line in rated if line}

    def add(self, puzzle: Puzzle) -> None:
        self._lines.add({"id": puzzle.id, "found": puzzle.found, "rating": puzzle.rating})


def wait_for_rules(puzzles: Sequence[Puzzle]) -> bool:
    """Bots that search are asked too, and what they think with is not compiled yet."""
    return not is_warm() and any("planes" in puzzle.position for puzzle in puzzles)


def rater_of(puzzles: Sequence[Puzzle]) -> Callable[[int], tuple[int, Puzzle]]:
    """Rates one of these by its number, on whatever machine it is made."""
    if wait_for_rules(puzzles):
        warm_up()
    return lambda number: (number, rated(puzzles[number]))


def rated(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with what bots found. Those that search do so once they are warm."""
    match = puzzle.named
    game = match.ruleset.game
    found = {level.name: share_found(puzzle, level.name) for level in kinds_of(game).ladder}
    missed = sum(1.0 - share for share in found.values()) / len(found)
    return replace(puzzle, found=found, rating=EASIEST + round(SPAN * missed))


def share_found(puzzle: Puzzle, level: str) -> float:
    match, kind = puzzle.named, KINDS[puzzle.kind]
    right = 0
    for seed in range(SEEDS):
        bot = make_bot(match.ruleset.game, level, seed, None, NODES)
        answer = answer_of(bot.orders(match.twin(), puzzle.seat))
        right += is_right(kind, match, puzzle.seat, puzzle.best, answer)
    return round(right / SEEDS, 2)
