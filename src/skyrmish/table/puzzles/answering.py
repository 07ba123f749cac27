"""What an answer to a puzzle is worth, and why."""

from contextlib import suppress
from fractions import Fraction

from skyrmish.games.dice import DiceRefusal
from skyrmish.lab.puzzles.kinds.all_kinds import KINDS
from skyrmish.lab.puzzles.proving import is_right
from skyrmish.lab.puzzles.puzzle import Puzzle, answer_of
from skyrmish.match.match import Match
from skyrmish.table.messages.puzzles import PuzzleVerdict
from skyrmish.table.puzzles.asking import facts_of, percent, said
from skyrmish.words.catalogue import say


def verdict(puzzle: Puzzle, orders: list[str]) -> PuzzleVerdict:
    """Orders that nobody could give are refused, as at the table."""
    match, kind = puzzle.named, KINDS[puzzle.kind]
    answer = as_written(match, puzzle.seat, orders)
    right = is_right(kind, match, puzzle.seat, puzzle.best, answer)
    worth = Fraction(puzzle.worth) if right else worth_of(puzzle, answer)
    told = {"worth": percent(float(worth)), "best_worth": percent(puzzle.worth_float), "nothing": not worth}
    return PuzzleVerdict(
        right=right,
        worth=float(worth),
        best_worth=puzzle.worth_float,
        answer=said(puzzle, answer),
        best=said(puzzle, puzzle.best),
        why=[
            say(f"puzzle-{puzzle.kind}-why", {**facts_of(puzzle), **told}),
            say(
                "puzzle-second", answer=said(puzzle, puzzle.second), worth=percent(float(Fraction(puzzle.second_worth)))
            ),
        ],
        why_not="" if right else say(f"puzzle-{puzzle.kind}-why-not", {**facts_of(puzzle, answer), **told}),
    )


def as_written(match: Match, seat: str, orders: list[str]) -> str:
    """The answer as a record would have it; refused if it cannot be given."""
    tried = match.twin()
    with suppress(DiceRefusal):  # it is allowed; dice are not thrown for an answer
        tried.orders(orders, seat)
    return answer_of([match.game.notation.parse(order).headed("").words() for order in orders])


def worth_of(puzzle: Puzzle, answer: str) -> Fraction:
    """Kept with the puzzle, or worked out now."""
    if answer in puzzle.worths:
        return Fraction(puzzle.worths[answer])
    return KINDS[puzzle.kind].worth(puzzle.named, puzzle.seat, puzzle.terms, answer)
