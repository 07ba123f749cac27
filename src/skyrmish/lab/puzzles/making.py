"""Making puzzles: positions drawn from a seed, of which only those with one best answer are kept."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from hashlib import sha256
from random import Random
from typing import NamedTuple

from skyrmish.games.squadron_dice.constants import GAMES
from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
from skyrmish.lab.puzzles.kinds.kind import Kind
from skyrmish.lab.puzzles.kinds.trap import Trap
from skyrmish.lab.puzzles.proving import Proof, proved
from skyrmish.lab.puzzles.puzzle import Puzzle
from skyrmish.lab.puzzles.sketching.dice import sketch_of_dice
from skyrmish.lab.puzzles.sketching.planes import (
    sketch_of_a_move,
    sketch_of_a_reroll,
    sketch_of_a_trap,
    sketch_of_an_escape,
    sketch_of_stats,
)
from skyrmish.lab.puzzles.sketching.sketch import Sketch
from skyrmish.lab.puzzles.sketching.skies import SKIES, SkyOfAPuzzle
from skyrmish.match.match import Match
from skyrmish.match.positions import laid_out, match_from
from skyrmish.match.referee import first_refused
from skyrmish.words.refusal import Refusal

FLOWN: dict[str, Callable[[Random, SkyOfAPuzzle], Sketch | None]] = {
    "safe-shot": sketch_of_a_move,
    "best-shot": sketch_of_a_move,
    "escape": sketch_of_an_escape,
    "reroll": sketch_of_a_reroll,
    "stats": sketch_of_stats,
    "trap": sketch_of_a_trap,
}
THROWN = {"dice": sketch_of_dice}
FEWEST_ANSWERS = 3
LEAST = {"safe-shot": Fraction(1, 5), "best-shot": Fraction(1, 10), "escape": Fraction(1, 4), "trap": Fraction(1, 5)}
MOST_WORTH = Fraction(99, 100)  # of the second best answer to an escape: more would be no puzzle
ID_LENGTH = 8
PATIENCE = 60  # positions drawn in one sky before the next one has its turn


class Tried(NamedTuple):
    """How many positions were drawn, and the puzzle that the last one made, if it did."""

    drawn: int
    puzzle: Puzzle | None


def puzzles(kind: str, seed: int) -> Iterator[Tried]:
    """Position after position, until every sky has made one; then again. The same seed makes the same puzzles."""
    random, drawn = Random(f"{kind} {seed}"), 0
    while True:
        for draw in sketches(kind, random):
            made = None
            for _ in range(PATIENCE):
                drawn += 1
                made = puzzle_of(kind, draw())
                if made is not None:
                    break
            yield Tried(drawn, made)


def different(kind: str, seed: int) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles that ask something new, each with how many positions were drawn for all so far."""
    asked = set()
    for drawn, puzzle in puzzles(kind, seed):
        if puzzle is not None and (question := question_of(puzzle)) not in asked:
            asked.add(question)
            yield drawn, puzzle


def question_of(puzzle: Puzzle) -> str:
    """Stats are asked of an edition, whatever modules are played."""
    position = puzzle.position
    told = [position["edition"], position["planes"], puzzle.terms] if puzzle.kind == "stats" else [puzzle.id]
    return repr(told)


def sketches(kind: str, random: Random) -> list[Callable[[], Sketch | None]]:
    """A way to draw for every sky, or for every game of dice."""
    if kind in THROWN:
        return [partial(THROWN[kind], random, game) for game in GAMES]
    return [partial(FLOWN[kind], random, sky) for sky in SKIES]


def puzzle_of(kind: str, sketch: Sketch | None) -> Puzzle | None:
    """What a sketch makes, if it is a position at all, and there is one best answer."""
    if sketch is None or (match := match_of(sketch)) is None:
        return None
    maker = KINDS[kind]
    if not maker.fits(match):
        return None
    proof = proved(maker, match, sketch.seat, sketch.terms)
    if proof is None or len(proof.worths) < FEWEST_ANSWERS or proof.worth < LEAST.get(kind, 0):
        return None
    if kind == "escape" and proof.second_worth > MOST_WORTH:
        return None
    return written(maker, match, sketch, proof)


def match_of(sketch: Sketch) -> Match | None:
    """The match that waits for an answer; None: there can be no such position, or it waits for something else."""
    try:
        laid = laid_out(sketch.position)
        match = match_from(laid)
        if first_refused(match, laid.orders) is not None:
            return None
    except Refusal:
        return None
    return match if sketch.seat in match.deciding_seats() else None


def decimal(worth: Fraction) -> str:
    return f"{float(worth):.6f}"


def written(kind: Kind, match: Match, sketch: Sketch, proof: Proof) -> Puzzle:
    position = dict(sketch.position)
    if "dice" in position:  # only those that have fallen
        position["dice"] = position["dice"][: len(match.faces_since(0))]
    line = [kind.follow(match, sketch.seat, proof.best)[1]] if isinstance(kind, Trap) else []
    return Puzzle(
        id=sha256(repr((kind.name, position, sketch.terms)).encode()).hexdigest()[:ID_LENGTH],
        kind=kind.name,
        position=position,
        seat=sketch.seat,
        best=proof.best,
        worth=str(proof.worth),
        second=proof.second,
        second_worth=str(proof.second_worth),
        terms=sketch.terms,
        worths={answer: decimal(worth) for answer, worth in proof.worths.items()} if kind.is_long else {},
        line=[each for each in line if each],
    )
